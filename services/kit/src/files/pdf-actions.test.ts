import { PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import { expect, test } from '@jest/globals';
import { runsSomething } from './pdf-actions.ts';
import { parsePdf } from './pdf-objects.ts';

const to = (address: string) => ({ S: 'URI', URI: PDFString.of(address) });
const website = to('http://127.0.0.1:9/');
const move = { S: 'GoTo', D: [0, 'Fit'] };

const isActive = async (change: (document: PDFDocument) => void) => {
  const document = await PDFDocument.create();
  document.addPage().drawText('Mei Tan');
  change(document);
  return runsSomething(await parsePdf(await document.save({ useObjectStreams: false })));
};
const opening = (action: object) => (document: PDFDocument) =>
  document.catalog.set(PDFName.of('OpenAction'), document.context.register(document.context.obj({ ...action })));
const onPage = (entry: string, value: object) => (document: PDFDocument) =>
  document.getPage(0).node.set(PDFName.of(entry), document.context.obj(Array.isArray(value) ? value : { ...value }));
const link = (action: object) => (document: PDFDocument) =>
  document.getPage(0).node.set(PDFName.of('Annots'), document.context.obj([{ Subtype: 'Link', A: { ...action } }]));
const stream = (entries: object) => (document: PDFDocument) => {
  document.context.register(document.context.stream('', { ...entries }));
};

test.each([
  ['opens a website on opening', opening(website)],
  ['opens a website after it showed a page', opening({ ...move, Next: [website] })],
  [
    'opens a website from a list on opening',
    (document) => document.catalog.set(PDFName.of('OpenAction'), document.context.obj([{ ...website }])),
  ],
  ['prints on opening', opening({ S: 'Named', N: 'Print' })],
  ['sends itself by email on opening', opening({ ...move, Next: [{ S: 'Named', N: 'AcroSendMail:SendMail' }] })],
  ['opens a website when a page is shown', onPage('AA', { O: website })],
  ['starts a program after a click', link({ S: 'Launch', F: PDFString.of('calc.exe') })],
  ['opens another file after a click', link({ S: 'GoToR', F: PDFString.of('\\\\\\\\host\\\\share') })],
  ['plays a film', link({ S: 'Rendition' })],
  ['links to a share of a network', link(to('file://host/share'))],
  ['links to a share behind a line break', link(to('fi\nle://host/share'))],
  ['links to a share behind a NUL', link(to('\u0000file://host/share'))],
  ['links to a file of its reader', link(to('file:///C:/resume.docx'))],
  ['links to a share without naming a host', link(to('file:////host/share'))],
  ['links to a share as Windows writes it', link(to('\\\\\\\\host\\\\share'))],
  ['links to another program', link(to('search-ms:query=a'))],
  ['links to a program beside it', link(to('..\\\\..\\\\calc.exe'))],
  ['links to a share behind a character without width', link(to('\u200bfile://host/share'))],
  ['links to a program whose scheme has a dot', link(to('ms.search-ms:query=a'))],
  ['has relative links to another program', link({ ...website, Base: PDFString.of('search-ms:') })],
  ['has an annotation with a film', onPage('Annots', [{ Subtype: 'Movie', Movie: { F: PDFString.of('a') } }])],
  ['has a model that runs a script', stream({ Type: '3D', OnInstantiate: 'x' })],
  ['names a file elsewhere', onPage('FS', { Type: 'Filespec', F: PDFString.of('a') })],
  ['has a file beside a page', onPage('AF', [{ UF: PDFString.of('\\\\\\\\host\\\\share') }])],
  ['names a file in hexadecimal letters', onPage('AF', [{ F: PDFHexString.of('613B') }])],
  ['names a file at an address', onPage('Note', { FS: 'URL' })],
  ['draws in PostScript, by an older name', stream({ Type: 'XObject', Subtype: 'Form', Subtype2: 'PS' })],
  [
    'fetches pages of a website',
    (document) => document.catalog.set(PDFName.of('SpiderInfo'), document.context.obj({ V: 1 })),
  ],
  [
    'needs a program in its reader',
    (document) => document.catalog.set(PDFName.of('Requirements'), document.context.obj([])),
  ],
  ['draws in PostScript', stream({ Type: 'XObject', Subtype: 'PS' })],
  ['keeps a stream in another file', stream({ F: PDFString.of('\\\\\\\\host\\\\share') })],
  ['draws a page of another file', stream({ Subtype: 'Form', Ref: { F: PDFString.of('a.pdf') } })],
  [
    'hides the kind of an action behind two references',
    (document) => {
      const { context } = document;
      link({ S: context.register(context.register(PDFName.of('Launch'))) })(document);
    },
  ],
] satisfies [string, (document: PDFDocument) => void][])('a PDF that %s is active', async (_what, change) => {
  expect(await isActive(change)).toBe(true);
});

test.each([
  ['shows a page on opening', opening(move)],
  ['has an annotation with flags', onPage('Annots', [{ Subtype: 'Text', F: 28, Contents: PDFString.of('Hello') }])],
  ['does nothing when a page is shown', onPage('AA', {})],
  ['links to a website', link(website)],
  ['links to a mailbox', link(to('mailto:mei@portal.example'))],
  ['links to a website without its scheme', link(to('www.portal.example/mei'))],
  [
    'shows a place on opening',
    (document) =>
      document.catalog.set(PDFName.of('OpenAction'), document.context.obj([document.getPage(0).ref, 'Fit'])),
  ],
] satisfies [string, (document: PDFDocument) => void][])('a PDF that %s is not active', async (_what, change) => {
  expect(await isActive(change)).toBe(false);
});
