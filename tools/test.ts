import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, freemem, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '@waratah/stack/settings';
import { readQuarantine } from './suite/quarantine.ts';
import { countsOf } from './suite/results.ts';
import { runStage, type StageResult } from './suite/stage.ts';
import { everything, landing } from './suite/stages.ts';
import { type Ended, exitCodeOf, lastLinesOf, summaryOf } from './suite/summary.ts';

/**
 * `npm test` runs what decides whether a change may reach main, `npm run test:all` every test there is. The first stage
 * with a failure ends the run. The last line gives the counts (operations.md).
 */
const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
const limitMinutes = values.all ? 80 : 30;

const time = new AbortController();
setTimeout(() => time.abort(), limitMinutes * 60_000).unref();
const isOver = () => time.signal.aborted;

const listed = await readQuarantine();
const stages: StageResult[] = [];
let cutOff: string | undefined;
for (const stage of (values.all ? everything : landing)(time.signal)) {
  console.log(`\n== ${stage.name}`);
  const ended = await runStage(stage, isOver, listed);
  stages.push(ended);
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
