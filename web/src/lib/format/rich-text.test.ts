import { expect, test } from '@jest/globals';
import { preview } from './rich-text.ts';

test.each([
  ['a short text is whole', '<p>Pour coffee.</p>', 12, 'Pour coffee.'],
  ['a long text is cut between two words', '<p>Pour coffee and smile.</p>', 13, 'Pour coffee…'],
  ['a text that fits up to a space keeps its last word', '<p>Pour coffee and smile.</p>', 15, 'Pour coffee and…'],
  ['a single long word is cut within', '<p>Antidisestablishment</p>', 4, 'Anti…'],
])('%s', (_what, html, length, expected) => {
  expect(preview(html, length)).toBe(expected);
});
