import { setTimeout as sleep } from 'node:timers/promises';
import { fromJson, type JsonValue } from '@bufbuild/protobuf';
import { JobAssessedSchema } from '@waratah/events/ai/v1';
import type { Bus } from '@waratah/kit/events/bus';
import { followEvents } from '@waratah/kit/events/follow';
import { scoped } from '@waratah/kit/process/lifecycle';
import type { Logger } from '@waratah/kit/process/logger';
import { repeat } from '@waratah/kit/process/passes';
import { z } from 'zod';
import { assessmentOf } from '../domain/assessment.ts';
import { JobIndex } from '../domain/search/job-index.ts';
import { isLive } from '../domain/visibility.ts';
import type { JobStore } from './jobs.ts';
import { type KnownAds, openKnownAds } from './known-ads.ts';
import { recentAssessments } from './recent-assessments.ts';
import { refreshQueue } from './refresh-queue.ts';

/** Events that may change what a search finds. */
const followed = ['jobs.job.v1.published', 'jobs.job.v1.updated', 'jobs.job.v1.closed', 'ai.job.v1.assessed'] as const;
const EventOfJob = z.object({ jobId: z.int().optional(), job: z.object({ id: z.int() }).optional() });
const Json: z.ZodType<JsonValue> = z.json();

/** How many ads are read at once while the index is loaded. */
const batchSize = 500;
/** Interval of a sweep that finds changed ads whose event was missed, in milliseconds. */
const sweepMs = 60_000;
const sweepOverlapMs = 5 * 60_000;
const reloadMs = 1_000;

export type LiveSearch = Readonly<{
  index: JobIndex;
  /** Ads by id in their present state or, while the database is away, as last read. */
  read: KnownAds['read'];
  /** Resolves when every ad is in the index. */
  loaded: Promise<void>;
  /** For readiness checks: rejects until every ad is in the index. */
  check: () => Promise<void>;
}>;

/** For processes that answer no requests. */
export const noSearch: LiveSearch = {
  index: new JobIndex(),
  read: async () => [],
  loaded: Promise.resolve(),
  check: async () => undefined,
};

type Options = Readonly<{ jobs: JobStore; bus: Bus; clock: () => Date; log: Logger }>;

/**
 * The search index of this process, loaded from the database at the start and then updated by events. An event only
 * causes its ad to be read again, so order and repetition of events do not matter, and every replica ends with the same
 * index.
 */
export const startLiveSearch = ({ jobs, bus, clock, log }: Options) =>
  scoped(async (scope) => {
    const index = new JobIndex();
    const known = openKnownAds(jobs);
    const stop = new AbortController();
    scope.defer(() => stop.abort());
    const assessments = recentAssessments();
    /** Ads that an event caused to be read while the index was loading; the load may contain an older state of them. */
    const readByEvent = new Set<number>();
    let isLoaded = false;
    let sweptTo = clock();

    const refresh = refreshQueue(async (ids) => {
      const found = new Map((await jobs.byIds(ids)).map((job) => [job._id, job]));
      for (const id of ids) {
        if (!isLoaded) readByEvent.add(id);
        const job = found.get(id);
        if (job && isLive(job, clock())) {
          const assessed = assessments.applyTo(job);
          known.put(assessed);
          index.put(assessed);
        } else {
          known.remove(id);
          index.remove(id);
        }
      }
    });
    const logFailure = (error: unknown) => log.warn({ err: error }, 'search is read again at the next sweep');
    const onEvent = (type: string, data: unknown) => {
      const { jobId, job } = EventOfJob.parse(data);
      const id = jobId ?? job?.id;
      if (id === undefined) return;
      if (type === 'ai.job.v1.assessed') assessments.add(id, assessmentIn(data));
      refresh([id]).catch(logFailure);
    };
    const readAll = async () => {
      for await (const batch of jobs.shownInBatches(batchSize))
        for (const job of batch) {
          if (readByEvent.has(job._id) || !isLive(job, clock())) continue;
          known.put(job);
          index.put(job);
        }
      isLoaded = true;
    };
    const load = async () => {
      while (!isLoaded && !stop.signal.aborted) {
        await readAll().catch((error: unknown) => log.warn({ err: error }, 'the search index is loaded again'));
        if (!isLoaded) await sleep(reloadMs, undefined, { signal: stop.signal }).catch(() => undefined);
      }
      readByEvent.clear();
    };
    const sweep = async () => {
      const since = new Date(sweptTo.getTime() - sweepOverlapMs);
      const until = clock();
      await refresh(await jobs.idsChangedSince(since));
      sweptTo = until;
    };
    const repeatSweep = async () => {
      await sweep();
      assessments.expire();
    };

    // Events are followed before the load begins, so that no change between the two is lost.
    scope.use(followEvents({ bus, types: followed, onEvent, onGap: () => void sweep().catch(logFailure), log }));
    const loaded = load();
    scope.use(repeat(sweepMs, repeatSweep, log));
    const check = () => (isLoaded ? Promise.resolve() : Promise.reject(new Error('the ads are still being read')));
    return { index, read: known.read, loaded, check };
  });

const assessmentIn = (data: unknown) =>
  assessmentOf(fromJson(JobAssessedSchema, Json.parse(data), { ignoreUnknownFields: true }));
