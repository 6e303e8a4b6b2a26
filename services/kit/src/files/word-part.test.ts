import { expect, test } from '@jest/globals';
import { rewritePart } from './word-part.ts';
import { documentOf, spaces } from './word-samples.ts';

const written = (xml: string, ids: readonly string[] = [], kind = 'image') =>
  String(rewritePart(Buffer.from(xml), { root: 'document', kinds: new Map(ids.map((id) => [id, kind])) }));
const body = (inside: string, ids?: readonly string[]) => written(documentOf(inside), ids);

const sign = (kind: string) => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`;
const code = (...texts: readonly string[]) =>
  texts.map((text) => `<w:r><w:instrText xml:space="preserve">${text}</w:instrText></w:r>`).join('');
const field = (...texts: readonly string[]) =>
  `<w:p>${sign('begin')}${code(...texts)}${sign('separate')}<w:r><w:t>1</w:t></w:r>${sign('end')}</w:p>`;

const compatibility = 'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';
const box = (inside: string) =>
  `<w:r><w:pict xmlns:v="urn:schemas-microsoft-com:vml"><v:shape><v:textbox><w:txbxContent><w:p>${inside}</w:p></w:txbxContent></v:textbox></v:shape></w:pict></w:r>`;
const branches = (choice: string, fallback = '') =>
  `<mc:AlternateContent ${compatibility}><mc:Choice Requires="w14">${choice}</mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent>`;
const math = 'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"';
const deleted = (inside: string) => `<w:del>${inside}</w:del>`;

test.each([
  ['as one element', '<w:fldSimple w:instr="DDEAUTO a b"/>'],
  ['as one element with spelled letters', '<w:fldSimple w:instr="&#68;DEAU&#x54;O a b"/>'],
  ['in one run', field('DDEAUTO a b')],
  ['in many runs', field('D', 'DE', 'AU', 'TO a', ' b')],
  ['in spelled letters', field('&#x44;DE&#65;UTO a b')],
  ['in a section of characters', field('<![CDATA[DDEAUTO a b]]>')],
  ['behind a comment', field('DDE<!-- -->AUTO a b')],
  ['behind an instruction for programs', field('DDE<?a b?>AUTO a b')],
  ['in small letters', field('includepicture "http://127.0.0.1:9/"')],
  ['in a field of another kind', `<w:p>${sign('begin')}${code(' QUOTE ')}${field('LINK a b')}${sign('end')}</w:p>`],
  [
    'in the result of another',
    `<w:p>${sign('begin')}${code('PAGE')}${sign('separate')}${field('DDE a b')}${sign('end')}</w:p>`,
  ],
  [
    'whose name another field makes',
    `<w:p>${sign('begin')}${field('QUOTE DD')}${code('EAUTO a b')}${sign('end')}</w:p>`,
  ],
  ['whose name another field ends', `<w:p>${sign('begin')}${code('DD')}${field('QUOTE E')}${sign('end')}</w:p>`],
  ['as text', `<w:p>${sign('begin')}<w:r><w:t>LINK </w:t></w:r>${code(' PAGE ')}${sign('end')}</w:p>`],
  ['before a tab', `<w:p>${sign('begin')}${code('PRINT')}<w:r><w:tab/></w:r>${code('DATE')}${sign('end')}</w:p>`],
  [
    'whose begin has an end in another namespace',
    field('LINK a b').replace('w:fldCharType="begin"', 'fldCharType="end" w:fldCharType="begin"'),
  ],
  ['without a result', `<w:p>${sign('begin')}${code('DDEAUTO a b')}${sign('end')}</w:p>`],
  ['without an end', `<w:p>${sign('begin')}${code('DDEAUTO a b')}</w:p>`],
  ['in a text box', `<w:p>${box(field('IMPORT a'))}</w:p>`],
  ['in a branch', `<w:p>${branches(field('DATABASE a'))}</w:p>`],
  ['in the other branch', `<w:p>${branches('', field('MACROBUTTON a b'))}</w:p>`],
  [
    'behind a word in a branch',
    `<w:p>${sign('begin')}${branches(code('QUOTE '))}${code('LINK a b')}${sign('end')}</w:p>`,
  ],
  ['behind a word in a text box', `<w:p>${sign('begin')}${box(code('QUOTE '))}${code('LINK a b')}${sign('end')}</w:p>`],
  ['behind a deleted word', `<w:p>${sign('begin')}${deleted(code('QUOTE '))}${code('LINK a b')}${sign('end')}</w:p>`],
  [
    'deleted, but not gone',
    `<w:p>${deleted(`${sign('begin')}<w:r><w:delInstrText>LINK a b</w:delInstrText></w:r>${sign('end')}`)}</w:p>`,
  ],
  [
    'behind a word of another program',
    `<w:p>${sign('begin')}<x:a xmlns:x="urn:a">${code('QUOTE ')}</x:a>${code('LINK a b')}${sign('end')}</w:p>`,
  ],
  [
    'as text in a branch',
    `<w:p>${sign('begin')}${branches('<w:r><w:t>DDEAUTO a b </w:t></w:r>')}${code('PAGE')}${sign('end')}</w:p>`,
  ],
  [
    'as text of a formula',
    `<w:p>${sign('begin')}<m:oMath ${math}><m:r><w:t>LINK a b </w:t></m:r></m:oMath>${code('PAGE')}${sign('end')}</w:p>`,
  ],
  [
    'that a branch makes',
    `<w:p>${sign('begin')}${branches(field('QUOTE "LINK a b"'))}${code(' DATE')}${sign('end')}</w:p>`,
  ],
  [
    'whose address a branch makes',
    `<w:p>${sign('begin')}${code(' HYPERLINK ')}${branches('<w:r><w:t>"file://a"</w:t></w:r>')}${sign('end')}</w:p>`,
  ],
  [
    'behind an inserted word',
    `<w:p>${sign('begin')}<w:ins>${code('QUOTE ')}</w:ins>${code('LINK a b')}${sign('end')}</w:p>`,
  ],
  [
    'behind a deleted word and a field',
    `<w:p>${sign('begin')}${deleted(code('QUOTE '))}${field('QUOTE "LINK a"')}${code(' DATE ')}${sign('end')}</w:p>`,
  ],
])('a field that acts is found %s', (_where, inside) => {
  expect(() => body(inside)).toThrow('a field');
});

test.each([
  ['of another prefix', 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'],
  ['of the strict kind', 'http://purl.oclc.org/ooxml/wordprocessingml/main'],
])('a field that acts is found in a part %s', (_what, space) => {
  const xml = `<a:document xmlns:a="${space}"><a:fldSimple a:instr="DDEAUTO a b"/></a:document>`;
  expect(() => written(xml)).toThrow('a field');
  expect(() => written(xml.replaceAll('a:', '').replace('xmlns:a', 'xmlns'))).toThrow('a field');
});

test('an address is no picture: references to links stay on links alone, and pictures lose where they were found', () => {
  const blip = '<a:blip xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" r:link="rId7"/>';
  const vml = 'xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"';
  const from = 'o:href="http://127.0.0.1:9/" o:althref="http://127.0.0.1:9/"';
  const shape = `<v:shape ${vml} href="https://mei.example" o:gfxdata="UEsDBA" equationxml="x"><v:imagedata r:id="rId7" ${from}/><v:fill r:id="rId7" ${from}/></v:shape>`;
  const kept = written(documentOf(`<w:p>${blip}<w:hyperlink r:id="rId7"/>${shape}</w:p>`), ['rId7'], 'hyperlink');
  expect(kept.match(/rId7/g)).toHaveLength(1);
  expect(kept).toContain('<w:hyperlink r:id="rId7">');
  expect(kept).toContain('href="https://mei.example"');
  expect(kept).not.toMatch(/127\.0\.0\.1|gfxdata|equationxml/);
});

test('an empty field does nothing', () => {
  expect(() => body(field(' '))).not.toThrow();
});

test('harmless fields are kept as they are', () => {
  const fields = field(' PA', 'GE ') + field('IF ', '1 = 1 ') + field('HYPERLINK https://mei.example/?a=1&amp;b=2');
  const codes = /(?<=<w:instrText[^>]*>)[^<]*|(?<=fldCharType=)"\w+"/g;
  expect(body(fields).match(codes)).toEqual(fields.match(codes));
});

test('a link field to a file leads to the top of the document instead', () => {
  const text = body(field(' HYPER', 'LINK "file://host', '/share" ') + '<w:fldSimple w:instr="HYPERLINK calc.exe"/>');
  expect(text).not.toMatch(/host|share|calc/);
  expect(text.match(/_top/g)).toHaveLength(2);
});

test('the address of a link may not come from another field', () => {
  const link = `<w:p>${sign('begin')}${code('HYPERLINK ')}${field('QUOTE "file://host"')}${sign('end')}</w:p>`;
  expect(() => body(link)).toThrow('a field');
});

test('signs and words of fields without their place are not written', () => {
  const stray = code('DDEAUTO a b') + sign('separate') + sign('end') + sign('other');
  expect(body(`<w:p>${stray}</w:p>`)).not.toMatch(/DDE|fldChar /);
  expect(() => body(`<w:p>${branches(sign('begin'))}</w:p>`)).toThrow('does not end');
});

test.each([
  ['<w:object/>', 'an object'],
  [
    '<w:r><w:pict><o:OLEObject xmlns:o="urn:schemas-microsoft-com:office:office" r:id="r1"/></w:pict></w:r>',
    'an object',
  ],
  ['<w:control r:id="r1"/>', 'controls'],
  ['<w:altChunk r:id="r1"/>', 'takes in other documents'],
  ['<w:subDoc r:id="r1"/>', 'takes in other documents'],
  [branches('', '<w:object/>'), 'an object'],
])('the element %s is refused', (inside, message) => {
  expect(() => body(inside, ['r1'])).toThrow(message);
});

test('what loads, asks or leads elsewhere is left out, and the text stays', () => {
  const vml = 'xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"';
  const text = body(
    `<w:sdt><w:sdtPr><w:dataBinding w:xpath="gone"/></w:sdtPr></w:sdt><!-- gone --><?gone gone?><x:gone xmlns:x="urn:a"/>
