import { type Plugin, parseAst } from 'vite';
import { z } from 'zod';
import { type Change, changes } from './changes.ts';

type Edit = Readonly<{ start: number; end: number; text: string }>;
type Parts = Readonly<Record<number, readonly [from: string | number, to: string | number]>>;

const Node = z.looseObject({ type: z.string(), start: z.number(), end: z.number() });
type Node = z.infer<typeof Node>;

/** Returns a text or number, changed if the browser's user agent requests it. */
const helper = `
function changed__(what, parts) {
  const part = parts[/ changed\\/(\\d+)$/.exec(navigator.userAgent)?.[1]];
  if (!part) return what;
  return typeof what === 'number' ? part[1] : what.replaceAll(part[0], part[1]);
}
`;
const call = (text: string | number, parts: Parts) => `changed__(${JSON.stringify(text)}, ${JSON.stringify(parts)})`;

/** The children of a node that may contain a text, leaving out types, names and module paths. */
const childrenOf = (node: Node): readonly Node[] => {
  if (/^TS(?!As|Satisfies|NonNull)|^Import|^Export(All|Named.*From)/.test(node.type)) return [];
  const passed = node.type === 'TaggedTemplateExpression' ? ['quasi', 'typeAnnotation'] : ['typeAnnotation'];
  if (node.type === 'Property' && node.computed !== true) passed.push('key');
  return Object.entries(node)
    .filter(([name]) => !passed.includes(name))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .flatMap((value) => {
      const child = Node.safeParse(value);
      return child.success ? [child.data] : [];
    });
};

const Literal = z.looseObject({ type: z.literal('Literal'), value: z.union([z.string(), z.number()]) });
const Quasi = z.looseObject({ type: z.literal('TemplateElement'), value: z.object({ cooked: z.string() }) });
const JsxText = z.looseObject({ type: z.literal('JSXText'), value: z.string() });

/** A position in a source with a text or a number, and how it is written once a function call returns it. */
type Spot = Readonly<{ text: string | number; edit: (parts: Parts) => Edit }>;

const spotsIn = (node: Node, code: string, within = ''): readonly Spot[] => {
  const { start, end } = node;
  const literal = Literal.safeParse(node);
  if (literal.success) {
    const text = literal.data.value;
    const put = (parts: Parts) => (within === 'JSXAttribute' ? `{${call(text, parts)}}` : call(text, parts));
    return [{ text, edit: (parts) => ({ start, end, text: put(parts) }) }];
  }
  const quasi = Quasi.safeParse(node);
  if (quasi.success) {
    const text = quasi.data.value.cooked;
    // Some parsers include the surrounding quotes, some do not.
    const at = code.indexOf(text, start);
    const put = (parts: Parts) => `\${${call(text, parts)}}`;
    return [{ text, edit: (parts) => ({ start: at, end: at + text.length, text: put(parts) }) }];
  }
  const written = JsxText.safeParse(node);
  if (written.success) {
    const text = written.data.value.trim();
    const at = code.indexOf(text, start);
    return [{ text, edit: (parts) => ({ start: at, end: at + text.length, text: `{${call(text, parts)}}` }) }];
  }
  return childrenOf(node).flatMap((child) => spotsIn(child, code, node.type));
};

/** Prefers a text on its own to one that is part of another. */
const placesOf = (change: Change, spots: readonly Spot[]) => {
  const { from } = change;
  const whole = spots.filter(({ text }) => text === from);
  if (whole.length > 0 || typeof from === 'number') return whole;
  return spots.filter(({ text }) => typeof text === 'string' && text.includes(from));
};

const changeable = (code: string, id: string, wanted: readonly Change[]) => {
  const spots = spotsIn(Node.parse(parseAst(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' })), code);
  const parts = new Map<Spot, Parts>();
  for (const change of wanted) {
    const places = placesOf(change, spots);
    if (places.length === 0) throw new Error(`${change.place} has no “${change.from}”`);
    for (const place of places) parts.set(place, { ...parts.get(place), [change.number]: [change.from, change.to] });
  }
  const edits = [...parts]
    .map(([spot, changesOf]) => spot.edit(changesOf))
    .sort((one, other) => other.start - one.start);
  return edits.reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
};

/** Makes each text and constant of the table changeable by a browser (changes.ts). */
export const changeableTexts = (): Plugin => {
  const unbuilt = new Set(changes.map(({ place }) => place));
  return {
    name: 'waratah:changeable-texts',
    enforce: 'pre',
    transform(code, id) {
      const wanted = changes.filter(({ place }) => id.endsWith(`/${place}`));
      for (const { place } of wanted) unbuilt.delete(place);
      return wanted.length === 0 ? null : { code: changeable(code, id, wanted) + helper, map: null };
    },
    buildEnd(error) {
      if (!error && unbuilt.size > 0) throw new Error(`the client is not built from ${[...unbuilt].join(', ')}`);
    },
  };
};
