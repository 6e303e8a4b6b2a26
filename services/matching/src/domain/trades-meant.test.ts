import { expect, test } from '@jest/globals';
import { tradeNameOf } from '@waratah/vocabulary/occupations/trade-names';
import { tradesMeant } from './trades-meant.ts';

const firstOf = (text: string) => tradeNameOf(tradesMeant(text)[0] ?? '');

test.each([
  ['barista', 'Café, bar and restaurant service'],
  ['BARISTAS', 'Café, bar and restaurant service'],
  ['I want to work in a café', 'Café, bar and restaurant service'],
  ['bar tender', 'Café, bar and restaurant service'],
  ['nurse', 'Registered nursing'],
  ['Junior accountant', 'Accounting and audit'],
  ['accou', 'Accounting and audit'],
  ['fork lift', 'Forklifts and earthmoving'],
  ['fruit picking', 'Farm and garden work'],
  ['call center', 'Call centre and customer service'],
  ['baby sitter', 'Child care'],
  ['AI', 'Data science and statistics'],
  ['I.T.', 'IT help desk'],
  ['pet', 'Animal care'],
  ['python', 'Software and web development'],
  ['delivery', 'Delivery driving and riding'],
  ['night fill', 'Shelf filling and freight'],
  ['support worker', 'Aged and disability care'],
  ['student job', 'Student jobs without experience'],
  ['Chinese translator', 'Translating, interpreting and social research'],
  ['waiter/waitress', 'Café, bar and restaurant service'],
  ['labor hire', 'Building and mining labour'],
  ['barrista', 'Café, bar and restaurant service'],
  ['acountant', 'Accounting and audit'],
])('"%s" means first: %s', (text, name) => {
  expect(firstOf(text)).toBe(name);
});

test('where whole words name a kind of work, words that only begin like them name none', () => {
  expect(tradesMeant('pet').map(tradeNameOf)).toEqual(['Animal care']);
  expect(tradesMeant('nurse').map(tradeNameOf)).not.toContain('Farming');
});

test.each(['', '   ', '!?', 'zzzz', 'internship', 'part time job', '咖啡师', 'x'.repeat(100)])(
  '"%.20s" names none',
  (text) => {
    expect(tradesMeant(text)).toEqual([]);
  },
);

test('nobody reads more than eight', () => {
  expect(tradesMeant('engineer')).toHaveLength(8);
});