<w:pict ${vml}><v:shape href="file://gone" o:href="\\\\gone"><v:imagedata src="http://gone" r:id="r1" r:href="r2"/></v:shape></w:pict>
<w:hyperlink r:id="gone"><w:r><w:t>A &lt;link&gt; &amp; more</w:t></w:r></w:hyperlink><w:headerReference r:id="gone"/>
<w:ffData><w:entryMacro w:val="gone"/><w:exitMacro w:val="gone"/></w:ffData>
<w:drawing><a:hlinkClick xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" r:id="gone" action="gone"/></w:drawing>`,
    ['r1'],
  );
  expect(text).not.toMatch(/gone|src=|r2/);
  expect(text).toContain('<w:hyperlink><w:r><w:t>A &lt;link&gt; &amp; more</w:t></w:r></w:hyperlink>');
  expect(text).toContain('<v:imagedata r:id="r1">');
  expect(text).toMatch(/<a:hlinkClick [^>]*r:id=""/);
});

test.each(['attachedTemplate', 'mailMerge', 'attachedSchema', 'saveThroughXslt', 'updateFields', 'linkStyles'])(
  'the setting %s is left out with everything inside it',
  (name) => {
    const inside = `<w:${name} r:id="r1"><w:query w:val="gone"/><w:dataSource r:id="r1"/></w:${name}>`;
    const settings = `<w:settings ${spaces}>${inside}<w:zoom w:percent="100"/></w:settings>`;
    const text = String(rewritePart(Buffer.from(settings), { root: 'settings', kinds: new Map([['r1', 'image']]) }));
    expect(text).not.toMatch(/gone|r1/);
    expect(text).toContain('<w:zoom w:percent="100">');
  },
);

