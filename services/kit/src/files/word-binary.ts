import { type CompoundEntry, readCompound } from './compound-file.ts';
import { hasName, isLink, judgeField } from './word-fields.ts';
import { RefusedWord, type WordProblem } from './word-problems.ts';

/** Names of entries that say what a document has beside its text, in small letters. */
const refused: readonly (readonly [ReadonlySet<string>, WordProblem])[] = [
  [new Set(['encryptedpackage', 'encryptioninfo', 'encryption', '\u0006dataspaces']), 'encrypted'],
  [new Set(['macros', 'vba', '_vba_project', '_vba_project_cur', 'projectwm', 'project', 'dir']), 'macros'],
  [new Set(['\u0003ocxname', '\u0003ocxdata']), 'controls'],
];

/** What documents of text and pictures have at their root. */
const usual: ReadonlySet<string> = new Set([
  'worddocument',
  '0table',
  '1table',
  'data',
  '\u0001compobj',
  '\u0001ole',
  '\u0005summaryinformation',
  '\u0005documentsummaryinformation',
  'msodatastore',
  'objectpool',
  '_signatures',
  '_xmlsignatures',
]);

/** The storages of XML for other programs and of signatures. Whatever else is inside a storage is an object. */
const inUsualStorage = /^(?:msodatastore|_xmlsignatures)\//;

/** Why an entry makes its document refused. An empty pool of objects is usual. */
const problemOf = ({ name, path }: CompoundEntry): WordProblem | undefined => {
  const found = refused.find(([names]) => names.has(name.toLowerCase()));
  if (found) return found[1];
  const place = (path ?? `?/${name}`).toLowerCase();
  return usual.has(place) || inUsualStorage.test(place) ? undefined : 'objects';
};

/**
 * Answers the text of a DOC. Throws RefusedWord if it has macros, objects, a password, or a field or link that fetches or starts
 * something, and an error if it is not a whole DOC of Word 97 or later.
 */
export const readDoc = (bytes: Buffer): string => {
  const entries = readCompound(bytes);
  const problems = new Set(entries.map(problemOf));
  for (const [, problem] of refused) if (problems.has(problem)) throw new RefusedWord(problem);
  if (problems.has('objects')) throw new RefusedWord('objects');
  const stream = (name: string) => {
    const found = entries.filter(({ path, isStorage }) => path?.toLowerCase() === name.toLowerCase() && !isStorage);
    if (found.length !== 1 || !found[0]) throw new Error(`The document has not one stream ${name}`);
    return found[0].read();
  };
  const document = stream('WordDocument');
  const table = tableOf(document, stream);
  const text = piecesIn(partOf(table, document, parts.pieces), document);
  checkFields(text);
  for (const fields of parts.fields) checkFieldTypes(partOf(table, document, fields));
  checkSources(partOf(table, document, parts.associated));
  return shownText(text);
};

/** What ends a cell, a line, a page or a paragraph. Other control characters are parts of fields and places of pictures. */
const lineEnds: ReadonlySet<string> = new Set('\u0007\u000b\u000c\r');

const shownText = (text: string): string => text.replaceAll(/\p{Cc}/gu, (sign) => (lineEnds.has(sign) ? '\n' : ' '));

/** Places in the header of the stream WordDocument, from [MS-DOC], sections 2.5.1 to 2.5.7. */
const header = { magic: 0xa5ec, flagsAt: 10, word97: 0xc1, wordsAt: 32, longsAt: 62, partsAt: 154 } as const;
/** Parts of the table stream, by their numbers in the header: the fields of the main text, headers, notes, comments and text boxes. */
const parts = { pieces: 33, associated: 32, fields: [16, 17, 18, 19, 48, 57, 59] } as const;
const flags = { encrypted: 0x0100, inTable1: 0x0200 } as const;

const tableOf = (document: Buffer, stream: (name: string) => Buffer): Buffer => {
  if (document.readUInt16LE(0) !== header.magic || document.readUInt16LE(2) < header.word97)
    throw new Error('Not a document of Word 97 or later');
  const set = document.readUInt16LE(header.flagsAt);
  if (set & flags.encrypted) throw new RefusedWord('encrypted');
  if (document.readUInt16LE(header.wordsAt) !== 14 || document.readUInt16LE(header.longsAt) !== 22)
    throw new Error('The header has another size');
  return stream(set & flags.inTable1 ? '1Table' : '0Table');
};

