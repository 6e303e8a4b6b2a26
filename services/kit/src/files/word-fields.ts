import { mayLeadTo } from './link-destination.ts';

/**
 * Fields that show something of the document, its reader or the date. Every other field is refused: those that fetch or
 * start something, and names that a later version of Word may understand.
 */
const harmless: ReadonlySet<string> = new Set(
  `= ADDIN ADDRESSBLOCK ADVANCE ASK AUTHOR AUTONUM AUTONUMLGL AUTONUMOUT BARCODE BIBLIOGRAPHY BIDIOUTLINE CITATION COMMENTS
  COMPARE CREATEDATE DATE DISPLAYBARCODE DOCPROPERTY DOCVARIABLE EDITTIME EQ FILENAME FILESIZE FILLIN FORMCHECKBOX
  FORMDROPDOWN FORMTEXT FTNREF GOTOBUTTON GREETINGLINE HYPERLINK IF INDEX INFO KEYWORDS LASTSAVEDBY LISTNUM MERGEBARCODE
  MERGEFIELD MERGEREC MERGESEQ NEXT NEXTIF NOTEREF NUMCHARS NUMPAGES NUMWORDS PAGE PAGEREF PRINTDATE PRIVATE QUOTE REF
  REVNUM SAVEDATE SECTION SECTIONPAGES SEQ SET SHAPE SKIPIF STYLEREF SUBJECT SYMBOL TA TC TEMPLATE TIME TITLE TOA TOC
  USERADDRESS USERINITIALS USERNAME XE`.split(/\s+/),
);

/** Names that no text of a field contains by chance: refused anywhere in it, since words before them may be deleted ones. */
const unmistakable = /(?<![a-z])(?:ddeauto|dde|includetext|includepicture|macrobutton)(?![a-z])/i;

/** The first word of a field's instruction, in capitals. */
export const nameIn = (instruction: string): string => {
  const text = instruction.trim();
  return text.startsWith('=') ? '=' : (/^[^\s"\\]{1,40}/.exec(text)?.[0].toUpperCase() ?? '');
};

/** Whether the first word of a field's instruction is complete, so that what follows cannot change it. */
export const hasName = (instruction: string): boolean => /^\s*(?:=|[^\s"\\]+[\s"\\])/.test(instruction);

/** Whether a field is a link. */
export const isLink = (instruction: string): boolean => nameIn(instruction) === 'HYPERLINK';

/** What a field does: nothing outside the document, `elsewhere` if it is a link to a file or a program, `acts` otherwise. */
export const judgeField = (instruction: string): 'harmless' | 'elsewhere' | 'acts' => {
  const name = nameIn(instruction);
  if (!harmless.has(name)) return 'acts';
  if (isLink(instruction)) return addressesIn(instruction).every(mayLeadTo) ? 'harmless' : 'elsewhere';
  return unmistakable.test(instruction) ? 'acts' : 'harmless';
};

/** Switches of a link that take a value which is no address: a place, a tip, a window. */
const switches: ReadonlySet<string> = new Set(['\\l', '\\o', '\\t']);

/** Files and shares: addresses wherever they stand, since programs differ in what a switch takes. */
const elsewhere = /^\s*(?:[\\/]{2}|file:|[a-z]:[\\/])/i;

/** The addresses in the instruction of a link: whatever is neither a switch nor its value. */
const addressesIn = (instruction: string): readonly string[] => {
  const words =
    instruction
      .trim()
      .slice('HYPERLINK'.length)
      .replaceAll(/[\u201c\u201d]/g, '"')
      .match(/"(?:[^"\\]|\\[^])*"?|[^\s"]+/g) ?? [];
  const values = words.map((word) => word.replaceAll('"', '').replaceAll('\\\\', '\\'));
  const isPlain = (at: number) => switches.has(words[at - 1]?.toLowerCase() ?? '') && !elsewhere.test(values[at] ?? '');
  return values.filter((_, at) => !/^\\[a-z]$/i.test(words[at] ?? '') && !isPlain(at));
};

/** The instruction of a link that leads nowhere else: to the top of its document. */
export const emptyLink = ' HYPERLINK \\l "_top" ';
