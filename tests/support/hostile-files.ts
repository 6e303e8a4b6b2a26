import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import fc from 'fast-check';
import sharp from 'sharp';
import { aZip, type Member } from './archives.ts';
import { docOf, related, relationships, spaces } from '@waratah/kit/files/word-samples';
import { aDoc, aDocx, anExecutable, anXlsx, aPdf, aWordZip } from './files.ts';

/** Files for uploads, generated from a seed: valid ones of each kind, and bad ones by technique. */
export type Made = Readonly<{ what: string; bytes: Buffer }>;
type Maker = fc.Arbitrary<Made>;

const made = (what: string, bytes: fc.Arbitrary<Buffer>): Maker => bytes.map((each) => ({ what, bytes: each }));
const one = (what: string, bytes: Buffer): Maker => fc.constant({ what, bytes });

const line = fc.oneof(fc.lorem({ maxCount: 12 }), fc.constantFrom('HTML/JavaScript <b>developer</b>', 'C++ (5 years)'));
const lines = fc.array(line, { minLength: 1, maxLength: 30 });

/** PDFs as programs write them, with objects in plain form or compressed. */
const plainPdf = lines.map((each) => aPdf(each));
const packedPdfs = await Promise.all(
  ['Mei Tan', 'Barista', 'Nurse'].map(async (text) => {
    const document = await PDFDocument.create();
    document.addPage().drawText(text);
    return Buffer.from(await document.save({ useObjectStreams: true }));
  }),
);
const pdf = fc.oneof(plainPdf, fc.constantFrom(...packedPdfs));

const activePdf = async (change: (document: PDFDocument) => unknown, useObjectStreams: boolean) => {
  const document = await PDFDocument.create();
  document.addPage().drawText('Mei Tan');
  await change(document);
  return Buffer.from(await document.save({ useObjectStreams }));
};

const action = (kind: string, rest: object) => (document: PDFDocument) =>
  document.catalog.set(PDFName.of('OpenAction'), document.context.obj({ S: kind, ...rest }));

const whenShown = (kind: string) => (document: PDFDocument) =>
  document.getPage(0).node.set(PDFName.of('AA'), document.context.obj({ O: { S: kind, URI: PDFString.of('a') } }));

const linkTo = (kind: string) => (document: PDFDocument) => {
  const link = { Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 99, 99], A: { S: kind, F: PDFString.of('a.exe') } };
  document.getPage(0).node.set(PDFName.of('Annots'), document.context.obj([link]));
};

const activePdfs = await Promise.all(
  [false, true].flatMap((packed) =>
    [
      action('JavaScript', { JS: PDFString.of('app.alert(1)') }),
      action('Launch', { F: PDFString.of('cmd.exe') }),
      action('SubmitForm', { F: PDFString.of('http://127.0.0.1:9/') }),
      (document: PDFDocument) => document.addJavaScript('main', 'app.alert(1)'),
      (document: PDFDocument) => document.attach(anExecutable, 'a.exe'),
      action('URI', { URI: PDFString.of('http://127.0.0.1:9/') }),
      action('GoTo', { D: [0], Next: [{ S: 'URI', URI: PDFString.of('http://127.0.0.1:9/') }] }),
      whenShown('URI'),
      linkTo('Launch'),
      linkTo('ImportData'),
    ].map((change) => activePdf(change, packed)),
  ),
);

const escapedNames = Buffer.from(
  aPdf().toString('latin1').replace('/Pages', '/OpenAction << /S /Java#53cript /J#53 (app.alert\\(1\\)) >> /Pages'),
  'latin1',
);

const page = fc.constantFrom(
  '<html><script>alert(1)</script>',
  '<!doctype html><body onload=alert(1)>',
  '<svg onload=alert(1) >',
);

const between = (mark: string) =>
  fc.tuple(plainPdf, page).map(([bytes, html]) => {
    const at = bytes.lastIndexOf(mark);
    return Buffer.concat([bytes.subarray(0, at), Buffer.from(`\n${html}\n`), bytes.subarray(at)]);
  });

