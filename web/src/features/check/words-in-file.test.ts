import { expect, test } from '@jest/globals';
import { messages } from './messages.ts';
import { wordsInFile } from './words-in-file.ts';

const { signal } = new AbortController();
const read = (content: string | Uint8Array<ArrayBuffer>, type = 'text/plain') =>
  wordsInFile(new File([content], 'ad', { type }), signal);
const bytes = (...values: number[]) => new Uint8Array(values);

test('a text file is read in the encoding that it shows', async () => {
  const words = { kind: 'words', text: 'Café', hasPictures: false };
  expect(await read('\ufeff Café\n')).toEqual(words);
  expect(await read(bytes(0x43, 0x61, 0x66, 0xe9))).toEqual(words);
  expect(await read(bytes(0xff, 0xfe, 0x43, 0, 0x61, 0, 0x66, 0, 0xe9, 0))).toEqual(words);
  expect(await read(bytes(0x43, 0, 0x61, 0, 0x66, 0, 0xe9, 0))).toEqual(words);
  expect(await read(bytes(0xfe, 0xff, 0, 0x43, 0, 0x61, 0, 0x66, 0, 0xe9))).toEqual(words);
});

test.each([
  ['nothing', '', 'text/plain', messages.emptyFile],
  ['blanks', ' \n\t', 'text/plain', messages.emptyFile],
  ['a picture', bytes(0x89, 0x50, 0x4e, 0x47), 'image/png', messages.pictureFile],
  ['a Word document', bytes(0x50, 0x4b, 3, 4, 0), 'application/msword', messages.otherFile],
  ['rich text', String.raw`{\rtf1 Barista}`, 'application/rtf', messages.otherFile],
  ['more than 10 MB', new Uint8Array(10_000_001), 'text/plain', messages.largeFile],
])('of a file with %s, the reader is told what to do', async (_what, content, type, text) => {
  expect(await read(content, type)).toEqual({ kind: 'problem', text });
});
