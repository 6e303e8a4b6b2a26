import { isDropped, isWords, keptAttributes, problemOf } from './word-elements.ts';
import { RefusedWord } from './word-problems.ts';
import { readStories } from './word-stories.ts';
import { escaped, readXml, startOf, type XmlAttribute, type XmlElement, xmlStart } from './xml-part.ts';

type Rules = Readonly<{
  /** The name that the part's first element must have. */
  root: string;
  /** The relationships that are kept for the part, with the kind of each. */
  kinds: ReadonlyMap<string, string>;
  /** If given, only these elements are kept below the root. */
  only?: ReadonlySet<string>;
}>;

/** Elements of text whose fields are apart from those around them. Every element of another namespace is such one, too. */
const ownStories: ReadonlySet<string> = new Set(['footnote', 'endnote', 'comment', 'txbxContent']);
const instructions: ReadonlySet<string> = new Set(['instrText', 'delInstrText']);
/** Word reads text in the place of an instruction as a part of it. */
const texts: ReadonlySet<string> = new Set(['t', 'delText']);
/** What separates words in an instruction. */
const gaps: ReadonlySet<string> = new Set('p tab ptab br cr sym softHyphen noBreakHyphen'.split(' '));
const deletions: ReadonlySet<string> = new Set(['del', 'moveFrom']);
const insertions: ReadonlySet<string> = new Set(['ins', 'moveTo']);

const beginsStory = (element: XmlElement) => !isWords(element) || ownStories.has(element.local);

/**
 * An XML part written anew: without comments, what loads or starts something, and links to files and programs. Throws
 * RefusedWord for elements and fields whose document is refused, and an error if it is not such a part.
 */
export const rewritePart = (bytes: Uint8Array, { root, kinds, only }: Rules): Buffer => {
  const written: string[] = [xmlStart];
  const stories = readStories((at, text) => {
    written[at] = escaped(text);
  });
  const open: XmlElement[] = [];
  let deletedDepth = 0;
  let insertedDepth = 0;
  /** The depth of the element that is left out at the moment. */
  let leftOut: number | undefined;

  const attributesOf = (element: XmlElement, depth: number): readonly XmlAttribute[] | undefined => {
    const problem = problemOf(element);
    if (problem) throw new RefusedWord(problem);
    if (depth === 1 && element.local !== root) throw new Error('The part is of another kind');
    if (isDropped(element) || (depth === 2 && only && !only.has(element.local))) return undefined;
    if (isWords(element) && element.local === 'fldChar' && !stories.sign(signOf(element))) return undefined;
    const kept = keptAttributes(element, kinds);
    if (!kept?.some(isInstruction)) return kept;
    return kept.map((one) => (isInstruction(one) ? { ...one, value: stories.simple(one.value) } : one));
  };

  readXml(bytes, {
    open: (element, depth) => {
      open.push(element);
      if (leftOut !== undefined) return;
      const attributes = attributesOf(element, depth);
      if (!attributes) {
        leftOut = depth;
        return;
      }
      if (deletions.has(element.local)) deletedDepth += 1;
      if (insertions.has(element.local)) insertedDepth += 1;
      if (isWords(element) && gaps.has(element.local)) stories.gap();
      if (beginsStory(element)) stories.begin();
      written.push(startOf(element.name, attributes));
    },
    text: (text) => {
      const inside = open.at(-1);
      if (leftOut !== undefined || !inside) return;
      const isCode = isWords(inside) && instructions.has(inside.local);
      const isDeleted = deletedDepth > 0 || inside.local.startsWith('del');
      if (isCode || (isWords(inside) && texts.has(inside.local))) {
        const isPlaced = stories.instruction({ at: written.length, text, isDeleted, isInserted: insertedDepth > 0 });
        if (isCode && !isPlaced) return;
      }
      written.push(escaped(text));
    },
    close: (name, depth) => {
      const element = open.pop();
      if (leftOut !== undefined) {
        if (leftOut === depth) leftOut = undefined;
        return;
      }
      if (element && deletions.has(element.local)) deletedDepth -= 1;
      if (element && insertions.has(element.local)) insertedDepth -= 1;
      if (element && beginsStory(element)) stories.end();
      written.push(`</${name}>`);
    },
  });
  stories.finish();
  return Buffer.from(written.join(''));
};

const isInstruction = ({ local }: XmlAttribute) => local === 'instr';

const signOf = ({ attributes, uri }: XmlElement): string =>
  attributes.find((one) => one.local === 'fldCharType' && one.uri === uri)?.value.trim() ?? '';
