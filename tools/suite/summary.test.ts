import { expect, test } from '@jest/globals';
import { countsOf, type Failure, type FileResult, type Result, withSecondRun } from './results.ts';
import { type Ended, exitCodeOf, lastLinesOf, summaryOf } from './summary.ts';

const failure = (name: string): Failure => ({ test: name, line: 12, message: `expected\n\n${name}` });

const file = (name: string, failures: readonly Failure[] = []): FileResult => ({
  file: `tests/${name}.test.ts`,
  project: 'services',
  passed: 3,
  skipped: 0,
  seconds: 2,
  runs: 1,
  failures,
  quarantined: [],
  flaky: [],
});

const result = (...files: readonly FileResult[]): Result => ({ files, trouble: undefined, output: '' });

const ended = (of: Result, cutOff?: string): Ended => ({
  stages: [{ stage: { name: 'services', exitCode: 12 }, result: of, seconds: 5 }],
  cutOff,
  machine: 'load 1',
});

const flakyFiles = (count: number) => {
  const names = Array.from({ length: count }, (_, at) => `flaky-${at}`);
  const first = result(...names.map((name) => file(name, [failure('races')])));
  return withSecondRun(first, result(...names.map((name) => file(name))));
};

test('a file that passes when it is run again is flaky, named and counted as passed', () => {
  const run = ended(flakyFiles(1));
  expect(lastLinesOf(run)).toEqual(['flaky: 1', 'tests: 3 passed, 0 failed']);
  expect(summaryOf(run)).toContain('failed, then passed alone: tests/flaky-0.test.ts:12 (services) races');
  expect(exitCodeOf(run)).toBe(0);
});

test('up to three flaky files are green, more are red', () => {
  expect(exitCodeOf(ended(flakyFiles(3)))).toBe(0);
  expect(exitCodeOf(ended(flakyFiles(4)))).toBe(14);
});

test('a file that fails again is red with the failures of both runs, each test once', () => {
  const first = result(file('visa', [failure('one'), failure('two')]));
  const run = withSecondRun(first, result(file('visa', [failure('two'), failure('three')])));
  expect(run.files[0]?.failures.map((each) => each.test)).toEqual(['one', 'two', 'three']);
  expect(countsOf(run)).toEqual({ passed: 2, failed: 3, skipped: 0 });
  expect(exitCodeOf(ended(run))).toBe(12);
  expect(summaryOf(ended(run))).toContain(
    'failed twice: tests/visa.test.ts:12 (services) one\n\n    expected\n    one',
  );
});

test('a file that is missing from the second run stays failed', () => {
  const run = withSecondRun(result(file('visa', [failure('one')])), result());
  expect(exitCodeOf(ended(run))).toBe(12);
});

test('the same file in two projects counts twice', () => {
  const wide = file('home', [failure('one')]);
  const narrow = { ...wide, project: 'phone' };
  const run = withSecondRun(result(wide, narrow), result({ ...file('home'), project: 'phone' }));
  expect(run.files.map(({ failures, flaky }) => [failures.length, flaky.length])).toEqual([
    [1, 0],
    [0, 1],
  ]);
});

test('a runner that fails without a report is a failure with its last lines', () => {
  const run = ended({ files: [], trouble: 'Jest ended with code 1', output: 'begin\nout of memory' });
  expect(exitCodeOf(run)).toBe(12);
  expect(summaryOf(run)).toContain('- services: Jest ended with code 1\n\n    begin\n    out of memory');
  expect(lastLinesOf(run)).toEqual(['tests: 0 passed, 1 failed']);
});

test('a run whose time is over is red and names the stage', () => {
  const run = ended(result(file('visa')), 'services');
  expect(exitCodeOf(run)).toBe(15);
  expect(summaryOf(run)).toContain('- time over during: services');
  expect(lastLinesOf(run)).toEqual(['tests: 3 passed, 1 failed']);
});
