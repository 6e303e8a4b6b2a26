import { expect, test } from '@jest/globals';
import { faultsIn, parseQuarantine, type Quarantined, setAside } from './quarantine.ts';
import { countsOf, type FileResult, type Result, withSecondRun } from './results.ts';
import { runStage } from './stage.ts';
import { exitCodeOf, lastLinesOf, summaryOf } from './summary.ts';

const listed: Quarantined = {
  file: 'tests/services/visa.test.ts',
  test: 'a visa expires',
  owner: 'mei',
  since: '2026-11-20',
  issue: '#12',
};
const { file } = listed;

const ran = (...failed: readonly string[]): Result => ({
  files: [
    {
      file,
      project: 'services',
      passed: 3,
      skipped: 0,
      seconds: 2,
      failures: failed.map((name) => ({ test: name, line: 7, message: `expected ${name}` })),
      quarantined: [],
      runs: 1,
      flaky: [],
    } satisfies FileResult,
  ],
  trouble: undefined,
  output: '',
});

const stageOf = (...runs: readonly Result[]) => {
  const left = [...runs];
  const next = async () => left.shift() ?? ran();
  return { stage: { name: 'services', exitCode: 12, run: next, again: next }, left };
};

test('the list is read by its columns', () => {
  const text = 'file\ttest\towner\tsince\tissue\ntests/services/visa.test.ts\ta visa expires\tmei\t2026-11-20\t#12\n';
  expect(parseQuarantine(text)).toEqual([listed]);
  expect(parseQuarantine('file\ttest\towner\tsince\tissue\n')).toEqual([]);
  expect(() => parseQuarantine('test\tfile\n')).toThrow('begins with another line');
});

test('a file in which only listed tests fail is not run again, and the run is green and names them', async () => {
  const { stage, left } = stageOf(ran('a visa expires'), ran());
  const ended = { stages: [await runStage(stage, () => false, [listed])], cutOff: undefined, machine: 'load 1' };
  expect(left).toHaveLength(1);
  expect(exitCodeOf(ended)).toBe(0);
  expect(lastLinesOf(ended)).toEqual(['quarantined: 1', 'tests: 3 passed, 0 failed']);
  expect(summaryOf(ended)).toContain(
    `Quarantined\n\n- failed, not counted: ${file}:7 (services) a visa expires\n\n    expected a visa expires`,
  );
});

test('another failure of the file counts, and the file is run again', async () => {
  const { stage, left } = stageOf(ran('a visa expires', 'a visa is shown'), ran('a visa is shown'));
  const { result } = await runStage(stage, () => false, [listed]);
  expect(left).toHaveLength(0);
  expect(countsOf(result)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  expect(result.files.map(({ quarantined }) => quarantined.map((each) => each.test))).toEqual([['a visa expires']]);
});

test('a test of the same name in another file counts', () => {
  const other = setAside(ran('a visa expires'), [{ ...listed, file: 'tests/services/jobs.test.ts' }]);
  expect(countsOf(other).failed).toBe(1);
});

test('a listed test that fails in both runs is named once', () => {
  const first = setAside(ran('a visa expires', 'a visa is shown'), [listed]);
  const both = withSecondRun(first, setAside(ran('a visa expires'), [listed]));
  expect(both.files.map(({ quarantined, flaky }) => [quarantined.length, flaky.length])).toEqual([[1, 1]]);
});

test('the list is short, and its rows are complete, of the last 14 days and about tests that exist', () => {
  const textOf = (name: string) => (name === file ? "test('a visa expires', () => {" : undefined);
  expect(faultsIn([listed], '2026-12-04', textOf)).toEqual([]);
  const about = `${file} "a visa expires": `;
  expect(faultsIn([listed], '2026-12-05', textOf)).toEqual([`${about}older than 14 days`]);
  expect(faultsIn([{ ...listed, owner: '', since: '20 November' }], '2026-12-04', textOf)).toEqual([
    `${about}a column is empty`,
    `${about}since is no date like 2026-11-24`,
  ]);
  expect(faultsIn([{ ...listed, file: 'gone.test.ts' }], '2026-12-04', textOf)).toEqual([
    'gone.test.ts "a visa expires": no such test',
  ]);
  expect(
    faultsIn([{ ...listed, test: 'the law a visa expires' }], '2026-12-04', () => 'the law ... a visa expires'),
  ).toEqual([]);
  expect(faultsIn([{ ...listed, test: 'a visa ends' }], '2026-12-04', textOf)).toHaveLength(1);
  expect(
    faultsIn(
      Array.from({ length: 11 }, () => listed),
      '2026-12-04',
      textOf,
    ),
  ).toEqual(['more than 10 tests']);
});
