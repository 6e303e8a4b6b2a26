import { type Quarantined, setAside } from './quarantine.ts';
import { failedIn, type FileResult, type Result, withSecondRun } from './results.ts';

/** One of the steps of `npm test`. */
export type Stage = Readonly<{
  name: string;
  /** What the whole run ends with if this stage fails (operations.md). */
  exitCode: number;
  run: () => Promise<Result>;
  /** Runs some files once more, one at a time and with nothing beside them. */
  again: (files: readonly FileResult[]) => Promise<Result>;
}>;

/** A run with more flaky files than this is red, so nothing is gained by running more of them again. */
export const flakyLimit = 3;

export type StageResult = Readonly<{ stage: Pick<Stage, 'name' | 'exitCode'>; result: Result; seconds: number }>;

/** Runs a stage, and files that failed once more. Failures of listed tests do not count. */
export const runStage = async (
  stage: Stage,
  isOver: () => boolean,
  listed: readonly Quarantined[],
): Promise<StageResult> => {
  const began = Date.now();
  const first = setAside(await stage.run().catch(brokenRunner), listed);
  const failed = failedIn(first);
  const worthIt = failed.length > 0 && failed.length <= flakyLimit && !isOver();
  if (worthIt) console.log(`\n== again, alone: ${failed.map(({ file }) => file).join(', ')}`);
  const result = worthIt
    ? withSecondRun(first, setAside(await stage.again(failed).catch(brokenRunner), listed))
    : first;
  return { stage, result, seconds: (Date.now() - began) / 1_000 };
};

/** What a run comes to whose runner could not be started or gave a report that cannot be read. */
export const brokenRunner = (error: unknown): Result => ({
  files: [],
  output: '',
  trouble: error instanceof Error ? (error.stack ?? error.message) : String(error),
});
