import { expect, test } from '@jest/globals';
import { markedParts } from './marked-parts.ts';

const mark = (kind: string, start: number, end: number) => ({ kind, start, end });
const said = (text: string, ...marks: ReturnType<typeof mark>[]) =>
  markedParts(text, marks).map((part) => (part.kinds.length > 0 ? `[${part.text}|${part.kinds.join()}]` : part.text));

test.each([
  ['no marks', [], ['Casual, $30 an hour.']],
  ['one in the middle', [mark('pay', 8, 11)], ['Casual, ', '[$30|pay]', ' an hour.']],
  [
    'one within another',
    [mark('hours', 0, 20), mark('pay', 8, 11)],
    ['[Casual, |hours]', '[$30|hours,pay]', '[ an hour.|hours]'],
  ],
  [
    'two that overlap',
    [mark('hours', 0, 11), mark('pay', 8, 20)],
    ['[Casual, |hours]', '[$30|hours,pay]', '[ an hour.|pay]'],
  ],
  ['two of the same words', [mark('pay', 8, 11), mark('fraud', 8, 11)], ['Casual, ', '[$30|pay,fraud]', ' an hour.']],
])('%s', (_, marks, parts) => {
  expect(said('Casual, $30 an hour.', ...marks)).toEqual(parts);
});

test('a text without words has no parts', () => {
  expect(markedParts('', [])).toEqual([]);
});
