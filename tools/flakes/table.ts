import { firstLines } from '../suite/lines.ts';
import type { Failure, Result } from '../suite/results.ts';

/** A test that failed in some of the rounds. */
type Row = Readonly<{ name: string; rounds: readonly number[]; message: string }>;

const nameOf = (file: string, project: string, { test, line }: Failure) =>
  `${file}${line > 0 ? `:${line}` : ''} (${project}) ${test}`;

const failuresOf = ({ files, trouble, output }: Result): readonly Omit<Row, 'rounds'>[] => [
  ...files.flatMap(({ file, project, failures }) =>
    failures.map((failure) => ({ name: nameOf(file, project, failure), message: failure.message })),
  ),
  // A runner that breaks ends the round, whatever its tests came to.
  ...(trouble === undefined
    ? []
    : [{ name: 'the runner itself', message: `${trouble}\n${output.trim().slice(-500)}` }]),
];

/** What failed in rounds of the same tests, the most frequent first. */
export const rowsOf = (rounds: readonly (readonly Result[])[]): readonly Row[] => {
  const rows = new Map<string, Row>();
  for (const [at, results] of rounds.entries())
    for (const { name, message } of results.flatMap(failuresOf)) {
      const row = rows.get(name) ?? { name, rounds: [], message };
      if (row.rounds.at(-1) !== at + 1) rows.set(name, { ...row, rounds: [...row.rounds, at + 1] });
    }
  return [...rows.values()].sort((one, other) => other.rounds.length - one.rounds.length);
};

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').trim();

/** The failed tests beside the rounds as a table in Markdown, then the first lines of each error. */
export const tableOf = (rows: readonly Row[], times: number): string => {
  if (rows.length === 0) return `Nothing failed in ${times} rounds.`;
  const numbers = Array.from({ length: times }, (_, at) => at + 1);
  return [
    `| test | failed | ${numbers.join(' | ')} |`,
    `|---|---|${numbers.map(() => '---|').join('')}`,
    ...rows.map(
      ({ name, rounds }) =>
        `| ${cell(name)} | ${rounds.length} of ${times} | ${numbers.map((number) => (rounds.includes(number) ? 'x' : '')).join(' | ')} |`,
    ),
    '',
    ...rows.flatMap(({ name, message }) => [`- ${name}`, '', ...firstLines(message), '']),
  ].join('\n');
};