const partOf = (table: Buffer, document: Buffer, number: number): Buffer => {
  const at = header.partsAt + 8 * number;
  const start = document.readUInt32LE(at);
  return table.subarray(start, start + document.readUInt32LE(at + 4));
};

/** Kinds of fields that fetch or start something, as [MS-DOC] numbers them; Word goes by these. */
const actingTypes: ReadonlySet<number> = new Set([36, 45, 46, 51, 55, 56, 58, 67, 68, 78, 87]);

/** Judges the table of fields of a text: positions, then for each sign its kind and, where a field begins, the field's type. */
const checkFieldTypes = (table: Buffer): void => {
  if (table.length === 0) return;
  const count = (table.length - 4) / 6;
  if (!Number.isInteger(count)) throw new Error('The table of fields is broken');
  for (let at = 4 * (count + 1); at < table.length; at += 2)
    if ((table.readUInt8(at) & 0x1f) === 0x13 && actingTypes.has(table.readUInt8(at + 1)))
      throw new RefusedWord('fields');
};

/** A share, or an address with a scheme; the letter of a drive is none. */
const elsewhere = /^\s*(?:[\\/]{2}|[a-z][a-z\d+.-]+:)/i;
/** Strings that name the template and the sources of letters; others are the title, the author and the like. */
const isSource = (number: number) => number === 1 || number >= 8;

/** Refuses a template or a source of letters elsewhere, which Word opens with the document. */
const checkSources = (strings: Buffer): void => {
  if (strings.length === 0) return;
  const count = strings.readUInt16LE(2);
  for (let number = 0, at = 6; number < count; number++) {
    const end = at + 2 + 2 * strings.readUInt16LE(at);
    if (isSource(number) && elsewhere.test(strings.toString('utf16le', at + 2, end))) throw new RefusedWord('sources');
    at = end;
  }
};

/** The text of all pieces in their order: the main text, notes, headers and text boxes. */
const piecesIn = (table: Buffer, document: Buffer): string => {
  let at = 0;
  while (table.readUInt8(at) === 1) at += 3 + table.readUInt16LE(at + 1);
  if (table.readUInt8(at) !== 2) throw new Error('The document has no table of pieces');
  const pieces = table.subarray(at + 5, at + 5 + table.readUInt32LE(at + 1));
  const count = (pieces.length - 4) / 12;
  if (!Number.isInteger(count) || count < 1) throw new Error('The table of pieces is broken');
  let text = '';
  for (let index = 0; index < count; index++) {
    const length = pieces.readUInt32LE(4 * (index + 1)) - pieces.readUInt32LE(4 * index);
    text += pieceAt(pieces.readUInt32LE(4 * (count + 1) + 8 * index + 2), length, document);
    if (text.length > 2 * document.length) throw new Error('Pieces overlap');
  }
  return text;
};

const western = new TextDecoder('windows-1252');

/** A piece is in UTF-16, or in 8 bits for each letter, at half of its number. */
const pieceAt = (place: number, length: number, document: Buffer): string => {
  const isNarrow = (place & 0x40000000) !== 0;
  const start = isNarrow ? (place & 0x3fffffff) / 2 : place & 0x3fffffff;
  const end = start + (isNarrow ? length : 2 * length);
  if (length < 0 || end > document.length) throw new Error('A piece is outside the document');
  return isNarrow ? western.decode(document.subarray(start, end)) : document.toString('utf16le', start, end);
};

/** Before a field, and behind it. Between them, `\u0014` separates the instruction from the result. */
const signs = { begin: '\u0013', end: '\u0015' } as const;

/** Judges what is between the begin of each field and its result or end, with and without the fields inside it. */
const checkFields = (text: string): void => {
  const open: { instruction: string; inResult: boolean }[] = [];
  const judge = (instruction: string) => {
    const verdict = judgeField(instruction);
    if (verdict !== 'harmless') throw new RefusedWord(verdict === 'acts' ? 'fields' : 'links');
  };
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign < signs.begin || sign > signs.end) continue;
    const field = open.at(-1);
    if (field && !field.inResult) {
      field.instruction += text.slice(from, at);
      judge(field.instruction);
      // What a field inside it shows could complete its name or its address.
      if (sign === signs.begin && (!hasName(field.instruction) || isLink(field.instruction)))
        throw new RefusedWord('fields');
    }
    from = at + 1;
    if (sign === signs.begin) open.push({ instruction: '', inResult: false });
    else if (sign === signs.end) open.pop();
    else if (field) field.inResult = true;
  }
  const last = open.at(-1);
  if (last && !last.inResult) judge(last.instruction + text.slice(from));
};
