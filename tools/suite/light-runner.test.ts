import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { Tinypool } from 'tinypool';
import './light-runner.ts';

/** Asks as the runner's processes do; a late one begins to listen once another was answered. */
const process = `
  import { existsSync, writeFileSync } from 'node:fs';
  import { setImmediate as turn } from 'node:timers/promises';
  export default async ({ late, told }) => {
    while (late && !existsSync(told)) await turn();
    const message = await new Promise((resolve) => {
      process.once('message', resolve);
      process.send('jest-light-runner-get-worker-data');
    });
    if (!late) writeFileSync(told, '');
    return message;
  };
`;

test('a process that listens late is told what to run too, not only those that listened when the first asked', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'waratah-runner-'));
  const filename = join(folder, 'process.mjs');
  const told = join(folder, 'told');
  await writeFile(filename, process);
  const workerData = { tests: 'all' };
  const pool = new Tinypool({ filename, runtime: 'child_process', minThreads: 2, maxThreads: 2, workerData });
  // What the runner gives for all its tasks.
  const channel = { onMessage: () => undefined, postMessage: () => undefined };
  try {
    const answers = await Promise.all([true, false].map((late) => pool.run({ late, told }, { channel })));
    expect(answers).toEqual([1, 2].map(() => ({ type: 'jest-light-runner-worker-data', workerData })));
  } finally {
    await pool.destroy();
    await rm(folder, { recursive: true });
  }
});
