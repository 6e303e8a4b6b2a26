import { avoidedPlaceOf, workplaceOf } from '../domain/feedback.ts';
import type { Today } from '../domain/day.ts';
import { hoursKey, timesKey } from '../domain/gate/hours.ts';
import { place, placeKey } from '../domain/gate/place.ts';
import { lawKey, lawNote, rightsKey } from '../domain/gate/visa.ts';
import { tradeVerdict } from '../domain/gate/work.ts';
import type { JobAd } from '../domain/job.ts';
import { keyOfHours, keyOfLaw, keyOfWanted, type Needs, placeOf } from '../domain/needs.ts';
import {
  freshnessReason,
  hoursReason,
  levelReason,
  openReason,
  payReason,
  placeReason,
  sponsorshipReason,
  timesReason,
  visaReason,
  wantedReason,
} from '../domain/reasons.ts';
import {
  ageDaysOf,
  distanceBetween,
  distancePart,
  freshnessPart,
  hoursPart,
  needsSponsor,
  payPart,
  sponsorshipPart,
  visaPart,
} from '../domain/score.ts';
import { type Trades } from '../domain/trade.ts';
import { type Fit, fitOf, fitPart, leastCore, noFit, tradeKey } from '../domain/work-fit.ts';
import { weights } from '../domain/weights.ts';
import { answersOf } from './answers.ts';
import { addBit, type Bits, bitsFor } from './bits.ts';
import { classesOf, columnOf, numbersOf, remembered } from './classes.ts';
import { dotProducts } from './dot-products.ts';
import { skillsOf } from './skills.ts';

/** The live ads of a run, stored by column (one array per property) instead of one object per ad. */
export const columnsOf = (jobs: readonly JobAd[], { now }: Today) => {
  const rights = classesOf(jobs, rightsKey);
  const terms = classesOf(jobs, lawKey);
  const places = classesOf(jobs, placeKey);
  const hours = classesOf(jobs, hoursKey);
  const times = classesOf(jobs, timesKey);
  const sponsors = classesOf(jobs, sponsorKey);
  return {
    jobs,
    numberOf: new Map(jobs.map(({ id }, job) => [id, job])),
    placeAnswer: answersOf(jobs, place),
    skills: skillsOf(jobs),
    meanings: meaningsOf(jobs),
    trades: tradesOn(jobs),
    /** Jobs indexed by what students can turn down: an employer, a city, or an employer in a city. */
    ofEmployer: listsBy(jobs, ({ employer }) => [employer]),
    inCity: listsBy(jobs, (job) => [avoidedPlaceOf(job)]),
    atWorkplace: listsBy(jobs, (job) => [workplaceOf(job)]),
    /** Those that demand a language, by the languages of which they demand one. */
    ofLanguages: listsBy(jobs, languagesKey),
    /** Freshness and pay are the same for everybody. */
    fixed: Float64Array.from(
      jobs,
      (job) => weights.freshness * freshnessPart(ageDaysOf(job, now)) + weights.pay * payPart(job, now),
    ),
    /**
     * Parts of the score that depend on the student's needs, each with its classes of jobs, in the order in which they
     * are added.
     */
    parts: [
      {
        of: sponsors.of,
        add: numbersOf(sponsors, sponsorNeed, (job, needs) => weights.sponsorship * sponsorshipPart(job, needs)),
      },
      { of: rights.of, add: numbersOf(rights, visaNeed, (job, needs) => weights.visa * visaPart(job, needs)) },
      { of: times.of, add: numbersOf(times, keyOfWanted, (job, needs) => weights.hours * hoursPart(job, needs)) },
    ],
    distances: { of: places.of, by: numbersOf(places, homeNeed, weighDistance) },
    said: {
      visa: { of: rights.of, by: columnOf(rights, visaNeed, visaReason) },
      law: { of: terms.of, by: columnOf(terms, keyOfLaw, lawNote) },
      hours: { of: hours.of, by: columnOf(hours, keyOfHours, hoursReason) },
      times: { of: times.of, by: columnOf(times, keyOfWanted, timesReason) },
      place: { of: places.of, by: columnOf(places, homeNeed, placeReason) },
      sponsorship: { of: sponsors.of, by: columnOf(sponsors, sponsorNeed, sponsorshipReason) },
      wanted: { of: hours.of, by: columnOf(hours, wantedNeed, wantedReason) },
      freshness: jobs.map((job) => freshnessReason(job, ageDaysOf(job, now))),
      level: jobs.map(levelReason),
      open: jobs.map(openReason),
      pay: jobs.map((job) => payReason(job, now)),
    },
  };
};

