import { expect, test } from '@jest/globals';
import { describesParts, isPassive } from './word-parts.ts';

const office = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const kinds = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The parts of a Word document as Word writes them, with further or other ones. */
const membersOf = (changed: Readonly<Record<string, string>> = {}, types = '') => {
  const parts: Readonly<Record<string, string>> = {
    '[Content_Types].xml': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/><Default Extension="jpg" ContentType="image/jpg"/>
<Default Extension="xlsx" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"/>
<Default Extension="bin" ContentType="${office}.printerSettings"/>
<Override PartName="/word/document.xml" ContentType="${office}.document.main+xml"/>
<Override PartName="/word/styles.xml" ContentType="${office}.styles+xml"/>${types}</Types>`,
    '_rels/.rels': relationships(`<Relationship Id="rId1" Type="${kinds}/officeDocument" Target="word/document.xml"/>`),
    'word/document.xml': '',
    'word/styles.xml': '',
    'word/media/image1.JPG': '',
    'word/embeddings/Microsoft_Excel_Sheet1.xlsx': '',
    'word/printerSettings1.bin': '',
    ...changed,
  };
  return Object.entries(parts).map(([name, content]) => ({
    name,
    ...(describesParts(name) && { bytes: Buffer.from(content) }),
  }));
};

const relationships = (inside: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inside}</Relationships>`;
const related = (inside: string, name = 'word/_rels/document.xml.rels') => membersOf({ [name]: relationships(inside) });

const elsewhere = 'Target="http://127.0.0.1:9/a" TargetMode="External"';

test('a document as Word writes it is passive, with links and whatever else it is made of', () => {
  const link = `<Relationship Id="rId2" Type="${kinds}/hyperlink" ${elsewhere}/>`;
  const prefixed = `<p:Relationship xmlns:p="http://schemas.openxmlformats.org/package/2006/relationships" Id="rId3" Type="${kinds}/image" Target="media/image1.JPG"/>`;
  expect(isPassive(related(link + prefixed))).toBe(true);
});

test('a document whose main part has another name is passive', () => {
  const main = `<Override PartName="/word/document2.xml" ContentType="${office}.document.main+xml"/>`;
  expect(isPassive(membersOf({ 'word/document2.xml': '' }, main))).toBe(true);
});

test.each([
  ['a template', `<Relationship Id="r" Type="${kinds}/attachedTemplate" ${elsewhere}/>`],
  [
    'a mode in another attribute',
    `<Relationship Id=" TargetMode='Internal' " Type="${kinds}/attachedTemplate" ${elsewhere}/>`,
  ],
  [
    'a kind in another attribute',
    `<Relationship Id=" Type='${kinds}/hyperlink' " Type="${kinds}/image" ${elsewhere}/>`,
  ],
  ['a sign that looks like the end', `<Relationship Id="a>b" Type="${kinds}/attachedTemplate" ${elsewhere}/>`],
  ['a mode spelled out', `<Relationship Id="r" Type="${kinds}/frame" Target="a" TargetMode="&#69;xternal"/>`],
  ['an address without a mode', `<Relationship Id="r" Type="${kinds}/image" Target="http://127.0.0.1:9/a"/>`],
  ['an unclosed element', '<Relationship Id="r">'],
])('%s does not hide what is loaded from elsewhere', (_what, inside) => {
  expect(isPassive(related(inside))).toBe(false);
});

test('names of parts are read without case', () => {
  const template = `<Relationship Id="r" Type="${kinds}/attachedTemplate" ${elsewhere}/>`;
  expect(isPassive(related(template, 'word/_rels/settings.xml.RELS'))).toBe(false);
  expect(isPassive(membersOf({ 'Word/Document.xml': '' }))).toBe(false);
});

test.each([
  ['word/m.dat', 'application/vnd.ms-office.vbaProject'],
  ['word/m.xml', 'application/vnd.ms-office.vbaProject'],
  ['word/%6d.xml', 'application/vnd.ms-office.vbaProject'],
  ['word/vbaProject.bin', `${office}.styles+xml`],
  ['word/document2.xml', 'application/vnd.ms-word.document.macroEnabled.main+xml'],
  ['word/activeX/activeX1.xml', 'application/vnd.ms-office.activeX+xml'],
  ['word/embeddings/a.exe', 'image/png'],
  ['word/embeddings/oleObject1.bin', 'application/vnd.openxmlformats-officedocument.oleObject'],
  ['word/webextensions/taskpanes.xml', 'application/vnd.ms-office.webextensiontaskpanes+xml'],
  ['word/afchunk.mht', 'message/rfc822'],
])('the part %s of type %s is refused', (name, type) => {
  expect(isPassive(membersOf({ [name]: '' }, `<Override PartName="/${name}" ContentType="${type}"/>`))).toBe(false);
});

test('parts that are not UTF-8 or have a document type are refused', () => {
  const rels = relationships('');
  const name = 'word/_rels/document.xml.rels';
  for (const start of ['<?xml version="1.0" encoding="UTF-7"?>', '<!DOCTYPE a [<!ENTITY b "c">]>'])
    expect(isPassive(membersOf({ [name]: start + rels }))).toBe(false);
  expect(isPassive(membersOf({ [name]: `<?xml version="1.0" encoding="utf-8"?>${rels}` }))).toBe(true);
});
