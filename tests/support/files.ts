import { docOf, documentOf, wordMembers } from '@waratah/kit/files/word-samples';
import { aZip, type Member } from './archives.ts';

/** Invented files for uploads, each valid unless its name says otherwise. */

const escaped = (text: string) => text.replace(/[\\()]/g, (sign) => `\\${sign}`);

/** A PDF of one page with the given lines; `padding` makes it as large as wanted, inside its structure. */
export const aPdf = (lines: readonly string[] = ['Mei Tan'], { padding = 0, pages = 1 } = {}): Buffer<ArrayBuffer> => {
  const text = lines.map((line) => `(${escaped(line)}) Tj T*`).join('\n');
  const page = `BT /F1 12 Tf 14 TL 50 780 Td\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${'3 0 R '.repeat(pages)}] /Count ${pages} >>`,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${padding} >>\nstream\n${'x'.repeat(padding)}\nendstream`,
  ];
  let body = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + end, 'latin1');
};

/** A red square with an event handler and a link. */
export const aLinkedSvg = Buffer.from(`<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" onload="alert(1)">
<a href="http://127.0.0.1:9/steal"><rect width="64" height="64" fill="#c00"/></a></svg>`);

/** The same, with a script and an external picture. */
export const anEvilSvg = Buffer.from(`<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" onload="alert(1)">
<script>alert(document.cookie)</script><rect width="64" height="64" fill="#c00"/>
<image href="http://127.0.0.1:9/steal.png" width="1" height="1"/></svg>`);

/** One red pixel. */
export const aPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
);

/** The first bytes of a Windows program. */
export const anExecutable = Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff'.padEnd(2_000, '\0'), 'latin1');

/** A picture as phones send it: one grey pixel, with the manufacturer's data after it. */
export const aJpeg = Buffer.concat([
  Buffer.from(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
    'base64',
  ),
  Buffer.from([0xff, 0xd9, 0, 0]),
]);

/** An old Word document. */
export const aDoc = docOf();

/** A Word document, with further members. */
export const aDocx = (...members: readonly string[]) => aWordZip(members.map((name) => ({ name })));

/** A Word document with other text and further members. */
export const aWordZip = (members: readonly Member[], text = 'Mei Tan') => {
  const paragraph = `<w:p><w:r><w:t>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</w:t></w:r></w:p>`;
  const own = wordMembers({ 'word/document.xml': documentOf(paragraph) });
  return aZip([...own.map(({ name, bytes }) => ({ name, content: bytes })), ...members]);
};

/** The skeleton of a spreadsheet, which is the same kind of archive. */
export const anXlsx = aZip([{ name: '[Content_Types].xml' }, { name: '_rels/.rels' }, { name: 'xl/workbook.xml' }]);
