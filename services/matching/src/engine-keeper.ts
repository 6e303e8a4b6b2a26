import type { Today } from './domain/day.ts';
import type { JobAd } from './domain/job.ts';
import { createEngine, type Engine } from './engine/engine.ts';
import type { JobBoard } from './store/board.ts';

/** An engine over the ads that are live now. */
export type EngineFor = (today: Today) => Promise<Engine>;

/**
 * How long an engine is kept, in milliseconds. Ads grow older meanwhile, but their order does not change noticeably.
 */
const staleMs = 60_000;

/** Reuses the last engine while no ad has changed, the day is the same and the engine is recent. */
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
