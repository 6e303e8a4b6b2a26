import { expect, test } from '@jest/globals';
import { documentOf, spaces } from './word-samples.ts';
import { textOfParts } from './word-text.ts';

const textOf = (...parts: readonly string[]) => textOfParts(parts.map((part) => Buffer.from(part)));
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
  ['in a chart', '<c:v xmlns:c="urn:c">Pay $200</c:v>'],
  ['that somebody deleted, which Word shows', documentOf('<w:del><w:r><w:delText>Pay $200</w:delText></w:r></w:del>')],
])('words %s are read', (_where, part) => {
  expect(textOf(documentOf(`<w:p>${run('Duties')}</w:p>`), part)).toMatch(/^Duties\n\nPay \$200/);
});

test('names of styles and instructions of fields are not read', () => {
  const field = '<w:p><w:r><w:instrText>PAGE</w:instrText></w:r></w:p>';
  expect(textOf(`<w:styles ${spaces}><w:name w:val="Title"/></w:styles>`, documentOf(field)).trim()).toBe('');
});
