import { expect, test } from '@jest/globals';
import type { FileKind } from './file-kinds.ts';
import { fileNameOf } from './file-name.ts';

test.each<[string | undefined, FileKind, string]>([
  ['Mei’s résumé.pdf', 'pdf', 'Mei’s résumé.pdf'],
  ['SCAN.PDF', 'pdf', 'SCAN.PDF'],
  ['photo.jpeg', 'jpeg', 'photo.jpeg'],
  ['duties.md', 'text', 'duties.md'],
  ['resume v1.2', 'pdf', 'resume v1.2.pdf'],
  ['apply.bat', 'text', 'apply.txt'],
  ['apply.ps1', 'text', 'apply.txt'],
  ['apply.html', 'text', 'apply.txt'],
  ['resume.hta', 'pdf', 'resume.pdf'],
  ['resume.pdf.exe', 'pdf', 'resume.pdf.pdf'],
  ['resume.doc', 'docx', 'resume.docx'],
  ['apply.bat.', 'text', 'apply.bat.txt'],
  ['apply.bat . .txt', 'text', 'apply.bat.txt'],
  ['../../etc/passwd', 'pdf', 'passwd.pdf'],
  ['fdp.\u202eexe', 'pdf', 'fdp.pdf'],
  ['.pdf', 'pdf', 'pdf.pdf'],
  [' ', 'pdf', 'document.pdf'],
  [undefined, 'docx', 'document.docx'],
])('the name %j of a file of kind %s becomes %j', (name, kind, expected) => {
  expect(fileNameOf(name, kind, 'document')).toBe(expected);
});

test('a long name is cut between characters and keeps its ending', () => {
  const name = fileNameOf(`${'😀'.repeat(100)}a.pdf`, 'pdf', 'document');
  expect(name.length).toBeLessThanOrEqual(120);
  expect(name.isWellFormed() && name.endsWith('😀.pdf')).toBe(true);
  expect(fileNameOf(`a${'😀'.repeat(100)}.pdf`, 'pdf', 'document').isWellFormed()).toBe(true);
});
