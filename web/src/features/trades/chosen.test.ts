import { expect, test } from '@jest/globals';
import { eachOnce, type Trade, withToggled } from './chosen.ts';

const trade = (code: string) => ({ code, name: `Trade ${code}` });
const codes = (trades: readonly Trade[] | undefined) => trades?.map(({ code }) => code);

test('a press adds a kind of work or takes it off; five are the most, and student jobs are not counted', () => {
  const five = ['1', '2', '3', '4', '5'].map(trade);
  expect(codes(withToggled([], trade('1')))).toEqual(['1']);
  expect(codes(withToggled(five, trade('2')))).toEqual(['1', '3', '4', '5']);
  expect(withToggled(five, trade('6'))).toBeUndefined();
  expect(codes(withToggled(five, trade('student_jobs')))).toHaveLength(6);
});

test('lists are joined in their order, each kind of work once', () => {
  expect(codes(eachOnce([trade('2')], [trade('1'), trade('2')], [trade('3')]))).toEqual(['2', '1', '3']);
});
