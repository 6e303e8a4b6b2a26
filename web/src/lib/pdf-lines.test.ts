import { expect, test } from '@jest/globals';
import { emptyLine, joinWrapped } from './pdf-lines.ts';

/** Lines of letters that are ten units wide, from a left margin of 50. */
const page = (...texts: readonly string[]) =>
  joinWrapped(texts.map((text) => ({ text, left: 50, right: 50 + 10 * text.length })));

test('a line is joined with the next one if that one began there for want of room', () => {
  expect(
    page(
      'Weekend barista',
      'This casual role is open to people of',
      'Australia who have a permanent visa or',
      'Residency. Apply now',
    ),
  ).toBe(
    'Weekend barista\nThis casual role is open to people of Australia who have a permanent visa or Residency. Apply now',
  );
});

test('lines that end a sentence, begin a list or divide a word stay as they are', () => {
  const lines = [
    'Weekend Barista',
    'Casual',

    'You open the cafe on Saturdays.',
    'Must be an Australian citizen',
    '• Twelve hours, and only citi-',
    'zens',
  ];
  expect(page(...lines)).toBe(lines.join('\n'));
});

test('the number of a page is not a part of its text', () => {
  expect(page('We do not take', 'Page 1 of 2', ' 1/2 ', 'visa holders.', '20')).toBe(
    'We do not take\nvisa holders.\n20',
  );
});

test('a page without words has none', () => {
  expect(joinWrapped([emptyLine])).toBe('');
});
