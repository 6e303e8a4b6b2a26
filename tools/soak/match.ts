import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { benchWorlds, type Slice, type World } from '../../tests/support/compare-engine.ts';

/** How many students a worker compares at a time; each worker must generate the world first. */
const sliceSize = 5_000;

const slicesOf = (world: World): readonly Slice[] =>
  Array.from({ length: Math.ceil(world.students / sliceSize) }, (_, at) => ({
    world,
    from: at * sliceSize,
    to: Math.min((at + 1) * sliceSize, world.students),
  }));

const Ids = z.array(z.number());

/** In several threads, because one core would need half an hour. */
const compare = (slice: Slice) =>
  new Promise<readonly number[]>((resolve, reject) => {
    const worker = new Worker(new URL('match-worker.ts', import.meta.url), { workerData: slice });
    worker.once('message', (ids) => resolve(Ids.parse(ids)));
    worker.once('error', reject);
  });

/** Compares the engine's answers with those of the rules, for every student in the benchmark's worlds. */
export const soakMatch = async () => {
  const slices = benchWorlds.flatMap(slicesOf);
  const waiting = [...slices];
  const count = { passed: 0, failed: 0 };
  const work = async () => {
    for (let slice = waiting.shift(); slice; slice = waiting.shift()) {
      const different = await compare(slice);
      count.failed += different.length;
      count.passed += slice.to - slice.from - different.length;
      console.log(`${count.passed} students answered alike, ${count.failed} not: ${different.join(' ') || 'none'}`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return count;
};