/** Actions defined by reference, and one that a second object with the same number hides from a parser. */
const hiddenActions = [
  '90 0 obj\n<</S 91 0 R/F(calc.exe)>>\nendobj\n91 0 obj\n/Launch\nendobj',
  '90 0 obj\n<</S/Launch/F(calc.exe)>>\nendobj\n90 0 obj\n<</S/GoTo>>\nendobj',
  '90 0 obj\n<</S /#4caunch/F(calc.exe)>>\nendobj\n90 0 obj\nnull\nendobj',
];

const withObjects = (objects: readonly string[]) =>
  fc.tuple(plainPdf, fc.constantFrom(...objects)).map(([bytes, object]) => {
    const at = bytes.lastIndexOf('startxref');
    return Buffer.concat([bytes.subarray(0, at), Buffer.from(`${object}\n`), bytes.subarray(at)]);
  });

const cut = (whole: fc.Arbitrary<Buffer>) =>
  fc
    .tuple(whole, fc.double({ min: 0.1, max: 0.9, noNaN: true }))
    .map(([bytes, part]) => bytes.subarray(0, Math.floor(bytes.length * part)));

const followedBy = (whole: fc.Arbitrary<Buffer>, tail: Buffer) => whole.map((bytes) => Buffer.concat([bytes, tail]));

const badPdfs: readonly Maker[] = [
  made('a PDF cut off', cut(plainPdf)),
  made('a PDF with a page after its header', between('1 0 obj')),
  made('a PDF with a page before its end', between('startxref')),
  made('a PDF with a page behind its trailer', between('%%EOF')),
  made(
    'a page before a PDF',
    fc.tuple(page, plainPdf).map(([html, bytes]) => Buffer.concat([Buffer.from(html), bytes])),
  ),
  made('a PDF with an archive behind it', followedBy(plainPdf, aZip([{ name: 'a.txt', content: 'a' }]))),
  made('a PDF with a hidden action', withObjects(hiddenActions)),
  made('a PDF that runs something', fc.constantFrom(...activePdfs, escapedNames)),
];

const longPdf = await (async () => {
  const document = await PDFDocument.create();
  for (let at = 0; at < 60; at++) document.addPage();
  return Buffer.from(await document.save());
})();

/** Pages with 200 MB of spaces. */
const pdfBomb = (() => {
  const stream = deflateSync(Buffer.alloc(200_000_000, ' '));
  const [before = '', after = ''] = aPdf()
    .toString('latin1')
    .split(/<< \/Length \d+ >>\nstream\nBT[^]*?endstream/);
  const head = `<< /Length ${stream.length} /Filter /FlateDecode >>\nstream\n`;
  return Buffer.concat([Buffer.from(before + head, 'latin1'), stream, Buffer.from(`\nendstream${after}`, 'latin1')]);
})();

const leadingTo = (kind: string, target: string, mode?: string): Member => ({
  name: 'word/_rels/document.xml.rels',
  content: relationships(related('r1', kind, target, mode)),
});
const website = leadingTo('hyperlink', 'https://mei.example', 'External');
const template = leadingTo('attachedTemplate', 'file://host/own.dotx', 'External');
const docx = lines.chain((each) =>
  fc.constantFrom([], [website], [template]).map((links) => aWordZip(links, each.join('\n'))),
);
const zeros = Buffer.alloc(30 * 1024 * 1024);

/** 300 kB of parts that say nothing, each small enough to be packed as tightly as one likes. */
export const docxOfDescriptions = aWordZip(
  Array.from({ length: 95 }, (_, at) => ({
    name: `word/_rels/a${at}.rels`,
    content: `<Relationships>${'<Relationship TargetMode="Internal" Type="a"/>'.repeat(22_500)}</Relationships>`,
  })),
);

