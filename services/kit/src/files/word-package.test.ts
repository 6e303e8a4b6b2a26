import { expect, test } from '@jest/globals';
import { membersOf } from './archive.ts';
import { headBytes, kindOf } from './file-kinds.ts';
import { isNeeded, rewriteWord } from './word-package.ts';
import { documentOf, related, relationships, spaces, wordMembers } from './word-samples.ts';
import { writeArchive } from './write-archive.ts';

const documentRelationships = 'word/_rels/document.xml.rels';
const png = Buffer.from('\x89PNG\r\n\x1a\n0000', 'latin1');

const written = (changed: Readonly<Record<string, string | Buffer>> = {}) => rewriteWord(wordMembers(changed));
const namesOf = (changed?: Parameters<typeof written>[0]) => written(changed).map(({ name }) => name);
const withRelated = (inside: string, parts: Readonly<Record<string, string | Buffer>> = {}) =>
  written({ [documentRelationships]: relationships(inside), ...parts });
const textOf = (members: readonly Readonly<{ name: string; bytes: Buffer }>[]) =>
  members.map(({ name, bytes }) => `${name}\n${bytes.toString()}`).join('\n');

const part = (root: string, inside = '') => `<w:${root} ${spaces}>${inside}</w:${root}>`;

test('the parts of a document are kept under new names, and described anew', () => {
  const members = withRelated(
    related('a', 'styles', 'Any%20Name.xml') +
      related('b', 'image', 'MEDIA/Photo.PNG') +
      related('c', 'header', '/word/h.xml') +
      related('d', 'hyperlink', 'https://mei.example/?a=1&amp;b=2', 'External'),
    {
      'word/document.xml': documentOf('<w:hyperlink r:id="d"/><w:headerReference r:id="c"/>'),
      'word/any name.xml': part('styles'),
      'word/media/photo.png': png,
      'word/h.xml': part('hdr', '<w:p/>'),
      'word/_rels/h.xml.rels': relationships(related('b', 'image', 'media/photo.png')),
    },
  );
  expect(members.map(({ name }) => name)).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'word/document.xml',
    'word/styles.xml',
    'word/media/image1.png',
    'word/header1.xml',
    'word/_rels/header1.xml.rels',
    'word/_rels/document.xml.rels',
  ]);
  const text = textOf(members);
  expect(text).toContain('PartName="/word/media/image1.png" ContentType="image/png"');
  expect(text).toContain('Target="https://mei.example/?a=1&amp;b=2" TargetMode="External"');
  expect(text).toContain('<w:hyperlink r:id="d">');
});

test('what is written is a DOCX, and is written again as it is', async () => {
  const members = withRelated(related('b', 'image', 'media/a.png'), { 'word/media/a.png': png });
  const archive = writeArchive(members);
  expect(await kindOf(archive.subarray(0, headBytes))).toBe('docx');
  const read = await membersOf(archive, isNeeded);
  expect(rewriteWord(read ?? [])).toEqual(members);
});

test.each([
  ['an object', related('a', 'oleObject', 'embeddings/a.xlsx'), 'an object'],
  ['an object elsewhere', related('a', 'oleObject', 'http://127.0.0.1:9/', 'External'), 'an object'],
  ['a packed file', related('a', 'package', 'embeddings/a.xlsx'), 'an object'],
  ['a control', related('a', 'control', 'a.xml'), 'controls'],
  ['another document', related('a', 'aFChunk', 'a.xml'), 'takes in other documents'],
  ['a document below it', related('a', 'subDocument', 'http://127.0.0.1:9/', 'External'), 'takes in other documents'],
  ['a picture elsewhere', related('a', 'image', 'http://127.0.0.1:9/a.png', 'External'), 'stored elsewhere'],
  ['a picture elsewhere, mode spelled out', related('a', 'image', 'a.png', '&#69;xternal'), 'stored elsewhere'],
  ['a picture elsewhere without a mode', related('a', 'image', ' \\\\host\\a.png'), 'stored elsewhere'],
  [
    'macros',
    '<Relationship Id="a" Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject" Target="m.xml"/>',
    'macros',
  ],
  [
    'an object of the strict kind',
    '<Relationship Id="a" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/oleObject" Target="m.xml"/>',
    'an object',
  ],
])('a document that leads to %s is refused', (_what, inside, message) => {
  expect(() => withRelated(inside)).toThrow(message);
});

