import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { parsers, pieces } from '../support/parsers.ts';
import { scaled } from '../support/scale.ts';

/** Only the full form reads long texts in both variants of a piece. */
const longText = 10_000;
const formsFor = (name: string) => ((parsers[name]?.longest ?? 0) < longText ? 2 : scaled({ share: 1, full: 2 }));

const Timed = z.object({ piece: z.string().optional(), ms: z.number().optional(), limitMs: z.number() });

/** Time limit for a thread, in milliseconds; a quiet machine needs three seconds. */
const patienceMs = 300_000;

/** The pieces for which a parser took too long. */
const slowIn = async (name: string) => {
  const forms = formsFor(name);
  const thread = new Worker(new URL('../support/time-parser.ts', import.meta.url), { workerData: { name, forms } });
  const slow: string[] = [];
  let timed = 0;
  let slowest = 0;
  try {
    // Queued, because a thread may send several messages before this one reads them.
    for await (const [message] of on(thread, 'message', { signal: AbortSignal.timeout(patienceMs) })) {
      const { piece, ms, limitMs } = Timed.parse(message);
      if (piece === undefined || ms === undefined) continue;
      timed++;
      slowest = Math.max(slowest, ms);
      if (ms > limitMs) slow.push(`${JSON.stringify(piece)}: ${Math.round(ms)} ms, limit ${Math.round(limitMs)} ms`);
      if (timed === pieces.length * forms) break;
    }
  } catch (error) {
    if (Object(error).name !== 'AbortError') throw error;
    slow.push(`piece ${Math.floor(timed / forms)} of ${pieces.length} did not come to an end`);
  } finally {
    await thread.terminate();
  }
  return { slow, timed, slowest };
};

const count = { shapes: 0, slowestMs: 0 };

test.each(Object.keys(parsers))('%s is read in linear time, for any content', async (name) => {
  const { slow, timed, slowest } = await slowIn(name);
  count.shapes += timed;
  count.slowestMs = Math.max(count.slowestMs, slowest);
  expect(slow).toEqual([]);
});

test('every parser read every sample', () => {
  console.log(`${count.shapes} hostile texts, the slowest ${Math.round(count.slowestMs)} ms`);
  const forms = Object.keys(parsers).map(formsFor);
  expect(count.shapes).toBe(pieces.length * forms.reduce((sum, each) => sum + each));
});
