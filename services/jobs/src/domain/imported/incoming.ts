import type { Changed } from '@waratah/kit/mongo/aggregate';
import type { Localities } from '@waratah/vocabulary/australia/localities';
import { dayMs, longestAdDays } from '@waratah/vocabulary/limits';
import type { Job } from '../job.ts';
import { defaultExpiry, derived, unchanged } from '../lifecycle.ts';
import { begun, changed } from '../visibility.ts';
import type { Ad } from './ad.ts';
import { plainUrl } from './source.ts';

/** What an import adds to a row. */
export type Arrival = Readonly<{
  localities: Localities;
  now: Date;
  /** Treats ads as posted now, whatever their dates: for trials and demonstrations with old files. */
  asNew: boolean;
}>;

/**
 * The stated end; else thirty days from the posting or, if the source gives no date, from the last reading. At most a
 * year.
 */
const datesOf = ({ postedAt: said, expiresAt: end }: Ad, { now, asNew }: Arrival, known?: Pick<Job, 'postedAt'>) => {
  const seen = asNew || !said || said > now ? now : said;
  const postedAt = known && !said && !asNew ? known.postedAt : seen;
  const expiresAt = end && (!asNew || end > now) ? end : defaultExpiry(seen);
  return { postedAt, expiresAt: new Date(Math.min(expiresAt.getTime(), now.getTime() + longestAdDays * dayMs)) };
};

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** With `asNew`, the same row counts as a new posting each day. */
const contentOf = ({ origin }: Ad, { asNew, now }: Arrival) =>
  asNew ? `${origin.content}@${dayOf(now)}` : origin.content;

const derivedOf = ({ fields, companyName, isAbroad }: Ad, localities: Localities) => {
  const facts = derived(fields, companyName, localities);
  return isAbroad ? { ...facts, place: {} } : facts;
};

const classified = ({ classification }: Ad) => (classification ? { classification } : {});

/** A new ad. Imported ads are approved at once in every mode, because operators import them. */
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
    source: {
      website,
      url,
      key,
      ...classified(ad),
      scrapedAt: ad.scrapedAt ?? now,
      contents: [contentOf(ad, arrival)],
    },
  };
};

/** The first state of an ad that is a near-copy of another, or of none. */
export const startedAs = (
  job: Omit<Job, 'version' | 'shown'>,
  duplicateOf: number | undefined,
  now: Date,
): Changed<Job> => begun(duplicateOf === undefined ? job : { ...job, duplicateOf }, now);

/** Some sources change an ad's text with every visit, so each wording is remembered for a while. */
const contentsKept = 64;

/** A new date alone counts as a change only if it moves the end of the ad by at least this much. */
const slackMs = { statedEnd: dayMs, otherEnd: 7 * dayMs } as const;

/** Whether the ad's end has changed. An age such as "30d+ ago" changes with every visit and is ignored. */
const endMoved = (known: Pick<Job, 'expiresAt' | 'postedAt'>, ad: Ad, arrival: Arrival) => {
  if (arrival.asNew || (ad.isPostedByAge && !ad.expiresAt)) return false;
  const { expiresAt } = datesOf(ad, arrival, known);
  const slack = ad.expiresAt && expiresAt.getTime() === ad.expiresAt.getTime() ? slackMs.statedEnd : slackMs.otherEnd;
  return Math.abs(expiresAt.getTime() - known.expiresAt.getTime()) >= slack;
};

/** A page is identified by host and path, since the rest of its URL may differ per visit. */
const pageOf = (url: string | undefined) => (url === undefined ? '' : (plainUrl(url) ?? '').split('?', 1)[0]);

/** Whether the ad names another page than before. */
const pageMoved = ({ source }: Pick<Job, 'source'>, { origin }: Ad) =>
  origin.url !== undefined && pageOf(source?.url) !== pageOf(origin.url);

/** Whether the ad had exactly this content before on the same page, and neither reappeared nor changed its end. */
export const isKnown = (job: Pick<Job, 'source' | 'expiresAt' | 'postedAt'>, ad: Ad, arrival: Arrival) =>
  !job.source?.withdrawnAt &&
  (job.source?.contents.includes(contentOf(ad, arrival)) ?? false) &&
  !pageMoved(job, ad) &&
  !endMoved(job, ad, arrival);

/** An operator's approval does not cover a new text: the ad stays approved, but only by rule. */
const readAgain = ({ review }: Job): Job['review'] =>
  review.status === 'approved' ? { status: 'approved', by: 'rule' } : review;

/** The ad as its source describes it now. */
export const updatedFrom = (job: Job, ad: Ad, arrival: Arrival, duplicateOf: number | undefined): Changed<Job> => {
  if (!job.source || job.deletedAt || isKnown(job, ad, arrival)) return unchanged(job);
  const content = contentOf(ad, arrival);
  const contents = [...job.source.contents.filter((known) => known !== content), content].slice(-contentsKept);
  const { withdrawnAt: _withdrawnAt, classification: _classification, ...kept } = job.source;
  const scrapedAt = ad.scrapedAt ?? arrival.now;
  const source = { ...kept, ...classified(ad), url: ad.origin.url, scrapedAt, contents };
  const next = { ...job, ...ad.fields, ...derivedOf(ad, arrival.localities), ...datesOf(ad, arrival, job) };
  return changed(
    job,
    { ...next, companyName: ad.companyName, isActive: ad.isActive, review: readAgain(job), source, duplicateOf },
    arrival.now,
  );
};

/** Closes an ad that its feed no longer contains, until it reappears. */
export const withdrawn = (job: Job, now: Date): Changed<Job> =>
  !job.source || job.source.withdrawnAt || job.deletedAt
    ? unchanged(job)
    : changed(job, { ...job, source: { ...job.source, withdrawnAt: now } }, now);
