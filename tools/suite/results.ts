/** A test that failed. */
export type Failure = Readonly<{
  test: string;
  /** Line of the test in its file; 0 if the file failed outside its tests. */
  line: number;
  message: string;
}>;

/** What one test file came to, in one project of its runner. */
export type FileResult = Readonly<{
  /** Path from the root of the repository. */
  file: string;
  /** A project of jest.config.mjs or playwright.config.ts. */
  project: string;
  passed: number;
  skipped: number;
  seconds: number;
  failures: readonly Failure[];
  /** What failed but does not count, because tests/quarantine.tsv lists it. */
  quarantined: readonly Failure[];
  /** How often the file was run: twice if it failed at first. */
  runs: 1 | 2;
  /** What failed at first, if the file passed when it was run again. */
  flaky: readonly Failure[];
}>;

export type Result = Readonly<{
  files: readonly FileResult[];
  /** Why the runner itself failed, if it did. */
  trouble: string | undefined;
  output: string;
}>;

export type Counts = Readonly<{ passed: number; failed: number; skipped: number }>;

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

/** A runner that failed counts as one failed test. */
export const countsOf = ({ files, trouble }: Pick<Result, 'files' | 'trouble'>): Counts => ({
  passed: sum(files.map(({ passed }) => passed)),
  failed: sum(files.map(({ failures }) => failures.length)) + (trouble === undefined ? 0 : 1),
  skipped: sum(files.map(({ skipped }) => skipped)),
});

export const sumOf = (counts: readonly Counts[]): Counts => ({
  passed: sum(counts.map(({ passed }) => passed)),
  failed: sum(counts.map(({ failed }) => failed)),
  skipped: sum(counts.map(({ skipped }) => skipped)),
});

export const failedIn = ({ files }: Pick<Result, 'files'>) => files.filter(({ failures }) => failures.length > 0);

const addedTo = (failures: readonly Failure[], others: readonly Failure[]) =>
  others.filter(({ test }) => !failures.some((failure) => failure.test === test));

const isSame = (one: FileResult) => (other: FileResult) => one.file === other.file && one.project === other.project;

/**
 * The results after the failed files were run again. A file that passes then is flaky; of one that fails again the
 * failures of both runs count, each test once.
 */
export const withSecondRun = (first: Result, second: Result): Result => ({
  ...first,
  trouble: first.trouble ?? second.trouble,
  files: first.files.map((file) => {
    const again = file.failures.length > 0 ? second.files.find(isSame(file)) : undefined;
    if (!again) return file;
    const quarantined = [...file.quarantined, ...addedTo(file.quarantined, again.quarantined)];
    if (again.failures.length === 0) return { ...again, runs: 2, quarantined, flaky: file.failures };
    const more = addedTo(file.failures, again.failures);
    return {
      ...again,
      runs: 2,
      quarantined,
      failures: [...file.failures, ...more],
      passed: Math.max(0, again.passed - more.length),
    };
  }),
});
