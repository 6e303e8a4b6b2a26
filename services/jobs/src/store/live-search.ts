import type { Bus } from '@waratah/kit/bus';
import { followEvents } from '@waratah/kit/follow';
import { scoped } from '@waratah/kit/lifecycle';
import type { Logger } from '@waratah/kit/logger';
import { repeat } from '@waratah/kit/passes';
import { z } from 'zod';
import { JobIndex } from '../domain/search/job-index.ts';
import { isLive } from '../domain/visibility.ts';
import type { JobStore } from './jobs.ts';

/** What is announced of ads, and of what was read in them. */
const announced = ['jobs.job.v1.published', 'jobs.job.v1.updated', 'jobs.job.v1.closed', 'ai.job.v1.assessed'] as const;
const About = z.object({ jobId: z.int().optional(), job: z.object({ id: z.int() }).optional() });

/** Ads read at once. */
const batchSize = 500;
/** An assessment is announced before it is stored beside its ad. */
const storedAfterMs = 2_000;
/** What no event told is found by its time of change. */
const sweepMs = 60_000;
const sweepOverlapMs = 5 * 60_000;

export type LiveSearch = Readonly<{
  index: JobIndex;
  /** Resolves once every ad is in. */
  loaded: Promise<void>;
}>;

/** For processes that answer no calls. */
export const noSearch: LiveSearch = { index: new JobIndex(), loaded: Promise.resolve() };

type Options = Readonly<{ jobs: JobStore; bus: Bus; clock: () => Date; log: Logger }>;

/**
 * The search index of this process: read from the database at the start and kept by events, each of which has its ad
 * read anew, so that order and repetition do not matter and every replica ends up the same.
 */
export const startLiveSearch = ({ jobs, bus, clock, log }: Options) =>
  scoped(async (scope) => {
    const index = new JobIndex();
    const waiting = new Set<number>();
    let reading: Promise<void> | undefined;
    let sweptTo = clock();

    const take = async (ids: readonly number[]) => {
      const found = new Map((await jobs.byIds(ids)).map((job) => [job._id, job]));
      for (const id of ids) {
        const job = found.get(id);
        if (job && isLive(job, clock())) index.put(job);
        else index.remove(id);
      }
    };
    const drain = async () => {
      while (waiting.size > 0) {
        const ids = [...waiting].slice(0, batchSize);
        for (const id of ids) waiting.delete(id);
        await take(ids).catch((error: unknown) => {
          for (const id of ids) waiting.add(id);
          throw error;
        });
      }
    };
    const refresh = (id: number) => {
      waiting.add(id);
      reading ??= drain()
        .catch((error: unknown) => log.warn({ err: error }, 'search is read again at the next sweep'))
        .finally(() => {
          reading = undefined;
        });
    };
    const hear = (type: string, data: unknown) => {
      const { jobId, job } = About.parse(data);
      const id = jobId ?? job?.id;
      if (id === undefined) return;
      if (type === 'ai.job.v1.assessed') setTimeout(() => refresh(id), storedAfterMs).unref();
      else refresh(id);
    };
    const load = async () => {
      for await (const batch of jobs.shownInBatches(batchSize))
        for (const job of batch) if (isLive(job, clock())) index.put(job);
    };
    const sweep = async () => {
      const since = new Date(sweptTo.getTime() - sweepOverlapMs);
      const until = clock();
      for (const id of await jobs.idsChangedSince(since)) waiting.add(id);
      await drain();
      sweptTo = until;
    };

    // Events first, so that nothing is missed between reading and listening.
    scope.use(followEvents({ bus, types: announced, hear, missed: () => void sweep().catch(() => undefined), log }));
    const loaded = load();
    loaded.catch((error: unknown) => log.error({ err: error }, 'the search index could not be read'));
    scope.use(repeat(sweepMs, sweep, log));
    return { index, loaded };
  });
