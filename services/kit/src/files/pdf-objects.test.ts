import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from '@jest/globals';
import { runsSomething } from './pdf-actions.ts';
import { isWhole, parsePdf, ProtectedPdf, writePdf } from './pdf-objects.ts';

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

test('a name is decoded once', async () => {
  const bytes = pdfOf([3, '<</S/Launc#2368/T/Launc#68/U/C#c3#a9>>']);
  expect(await written(bytes)).toMatch(/\/S \/Launc#2368\n\/T \/Launch\n\/U \/C#C3#A9\n/);
});

test('objects that the document does not use are not written', async () => {
  const text = await written(pdfOf([3, '<</S/GoTo/D 5 0 R>>'], [4, '(unused)'], [5, '[0/Fit]'], [6, '(unused)']));
  expect(text).not.toMatch(/unused/);
  expect(text).toMatch(/\/Size 6\b/);
});

test('a document that uses bytes which are no object is refused', async () => {
  const parsed = await parsePdf(pdfOf([3, '<</S/GoTo/D 4 0 R>>'], [4, '<</broken']));
  expect(() => writePdf(parsed)).toThrow('cannot be parsed');
  expect(isWhole(await parsePdf(pdfOf([3, harmless], [4, '<</broken'])))).toBe(false);
});

test('a stream whose length follows it is whole, whatever words it contains', async () => {
  const drawn = 'BT (data stream) Tj ET % endstream endobj';
  const stream = `<</Length 4 0 R>>\nstream\n${drawn}\nendstream`;
  expect(await written(pdfOf([3, stream], [4, String(drawn.length)]))).toContain(
    `/Length ${drawn.length}\n>>\nstream\n${drawn}\n`,
  );
});

test('a catalog that is no object of its own is refused', async () => {
  const direct = '/Root <</Type/Catalog/Pages 2 0 R/OpenAction<</S/Launch/F(calc.exe)>>>>';
  const bytes = Buffer.from(pdfOf([3, harmless]).toString('latin1').replace('/Root 1 0 R', direct), 'latin1');
  await expect(parsePdf(bytes)).rejects.toThrow('catalog');
});

test.each(['', 'secret'])('an encrypted PDF is refused (password "%s")', async (userPassword) => {
  const document = await PDFDocument.create();
  document.addPage().drawText('Mei Tan');
  document.encrypt({ userPassword, ownerPassword: 'owner' });
  await expect(parsePdf(await document.save())).rejects.toThrow(ProtectedPdf);
});
