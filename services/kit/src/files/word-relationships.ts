import { mayLeadTo, plainAddress } from './link-destination.ts';
import { RefusedWord, type WordProblem } from './word-problems.ts';
import { readXml, startOf, xmlStart } from './xml-part.ts';

/** A relationship of a part: to a place elsewhere, or to the part at `path`. `kind` is the last word of its type. */
export type Relationship = Readonly<{ id: string; type: string; kind: string; target: string; path?: string }>;

const office = 'application/vnd.openxmlformats-officedocument';
const text = `${office}.wordprocessingml`;

/** A kind of part that is kept: its content type, its first element, and the kinds of parts that it may lead to. */
export type PartKind = Readonly<{
  type: string;
  root: string;
  to: readonly string[];
  name?: string;
  only?: ReadonlySet<string>;
}>;

const drawn = ['image', 'hyperlink'];
const diagram = ['diagramData', 'diagramLayout', 'diagramQuickStyle', 'diagramColors', 'diagramDrawing'];
const shown = [...drawn, 'chart', ...diagram];
const story = (root: string, name = root): PartKind => ({ type: `${text}.${name}+xml`, root, to: shown });

/** The kinds of XML parts that are kept, by the relationship that leads to them. */
export const partKinds: Readonly<Record<string, PartKind>> = {
  officeDocument: {
    ...story('document', 'document.main'),
    name: 'document',
    to: shown.concat(
      'styles',
      'numbering',
      'settings',
      'fontTable',
      'theme',
      'footnotes',
      'endnotes',
      'comments',
      'header',
      'footer',
    ),
  },
  styles: { ...story('styles'), name: 'styles', to: [] },
  numbering: { ...story('numbering'), name: 'numbering', to: ['image'] },
  settings: { ...story('settings'), name: 'settings', to: [] },
  fontTable: { ...story('fonts', 'fontTable'), name: 'fontTable', to: [] },
  footnotes: { ...story('footnotes'), name: 'footnotes' },
  endnotes: { ...story('endnotes'), name: 'endnotes' },
  comments: { ...story('comments'), name: 'comments' },
  header: story('hdr', 'header'),
  footer: story('ftr', 'footer'),
  theme: { type: `${office}.theme+xml`, root: 'theme', to: ['image'] },
  chart: { type: `${office}.drawingml.chart+xml`, root: 'chartSpace', to: ['image'] },
  diagramData: { type: `${office}.drawingml.diagramData+xml`, root: 'dataModel', to: drawn },
  diagramLayout: { type: `${office}.drawingml.diagramLayout+xml`, root: 'layoutDef', to: ['image'] },
  diagramQuickStyle: { type: `${office}.drawingml.diagramStyle+xml`, root: 'styleDef', to: [] },
  diagramColors: { type: `${office}.drawingml.diagramColors+xml`, root: 'colorsDef', to: [] },
  diagramDrawing: {
    type: 'application/vnd.ms-office.drawingml.diagramDrawing+xml',
    root: 'drawing',
    to: drawn,
  },
  'core-properties': {
    type: 'application/vnd.openxmlformats-package.core-properties+xml',
    root: 'coreProperties',
    to: [],
    only: new Set(['title', 'subject', 'creator', 'keywords', 'description', 'category', 'created', 'modified']),
  },
  'extended-properties': {
    type: `${office}.extended-properties+xml`,
    root: 'Properties',
    to: [],
    only: new Set(['Company', 'Manager']),
  },
};

/** Kinds of relationships whose documents are refused, in small letters. */
const refused: Readonly<Record<string, WordProblem>> = {
  vbaproject: 'macros',
  wordvbadata: 'macros',
  oleobject: 'objects',
  package: 'objects',
  control: 'controls',
  activexcontrolbinary: 'controls',
  afchunk: 'documents',
  subdocument: 'documents',
};

/** The beginnings of types; whatever follows is the kind. */
const types =
  /^http:\/\/(?:schemas\.openxmlformats\.org\/(?:officeDocument\/2006\/relationships(?:\/metadata)?|package\/2006\/relationships\/metadata)|purl\.oclc\.org\/ooxml\/officeDocument\/relationships(?:\/metadata)?|schemas\.microsoft\.com\/office\/20\d\d\/relationships)\/([\w-]+)$/;

const relationshipSpace = 'http://schemas.openxmlformats.org/package/2006/relationships';
const hasScheme = /^\s*(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i;
const idPattern = /^[\p{L}_][\p{L}\p{N}_.-]{0,200}$/u;

/** The kind of a relationship that a numbers-only chart needs to be edited; it shows its values without it. */
const behindCharts: ReadonlySet<string> = new Set(['package', 'oleobject']);

/**
 * The relationships of the part `of` that are kept: those to known kinds of parts, and links that may lead where they do.
 * Throws RefusedWord for those whose document is refused, and an error if they are not well formed.
 */
export const keptRelationships = (
  bytes: Uint8Array,
  { of, kind, to }: Readonly<{ of: string; kind: string; to: readonly string[] }>,
): readonly Relationship[] => {
  const all = relationshipsIn(bytes);
  if (new Set(all.map(({ Id }) => Id)).size < all.length) throw new Error('Two relationships have one name');
  return all.flatMap(({ Id: id, Type: type, Target: target, TargetMode: mode = 'Internal' }) => {
    const word = type?.split('/').at(-1)?.toLowerCase() ?? '';
    if (kind === 'chart' && behindCharts.has(word)) return [];
    const problem = Object.hasOwn(refused, word) ? refused[word] : undefined;
    if (problem) throw new RefusedWord(problem);
    const found = types.exec(type ?? '')?.[1] ?? '';
    if (!to.includes(found) || !id || !type || target === undefined) return [];
    if (!idPattern.test(id)) throw new Error('A relationship has no proper name');
    if (found === 'hyperlink')
      return mayLeadTo(target) ? [{ id, type, kind: found, target: plainAddress(target) }] : [];
    const isElsewhere = mode !== 'Internal' || hasScheme.test(plainAddress(target));
    if (isElsewhere && found === 'image') throw new RefusedWord('pictures');
    return isElsewhere ? [] : [{ id, type, kind: found, target, path: pathOf(target, of) }];
  });
};

/** The path of a part inside the archive, in small letters as names are compared. */
const pathOf = (target: string, of: string): string =>
  decodeURIComponent(new URL(target, `http://package/${of}`).pathname.slice(1)).toLowerCase();

const relationshipsIn = (bytes: Uint8Array): readonly Readonly<Partial<Record<string, string>>>[] => {
  const found: Record<string, string>[] = [];
  readXml(bytes, {
    open: ({ uri, local, attributes }) => {
      if (local === 'Relationship' && uri === relationshipSpace)
        found.push(Object.fromEntries(attributes.map(({ name, value }) => [name, value])));
    },
    text: () => undefined,
    close: () => undefined,
  });
  return found;
};

/** Relationships as a part of their own. Those without a path lead out of the document. */
export const writeRelationships = (
  relationships: readonly Readonly<{ id: string; type: string; target: string; path?: string }>[],
): Buffer => {
  const inside = relationships.map(({ id, type, target, path }) =>
    startOf('Relationship', [
      { name: 'Id', value: id },
      { name: 'Type', value: type },
      { name: 'Target', value: target },
      ...(path === undefined ? [{ name: 'TargetMode', value: 'External' }] : []),
    ]).replace(/>$/, '/>'),
  );
  return Buffer.from(`${xmlStart}<Relationships xmlns="${relationshipSpace}">${inside.join('')}</Relationships>`);
};
