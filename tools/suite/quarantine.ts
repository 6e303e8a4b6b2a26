import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@waratah/stack/settings';
import type { Failure, FileResult, Result } from './results.ts';

/** A test that runs but does not count when it fails, until somebody has mended it. */
export type Quarantined = Readonly<{
  /** Path from the root of the repository. */
  file: string;
  /** The whole title, as the summary shows it. */
  test: string;
  /** Who mends it. */
  owner: string;
  /** The day on which it was listed: 2026-11-24. */
  since: string;
  issue: string;
}>;

export const quarantineFile = 'tests/quarantine.tsv';
const header = 'file\ttest\towner\tsince\tissue';

/** Reads the columns of the list; throws if it has others. */
export const parseQuarantine = (text: string): readonly Quarantined[] => {
  const [first, ...lines] = text.trimEnd().split('\n');
  if (first !== header) throw new Error(`${quarantineFile} begins with another line than "${header}"`);
  return lines.map((line) => {
    const [file = '', test = '', owner = '', since = '', issue = ''] = line.split('\t');
    return { file, test, owner, since, issue };
  });
};

export const readQuarantine = async (): Promise<readonly Quarantined[]> =>
  parseQuarantine(await readFile(join(root, quarantineFile), 'utf8'));

/** The results with the failures of listed tests set aside. */
export const setAside = (result: Result, listed: readonly Quarantined[]): Result => ({
  ...result,
  files: result.files.map((file): FileResult => {
    const isListed = ({ test }: Failure) => listed.some((row) => row.file === file.file && row.test === test);
    return {
      ...file,
      failures: file.failures.filter((failure) => !isListed(failure)),
      quarantined: file.failures.filter(isListed),
    };
  }),
});

const longest = 10;
const mostDays = 14;
const dayMs = 86_400_000;

/** A title stands in the text as a whole, or as that of a group and of a test in it. */
const isIn = (text: string, title: string) =>
  title
    .split(' ')
    .some((_, at, words) => [words.slice(0, at), words.slice(at)].every((part) => text.includes(part.join(' '))));

/**
 * What is wrong with the list: too long, a row without its facts, a row of more than 14 days before `today`, or a test
 * that is not there.
 */
export const faultsIn = (
  rows: readonly Quarantined[],
  today: string,
  textOf: (file: string) => string | undefined,
): readonly string[] => [
  ...(rows.length > longest ? [`more than ${longest} tests`] : []),
  ...rows.flatMap((row) => {
    const { file, test, owner, since, issue } = row;
    const isDay = /^\d{4}-\d\d-\d\d$/.test(since);
    const days = (Date.parse(today) - Date.parse(since)) / dayMs;
    return [
      ...([test, owner, issue].includes('') ? ['a column is empty'] : []),
      ...(isDay ? [] : ['since is no date like 2026-11-24']),
      ...(isDay && !(days <= mostDays) ? [`older than ${mostDays} days`] : []),
      ...(isIn(textOf(file) ?? '', test) ? [] : ['no such test']),
    ].map((fault) => `${file} "${test}": ${fault}`);
  }),
];
