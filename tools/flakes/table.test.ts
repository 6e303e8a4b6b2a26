import { expect, test } from '@jest/globals';
import type { Result } from '../suite/results.ts';
import { rowsOf, tableOf } from './table.ts';

const round = (...failed: readonly string[]): readonly Result[] => [
  {
    files: [
      {
        file: 'tests/a.test.ts',
        project: 'services',
        passed: 1,
        skipped: 0,
        seconds: 1,
        failures: failed.map((name) => ({ test: name, line: 3, message: `no answer\n\nafter 300 ms | ${name}` })),
        quarantined: [],
        runs: 1,
        flaky: [],
      },
    ],
    trouble: undefined,
    output: '',
  },
];

test('a test that failed in some rounds has a row with their numbers, the most frequent first', () => {
  const rows = rowsOf([round('races'), round('loses', 'races'), round()]);
  expect(rows.map(({ name, rounds }) => [name, rounds])).toEqual([
    ['tests/a.test.ts:3 (services) races', [1, 2]],
    ['tests/a.test.ts:3 (services) loses', [2]],
  ]);
  expect(tableOf(rows, 3).split('\n').slice(0, 8)).toEqual([
    '| test | failed | 1 | 2 | 3 |',
    '|---|---|---|---|---|',
    '| tests/a.test.ts:3 (services) races | 2 of 3 | x | x |  |',
    '| tests/a.test.ts:3 (services) loses | 1 of 3 |  | x |  |',
    '',
    '- tests/a.test.ts:3 (services) races',
    '',
    '    no answer',
  ]);
});

test('a round whose runner breaks has failed', () => {
  const broken: Result = { files: [], trouble: 'Jest ended with code 137', output: 'out of memory' };
  expect(rowsOf([round(), [broken]])).toEqual([
    { name: 'the runner itself', rounds: [2], message: 'Jest ended with code 137\nout of memory' },
  ]);
});

test('rounds without a failure say so', () => {
  expect(tableOf(rowsOf([round(), round()]), 2)).toBe('Nothing failed in 2 rounds.');
});