const badDocx: readonly Maker[] = [
  one(
    'a Word document with a field that starts a program',
    aWordZip([
      leadingTo('header', 'header1.xml'),
      {
        name: 'word/header1.xml',
        content: `<w:hdr ${spaces}><w:fldSimple w:instr="DDEAUTO a b"/></w:hdr>`,
      },
    ]),
  ),
  one('a Word document that describes itself without end', docxOfDescriptions),
  one('a Word document with a program', aDocx('word/embeddings/a.exe')),
  one('a Word document without descriptions', aZip([{ name: 'word/document.xml', content: '<w:document/>' }])),
  made('a Word document cut off', cut(docx)),
  made('a Word document with something behind it', followedBy(docx, Buffer.from('<html></html>'))),
  one('a Word document with macros', aDocx('word/vbaProject.bin')),
  one('a Word document that unpacks to a hundred times its size', aWordZip([{ name: 'a', content: zeros }])),
  one('a Word document that hides its size', aWordZip([{ name: 'a', content: zeros, claimed: 2_000 }])),
  one('a Word document of too many parts', aWordZip(Array.from({ length: 2_100 }, (_, at) => ({ name: `a${at}` })))),
  ...['oleObject', 'image', 'aFChunk'].flatMap((kind) =>
    ['External', '&#69;xternal'].map((mode) =>
      one(
        `a Word document that loads its ${kind} from elsewhere`,
        aWordZip([leadingTo(kind, 'http://127.0.0.1:9/a', mode)]),
      ),
    ),
  ),
  one('a spreadsheet', anXlsx),
  one('a text in an archive', aZip([{ name: 'a.txt', content: 'a' }])),
];

const macros = docOf({ entries: [{ name: 'Macros', entries: [] }] });
const badDocs: readonly Maker[] = [
  one('an old Word document with macros', macros),
  one(
    'an old Word document with a field that starts a program',
    docOf({ pieces: [{ text: '\u0013DDEAUTO a b\u0015' }] }),
  ),
  one('an old Word document with a password', docOf({ isEncrypted: true })),
  one('an old document without words', aDoc.subarray(0, 600)),
];

const drawing = sharp({ create: { width: 90, height: 60, channels: 3, background: '#c02040' } });
const png = await drawing.clone().png().toBuffer();
const jpeg = await drawing.clone().jpeg().toBuffer();
const webp = await drawing.clone().webp().toBuffer();

const picture = (format: 'png' | 'jpeg' | 'webp') =>
  fc.constantFrom(...{ png: [png], jpeg: [jpeg], webp: [webp] }[format]);

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const svgOf = (inside: string, attributes = '') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60" ${attributes}>${inside}</svg>`);
const svg = fc.tuple(colour, fc.boolean()).map(([fill, prolog]) => {
  const drawn = svgOf(`<rect width="90" height="60" fill="${fill}"/><path d="M0 0L9 9"/>`);
  return prolog
    ? Buffer.concat([Buffer.from('<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE svg PUBLIC "a" "b">\n'), drawn])
    : drawn;
});

const hugePng = (() => {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(30_000, 16);
  bytes.writeUInt32BE(30_000, 20);
  return bytes;
})();

const refusedInSvg = [
  '<script>alert(1)</script>',
  '<filter id="f"><feGaussianBlur stdDeviation="900"/></filter><rect filter="url(#f)" width="9" height="9"/>',
  '<g id="a"/><use href="#a"/>',
  '<pattern id="p"/>',
  '<mask id="m"/>',
  '<foreignObject><iframe src="javascript:alert(1)"/></foreignObject>',
  '<image href="file:///etc/passwd"/>',
  '<x:image xmlns:x="http://www.w3.org/2000/svg" href="http://127.0.0.1:9/"/>',
  '<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file:///etc/passwd"/>',
] as const;

const entity = '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>';

const badLogos: readonly Maker[] = [
  ...refusedInSvg.map((inside) => one(`an SVG with ${inside.slice(0, 20)}`, svgOf(inside))),
  one('an SVG with entities', Buffer.concat([Buffer.from(entity), svgOf('<text>&b;</text>')])),
  one(
    'an SVG of another encoding',
    Buffer.concat([Buffer.from('<?xml version="1.0" encoding="UTF-7"?>'), svgOf('+ADw-image/+AD4-')]),
  ),
  one('an SVG that is too long', svgOf('<path d="M0 0"/>'.repeat(20_000))),
  one('an SVG that is not closed', svgOf('<rect>').subarray(0, 90)),
  one(
    'an SVG that is too large',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"><rect/></svg>'),
  ),
  one('a PNG that unpacks to 900 megapixels', hugePng),
  made('a PNG cut off', cut(fc.constant(png))),
  made('a WEBP cut off', cut(fc.constant(webp))),
  one('a PDF', aPdf()),
];

