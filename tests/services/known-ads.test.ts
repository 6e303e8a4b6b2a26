import { expect, test } from '@jest/globals';
import type { JobRecord } from '@waratah/jobs/domain/job';
import { openKnownAds } from '@waratah/jobs/store/known-ads';
import { aJobRecord } from '../support/job-records.ts';

/** A database of ads that records what is read from it. */
const stored = (ads: readonly JobRecord[]) => {
  const byId = new Map(ads.map((ad) => [ad._id, ad]));
  const read: number[] = [];
  let isAway = false;
  const found = (ids: readonly number[]) => {
    if (isAway) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    return ids.flatMap((id) => byId.get(id) ?? []);
  };
  return {
    byId,
    read,
    goAway: () => void (isAway = true),
    byIds: async (ids: readonly number[]) => {
      read.push(...ids);
      return found(ids);
    },
    statesOf: async (ids: readonly number[]) =>
      found(ids).map(({ _id, version, assessedAt }) => ({
        _id,
        version,
        assessedAt: assessedAt && new Date(assessedAt),
      })),
  };
};

test('an ad is read again only when it changed, was assessed or is unknown', async () => {
  const assessed = { assessedAt: new Date(5_000) };
  const database = stored([aJobRecord(1), aJobRecord(2, assessed), aJobRecord(3)]);
  const known = openKnownAds(database);
  expect((await known.read([1, 2, 3, 4])).map(({ _id }) => _id)).toEqual([1, 2, 3]);
  expect(database.read.splice(0)).toEqual([1, 2, 3]);
  await known.read([3, 2, 1]);
  expect(database.read.splice(0)).toEqual([]);

  database.byId.set(1, aJobRecord(1, { version: 2, title: 'Changed' }));
  database.byId.set(2, aJobRecord(2, { assessedAt: new Date(6_000) }));
  database.byId.delete(3);
  const now = await known.read([1, 2, 3]);
  expect(database.read).toEqual([1, 2]);
  expect(now.map(({ _id }) => _id)).toEqual([1, 2]);
  expect(now[0]?.title).toBe('Changed');
});

test('while the database is away, a fully known list is answered, and a partly known one is not', async () => {
  const database = stored([aJobRecord(1), aJobRecord(2)]);
  const known = openKnownAds(database);
  await known.read([1]);
  database.goAway();
  expect((await known.read([1])).map(({ _id }) => _id)).toEqual([1]);
  await expect(known.read([1, 2])).rejects.toThrow('away');
});