test.each([
  ['word/vbaProject.bin', 'macros'],
  ['word/VbaData.xml', 'macros'],
  ['word/activeX/activeX1.xml', 'controls'],
  ['word/embeddings/oleObject1.bin', 'an object'],
  ['word/embeddings/a.exe', 'an object'],
  ['word/afchunk.mht', 'an object'],
])('a document with the member %s is refused', (name, message) => {
  expect(() => written({ [name]: '' })).toThrow(message);
});

test('a document that is described as one with macros is refused', () => {
  const types = '<Types><Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>';
  expect(() => written({ '[Content_Types].xml': types })).toThrow('macros');
  expect(() => written({ '[Content_Types].xml': types.replace('macro', 'm&#97;cro') })).toThrow('macros');
});

test('links to files and programs are removed, those to websites and mailboxes stay', () => {
  const link = (id: string, target: string) => related(id, 'hyperlink', target, 'External');
  const text = textOf(
    withRelated(
      link('a', 'file:///C:/gone') +
        link('b', '\\\\gone\\share') +
        link('c', 'gone.exe') +
        link('d', 'ms-word:gone') +
        link('e', 'fi&#10;le://gone') +
        link('f', 'mailto:mei@portal.example') +
        link('g', '#here'),
      { 'word/document.xml': documentOf('<w:hyperlink r:id="a"><w:r><w:t>My site</w:t></w:r></w:hyperlink>') },
    ),
  );
  expect(text).not.toContain('gone');
  expect(text).toContain('<w:hyperlink><w:r><w:t>My site</w:t></w:r></w:hyperlink>');
  expect(text).toMatch(/mailto:mei@portal\.example.*#here/);
});

test('what a document does not need is not kept: templates, sources of letters, data, fonts, thumbnails', () => {
  const settings = part(
    'settings',
    '<w:attachedTemplate r:id="a"/><w:mailMerge><w:dataSource r:id="b"/></w:mailMerge>',
  );
  const elsewhere = (id: string, kind: string) => related(id, kind, 'file://gone/a', 'External');
  const changed = {
    [documentRelationships]: relationships(
      related('s', 'settings', 'settings.xml') +
        related('f', 'fontTable', 'fontTable.xml') +
        related('x', 'customXml', '../customXml/item1.xml') +
        related('g', 'glossaryDocument', 'glossary/document.xml') +
        related('w', 'webSettings', 'webSettings.xml') +
        elsewhere('t', 'frame'),
    ),
    'word/settings.xml': settings,
    'word/_rels/settings.xml.rels': relationships(
      elsewhere('a', 'attachedTemplate') + elsewhere('b', 'mailMergeSource'),
    ),
    'word/fontTable.xml': part('fonts', '<w:font w:name="A"><w:embedRegular r:id="o"/></w:font>'),
    'word/_rels/fontTable.xml.rels': relationships(related('o', 'font', 'fonts/font1.odttf')),
    'word/webSettings.xml': part('webSettings', '<w:frameset/>'),
    'word/fonts/font1.odttf': 'gone',
    'word/glossary/document.xml': 'gone',
    'word/printerSettings1.bin': 'gone',
    'customXml/item1.xml': 'gone',
    'docProps/thumbnail.jpeg': 'gone',
    'word/unknown.xml': 'gone',
  };
  expect(textOf(written(changed))).not.toMatch(/gone|attachedTemplate|mailMerge|embedRegular|frameset/);
  expect(namesOf(changed)).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'word/document.xml',
    'word/settings.xml',
    'word/fontTable.xml',
    'word/_rels/document.xml.rels',
  ]);
});

