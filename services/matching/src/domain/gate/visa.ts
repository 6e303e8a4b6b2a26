import { dayInWords } from '@waratah/vocabulary/law/days';
import { demandOn } from '@waratah/vocabulary/law/demand';
import { employerKey } from '@waratah/vocabulary/law/restricted';
import { isExemptWork } from '@waratah/vocabulary/law/exempt-work';
import { lawFor } from '@waratah/vocabulary/law/judge';
import { permanentVisas } from '@waratah/vocabulary/law/rules';
import type { JobTerms, Ruling } from '@waratah/vocabulary/law/ruling';
import { isListedVisa, visaNameOf } from '@waratah/vocabulary/visa-types';
import {
  endMonths,
  endOfTerm,
  firstDayOfJob,
  isFixedTerm,
  isOngoing,
  type JobAd,
  stretchOfJob,
  termMonths,
} from '../job.ts';
import { adSays } from '../message-to-employer.ts';
import { keyFrom } from '../key.ts';
import { keyOfLaw, type Needs } from '../needs.ts';
import { oncePer } from '../once.ts';
import { askBelowMonths, askOngoingBelowMonths, askTermBelowMonths } from '../weights.ts';
import { check, eligible, refuse, type Rule, type Verdict } from './verdict.ts';

/** The terms of an ad that the law's decision depends on. */
const termsOf = oncePer(
  (job: JobAd): JobTerms => ({
    employer: job.companyName,
    remote: job.place.remote,
    regional: job.place.regional,
    regionalSince: job.place.regionalSince,
    inMajorCity: job.assessment?.inMajorCity,
    termMonths: termMonths(job),
    fixedTerm: isFixedTerm(job),
    ongoing: isOngoing(job),
    endsAfterMonths: endMonths(job),
    exemptWork: isExemptWork(job.title, job.assessment?.occupations),
    offersSponsorship: job.assessment?.sponsorship.kind === 'offers',
  }),
);

/** Equal for jobs that the law treats alike, unless the student works for one of the employers. */
const lawKey = (job: JobAd) => {
  const terms = termsOf(job);
  return keyFrom(...Object.values({ ...terms, employer: terms.employer !== '' }));
};

/** An employer whose name is no word, so that no job is theirs. */
const noAdsEmployer = '-';

const lawOfNeeds = oncePer(({ visaType, facts, day }: Needs) =>
  visaType === '' ? undefined : lawFor(visaType, facts, day),
);

/** The law's ruling on a job; everything is allowed while the visa is unknown. */
const rulingOn = (job: JobAd, needs: Needs): Ruling => lawOfNeeds(needs)?.(termsOf(job)) ?? { kind: 'allowed' };

/** The law's note on a job that it allows, to be shown as a reason, such as the longest time with one employer. */
export const lawNote = (job: JobAd, needs: Needs): string | undefined => {
  const ruling = rulingOn(job, needs);
  return ruling.kind === 'allowed' ? ruling.note : undefined;
};

const withoutEmployer = (needs: Needs): Needs =>
  needs.facts.employer ? { ...needs, facts: { ...needs.facts, employer: noAdsEmployer } } : needs;

/** What the law allows the holder of the visa (vocabulary, law/rules.ts), apart from what all jobs ask (`needs.toStudent`). */
export const law: Rule = {
  gate: 'visa',
  of: lawKey,
  key: (needs) => `${keyOfLaw(withoutEmployer(needs))} ${needs.visaMonths === 0}`,
  own: {
    ofJob: ({ companyName }) => employerKey(companyName),
    ofNeeds: ({ facts }) => employerKey(facts.employer ?? ''),
    without: withoutEmployer,
  },
  judge: (job, needs) => {
    if (needs.visaMonths === 0) return refuse('visa', 'your visa has ended');
    if (needs.visaType === '') return check('Your visa is not on your profile: ask whether it is accepted');
    const ruling = rulingOn(job, needs);
    if (ruling.kind === 'forbidden') return refuse('visa', ruling.because);
    const isAskedForAll = ruling.kind === 'ask' && ruling.aboutHolder && needs.toStudent !== undefined;
    return ruling.kind === 'ask' && !isAskedForAll ? check(ruling.question, ruling.toEmployer) : eligible;
  },
};

/** Equal for jobs that accept the same visas. */
export const rightsKey = ({ visaTypes, assessment }: JobAd) => {
  const rights = assessment?.workRights;
  return keyFrom(visaTypes, rights?.kind, rights && 'rights' in rights ? rights.rights : undefined);
};

