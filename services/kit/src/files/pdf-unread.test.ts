import { PDFDocument, PDFName, type PDFRef } from '@cantoo/pdf-lib';
import { expect, test } from '@jest/globals';
import { parsePdf } from './pdf-objects.ts';
import { drawsTextElsewhere } from './pdf-unread.ts';

const words = 'BT /F 12 Tf (Pay) Tj ET';
const square = '0 0 9 9 re f';

type Draw = (document: PDFDocument) => PDFRef;
const drawing =
  (content: string, entries: object = {}): Draw =>
  ({ context }) =>
    context.register(
      context.flateStream(content, { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 9, 9], ...entries }),
    );
const packedOtherwise: Draw = ({ context }) => context.register(context.stream(square, { Filter: 'Unknown' }));
/** A drawing that shows another one. */
const around =
  (inside: Draw, entries: object = {}): Draw =>
  (document) =>
    drawing('/X Do', { Resources: { XObject: { X: inside(document) } }, ...entries })(document);

const isElsewhere = async (entry: string, value: (document: PDFDocument) => object) => {
  const document = await PDFDocument.create();
  const page = document.addPage();
  page.drawText('Duties');
  page.node
    .Resources()
    ?.set(PDFName.of(entry), document.context.obj({ A: document.context.obj({ ...value(document) }) }));
  return drawsTextElsewhere(await parsePdf(await document.save()));
};

const masks = (draw: Draw) => (document: PDFDocument) => ({ SMask: { S: 'Alpha', G: draw(document) } });
const letters = (draw: Draw) => (document: PDFDocument) => ({ Subtype: 'Type3', CharProcs: { a: draw(document) } });

test.each([
  ['a mask', 'ExtGState', masks(drawing(words))],
  ['a drawing in a mask', 'ExtGState', masks(around(drawing(words)))],
  ['a letter of a font', 'Font', letters(drawing(words))],
  ['a mask that cannot be unpacked', 'ExtGState', masks(packedOtherwise)],
])('text in %s is found', async (_where, entry, value) => {
  expect(await isElsewhere(entry, value)).toBe(true);
});

test('text in a pattern is found', async () => {
  const document = await PDFDocument.create();
  document.addPage().drawText('Duties');
  drawing(words, { PatternType: 1 })(document);
  expect(drawsTextElsewhere(await parsePdf(await document.save()))).toBe(true);
});

test.each([
  ['a mask of a picture', 'ExtGState', masks(around(drawing('BT', { Subtype: 'Image' })))],
  ['a mask of a square', 'ExtGState', masks(drawing(square))],
  ['letters that are drawn', 'Font', letters(drawing(square))],
])('%s is none', async (_what, entry, value) => {
  expect(await isElsewhere(entry, value)).toBe(false);
});