test.each([
  ['a document type', `<!DOCTYPE a>${documentOf('')}`],
  ['an entity', `<!DOCTYPE a [<!ENTITY b "DDEAUTO">]>${documentOf('&b;')}`],
  ['an unknown entity', documentOf('&b;')],
  ['another encoding', `<?xml version="1.0" encoding="UTF-7"?>${documentOf('')}`],
  ['another root', `<w:styles ${spaces}/>`],
  ['elements without end', documentOf('<w:p>')],
  ['a prefix that stands for nothing', documentOf('<x:p/>')],
  ['elements in elements in elements', documentOf('<w:p>'.repeat(500) + '</w:p>'.repeat(500))],
])('a part with %s is refused', (_what, xml) => {
  expect(() => written(xml)).toThrow();
});

test('a part that is not UTF-8 is refused', () => {
  const bytes = Buffer.from(documentOf('Mei'), 'utf16le');
  expect(() => rewritePart(bytes, { root: 'document', kinds: new Map() })).toThrow();
});

test('text, spaces and line ends stay as they were', () => {
  const inside =
    '<w:p a="1&#10;2" w:b="x &lt; &quot;y&quot;"><w:t xml:space="preserve">  Café 日本 ]]&gt; &#13; </w:t></w:p>';
  const text = body(inside);
  expect(text).toContain('<w:p a="1&#10;2" w:b="x &lt; &quot;y&quot;">');
  expect(text).toContain('>  Café 日本 ]]&gt; &#13; <');
  expect(written(text)).toBe(text);
});