test('the numbers behind a chart are not kept, the chart is', () => {
  const chart = `<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><c:chart/><c:externalData r:id="a"/></c:chartSpace>`;
  const text = textOf(
    withRelated(related('c', 'chart', 'charts/chart1.xml'), {
      'word/charts/chart1.xml': chart,
      'word/charts/_rels/chart1.xml.rels': relationships(related('a', 'package', '../embeddings/a.xlsx')),
      'word/embeddings/a.xlsx': 'gone',
    }),
  );
  expect(text).toContain('<c:chart>');
  expect(text).not.toMatch(/gone|externalData|xlsx/);
});

test('of the properties, title and author stay', () => {
  const inside = '<dc:title>Resume</dc:title><dc:creator>Mei</dc:creator><cp:lastModifiedBy>gone</cp:lastModifiedBy>';
  const type = 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties';
  const text = textOf(
    written({
      '_rels/.rels': relationships(
        `${related('a', 'officeDocument', 'word/document.xml')}<Relationship Id="b" Type="${type}" Target="c.xml"/>`,
      ),
      'c.xml': `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">${inside}</cp:coreProperties>`,
    }),
  );
  expect(text).toMatch(/docProps\/.*\n.*\n.*<dc:title>Resume<\/dc:title><dc:creator>Mei<\/dc:creator></);
  expect(text).not.toContain('gone');
});

test('a picture is what its content says, whatever its name and description', () => {
  const parts = { 'word/a.png': 'GIF89a...', 'word/b.png': '<svg onload="gone"/>', 'word/c.xml': 'MZ gone' };
  const inside = related('a', 'image', 'a.png') + related('b', 'image', 'b.png') + related('c', 'image', 'c.xml');
  const text = textOf(withRelated(inside, parts));
  expect(text).toContain('word/media/image1.gif');
  expect(text).not.toMatch(/gone|image2/);
});

test.each([
  [
    'two texts',
    { '_rels/.rels': relationships(related('a', 'officeDocument', 'a.xml') + related('b', 'officeDocument', 'b.xml')) },
  ],
  ['no text', { '_rels/.rels': relationships('') }],
  ['no description', { '_rels/.rels': '' }],
  ['two members whose names differ in case', { 'Word/Document.xml': '' }],
  [
    'two relationships of one name',
    { [documentRelationships]: relationships(related('a', 'hyperlink', '#') + related('a', 'hyperlink', '#')) },
  ],
  [
    'a part of two kinds',
    {
      [documentRelationships]: relationships(
        related('a', 'styles', 's.xml') + related('b', 'image', 's.xml') + related('c', 'settings', 's.xml'),
      ),
      'word/s.xml': part('styles'),
    },
  ],
  ['a document type in its relationships', { [documentRelationships]: `<!DOCTYPE a>${relationships('')}` }],
  [
    'a part of another kind',
    {
      [documentRelationships]: relationships(related('a', 'styles', 'document2.xml')),
      'word/document2.xml': documentOf(''),
    },
  ],
  ['more text than any resume', { 'word/document.xml': documentOf(' '.repeat(9 * 1024 * 1024)) }],
])('a document with %s is refused', (_what, changed) => {
  expect(() => written(changed)).toThrow();
});

const other = 'word/DOCUMENT.xml';

test('only the members that the archive’s directory names are read', async () => {
  const archive = writeArchive(wordMembers());
  // The name before the content differs from the name in the directory.
  const at = archive.indexOf('word/document.xml');
  archive.write(other, at);
  const read = await membersOf(archive, isNeeded);
  expect(read?.map(({ name }) => name)).toEqual(wordMembers().map(({ name }) => name));
  expect(writeArchive(rewriteWord(read ?? [])).includes(other)).toBe(false);
});

test('an archive with a member twice is refused, also in another case', async () => {
  for (const name of ['word/document.xml', other]) {
    const archive = writeArchive([...wordMembers(), { name, bytes: Buffer.from(documentOf('')) }]);
    const read = await membersOf(archive, isNeeded);
    expect(() => rewriteWord(read ?? [])).toThrow('one name');
  }
});
