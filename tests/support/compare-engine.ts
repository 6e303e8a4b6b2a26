import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { choose } from '../../services/matching/src/domain/choose.ts';
import { tellingAmong } from '../../services/matching/src/domain/score.ts';
import { createEngine } from '../../services/matching/src/engine/engine.ts';
import { createWorld, worldDay } from './match-world.ts';

/** A generated world (match-world.ts). */
const World = z.object({ seed: z.number(), jobs: z.number(), students: z.number(), dimensions: z.number() });
export type World = z.infer<typeof World>;

/** A range of a world's students, without the last. */
export const Slice = z.object({ world: World, from: z.number(), to: z.number() });
export type Slice = z.infer<typeof Slice>;

/** The worlds of `npm run bench -- match`: without embeddings, and with. */
export const benchWorlds: readonly World[] = [
  { seed: 1, jobs: 5_000, students: 100_000, dimensions: 0 },
  { seed: 100, jobs: 5_000, students: 20_000, dimensions: 384 },
];

/** Ids of the students for whom the engine's answer differs from that of the rules. */
export const differingIn = ({ world, from, to }: Slice): readonly number[] => {
  const { jobs, students } = createWorld({ ...world, students: to });
  const engine = createEngine(jobs, worldDay);
  const offer = { jobs, telling: tellingAmong(jobs) };
  return students
    .slice(from, to)
    .filter((student) => !isDeepStrictEqual(engine.choose(student, nothing), choose(offer, student, nothing, worldDay)))
    .map(({ id }) => id);
};

const nothing: ReadonlySet<number> = new Set();
