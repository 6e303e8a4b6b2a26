import { avoidedPlaceOf, workplaceOf } from '../domain/feedback.ts';
import type { Today } from '../domain/day.ts';
import { timesKey } from '../domain/gate/hours.ts';
import { place, placeKey } from '../domain/gate/place.ts';
import { rightsKey } from '../domain/gate/visa.ts';
import type { JobAd } from '../domain/job.ts';
import { keyFrom } from '../domain/key.ts';
import { keyOfWanted, type Needs } from '../domain/needs.ts';
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
import { classesOf, listsBy, numbersOf } from './classes.ts';
import { dotProducts } from './dot-products.ts';
import { skillsOf } from './skills.ts';
import { tradesOn } from './trades.ts';

/** The live ads of a run, stored by column (one array per property) instead of one object per ad. */
export const columnsOf = (jobs: readonly JobAd[], { now }: Today) => {
  const rights = classesOf(jobs, rightsKey);
  const places = classesOf(jobs, placeKey);
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
  };
};

export type Columns = ReturnType<typeof columnsOf>;

const languagesKey = ({ assessment }: JobAd) =>
  assessment?.languagesAsked ? [assessment.languagesAsked.anyOf.join()] : [];

const sponsorKey = ({ assessment }: JobAd) => `${assessment?.sponsorship.kind === 'offers'}`;

const sponsorNeed = (needs: Needs) => `${needsSponsor(needs)}`;
const visaNeed = ({ visaType }: Needs) => visaType;
const homeNeed = ({ home }: Needs) => keyFrom(home);

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
