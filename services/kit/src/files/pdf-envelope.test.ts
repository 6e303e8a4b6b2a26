import { expect, test } from '@jest/globals';
import { pdfProblem } from './pdf-envelope.ts';

const pdf = (trailer: string) =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\nxref\n0 2\n0000000000 65535 f \n0000000009 00000 n \n${trailer}\nstartxref\n44\n%%EOF\n`,
  );

test.each([
  ['spaces', 'trailer\n<< /Size 2 /Root 1 0 R >>'],
  ['a browser', 'trailer\n<</Size 2\n/Root 1 0 R\n/Info 1 0 R>>'],
  ['a word processor', 'trailer\r\n<</Size 2/Root 1 0 R/ID[<7C6CAD7A1F7D8E4C><7C6CAD7A1F7D8E4C>] >>'],
  ['an office suite', 'trailer\n<</Size 2/Root 1 0 R\n/ID [ <3A1B> <3A1B> ]\n/DocChecksum /A1B2 >>'],
])('a trailer written by %s is complete', (_program, trailer) => {
  expect(pdfProblem(pdf(trailer))).toBeUndefined();
});

test.each(['<script>1</script>', '<<script >1', '<!-- a page -->', '<img src=x>', '<svg\n/onload=1>'])(
  '%s between objects makes the file invalid',
  (markup) => {
    expect(pdfProblem(pdf(`${markup}\ntrailer\n<</Size 2/Root 1 0 R>>`))).toBe('polyglot');
  },
);
