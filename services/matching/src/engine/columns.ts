import { avoidedPlaceOf } from '../domain/feedback.ts';
import { hoursKey, lawKey, lawNote, place, placeKey, rightsKey, type Today } from '../domain/gate.ts';
import type { JobAd } from '../domain/job.ts';
import { keyOfLaw, type Needs, placeOf } from '../domain/needs.ts';
import {
  freshnessReason,
  hoursReason,
  levelReason,
  payReason,
  placeReason,
  sponsorshipReason,
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
import { weights } from '../domain/weights.ts';
import { answersOf } from './answers.ts';
import { addBit, type Bits, bitsFor } from './bits.ts';
import { classesOf, columnOf, numbersOf, remembered } from './classes.ts';
import { dotProducts } from './dot-products.ts';
import { skillsOf } from './skills.ts';

/** The live ads of a run, laid out by what is asked of them rather than one by one. */
export const columnsOf = (jobs: readonly JobAd[], { now }: Today) => {
  const rights = classesOf(jobs, rightsKey);
  const terms = classesOf(jobs, lawKey);
  const places = classesOf(jobs, placeKey);
  const hours = classesOf(jobs, hoursKey);
  const sponsors = classesOf(jobs, sponsorKey);
  return {
    jobs,
    numberOf: new Map(jobs.map(({ id }, job) => [id, job])),
    placeAnswer: answersOf(jobs, place),
    skills: skillsOf(jobs),
    meanings: meaningsOf(jobs),
    withTitleWords: titleWordsOf(jobs),
    /** Jobs by what students turn down: an employer, or a city. */
    ofEmployer: listsBy(jobs, ({ employer }) => [employer]),
    inCity: listsBy(jobs, (job) => [avoidedPlaceOf(job)]),
    /** Freshness and pay are the same for everybody. */
    fixed: Float64Array.from(
      jobs,
      (job) => weights.freshness * freshnessPart(ageDaysOf(job, now)) + weights.pay * payPart(job, now),
    ),
    /** What differs by needs, each with its classes of jobs; in the order in which the score adds them. */
    parts: [
      {
        of: sponsors.of,
        add: numbersOf(sponsors, sponsorNeed, (job, needs) => weights.sponsorship * sponsorshipPart(job, needs)),
      },
      { of: rights.of, add: numbersOf(rights, visaNeed, (job, needs) => weights.visa * visaPart(job, needs)) },
      { of: hours.of, add: numbersOf(hours, wantedNeed, (job, needs) => weights.hours * hoursPart(job, needs)) },
    ],
    distances: { of: places.of, by: numbersOf(places, homeNeed, weighDistance) },
    said: {
      visa: { of: rights.of, by: columnOf(rights, visaNeed, visaReason) },
      law: { of: terms.of, by: columnOf(terms, keyOfLaw, lawNote) },
      hours: { of: hours.of, by: columnOf(hours, ({ hoursLeft }) => `${hoursLeft}`, hoursReason) },
      place: { of: places.of, by: columnOf(places, homeNeed, placeReason) },
      sponsorship: { of: sponsors.of, by: columnOf(sponsors, sponsorNeed, sponsorshipReason) },
      wanted: { of: hours.of, by: columnOf(hours, wantedNeed, wantedReason) },
      freshness: jobs.map((job) => freshnessReason(ageDaysOf(job, now))),
      level: jobs.map(levelReason),
      pay: jobs.map((job) => payReason(job, now)),
    },
  };
};

export type Columns = ReturnType<typeof columnsOf>;

const sponsorKey = ({ assessment }: JobAd) =>
  assessment?.sponsorship.kind === 'offers' ? `offers ${assessment.sponsorship.quote}` : '';

const sponsorNeed = (needs: Needs) => `${needsSponsor(needs)}`;
const visaNeed = ({ visaType, visaVerified }: Needs) => `${visaType} ${visaVerified}`;
const homeNeed = ({ home }: Needs) => (home ? placeOf(home) : '');
const wantedNeed = ({ hoursWanted }: Needs) => `${hoursWanted}`;

const weighDistance = (job: JobAd, { home }: Needs) => weights.distance * distancePart(job, distanceBetween(job, home));

/** Vectors of the length that most assessments have; there is one model at a time, so others are stragglers. */
const meaningsOf = (jobs: readonly JobAd[]) => {
  const vectors = jobs.map(({ assessment }) => assessment?.embedding);
  const dimensions = vectors.find((vector) => vector !== undefined)?.length ?? 0;
  const sameModel = vectors.every((vector) => vector === undefined || vector.length === dimensions);
  return { vectors, dimensions: sameModel ? dimensions : 0, products: dotProducts(vectors, dimensions) };
};

/** Numbers of jobs by each of their words. */
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

/** Which jobs have one of the words in their title; null when none has. */
const titleWordsOf = (jobs: readonly JobAd[]) => {
  const having = listsBy(jobs, ({ titleWords }) => titleWords);
  return remembered(
    (words: readonly string[]) => words.join(' '),
    (words): Bits | null => {
      const found = words.flatMap((word) => having.get(word) ?? []);
      if (found.length === 0) return null;
      const bits = bitsFor(jobs.length);
      for (const job of found) addBit(bits, job);
      return bits;
    },
  );
};
