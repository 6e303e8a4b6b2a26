import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, freemem, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '@waratah/stack/settings';
import { clearLogs, dropLogsOfPassed } from './suite/logs.ts';
import { readQuarantine } from './suite/quarantine.ts';
import { countsOf } from './suite/results.ts';
import { runStage, type StageResult } from './suite/stage.ts';
import { affected, everything, landing } from './suite/stages.ts';
import { type Ended, exitCodeOf, lastLinesOf, summaryOf } from './suite/summary.ts';
import { usualBase } from './suite/test-files.ts';

/**
 * `npm test` runs what decides whether a change may reach main, `npm run test:all` every test there is, and
 * `npm run test:changed` what can have broken since `--since`: by default `origin/main`, or HEAD where there is no such
 * branch. The first stage with a failure ends the run. The last line gives the counts (operations.md).
 */
const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    since: { type: 'string' },
  },
});
// A slow machine takes twice as long as a usual one; only a run that hangs takes this long.
const limitMinutes = values.all ? 80 : 50;

const time = new AbortController();
setTimeout(() => time.abort(), limitMinutes * 60_000).unref();
const isOver = () => time.signal.aborted;

const stagesToRun = async () => {
  if (values.changed) return affected(time.signal, values.since ?? (await usualBase()));
  return (values.all ? everything : landing)(time.signal);
};
const listed = await readQuarantine();
await clearLogs();
// Read by tests/support/logs.ts.
process.env.KEEP_LOGS = 'on';
const stages: StageResult[] = [];
let cutOff: string | undefined;
for (const stage of await stagesToRun()) {
  console.log(`\n== ${stage.name}`);
  const ended = await runStage(stage, isOver, listed);
  stages.push(ended);
  await dropLogsOfPassed(ended.result);
  if (isOver()) cutOff = stage.name;
  if (isOver() || countsOf(ended.result).failed > 0) break;
}

const gigabytes = (bytes: number) => (bytes / 2 ** 30).toFixed(1);
const load = loadavg().map((average) => average.toFixed(1));
const machine = `load ${load.join(', ')} on ${availableParallelism()} cores; ${gigabytes(freemem())} of ${gigabytes(totalmem())} GB free`;
const ended: Ended = { stages, cutOff, machine };
const summary = summaryOf(ended);
await mkdir(join(root, 'test-results'), { recursive: true });
await writeFile(join(root, 'test-results/summary.md'), `${summary}\n`);
console.log(`\n${summary}\n`);
for (const line of lastLinesOf(ended)) console.log(line);
process.exit(exitCodeOf(ended));
