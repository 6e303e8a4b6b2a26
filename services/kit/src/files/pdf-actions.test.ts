import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { expect, test } from '@jest/globals';
import { runsSomething } from './pdf-actions.ts';

const website = { S: 'URI', URI: PDFString.of('http://127.0.0.1:9/') };
const move = { S: 'GoTo', D: [0, 'Fit'] };

const pdfWith = async (change: (document: PDFDocument) => void) => {
  const document = await PDFDocument.create();
  document.addPage().drawText('Mei Tan');
  change(document);
  return document.save();
};
const opening = (action: object) => (document: PDFDocument) =>
  document.catalog.set(PDFName.of('OpenAction'), document.context.register(document.context.obj({ ...action })));
const onPage = (entry: string, value: object) => (document: PDFDocument) =>
  document.getPage(0).node.set(PDFName.of(entry), document.context.obj({ ...value }));

test.each([
  ['on opening', opening(website)],
  ['after it showed a page', opening({ ...move, Next: [website] })],
  ['when a page is shown', onPage('AA', { O: website })],
])('a PDF that opens a website %s is active', async (_when, change) => {
  expect(await runsSomething(await pdfWith(change))).toBe(true);
});

test('a PDF that shows a page, or links to a website, is not active', async () => {
  expect(await runsSomething(await pdfWith(opening(move)))).toBe(false);
  expect(await runsSomething(await pdfWith(onPage('AA', {})))).toBe(false);
  const links = (document: PDFDocument) =>
    document.getPage(0).node.set(PDFName.of('Annots'), document.context.obj([{ Subtype: 'Link', A: website }]));
  expect(await runsSomething(await pdfWith(links))).toBe(false);
  const place = (document: PDFDocument) =>
    document.catalog.set(PDFName.of('OpenAction'), document.context.obj([document.getPage(0).ref, 'Fit']));
  expect(await runsSomething(await pdfWith(place))).toBe(false);
});
