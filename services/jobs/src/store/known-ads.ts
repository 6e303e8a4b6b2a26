import { inTime } from '@waratah/kit/process/in-time';
import { isServerUnavailable } from '@waratah/kit/server-unavailable';
import { LRUCache } from 'lru-cache';
import type { JobRecord } from '../domain/job.ts';

const cacheBytes = 64 * 1024 * 1024;
/** Bytes of an ad apart from its description and the words of its document. */
const ownBytes = 4 * 1024;
/** How long a reader waits for the database before it gets the cached state. */
const patienceMs = 500;

/** Identifies one state of a stored ad: each change increases `version`, and each assessment has its time. */
export type AdState = Readonly<{ _id: number; version: number; assessedAt?: Date | undefined }>;

/** Reads ads from the database. Ads that do not exist are missing from the answer. */
export type StoredAds = Readonly<{
  byIds: (ids: readonly number[]) => Promise<readonly JobRecord[]>;
  statesOf: (ids: readonly number[]) => Promise<readonly AdState[]>;
}>;

/** A cache of live ads for searches; the least recently used ones are dropped first. */
export type KnownAds = Readonly<{
  put: (job: JobRecord) => void;
  remove: (id: number) => void;
  /**
   * Ads in their present state: cached ones whose state is unchanged, the others read from the database. If the
   * database is away or slow and all are cached, the cached state.
   */
  read: (ids: readonly number[]) => Promise<readonly JobRecord[]>;
}>;

const isSame = (known: JobRecord, { version, assessedAt }: AdState) =>
  known.version === version && known.assessedAt?.getTime() === assessedAt?.getTime();

export const openKnownAds = ({ byIds, statesOf }: StoredAds): KnownAds => {
  const ads = new LRUCache<number, JobRecord>({
    maxSize: cacheBytes,
    sizeCalculation: ({ description, document }) =>
      2 * (description.length + (document?.words?.text.length ?? 0)) + ownBytes,
  });
  const put = (job: JobRecord) => void ads.set(job._id, job);
  const known = (ids: readonly number[]) => {
    const found = ids.flatMap((id) => ads.get(id) ?? []);
    return found.length === ids.length ? found : undefined;
  };
  const readNow = async (ids: readonly number[]) => {
    const states = await statesOf(ids);
    const found = new Map(
      states.flatMap((state) => {
        const job = ads.get(state._id);
        return job && isSame(job, state) ? [[job._id, job] as const] : [];
      }),
    );
    const others = states.filter(({ _id }) => !found.has(_id)).map(({ _id }) => _id);
    for (const job of others.length > 0 ? await byIds(others) : []) {
      put(job);
      found.set(job._id, job);
    }
    return [...found.values()];
  };
  return {
    put,
    remove: (id) => void ads.delete(id),
    read: async (ids) => {
      const reading = readNow(ids);
      try {
        return await inTime(reading, patienceMs, () => known(ids) ?? reading);
      } catch (error) {
        const instead = isServerUnavailable(error) ? known(ids) : undefined;
        if (instead) return instead;
        throw error;
      }
    },
  };
};
