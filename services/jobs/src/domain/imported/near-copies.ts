import type { Place } from '@waratah/vocabulary/australia/places';
import { annualised } from '@waratah/vocabulary/pay-amounts';
import { companyWords } from '../company-name.ts';
import { likeness, runsOf, sentencesOfBody, shareOf, wordsOfBody } from '../fingerprint.ts';
import type { Job } from '../job.ts';
import { periodOf } from '../salary.ts';

type Paid = Pick<Job, 'salaryMin' | 'salaryMax' | 'salaryPeriod'>;
type Compared = Paid &
  Pick<Job, '_id' | 'title' | 'companyName' | 'description' | 'location' | 'fingerprint' | 'place'>;

/** The fields by which ads are compared. */
export type Original = Compared & Pick<Job, 'shown'>;

/** Texts whose fingerprints share less than this are not compared. */
const worthReading = 0.5;
/** How many of the most similar ads are compared. */
const maxRead = 8;

/**
 * The ad of which this one is a near-copy: the same words under nearly the same title for a job in the same place. An
 * ad that is not shown cannot hide one that could be.
 */
export const originalOf = (ad: Compared, canBeShown: boolean, others: readonly Original[]): number | undefined => {
  const bands = new Set(ad.fingerprint.bands);
  const likest = others
    .filter(({ fingerprint }) => fingerprint.bands.some((band) => bands.has(band)))
    .filter(
      (other) =>
        other._id !== ad._id && (other.shown || !canBeShown) && !isElsewhere(ad, other) && !paysOtherwise(ad, other),
    )
    .map((other) => ({ other, share: likeness(ad.fingerprint, other.fingerprint) }))
    .filter(({ share }) => share >= worthReading)
    .sort((a, b) => b.share - a.share || a.other._id - b.other._id)
    .slice(0, maxRead);
  return likest.find(({ other }) => saysTheSame(ad, other))?.other._id;
};

/** How much text two ads must share to be the same job, depending on what else agrees. */
const least = { sameTitle: 0.72, oneTitleInTheOther: 0.78, otherTitle: 0.975, otherCompany: 0.85 } as const;

const saysTheSame = (a: Compared, b: Compared) => {
  const titles = titlesOf(a.title, b.title);
  if (titles.kind === 'different') return false;
  const [one, other] = [wordsOfBody(a), wordsOfBody(b)];
  const share = shareOf(runsOf(one), runsOf(other));
  if (!isSameCompany(a.companyName, b.companyName) && (titles.kind === 'changed' || share < least.otherCompany))
    return false;
  if (titles.kind === 'same') return share >= least.sameTitle && (share >= least.otherCompany || !haveOwnTasks(a, b));
  const [inOne, inOther] = [new Set(one), new Set(other)];
  // Title words that occur in only one of the texts mean another job; words that occur in both texts may be two jobs on
  // one page.
  const areOtherJobs = ([own, mine, theirs]: readonly [
    ReadonlySet<string>,
    ReadonlySet<string>,
    ReadonlySet<string>,
  ]) => [...own].some((word) => mine.has(word) && !theirs.has(word));
  if (areOtherJobs([titles.onlyOne, inOne, inOther]) || areOtherJobs([titles.onlyOther, inOther, inOne])) return false;
  if (titles.kind === 'within') return share >= least.oneTitleInTheOther;
  return share >= least.otherTitle && ![...titles.onlyOne, ...titles.onlyOther].every((word) => inOne.has(word));
};

/** Ads that share a page of boilerplate have different tasks if each has this many sentences of its own. */
const ownSentences = 2;
/** A shorter sentence, or one that shares more of its words, is no sentence of its own. */
const own = { words: 4, shared: 0.34 } as const;

const haveOwnTasks = (a: Compared, b: Compared) => {
  const [one, other] = [sentencesOfBody(a), sentencesOfBody(b)];
  return [ownAmong(one, other), ownAmong(other, one)].every((count) => count >= ownSentences);
};

const ownAmong = (mine: readonly (readonly string[])[], theirs: readonly (readonly string[])[]) => {
  const sets = theirs.map((words) => new Set(words));
  return mine.filter((words) => words.length >= own.words && sets.every((set) => sharedOf(words, set) <= own.shared))
    .length;
};

const sharedOf = (words: readonly string[], set: ReadonlySet<string>) =>
  words.filter((word) => set.has(word)).length / words.length;

/** Pay that differs by more than this is another job's. */
const paysMore = 1.05;

const yearlyPay = (pay: Paid) => {
  const period = periodOf(pay);
  const [min, max] = [pay.salaryMin ?? pay.salaryMax, pay.salaryMax ?? pay.salaryMin];
  return period && min !== undefined && max !== undefined
    ? { min: annualised(min, period), max: annualised(max, period) }
    : undefined;
};