export type Columns = ReturnType<typeof columnsOf>;

const languagesKey = ({ assessment }: JobAd) =>
  assessment?.languagesAsked ? [assessment.languagesAsked.anyOf.join()] : [];

const sponsorKey = ({ assessment }: JobAd) =>
  assessment?.sponsorship.kind === 'offers' ? `offers ${assessment.sponsorship.quote}` : '';

const sponsorNeed = (needs: Needs) => `${needsSponsor(needs)}`;
const visaNeed = ({ visaType, visaVerified }: Needs) => `${visaType} ${visaVerified}`;
const homeNeed = ({ home }: Needs) => (home ? placeOf(home) : '');
const wantedNeed = ({ hoursWanted }: Needs) => `${hoursWanted}`;

const weighDistance = (job: JobAd, { home }: Needs) => weights.distance * distancePart(job, distanceBetween(job, home));

/**
 * Embeddings of the most common length. All come from one model, so any other length is left over from an earlier one.
 */
const meaningsOf = (jobs: readonly JobAd[]) => {
  const vectors = jobs.map(({ assessment }) => assessment?.embedding);
  const dimensions = vectors.find((vector) => vector !== undefined)?.length ?? 0;
  const sameModel = vectors.every((vector) => vector === undefined || vector.length === dimensions);
  return { vectors, dimensions: sameModel ? dimensions : 0, products: dotProducts(vectors, dimensions) };
};

/** An index from each word to the numbers of the jobs that have it. */
const listsBy = (jobs: readonly JobAd[], wordsOf: (job: JobAd) => readonly string[]) => {
  const lists = new Map<string, number[]>();
  jobs.forEach((job, number) => {
    for (const word of wordsOf(job)) {
      const known = lists.get(word);
      if (known) known.push(number);
      else lists.set(word, [number]);
    }
  });
  return lists;
};

/**
 * What is computed once for all students with equal trades: how well each class of jobs fits, and which jobs they may
 * be offered.
 */
export type TradeAnswer = Readonly<{
  worth: Float64Array;
  /** The least core of a score, by class. */
  least: Float64Array;
  fits: readonly Fit[];
  /** Jobs in the student's line of work; and of those, the ones at their level, with their questions. */
  inTrade: Bits;
  passed: Bits;
  asks: Bits | undefined;
  questionOf: (job: number) => string | undefined;
}>;

const tradesOn = (jobs: readonly JobAd[]) => {
  const { of, standIns } = classesOf(jobs, tradeKey);
  const answer = remembered(
    ({ key }: Trades) => key,
    (trades): TradeAnswer => {
      const fits = standIns.map((job) => fitOf(job, trades));
      const verdicts = standIns.map((job) => tradeVerdict(job, trades));
      const asks = verdicts.some(({ kind }) => kind === 'check') ? bitsFor(jobs.length) : undefined;
      const inTrade = bitsFor(jobs.length);
      const passed = bitsFor(jobs.length);
      for (let job = 0; job < jobs.length; job++) {
        const verdict = verdicts[of[job] ?? 0];
        if (!verdict || (verdict.kind === 'not_eligible' && verdict.gate === 'trade')) continue;
        addBit(inTrade, job);
        if (verdict.kind === 'not_eligible') continue;
        addBit(passed, job);
        if (asks && verdict.kind === 'check') addBit(asks, job);
      }
      const questionOf = (job: number) => {
        const verdict = verdicts[of[job] ?? 0];
        return verdict?.kind === 'check' ? verdict.question : undefined;
      };
      return {
        worth: Float64Array.from(standIns, (job, at) => weights.fit * fitPart(job, fits[at] ?? noFit)),
        least: Float64Array.from(standIns, (_, at) => leastCore(fits[at] ?? noFit)),
        fits,
        inTrade,
        passed,
        asks,
        questionOf,
      };
    },
  );
  return { of, answer };
};
