import { nameIn } from './word-fields.ts';
import { isWords } from './word-elements.ts';
import { readXml, type XmlElement } from './xml-part.ts';

/** Elements with text that a page shows: of paragraphs, changes, formulas and drawings. */
const texts: ReadonlySet<string> = new Set(['t', 'delText']);
const instructions: ReadonlySet<string> = new Set(['instrText', 'delInstrText']);
/** What ends a word. */
const gaps: ReadonlySet<string> = new Set(['tab', 'ptab', 'br', 'cr']);

/** Attributes with text that a page shows, by their element: what precedes the entries of a list, choices, and text as a drawing. */
const textAttributes: Readonly<Record<string, string>> = {
  lvlText: 'val',
  listEntry: 'val',
  listItem: 'displayText',
  textpath: 'string',
};

/** Fields that show what is written between their signs, or a number, a date, a place of the same document. */
const plainFields: ReadonlySet<string> = new Set(
  `AUTONUM BIBLIOGRAPHY CITATION CREATEDATE DATE FORMCHECKBOX FORMTEXT HYPERLINK LISTNUM MERGEFIELD NOTEREF NUMPAGES PAGE
  PAGEREF PRINTDATE REF SAVEDATE SECTION SECTIONPAGES SEQ STYLEREF TIME TOC`.split(/\s+/),
);

const attribute = ({ attributes }: XmlElement, name: string) =>
  attributes.find(({ local }) => local === name)?.value ?? '';

/** Letters of a font of symbols are numbered from F000 on. */
const symbolOf = (element: XmlElement) => {
  const code = Number.parseInt(attribute(element, 'char'), 16) & 0xff;
  return code > 0x20 ? ` ${String.fromCharCode(code)} ` : ' ';
};

const switchedOff: ReadonlySet<string> = new Set(['0', 'false', 'off']);

/** Hidden words, between which others are shown, and charts, whose numbers may be written as words. */
const isHiding = (element: XmlElement) =>
  element.local === 'chartSpace' ||
  (isWords(element) && element.local === 'vanish' && !switchedOff.has(attribute(element, 'val')));

/**
 * What the parts of a DOCX show, one line for each paragraph, in the order of the parts; and whether that is all. Throws for a
 * part that is not well formed.
 */
export const textOfParts = (parts: readonly Uint8Array[]): Readonly<{ text: string; isRead: boolean }> => {
  const read = parts.map(textOfPart);
  return { text: read.map(({ text }) => text).join('\n'), isRead: read.every(({ isRead }) => isRead) };
};

const textOfPart = (bytes: Uint8Array) => {
  const written: string[] = [];
  const open: string[] = [];
  let isRead = true;
  /** The instruction of the field that began last. */
  let instruction = '';
  const endInstruction = () => {
    if (instruction.trim() !== '' && !plainFields.has(nameIn(instruction))) isRead = false;
    instruction = '';
  };
  readXml(bytes, {
    open: (element) => {
      const { local } = element;
      open.push(local);
      if (isHiding(element)) isRead = false;
      if (local === 'fldChar') endInstruction();
      if (local === 'fldSimple') instruction = attribute(element, 'instr');
      if (Object.hasOwn(textAttributes, local)) written.push(attribute(element, textAttributes[local] ?? ''), '\n');
      if (gaps.has(local)) written.push(' ');
      if (local === 'sym') written.push(symbolOf(element));
    },
    text: (text) => {
      const inside = open.at(-1) ?? '';
      if (texts.has(inside)) written.push(text);
      if (instructions.has(inside)) instruction += text;
    },
    close: () => {
      const local = open.pop();
      if (local === 'p') written.push('\n');
      if (local === 'fldSimple') endInstruction();
    },
  });
  endInstruction();
  return { text: written.join(''), isRead };
};