/** Who may apply, according to the ad. */
export const demand: Rule = {
  gate: 'visa',
  of: rightsKey,
  key: (needs) => keyOfLaw(withoutEmployer(needs)),
  judge: (job, needs) => {
    const demand = job.assessment?.workRights ?? { kind: 'unstated' };
    const ruling = demandOn(needs.visaType || undefined, demand, needs.day, needs.facts);
    if (ruling.kind === 'refused') return refuse('visa', ruling.because);
    const named = namedVisas(job, needs);
    if (named.kind !== 'eligible') return named;
    return ruling.kind === 'unclear'
      ? check(
          `The ad says "${ruling.quote}": ask whether your visa is accepted`,
          `${adSays(ruling.quote)} Do you accept my visa?`,
        )
      : eligible;
  },
};

/**
 * Visas that the ad names. An ad can name only visas that our forms list. For other visas it is a question, unless they
 * are permanent: an employer who takes visa holders takes permanent residents too.
 */
const namedVisas = ({ visaTypes }: JobAd, { visaType }: Needs): Verdict => {
  if (visaTypes.length === 0 || visaTypes.includes(visaType)) return eligible;
  if (visaType === '') return refuse('visa', 'it names the visas that it accepts, and your profile has none yet');
  if (isListedVisa(visaType)) return refuse('visa', 'your visa is not among those it accepts');
  return permanentVisas.has(visaType)
    ? eligible
    : check(
        `The ad names other visas: ask whether ${visaNameOf(visaType)} is accepted`,
        'Your ad names other visas. Do you accept mine too?',
      );
};

const visaEndsIn = (months: number) =>
  months < 1 ? 'My visa ends within a month' : `My visa ends in about ${months} ${months === 1 ? 'month' : 'months'}`;

/** No condition forbids a term that is longer than the visa, but the holder needs another visa to complete it. */
export const term: Rule = {
  gate: 'visa',
  of: (job) =>
    `${isFixedTerm(job)} ${isOngoing(job)} ${termMonths(job)} ${stretchOfJob(job)?.last} ${firstDayOfJob(job)}`,
  key: ({ visaMonths, visaEnds, day }) => `${visaMonths} ${visaEnds} ${day}`,
  judge: (job, { visaMonths, visaEnds, day }) => {
    if (visaEnds === undefined) return eligible;
    const first = firstDayOfJob(job);
    if (first !== undefined && first > visaEnds) return askedForNextVisa(first);
    const last = stretchOfJob(job)?.last;
    if (last !== undefined && last >= day) return judgedByLastDay(last, visaEnds, visaMonths);
    const end = endOfTerm(job);
    return end !== undefined && end > visaEnds ? askedForLess(job, visaMonths) : judgedByTerm(job, visaMonths);
  },
};

/** Whoever finishes a course applies for next year's jobs before the next visa is granted. */
const askedForNextVisa = (first: string): Verdict =>
  check(
    `The job begins on ${dayInWords(first)}, after your visa ends: ask whether the visa that you will have then is accepted`,
    `Your job begins on ${dayInWords(first)}, after my present visa ends. Do you accept the visa that I will have then?`,
  );

const judgedByLastDay = (last: string, visaEnd: string, visaMonths: number): Verdict =>
  last <= visaEnd
    ? eligible
    : check(
        `The job ends on ${dayInWords(last)}, after your visa does: ask whether it may end earlier`,
        `${visaEndsIn(visaMonths)}, before the job does (${dayInWords(last)}). Could it end earlier?`,
      );

/** A term may fit the months of the visa and yet begin too late. */
const askedForLess = (job: JobAd, visaMonths: number): Verdict => {
  const from = dayInWords(firstDayOfJob(job) ?? '');
  const months = termMonths(job) ?? 0;
  const term = months === 1 ? 'a month' : `${months} months`;
  return check(
    `The job lasts ${term} from ${from}, longer than your visa: ask whether it may end earlier`,
    `${visaEndsIn(visaMonths)}, before ${term} from ${from} are over. Could the job end earlier?`,
  );
};

const judgedByTerm = (job: JobAd, visaMonths: number): Verdict => {
  const months = termMonths(job);
  if (months !== undefined)
    return months > visaMonths
      ? check(
          `A term of ${months} months is longer than your visa: ask whether it may end earlier`,
          `${visaEndsIn(visaMonths)}, before a term of ${months} months does. Could the job end earlier?`,
        )
      : eligible;
  if (visaMonths < askBelowMonths)
    return check(
      'Your visa ends soon: ask whether so short a time is enough',
      `${visaEndsIn(visaMonths)}. Would so short a time be enough?`,
    );
  if (isFixedTerm(job) && visaMonths < askTermBelowMonths)
    return check(
      'A fixed term: ask whether it ends before your visa does',
      `When does the fixed term end? ${visaEndsIn(visaMonths)}.`,
    );
  return isOngoing(job) && visaMonths < askOngoingBelowMonths
    ? check(
        'A permanent job, and your visa ends within half a year: ask whether that is long enough',
        `${visaEndsIn(visaMonths)}. Is that long enough for a permanent job?`,
      )
    : eligible;
};
