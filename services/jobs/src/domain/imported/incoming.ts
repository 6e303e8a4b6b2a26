import type { Changed } from '@waratah/kit/mongo/aggregate';
import type { Localities } from '@waratah/vocabulary/australia/localities';
import { dayMs, longestAdDays } from '@waratah/vocabulary/limits';
import type { Job } from '../job.ts';
import { defaultExpiry, derived, unchanged } from '../lifecycle.ts';
import { begun, changed } from '../visibility.ts';
import type { Ad } from './ad.ts';

/** What an import brings to an ad beside the row itself. */
export type Arrival = Readonly<{
  localities: Localities;
  now: Date;
  /** Ads count as posted now, whatever their dates: for trials and demonstrations with old files. */
  asNew: boolean;
}>;

/** A stated end counts; else thirty days from the posting. Nothing lasts longer than a year. */
const datesOf = ({ postedAt: said, expiresAt: end }: Ad, { now, asNew }: Arrival) => {
  const postedAt = asNew || !said || said > now ? now : said;
  const expiresAt = end && (!asNew || end > now) ? end : defaultExpiry(postedAt);
  return { postedAt, expiresAt: new Date(Math.min(expiresAt.getTime(), now.getTime() + longestAdDays * dayMs)) };
};

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** As new, the same row is another day's posting tomorrow. */
const contentOf = ({ origin }: Ad, { asNew, now }: Arrival) =>
  asNew ? `${origin.content}@${dayOf(now)}` : origin.content;

const derivedOf = ({ fields, companyName, isAbroad }: Ad, localities: Localities) => {
  const facts = derived(fields, companyName, localities);
  return isAbroad ? { ...facts, place: {} } : facts;
};

/** An ad that was never here before. Imported ads are approved at once: operators import them, in every mode. */
export const arrived = (id: number, ad: Ad, arrival: Arrival): Omit<Job, 'version' | 'shown'> => {
  const { now, localities } = arrival;
  const { website, url, key } = ad.origin;
  return {
    _id: id,
    ...ad.fields,
    ...derivedOf(ad, localities),
    ...datesOf(ad, arrival),
    companyName: ad.companyName,
    createdAt: now,
    updatedAt: now,
    isActive: ad.isActive,
    review: { status: 'approved', by: 'rule' },
    approvedAt: now,
    source: { website, url, key, scrapedAt: ad.scrapedAt ?? now, contents: [contentOf(ad, arrival)] },
  };
};

/** The first state of an ad that is a near-copy of another, or of none. */
export const begunAs = (
  job: Omit<Job, 'version' | 'shown'>,
  duplicateOf: number | undefined,
  now: Date,
): Changed<Job> => begun(duplicateOf === undefined ? job : { ...job, duplicateOf }, now);

/** Some sources vary an ad's text with every visit; each wording seen is known for a while. */
const contentsKept = 64;

/** True when the ad has said exactly this before. */
export const isKnown = (job: Pick<Job, 'source'>, ad: Ad, arrival: Arrival) =>
  job.source?.contents.includes(contentOf(ad, arrival)) ?? false;

/** The ad as its source has it now. */
export const updatedFrom = (job: Job, ad: Ad, arrival: Arrival, duplicateOf: number | undefined): Changed<Job> => {
  if (!job.source || job.deletedAt || isKnown(job, ad, arrival)) return unchanged(job);
  const contents = [...job.source.contents, contentOf(ad, arrival)].slice(-contentsKept);
  const source = { ...job.source, url: ad.origin.url, scrapedAt: ad.scrapedAt ?? arrival.now, contents };
  const next = { ...job, ...ad.fields, ...derivedOf(ad, arrival.localities), ...datesOf(ad, arrival) };
  return changed(
    job,
    { ...next, companyName: ad.companyName, isActive: ad.isActive, source, duplicateOf },
    arrival.now,
  );
};
