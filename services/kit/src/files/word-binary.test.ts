import { expect, test } from '@jest/globals';
import { readDoc } from './word-binary.ts';
import { aCompound, docOf, type Stored } from './word-samples.ts';

const stream = (name: string): Stored => ({ name, bytes: Buffer.from('x') });
const storage = (name: string, ...entries: readonly Stored[]): Stored => ({ name, entries });
const withEntries = (...entries: readonly Stored[]) => docOf({ entries });
const withText = (text: string) => [docOf({ pieces: [{ text }] }), docOf({ pieces: [{ text, isNarrow: true }] })];

test('a DOC of text, pictures and properties is accepted', () => {
  const entries = [stream('Data'), stream('\u0001CompObj'), stream('\u0005SummaryInformation'), storage('ObjectPool')];
  expect(() => readDoc(withEntries(...entries))).not.toThrow();
  expect(() => readDoc(withEntries(storage('MsoDataStore', storage('A', stream('Item')))))).not.toThrow();
});

test.each([
  ['macros', withEntries(storage('Macros', storage('VBA', stream('dir')))), 'macros'],
  ['macros elsewhere', withEntries(storage('A', storage('_VBA_PROJECT_CUR'))), 'macros'],
  ['macros in small letters', withEntries(storage('macros')), 'macros'],
  ['an object', withEntries(storage('ObjectPool', storage('_1', stream('\u0001Ole10Native')))), 'an object'],
  ['an unknown storage', withEntries(storage('Anything')), 'an object'],
  ['a spreadsheet', withEntries(stream('Workbook')), 'an object'],
  ['a control', withEntries(storage('ObjectPool', storage('_1', stream('\u0003OCXNAME')))), 'controls'],
  ['a password', docOf({ isEncrypted: true }), 'locked'],
  ['a password around a DOCX', aCompound([stream('EncryptionInfo'), stream('EncryptedPackage')]), 'locked'],
])('a DOC with %s is refused', (_what, bytes, message) => {
  expect(() => readDoc(bytes)).toThrow(message);
});

test('an entry that no storage leads to counts, too', () => {
  const bytes = withEntries(storage('Macros'));
  const name = bytes.indexOf(Buffer.from('1Table', 'utf16le'));
  bytes.writeUInt32LE(0xffffffff, name + 72);
  expect(() => readDoc(bytes)).toThrow('macros');
});

const field = (code: string) => `\u0013${code}\u00141\u0015`;

test.each([
  ['a field', field(' DDEAUTO a b ')],
  ['a field in small letters', field('ddeauto a b')],
  ['a field without result', '\u0013 INCLUDEPICTURE "http://127.0.0.1:9/" \\d\u0015'],
  ['a field without end', 'a\u0013DDE a b'],
  ['a field in a field', `\u0013 QUOTE ${field('LINK a b')} \u0015`],
  ['a field in a result', `\u0013 PAGE \u0014${field('IMPORT a')}\u0015`],
  ['a name that a field completes', `\u0013 PAGE${field('QUOTE REF')} \u0015`],
  ['an address that a field makes', `\u0013 HYPERLINK ${field('QUOTE "file://host"')}\u0015`],
  ['a name that a field makes', `\u0013${field('QUOTE DD')}EAUTO a b\u0015`],
])('%s that acts is found in text of 8 and 16 bits', (_what, text) => {
  for (const bytes of withText(`Mei ${text} Tan`)) expect(() => readDoc(bytes)).toThrow('a field');
});

const short = (value: number) => Buffer.from([value & 0xff, value >> 8]);
const strings = (texts: readonly string[]) =>
  Buffer.concat([
    Buffer.from([0xff, 0xff]),
    short(texts.length),
    short(0),
    ...texts.flatMap((text) => [short(text.length), Buffer.from(text, 'utf16le')]),
  ]);
const associated = (template: string, letters = '', author = '') =>
  docOf({ part: { number: 32, bytes: strings(['', template, '', '', '', '', author, '', letters]) } });

test.each([
  ['a template on a share', associated('\\\\127.0.0.1\\share\\a.dot')],
  ['a template on a website', associated('http://127.0.0.1:9/a.dot')],
  ['letters on a share', associated('Normal.dot', '//127.0.0.1/share/a.doc')],
])('a DOC with %s is refused', (_what, bytes) => {
  expect(() => readDoc(bytes)).toThrow('its template or its letters');
});

test('a template beside Word, and a website in the name of the author, are accepted', () => {
  for (const template of ['', 'Normal.dotm', 'C:\\Templates\\Resume.dot'])
    expect(() => readDoc(associated(template, '', 'https://mei.example'))).not.toThrow();
});

test.each([16, 17, 18, 19, 48, 57, 59])('the type of a field counts, whatever its text says (part %i)', (number) => {
  const table = (type: number) => {
    const bytes = Buffer.alloc(4 * 3 + 2 * 2);
    bytes.set([0x13, type, 0x15, 0], 12);
    return docOf({ part: { number, bytes } });
  };
  expect(() => readDoc(table(67))).toThrow('a field');
  expect(() => readDoc(table(33))).not.toThrow();
});

test('a field is found in several pieces, of both kinds', () => {
  const pieces = [{ text: 'Mei \u0013DD', isNarrow: true }, { text: 'EAU' }, { text: 'TO a b\u0015', isNarrow: true }];
  expect(() => readDoc(docOf({ pieces }))).toThrow('a field');
});

test('harmless fields are accepted, links to files are not', () => {
  const harmless = field(' PAGE ') + field(' HYPERLINK "https://mei.example" ') + field(' TOC \\o "1-3" ');
  for (const bytes of withText(harmless)) expect(() => readDoc(bytes)).not.toThrow();
  for (const bytes of withText(field('HYPERLINK "file://host/a"'))) expect(() => readDoc(bytes)).toThrow('a link');
});

/** The header's numbers: where the table of sectors, the directory and the chain of further tables begin. */
const broken: readonly (readonly [string, (bytes: Buffer) => void])[] = [
  ['sectors of no size', (bytes) => bytes.writeUInt16LE(0, 30)],
  ['a directory outside the file', (bytes) => bytes.writeUInt32LE(9_999, 48)],
  ['a chain in a circle', (bytes) => bytes.writeUInt32LE(0, (bytes.readUInt32LE(76) + 1) * 512)],
  ['tables in a circle', (bytes) => bytes.writeUInt32LE(bytes.readUInt32LE(48), 68)],
  ['no pieces', (bytes) => bytes.writeUInt32LE(0, 512 + 422)],
  ['pieces outside the text', (bytes) => bytes.writeUInt32LE(0xffffff, bytes.indexOf('\u0002\u0010\0\0\0') + 9)],
  ['another header', (bytes) => bytes.writeUInt16LE(0xa5dc, 512)],
];

test.each(broken)('a DOC with %s is refused', (_what, change) => {
  const bytes = docOf();
  expect(() => readDoc(bytes)).not.toThrow();
  change(bytes);
  expect(() => readDoc(bytes)).toThrow();
});

test('a DOC that is cut off anywhere is refused', () => {
  const bytes = docOf();
  for (let length = 0; length < bytes.length - 512; length += 97)
    expect(() => readDoc(bytes.subarray(0, length))).toThrow();
});

test('a directory in a circle is refused', () => {
  const bytes = docOf();
  const name = bytes.indexOf(Buffer.from('1Table', 'utf16le'));
  bytes.writeUInt32LE(1, name + 72);
  expect(() => readDoc(bytes)).toThrow('circle');
});
