import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { expect, test } from '@jest/globals';
import { runsSomething } from './pdf-actions.ts';
import { parsePdf, writePdf } from './pdf-objects.ts';

/** A PDF of the given objects, from number 3 on; its table points to the first of each number. */
const pdfOf = (...objects: readonly (readonly [number: number, content: string])[]) => {
  const all = [
    [1, '<</Type/Catalog/Pages 2 0 R/A 3 0 R>>'],
    [2, '<</Type/Pages/Kids[]/Count 0>>'],
    ...objects,
  ] as const;
  let text = '%PDF-1.7\n';
  const offsets = new Map<number, number>();
  for (const [number, content] of all) {
    if (!offsets.has(number)) offsets.set(number, text.length);
    text += `${number} 0 obj\n${content}\nendobj\n`;
  }
  const rows = [...offsets.values()].map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const table = `xref\n0 ${rows.length + 1}\n0000000000 65535 f \n${rows.join('')}`;
  return Buffer.from(
    `${text}${table}trailer\n<</Size ${rows.length + 1}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
};

const written = async (bytes: Uint8Array) => Buffer.from(await writePdf(await parsePdf(bytes))).toString('latin1');
const harmless = '<</S/GoTo/D[0/Fit]>>';

test.each([
  ['a comment', '<</S%c\n/Launch/F(calc.exe)>>'],
  ['a NUL', '<</S\0/Launch/F(calc.exe)>>'],
  ['many spaces', `<</S${' '.repeat(40)}/SubmitForm/F(http://127.0.0.1:9/)>>`],
  ['letters in hexadecimal', '<</S/#4Caunch/F(calc.exe)>>'],
])('an action that a later object replaces is found behind %s, and not written', async (_what, action) => {
  const bytes = pdfOf([3, action], [3, harmless]);
  expect(runsSomething(await parsePdf(bytes))).toBe(true);
  const text = await written(bytes);
  expect(text).not.toMatch(/calc|Launch|SubmitForm/);
  expect(text.match(/\n3 0 obj/g)).toHaveLength(1);
});

test('an action in an object stream is found, and only what replaces it is written', async () => {
  const inside = '3 0 <</S/Launch/F(calc.exe)>>';
  const stream = `<</Type/ObjStm/N 1/First 4/Length ${inside.length}>>\nstream\n${inside}\nendstream`;
  const bytes = pdfOf([4, stream], [3, harmless]);
  expect(runsSomething(await parsePdf(bytes))).toBe(true);
  expect(await written(bytes)).not.toMatch(/Launch|ObjStm/);
});

test('a name that only the written file gives an action is found there', async () => {
  const bytes = pdfOf([3, '<</S/Launc#232368/F(calc.exe)>>']);
  expect(runsSomething(await parsePdf(bytes))).toBe(false);
  expect(runsSomething(await parsePdf(Buffer.from(await written(bytes), 'latin1')))).toBe(true);
});

test('objects that the document does not use, and bytes that are no object, are not written', async () => {
  const text = await written(pdfOf([3, '<</S/GoTo/D 5 0 R>>'], [4, '(unused)'], [5, '<</broken'], [6, '(unused)']));
  expect(text).not.toMatch(/unused|broken/);
  expect(text).toMatch(/5 0 obj\nnull/);
  expect(text).toMatch(/\/Size 6\b/);
});

const encrypted = async (userPassword: string) => {
  const document = await PDFDocument.create();
  document.addPage().drawText('Mei Tan');
  document.catalog.set(PDFName.of('OpenAction'), document.context.obj({ S: 'Launch', F: PDFString.of('calc.exe') }));
  document.encrypt({ userPassword, ownerPassword: 'owner' });
  return document.save();
};

test('a PDF that opens without a password is read, and written without encryption', async () => {
  const bytes = await encrypted('');
  expect(runsSomething(await parsePdf(bytes))).toBe(true);
  const text = await written(bytes);
  expect(text).not.toContain('/Encrypt');
  expect(text).toContain('/S /Launch');
});

test('a PDF that needs a password is not read', async () => {
  await expect(parsePdf(await encrypted('secret'))).rejects.toThrow('PASSWORD');
});
