import { expect, test } from '@jest/globals';
import { eachOnce, type Trade, withToggled } from './chosen.ts';

const trade = (code: string) => ({ code, name: `Trade ${code}` });
const codes = (trades: readonly Trade[] | undefined) => trades?.map(({ code }) => code);

test('a press adds a kind of work or takes it off; eight are the most, and student jobs are not counted', () => {
  const eight = ['1', '2', '3', '4', '5', '6', '7', '8'].map(trade);
  expect(codes(withToggled([], trade('1')))).toEqual(['1']);
  expect(codes(withToggled(eight, trade('2')))).toEqual(['1', '3', '4', '5', '6', '7', '8']);
  expect(withToggled(eight, trade('9'))).toBeUndefined();
  expect(codes(withToggled(eight, trade('student_jobs')))).toHaveLength(9);
});

test('lists are joined in their order, each kind of work once', () => {
  expect(codes(eachOnce([trade('2')], [trade('1'), trade('2')], [trade('3')]))).toEqual(['2', '1', '3']);
});
