import type { Today } from './domain/gate.ts';
import type { JobAd } from './domain/job.ts';
import { createEngine, type Engine } from './engine/engine.ts';
import type { JobBoard } from './store/board.ts';

/** An engine over the ads that are live now. */
export type EngineFor = (today: Today) => Promise<Engine>;

/** An engine is kept for so long although ads grow older; the order of matches does not change in that time. */
const staleMs = 60_000;

/** Keeps the last engine as long as no ad changed, it is the same day, and about the same time. */
export const engineKeeper = (board: JobBoard): EngineFor => {
  let kept: Readonly<{ engine: Engine; jobs: readonly JobAd[]; today: Today }> | undefined;
  return async (today) => {
    const jobs = await board.read();
    if (kept?.jobs !== jobs || kept.today.day !== today.day || isStale(kept.today, today))
      kept = { engine: createEngine(jobs, today), jobs, today };
    return kept.engine;
  };
};

const isStale = (then: Today, { now }: Today) => Math.abs(now.getTime() - then.now.getTime()) > staleMs;
