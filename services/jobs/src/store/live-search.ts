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
import { recentAssessments } from './recent-assessments.ts';
import { refreshQueue } from './refresh-queue.ts';

/** Events that change what a search finds. */
const followed = ['jobs.job.v1.published', 'jobs.job.v1.updated', 'jobs.job.v1.closed', 'ai.job.v1.assessed'] as const;
const EventOfJob = z.object({ jobId: z.int().optional(), job: z.object({ id: z.int() }).optional() });
const Json: z.ZodType<JsonValue> = z.json();

/** Ads read at once when the index is loaded. */
const batchSize = 500;
/** A sweep finds by time of change what no event announced. */
const sweepMs = 60_000;
const sweepOverlapMs = 5 * 60_000;
const reloadMs = 1_000;

export type LiveSearch = Readonly<{
  index: JobIndex;
  /** Resolves when every ad is in the index. */
  loaded: Promise<void>;
  /** For readiness: rejects until then. */
  check: () => Promise<void>;
}>;

/** For processes that serve no calls. */
export const noSearch: LiveSearch = { index: new JobIndex(), loaded: Promise.resolve(), check: async () => undefined };

type Options = Readonly<{ jobs: JobStore; bus: Bus; clock: () => Date; log: Logger }>;

/**
 * The search index of this process: loaded from the database at the start, then kept by events. Each event makes its ad
 * be read again, so that order and repetition do not matter and every replica ends with the same index.
 */
export const startLiveSearch = ({ jobs, bus, clock, log }: Options) =>
  scoped(async (scope) => {
    const index = new JobIndex();
    const stop = new AbortController();
    scope.defer(() => stop.abort());
    const assessments = recentAssessments();
    /** Ads read by an event while the index is loading; the load may hold an older state of them. */
    const readByEvent = new Set<number>();
    let isLoaded = false;
    let sweptTo = clock();

    const refresh = refreshQueue(async (ids) => {
      const found = new Map((await jobs.byIds(ids)).map((job) => [job._id, job]));
      for (const id of ids) {
        if (!isLoaded) readByEvent.add(id);
        const job = found.get(id);
        if (job && isLive(job, clock())) index.put(assessments.applyTo(job));
        else index.remove(id);
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
        for (const job of batch) if (!readByEvent.has(job._id) && isLive(job, clock())) index.put(job);
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
    return { index, loaded, check };
  });

const assessmentIn = (data: unknown) =>
  assessmentOf(fromJson(JobAssessedSchema, Json.parse(data), { ignoreUnknownFields: true }));
