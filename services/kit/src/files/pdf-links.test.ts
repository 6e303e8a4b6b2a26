import { PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import { expect, test } from '@jest/globals';
import { runsSomething } from './pdf-actions.ts';
import { emptyLinks } from './pdf-links.ts';
import { parsePdf, writePdf } from './pdf-objects.ts';

test('links that lead elsewhere are emptied, and the others stay', async () => {
  const document = await PDFDocument.create();
  const addresses = [
    'https://portal.example/',
    'mailto:mei@portal.example',
    'file://host/share',
    'skype:mei',
    'www.portal.example/mei',
    'calc.exe',
    '#page=2',
  ];
  const links = addresses.map((address) => ({ Subtype: 'Link', A: { S: 'URI', URI: PDFString.of(address) } }));
  const hexadecimal = { Subtype: 'Link', A: { S: 'URI', URI: PDFHexString.fromText('\\\\host\\share') } };
  const named = { Subtype: 'Link', A: { S: 'URI', URI: PDFName.of('file://host/share') } };
  document.addPage().node.set(PDFName.of('Annots'), document.context.obj([...links, hexadecimal, named]));
  const parsed = await parsePdf(await document.save());
  expect(runsSomething(parsed)).toBe(true);
  emptyLinks(parsed);
  const text = Buffer.from(await writePdf(parsed)).toString('latin1');
  expect(text.match(/\/URI [(<].*/g)).toEqual([
    '/URI (https://portal.example/)',
    '/URI (mailto:mei@portal.example)',
    '/URI ()',
    '/URI ()',
    '/URI (https://www.portal.example/mei)',
    '/URI (https://calc.exe)',
    '/URI (#page=2)',
    '/URI ()',
    '/URI ()',
  ]);
  expect(runsSomething(await parsePdf(Buffer.from(text, 'latin1')))).toBe(false);
});
