import { readXml, type XmlElement } from './xml-part.ts';

/** Elements with text that a page shows: of paragraphs, changes, formulas and drawings, and the values of charts. */
const texts: ReadonlySet<string> = new Set(['t', 'delText', 'v']);
/** What ends a word. */
const gaps: ReadonlySet<string> = new Set(['tab', 'ptab', 'br', 'cr']);

/** Attributes with text that a page shows, by their element: what precedes the entries of a list, and text as a drawing. */
const textAttributes: Readonly<Record<string, string>> = { lvlText: 'val', textpath: 'string' };

const textOfAttributes = ({ local, attributes }: XmlElement): readonly string[] =>
  attributes.filter((one) => one.local === textAttributes[local]).map(({ value }) => value);

/** What the parts of a DOCX show, one line for each paragraph, in the order of the parts. Throws for a part that is not well formed. */
export const textOfParts = (parts: readonly Uint8Array[]): string => parts.map(textOfPart).join('\n');

const textOfPart = (bytes: Uint8Array): string => {
  const written: string[] = [];
  const open: string[] = [];
  readXml(bytes, {
    open: (element) => {
      open.push(element.local);
      for (const text of textOfAttributes(element)) written.push(text, '\n');
      if (gaps.has(element.local)) written.push(' ');
    },
    text: (text) => {
      if (texts.has(open.at(-1) ?? '')) written.push(text);
    },
    close: () => {
      const local = open.pop();
      if (local === 'p' || local === 'v') written.push('\n');
    },
  });
  return written.join('');
};