/** Whether both ads state pay, and neither's range comes near the other's. */
const paysOtherwise = (a: Paid, b: Paid) => {
  const [one, other] = [yearlyPay(a), yearlyPay(b)];
  return one !== undefined && other !== undefined && (one.min > other.max * paysMore || other.min > one.max * paysMore);
};

const levels =
  /^(?:senior|sr|junior|jr|graduate|grad|intern|internship|trainee|apprentice|cadet|entry|mid|lead|head|principal|chief|assistant|deputy|director|manager|night|nights|i|ii|iii|iv)$/;

/** Words and short numbers; a long number is a reference and is ignored. */
const titleWords = (title: string): ReadonlySet<string> =>
  new Set(
    title
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{L}+|(?<!\d)\d{1,3}(?!\d)/gu) ?? [],
  );

/** Treats "analyst" and "analysts", or "til" and "till", as one word. */
const isForm = (a: string, b: string) =>
  a === b ||
  (Math.min(a.length, b.length) > 2 && Math.abs(a.length - b.length) === 1 && (a.startsWith(b) || b.startsWith(a)));

const without = (words: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...words].filter((word) => ![...others].some((other) => isForm(word, other))));

type Titles =
  | Readonly<{ kind: 'same' }>
  | Readonly<{ kind: 'different' }>
  | Readonly<{ kind: 'within' | 'changed'; onlyOne: ReadonlySet<string>; onlyOther: ReadonlySet<string> }>;

/** The largest share of changed words in the same title. */
const maxChanged = 0.4;

/** Whether two titles mean the same: one contains the other, at the same level, or only few of their words differ. */
const titlesOf = (a: string, b: string): Titles => {
  const [one, other] = [titleWords(a), titleWords(b)];
  const [onlyOne, onlyOther] = [without(one, other), without(other, one)];
  if (onlyOne.size + onlyOther.size === 0) return { kind: 'same' };
  if ([...onlyOne, ...onlyOther].some((word) => levels.test(word))) return { kind: 'different' };
  const common = one.size - onlyOne.size;
  if (!common) return { kind: 'different' };
  if (!onlyOne.size || !onlyOther.size) return { kind: 'within', onlyOne, onlyOther };
  const changed = Math.max(onlyOne.size, onlyOther.size) / Math.max(one.size, other.size);
  return changed <= maxChanged ? { kind: 'changed', onlyOne, onlyOther } : { kind: 'different' };
};

/** Whether two company names may be the same: equal, one within the other, or one not given. */
const isSameCompany = (a: string, b: string) => {
  const [one, other] = [companyWords(a), companyWords(b)];
  if ([...one].join('') === [...other].join('')) return true;
  return one.isSubsetOf(other) || other.isSubsetOf(one);
};

const farKm = 25;

type Placed = Pick<Compared, 'place' | 'location' | 'description'>;

/**
 * Whether two ads are in different places: two points far apart or, if one is unknown, different states or cities,
 * different words for the location, or texts that name different states.
 */
const isElsewhere = (a: Placed, b: Placed) => {
  const km = distanceKm(a.place, b.place);
  if (km !== undefined) return km > farKm;
  return (
    differ(a.place.state, b.place.state) ||
    differ(a.place.city, b.place.city) ||
    !isWithin(locationWords(a.location), locationWords(b.location)) ||
    !isWithin(statesIn(a.description), statesIn(b.description))
  );
};

const differ = (a: string | undefined, b: string | undefined) =>
  a !== undefined && b !== undefined && a.toLowerCase() !== b.toLowerCase();

/** Whether one set contains the other. */
const isWithin = (a: ReadonlySet<string>, b: ReadonlySet<string>) => a.isSubsetOf(b) || b.isSubsetOf(a);

const locationWords = (location = '') =>
  new Set((location.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => !/^(?:and|the|of|australia)$/.test(word)));

const stateWords: Readonly<Record<string, RegExp>> = {
  NSW: /\b(?:NSW|New South Wales|Sydney)\b/,
  VIC: /\b(?:VIC|Victoria|Melbourne)\b/,
  QLD: /\b(?:QLD|Queensland|Brisbane)\b/,
  SA: /\b(?:South Australia|Adelaide)\b/,
  WA: /\b(?:Western Australia|Perth)\b/,
  TAS: /\b(?:TAS|Tasmania|Hobart)\b/,
  ACT: /\b(?:Canberra)\b/,
  NT: /\b(?:Northern Territory|Darwin)\b/,
};

const statesIn = (text: string) =>
  new Set(Object.entries(stateWords).flatMap(([state, pattern]) => (pattern.test(text) ? [state] : [])));

/** Distance on a plane, which is accurate enough within a city. */
const distanceKm = (a: Place, b: Place) => {
  if (a.latitude === undefined || a.longitude === undefined) return undefined;
  if (b.latitude === undefined || b.longitude === undefined) return undefined;
  const east = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(a.latitude - b.latitude, east) * 111;
};
