import { expect, test } from '@jest/globals';
import { endsAfterMonths, termMonthsIn } from './stated-terms.ts';

test.each([
  ['Clerk, 12 month contract', 12],
  ['Caretaker, 6.0 months contract', 6],
  ['Caretaker, 06 months contract', 6],
  ['Caretaker, 1.5 months contract', undefined],
  ['Caretaker, 0 months contract', undefined],
  ['Caretaker, 00 months contract', undefined],
])('"%s" names %s months', (title, months) => {
  expect([termMonthsIn(title), endsAfterMonths(title)]).toEqual([months, months]);
});
