import { setTimeout as sleep } from 'node:timers/promises';
import type { Bus } from '@waratah/kit/events/bus';
import { followEvents } from '@waratah/kit/events/follow';
import { scoped } from '@waratah/kit/process/lifecycle';
import type { Logger } from '@waratah/kit/process/logger';
import { repeat } from '@waratah/kit/process/passes';
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
const loadAgainMs = 1_000;

export type LiveSearch = Readonly<{
  index: JobIndex;
  /** Resolves once every ad is in. */
  loaded: Promise<void>;
  /** For readiness: rejects until then. */
  check: () => Promise<void>;
}>;

/** For processes that answer no calls. */
export const noSearch: LiveSearch = { index: new JobIndex(), loaded: Promise.resolve(), check: async () => undefined };

type Options = Readonly<{ jobs: JobStore; bus: Bus; clock: () => Date; log: Logger }>;

/**
 * The search index of this process: read from the database at the start and kept by events, each of which has its ad
 * read anew, so that order and repetition do not matter and every replica ends up the same.
 */
export const startLiveSearch = ({ jobs, bus, clock, log }: Options) =>
  scoped(async (scope) => {
    const index = new JobIndex();
    const stop = new AbortController();
    scope.defer(() => stop.abort());
    const waiting = new Set<number>();
    /** Ads read since the start, of which the first reading may hold an older state. */
    const taken = new Set<number>();
    let isLoaded = false;
    let reading: Promise<void> | undefined;
    let sweptTo = clock();

    const take = async (ids: readonly number[]) => {
      const found = new Map((await jobs.byIds(ids)).map((job) => [job._id, job]));
      for (const id of ids) {
        if (!isLoaded) taken.add(id);
        const job = found.get(id);
        if (job && isLive(job, clock())) index.put(job);
        else index.remove(id);
      }
    };
    const takeSome = async () => {
      const ids = [...waiting].slice(0, batchSize);
      for (const id of ids) waiting.delete(id);
      await take(ids).catch((error: unknown) => {
        for (const id of ids) waiting.add(id);
        throw error;
      });
    };
    // Ends in the same turn in which nothing waits any more, so that nothing is left behind.
    const drain = async () => {
      try {
        while (waiting.size > 0) await takeSome();
      } finally {
        reading = undefined;
      }
    };
    /** One reader at a time: two could put an older state of an ad over a newer one. */
    const readWaiting = () => (reading ??= Promise.resolve().then(drain));
    const logged = (error: unknown) => log.warn({ err: error }, 'search is read again at the next sweep');
    const refresh = (id: number) => {
      waiting.add(id);
      readWaiting().catch(logged);
    };
    const hear = (type: string, data: unknown) => {
      const { jobId, job } = About.parse(data);
      const id = jobId ?? job?.id;
      if (id === undefined) return;
      if (type === 'ai.job.v1.assessed') setTimeout(() => refresh(id), storedAfterMs).unref();
      else refresh(id);
    };
    const readAll = async () => {
      for await (const batch of jobs.shownInBatches(batchSize))
        for (const job of batch) if (!taken.has(job._id) && isLive(job, clock())) index.put(job);
    };
    const load = async () => {
      while (!isLoaded && !stop.signal.aborted) {
        await readAll().then(
          () => {
            isLoaded = true;
          },
          (error: unknown) => log.warn({ err: error }, 'the search index is read again'),
        );
        if (!isLoaded) await sleep(loadAgainMs, undefined, { signal: stop.signal }).catch(() => undefined);
      }
      taken.clear();
    };
    const sweep = async () => {
      const since = new Date(sweptTo.getTime() - sweepOverlapMs);
      const until = clock();
      for (const id of await jobs.idsChangedSince(since)) waiting.add(id);
      await readWaiting();
      sweptTo = until;
    };

    // Events first, so that nothing is missed between reading and listening.
    scope.use(followEvents({ bus, types: announced, hear, missed: () => void sweep().catch(logged), log }));
    const loaded = load();
    scope.use(repeat(sweepMs, sweep, log));
    const check = () => (isLoaded ? Promise.resolve() : Promise.reject(new Error('the ads are still being read')));
    return { index, loaded, check };
  });
