import { expect, test } from '@jest/globals';
import { documentWords, maxDocumentCharacters } from './document-words.ts';

test('a long text is cut, and it is known that more follows', () => {
  const text = 'Make coffee with us on weekends. '.repeat(2_000);
  const words = documentWords(text);
  expect(words).toEqual({ text: text.slice(0, maxDocumentCharacters), isWhole: false });
});

test('a text that was not read to its end, or has hardly a word, is not whole', () => {
  expect(documentWords('Make coffee with us today.').isWhole).toBe(true);
  expect(documentWords('Make coffee with us today.', false).isWhole).toBe(false);
  expect(documentWords('Scanned by a phone.').isWhole).toBe(false);
});

test('half of a character is replaced, also where a text is cut', () => {
  const emoji = '\u{1f600}';
  const { text } = documentWords(`a${emoji.repeat(maxDocumentCharacters / 2)}`);
  expect([text.length, text.isWellFormed()]).toEqual([maxDocumentCharacters, true]);
});
