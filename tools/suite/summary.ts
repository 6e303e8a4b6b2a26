import { firstLines, lastLines } from './lines.ts';
import { logsOf, sharedPath } from './logs.ts';
import { countsOf, type Failure, failedIn, type FileResult, sumOf } from './results.ts';
import { flakyLimit, type StageResult } from './stage.ts';

/** What the run ends with if too many files passed only when they were run again (operations.md). */
const tooFlaky = 14;
/** What the run ends with if its time was over (operations.md). */
const timeOver = 15;

export type Ended = Readonly<{
  stages: readonly StageResult[];
  /** The stage that ran when the time was over. */
  cutOff: string | undefined;
  /** The load of the machine and its memory, in words. */
  machine: string;
}>;

const filesOf = ({ stages }: Ended) => stages.flatMap(({ result }) => result.files);
const flakyIn = (ended: Ended) => filesOf(ended).filter(({ flaky }) => flaky.length > 0);

/** What the process ends with. */
export const exitCodeOf = (ended: Ended): number => {
  if (ended.cutOff !== undefined) return timeOver;
  const red = ended.stages.find(({ result }) => countsOf(result).failed > 0);
  if (red) return red.stage.exitCode;
  return flakyIn(ended).length > flakyLimit ? tooFlaky : 0;
};

/** A test file on servers has portals of its own, or is a client of a shared one. */
const logsLineOf = (file: string) => {
  const own = logsOf(file);
  if (own === undefined) return [];
  return [`    logs: ${own === sharedPath ? own : `${own}, those of shared portals: ${sharedPath}`}`];
};

const shown =
  (how: string) =>
  ({ file, project }: FileResult, { test, line, message }: Failure) => [
    `- ${how}: ${file}${line > 0 ? `:${line}` : ''} (${project}) ${test}`,
    '',
    ...firstLines(message),
    ...logsLineOf(file),
    '',
  ];

const seconds = (of: number) => `${Math.round(of)} s`;

/** Lines for people, in Markdown: what failed, what was flaky, where the time went. */
export const summaryOf = (ended: Ended): string => {
  const files = filesOf(ended);
  const failed = failedIn({ files }).flatMap((file) =>
    file.failures.flatMap((failure) => shown(file.runs === 2 ? 'failed twice' : 'failed')(file, failure)),
  );
  const troubles = ended.stages.flatMap(({ stage, result: { trouble, output } }) =>
    trouble === undefined ? [] : [`- ${stage.name}: ${trouble}`, '', ...lastLines(output), ''],
  );
  const flaky = flakyIn(ended).flatMap((file) =>
    file.flaky.flatMap((failure) => shown('failed, then passed alone')(file, failure)),
  );
  const quarantined = files.flatMap((file) =>
    file.quarantined.flatMap((failure) => shown('failed, not counted')(file, failure)),
  );
  const slowest = [...files]
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, 10)
    .map(({ file, project, seconds: took }) => `- ${seconds(took)}  ${file} (${project})`);
  return [
    '== summary',
    ...ended.stages.map(({ stage, result, seconds: took }) => {
      const { passed, failed: red } = countsOf(result);
      return `- ${stage.name}: ${passed} passed, ${red} failed, ${result.files.length} files, ${seconds(took)}`;
    }),
    ...(ended.cutOff === undefined ? [] : [`- time over during: ${ended.cutOff}`]),
    `- machine: ${ended.machine}`,
    '',
    ...(failed.length + troubles.length > 0 ? ['Failed', '', ...failed, ...troubles] : []),
    ...(flaky.length > 0 ? ['Flaky', '', ...flaky] : []),
    ...(quarantined.length > 0 ? ['Quarantined', '', ...quarantined] : []),
    'Slowest files',
    '',
    ...slowest,
  ].join('\n');
};

/** The last lines: `quarantined: N` if listed tests failed, `flaky: N` if files were flaky, then the counts alone on a line. */
export const lastLinesOf = (ended: Ended): readonly string[] => {
  const { passed, failed, skipped } = sumOf(ended.stages.map(({ result }) => countsOf(result)));
  const late = ended.cutOff === undefined ? 0 : 1;
  const flaky = flakyIn(ended).length;
  const quarantined = filesOf(ended).flatMap((file) => file.quarantined).length;
  return [
    ...(quarantined > 0 ? [`quarantined: ${quarantined}`] : []),
    ...(flaky > 0 ? [`flaky: ${flaky}`] : []),
    `tests: ${passed} passed, ${Math.max(failed, late)} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  ];
};
