import type { Changed } from '@waratah/kit/mongo/aggregate';
import type { Context } from '../context.ts';
import type { Ad } from '../domain/imported/ad.ts';
import { type Arrival, arrived, startedAs, isKnown, updatedFrom } from '../domain/imported/incoming.ts';
import { type Original, originalOf } from '../domain/imported/near-copies.ts';
import type { Job } from '../domain/job.ts';
import { derived } from '../domain/lifecycle.ts';
import { isLive } from '../domain/visibility.ts';

/** What became of the ads of an import. */
export type Saved = Readonly<{ new: number; updated: number; duplicate: number }>;

/** Saves a batch of ads with their events; each source key occurs only once in it. */
export const saveAds = async (context: Context, ads: readonly Ad[], arrival: Arrival): Promise<Saved> => {
  const found = await context.jobs.bySourceKeys(ads.map(({ origin }) => origin.key));
  const known = new Map(found.map((job) => [job.source?.key, job]));
  const added = await addAds(
    context,
    ads.filter(({ origin }) => !known.has(origin.key)),
    arrival,
  );
  const changes = ads.flatMap((ad) => {
    const job = known.get(ad.origin.key);
    return job && !isKnown(job, ad, arrival) ? [{ ad, job }] : [];
  });
  await updateAds(context, changes, arrival);
  return { new: added, updated: changes.length, duplicate: ads.length - added - changes.length };
};

/** Inserts new ads, marking near-copies. Answers how many are not copies. */
const addAds = async (context: Context, ads: readonly Ad[], arrival: Arrival) => {
  if (!ads.length) return 0;
  const firstId = await context.jobs.takeIds(ads.length);
  const jobs = ads.map((ad, index) => arrived(firstId + index, ad, arrival));
  const originals: Original[] = await context.jobs.originalsLike(jobs.map(({ fingerprint }) => fingerprint));
  const made = jobs.map((job): Changed<Job> => {
    const begun = startedAs(job, originalOf(job, isLive(job, arrival.now), originals), arrival.now);
    if (begun[0].duplicateOf === undefined) originals.push(begun[0]);
    return begun;
  });
  const inserted = await context.jobs.insertMany(made);
  return inserted.filter(({ duplicateOf }) => duplicateOf === undefined).length;
};

type Change = Readonly<{ ad: Ad; job: Pick<Job, '_id' | 'duplicateOf' | 'shown'> }>;

/**
 * Copies, and hidden ads that may be shown from now on, are saved last and one by one, so that each is compared with
 * the present state of its original.
 */
const updateAds = async (context: Context, changes: readonly Change[], arrival: Arrival) => {
  const [copies = [], others = []] = [true, false].map((isCopy) =>
    changes.filter(({ job }) => (job.duplicateOf !== undefined || !job.shown) === isCopy),
  );
  await Promise.all(
    others.map(({ ad, job }) => context.jobs.change(job._id, (now) => updatedFrom(now, ad, arrival, now.duplicateOf))),
  );
  for (const { ad, job } of copies) await updateCopy(context, ad, job._id, arrival);
};

const updateCopy = async ({ jobs }: Context, ad: Ad, id: number, arrival: Arrival) => {
  const facts = derived(ad.fields, ad.companyName, arrival.localities);
  const originals = await jobs.originalsLike([facts.fingerprint]);
  await jobs.change(id, (job) => {
    const [freed] = updatedFrom(job, ad, arrival, undefined);
    return updatedFrom(job, ad, arrival, originalOf(freed, freed.shown, originals));
  });
};
