import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import { drainRequest, megabyte } from './receive-upload.ts';

/** Resolves after everything that is ready now has run. */
const turn = () => new Promise<'still reading'>((resolve) => setImmediate(() => resolve('still reading')));

const stateOf = (drained: Promise<void>) => Promise.race([drained.then(() => 'done' as const), turn()]);

test('a refused request is read until its end, its limit or its abort, and not waited for once it is over', async () => {
  const read = new IncomingMessage(new Socket());
  read.push(null);
  await read.toArray();
  expect(await stateOf(drainRequest(read, megabyte))).toBe('done');

  const aborted = new IncomingMessage(new Socket());
  aborted.destroy();
  await turn();
  expect(await stateOf(drainRequest(aborted, megabyte))).toBe('done');

  const endless = new IncomingMessage(new Socket());
  endless.push('a first part');
  const drained = drainRequest(endless, megabyte);
  expect(await stateOf(drained)).toBe('still reading');
  endless.push(Buffer.alloc(2 * megabyte));
  await drained;
});
