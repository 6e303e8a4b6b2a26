import { expect, test } from '@jest/globals';
import { hasName, judgeField } from './word-fields.ts';

test.each([
  'DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe "/k calc"',
  'DDE excel "a.xls"',
  'INCLUDETEXT "http://127.0.0.1:9/a.docx"',
  ' IncludePicture "http://127.0.0.1:9/a.png" \\d ',
  'INCLUDE a.docx',
  'LINK Excel.Sheet.8 "\\\\\\\\host\\\\a.xls"',
  'IMPORT "http://127.0.0.1:9/a.png"',
  'DATABASE \\c "DSN=a"',
  'MACROBUTTON FileSave here',
  'AUTOTEXT a',
  'AUTOTEXTLIST "a"',
  'GLOSSARY a',
  'EMBED Excel.Sheet',
  'CONTROL Forms.TextBox.1',
  'HTMLCONTROL Forms.TextBox.1',
  'PRINT "27"',
  'RD "\\\\\\\\host\\\\a.docx"',
  'DATA a',
  'ANYTHING',
  '',
  'QUOTE DDEAUTO a b',
  '"PAGE"',
])('the field %s acts', (instruction) => {
  expect(judgeField(instruction)).toBe('acts');
  expect(judgeField(` \n${instruction.toLowerCase()}`)).toBe('acts');
});

test.each([
  ' PAGE ',
  'NUMPAGES',
  'page\\* MERGEFORMAT',
  'DATE \\@ "d MMMM yyyy"',
  'TOC \\o "1-3" \\h \\z \\u',
  'REF _Ref1 \\h',
  'SEQ Figure \\* ARABIC',
  'STYLEREF "Heading 1"',
  'TITLE',
  'AUTHOR',
  '=SUM(ABOVE)',
  'XE "Database"',
  'FORMTEXT',
  'HYPERLINK "https://mei.example/?a=1"',
  'HYPERLINK "mailto:mei@portal.example" \\o "Write to me"',
  'HYPERLINK \\l "_Toc1"',
  'HYPERLINK https://mei.example \\t "_blank"',
])('the field %s is harmless', (instruction) => {
  expect(judgeField(instruction)).toBe('harmless');
});

test.each([
  'HYPERLINK "file:///C:/a.exe"',
  'HYPERLINK "\\\\\\\\host\\\\share"',
  'HYPERLINK "search-ms:query=a"',
  'HYPERLINK "calc.exe"',
  'HYPERLINK calc.exe',
  'HYPERLINK \\l "a" "file://host/share"',
  'HYPERLINK \\o "https://mei.example" "ms-word:a"',
  'HYPERLINK "file://host/never closed',
  'HYPERLINK \\o \\o "file://host/share"',
  'HYPERLINK \\t \\l "\\\\\\\\host\\\\share"',
  'HYPERLINK \\o "a” “file://host/share"',
])('the link %s leads elsewhere', (instruction) => {
  expect(judgeField(instruction)).toBe('elsewhere');
});

test('a name is complete once something follows it', () => {
  expect([' IF ', 'HYPERLINK "', '='].map(hasName)).toEqual([true, true, true]);
  expect(['', ' ', 'DDE'].map(hasName)).toEqual([false, false, false]);
});
