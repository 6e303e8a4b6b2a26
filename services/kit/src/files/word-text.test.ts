import { expect, test } from '@jest/globals';
import { documentOf, spaces } from './word-samples.ts';
import { textOfParts } from './word-text.ts';

const read = (...parts: readonly string[]) => textOfParts(parts.map((part) => Buffer.from(part)));
const textOf = (...parts: readonly string[]) => read(...parts).text;
const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;

test('words in several runs are joined, and paragraphs are lines', () => {
  const first = `<w:p>${run('Pay a fe')}${run('e')}<w:r><w:tab/></w:r>${run('of $200')}</w:p>`;
  expect(textOf(documentOf(`${first}<w:p>${run('Thank you')}</w:p>`))).toBe('Pay a fee of $200\nThank you\n');
});

test.each([
  ['in a header', `<w:hdr ${spaces}><w:p>${run('Pay $200')}</w:p></w:hdr>`],
  ['before the entries of a list', `<w:numbering ${spaces}><w:lvlText w:val="Pay $200"/></w:numbering>`],
  ['as a drawing', documentOf('<v:textpath xmlns:v="urn:schemas-microsoft-com:vml" string="Pay $200"/>')],
  ['in a shape', documentOf('<a:p xmlns:a="urn:a"><a:r><a:t>Pay $200</a:t></a:r></a:p>')],
  ['as a choice', documentOf('<w:listEntry w:val="Pay $200"/>')],
  ['that somebody deleted, which Word shows', documentOf('<w:del><w:r><w:delText>Pay $200</w:delText></w:r></w:del>')],
])('words %s are read', (_where, part) => {
  expect(textOf(documentOf(`<w:p>${run('Duties')}</w:p>`), part)).toMatch(/^Duties\n\nPay \$200/);
});

test('words of symbols are read letter by letter', () => {
  const symbol = (letter: string) => `<w:sym w:font="Arial" w:char="F0${letter.charCodeAt(0).toString(16)}"/>`;
  expect(textOf(documentOf(`<w:p><w:r>${Array.from('Pay', symbol).join('')}</w:r></w:p>`)).replaceAll(/ +/g, ' ')).toBe(
    ' P a y \n',
  );
});

const sign = (kind: string) => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`;
const field = (instruction: string) =>
  `<w:p>${sign('begin')}<w:r><w:instrText>${instruction}</w:instrText></w:r>${sign('separate')}${run('1')}${sign('end')}</w:p>`;

test.each([
  ['a field that shows a property', field(' TITLE ')],
  ['a field that shows its instruction', field(' GOTOBUTTON _top Pay')],
  ['a field of one element', '<w:fldSimple w:instr=" QUOTE Pay "/>'],
  ['a field without an end', `<w:p>${sign('begin')}<w:r><w:instrText>EQ a</w:instrText></w:r></w:p>`],
  ['hidden words', `<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>no</w:t></w:r></w:p>`],
])('of a document with %s it is known that not all was read', (_what, body) => {
  expect(read(documentOf(body)).isRead).toBe(false);
});

test('a chart is not read', () => {
  expect(read(documentOf(''), '<c:chartSpace xmlns:c="urn:c"/>').isRead).toBe(false);
});

test('links, numbers of pages and words that are not hidden are read', () => {
  const shown = '<w:p><w:r><w:rPr><w:vanish w:val="0"/></w:rPr><w:t>yes</w:t></w:r></w:p>';
  const { isRead } = read(documentOf(field(' PAGE ') + field(' HYPERLINK "https://mei.example" ') + shown));
  expect(isRead).toBe(true);
});

test('names of styles and instructions of fields are not read', () => {
  const field = '<w:p><w:r><w:instrText>PAGE</w:instrText></w:r></w:p>';
  expect(textOf(`<w:styles ${spaces}><w:name w:val="Title"/></w:styles>`, documentOf(field)).trim()).toBe('');
});
