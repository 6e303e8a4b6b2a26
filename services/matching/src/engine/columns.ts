import { remembered } from '@waratah/vocabulary/remembered';
import { avoidedPlaceOf, workplaceOf } from '../domain/feedback.ts';
import type { Today } from '../domain/day.ts';
import { hoursKey, timesKey } from '../domain/gate/hours.ts';
import { place, placeKey } from '../domain/gate/place.ts';
import { lawKey, lawNote, rightsKey } from '../domain/gate/visa.ts';
import type { Verdict } from '../domain/gate/verdict.ts';
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
import { type Fit, fitOf, fitPart, leastCore, tradeKey } from '../domain/work-fit.ts';
import { weights } from '../domain/weights.ts';
import { answersOf } from './answers.ts';
import { byClass, classesOf, columnOf, numbersOf } from './classes.ts';
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
    /** The parts of a score that are the same for everybody: freshness and pay. */
    fixed: Float64Array.from(
      jobs,
      (job) => weights.freshness * freshnessPart(ageDaysOf(job, now)) + weights.pay * payPart(job, now),
    ),
    /** The parts that depend on the student's needs. */
    parts: {
      sponsorship: numbersOf(sponsors, sponsorNeed, (job, needs) => weights.sponsorship * sponsorshipPart(job, needs)),
      visa: numbersOf(rights, visaNeed, (job, needs) => weights.visa * visaPart(job, needs)),
      hours: numbersOf(times, keyOfWanted, (job, needs) => weights.hours * hoursPart(job, needs)),
      distance: numbersOf(places, homeNeed, weighDistance),
    },
    said: {
      visa: columnOf(rights, visaNeed, visaReason),
      law: columnOf(terms, keyOfLaw, lawNote),
      hours: columnOf(hours, keyOfHours, hoursReason),
      times: columnOf(times, keyOfWanted, timesReason),
      place: columnOf(places, homeNeed, placeReason),
      sponsorship: columnOf(sponsors, sponsorNeed, sponsorshipReason),
      wanted: columnOf(hours, wantedNeed, wantedReason),
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

/** How a job fits a student's trades, and whether they may be offered it. */
type Placed = Readonly<{
  fit: Fit;
  verdict: Verdict;
  /** What the fit adds to the score, and the least that its core must be. */
  worth: number;
  least: number;
}>;

/** How each job is placed for students with equal trades: computed once for each class of jobs that comes so far. */
export type TradeAnswer = (job: number) => Placed;

const tradesOn = (jobs: readonly JobAd[]): ((trades: Trades) => TradeAnswer) => {
  const classes = classesOf(jobs, tradeKey);
  return remembered(
    ({ key }) => key,
    (trades) => byClass(classes, (job) => placedOf(job, trades)),
    mostTrades,
  );
};

/** Few students have equal trades, and each answer holds hundreds of objects. */
const mostTrades = 256;

const placedOf = (job: JobAd, trades: Trades): Placed => {
  const fit = fitOf(job, trades);
  return {
    fit,
    verdict: tradeVerdict(job, trades, fit),
    worth: weights.fit * fitPart(job, fit),
    least: leastCore(fit),
  };
};
