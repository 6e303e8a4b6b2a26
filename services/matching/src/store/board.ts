import type { JobAd } from '../domain/job.ts';
import type { JobStore } from './jobs.ts';

/** The live ads in memory, in the order of ids; the same list object until an ad changes. */
export type JobBoard = Readonly<{ read: () => Promise<readonly JobAd[]> }>;

/**
 * Overlap between two reads of changed ads, in milliseconds: clocks differ between processes, and an earlier write may
 * become visible after a later one.
 */
const overlapMs = 60_000;

/** Reads all live ads once, then only those that changed. An event updates the database before the board reads it. */
export const jobBoard = (store: Pick<JobStore, 'changedSince'>): JobBoard => {
  const live = new Map<number, Readonly<{ ad: JobAd; mark: string }>>();
  let latest = 0;
  let list: readonly JobAd[] = [];
  let reading: Promise<void> | undefined;

  const refresh = async () => {
    const changes = await store.changedSince(new Date(latest - overlapMs));
    let changed = false;
    for (const { id, ad, mark, changedAt } of changes) {
      latest = Math.max(latest, changedAt.getTime());
      if (live.get(id)?.mark === mark || (!ad && !live.has(id))) continue;
      changed = true;
      if (ad) live.set(id, { ad, mark });
      else live.delete(id);
    }
    if (changed) list = [...live.values()].map(({ ad }) => ad).sort((a, b) => a.id - b.id);
  };

  return {
    read: async () => {
      reading ??= refresh().finally(() => (reading = undefined));
      await reading;
      return list;
    },
  };
};