const badPictures: readonly Maker[] = [
  made('a PNG cut off', cut(picture('png'))),
  made('a PNG with a page behind it', followedBy(picture('png'), Buffer.from('<script>alert(1)</script>'))),
  made('a JPEG with an archive behind it', followedBy(picture('jpeg'), aZip([{ name: 'a.txt' }]))),
  made('an SVG', svg),
];

const nothing: readonly Maker[] = [
  one('a program', anExecutable),
  one('a GIF', Buffer.from('GIF89a'.padEnd(200, '\0'), 'latin1')),
  made(
    'random bytes',
    fc.uint8Array({ minLength: 100, maxLength: 3_000 }).map((bytes) => Buffer.concat([Buffer.from([0, 1, 2]), bytes])),
  ),
  one('an empty file', Buffer.alloc(0)),
  one('a hostile prolog', Buffer.from(`${'<!DOCTYPE aaaaaaaaaa>'.repeat(190)}\0`)),
];

const webPages = [
  made(
    'a page of the web',
    page.map((html) => Buffer.from(html)),
  ),
];

const textIsRefused: readonly Maker[] = [
  ...webPages,
  made(
    'a text',
    line.map((text) => Buffer.from(text)),
  ),
];

/** A valid beginning, then 11 MB. */
export const tooLarge = (start: Buffer): Buffer => Buffer.concat([start, Buffer.alloc(11 * 1024 * 1024, ' ')]);

/** What each kind of upload refuses and accepts. */
export const uploads = {
  resume: {
    good: [made('a PDF', pdf)],
    bad: [
      ...nothing,
      ...textIsRefused,
      ...badPdfs,
      one('a PDF of 60 pages', longPdf),
      made('a picture', picture('png')),
    ],
    bomb: pdfBomb,
  },
  visa: {
    good: [
      made('a PDF', pdf),
      made('a PNG', picture('png')),
      made('a JPEG', picture('jpeg')),
      made('a Word document', docx),
      one('an old Word document', aDoc),
    ],
    bad: [...nothing, ...textIsRefused, ...badPdfs, ...badDocx, ...badDocs, ...badPictures],
    bomb: aWordZip([{ name: 'a', content: Buffer.alloc(150_000_000) }]),
  },
  logo: {
    good: [
      made('a PNG', picture('png')),
      made('a JPEG', picture('jpeg')),
      made('a WEBP', picture('webp')),
      made('an SVG', svg),
    ],
    bad: [...nothing, ...textIsRefused, ...badLogos],
    bomb: svgOf(refusedInSvg[1].repeat(500)),
  },
  document: {
    good: [
      made('a PDF', pdf),
      made('a Word document', docx),
      one('an old Word document', aDoc),
      made(
        'a text',
        line.map((text) => Buffer.from(`# ${text}`)),
      ),
    ],
    bad: [...nothing, ...badPdfs, ...badDocx, ...badDocs, made('a picture', picture('png'))],
    bomb: aWordZip([{ name: 'a', content: Buffer.alloc(150_000_000) }]),
  },
} as const satisfies Record<string, { good: readonly Maker[]; bad: readonly Maker[]; bomb: Buffer }>;

export type Door = keyof typeof uploads;

/** File names that lead to other folders, break headers or look like another kind. */
export const oddNames: readonly string[] = [
  'resume.pdf',
  '../../../etc/passwd',
  'C:\\fakepath\\a.pdf',
  'a\r\nSet-Cookie: a=b.pdf',
  '"; filename="evil.html',
  'fdp.\u202eexe',
  '<script>alert(1)</script>.svg',
  `${'long'.repeat(80)}.docx`,
  '.htaccess',
  'résumé 简历.pdf',
  ' ',
];
