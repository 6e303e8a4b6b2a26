import type { Changed } from '@waratah/kit/mongo/aggregate';
import { happened } from '@waratah/kit/events/outbox';
import { turnDownNames } from '@waratah/vocabulary/turn-downs';
import { z } from 'zod';
import { type Embedding, embeddingOf } from './embedding.ts';
import { kilometres, type Point } from './distance.ts';
import { type JobAd, placeInWords } from './job.ts';

/** `taken_back` undoes what the answer before it changed. */
const answers = ['interested', ...turnDownNames, 'taken_back'] as const;
export const Answer = z.enum(answers, `Must be one of ${answers.join(', ')}`);
export type Answer = z.infer<typeof Answer>;

/** What a student said of a job they were sent; its id is `<student>:<job>`, and the last answer counts. */
export type Feedback = {
  _id: string;
  version: number;
  student: number;
  job: number;
  answer: Answer;
  at: Date;
};

/** An answer, and when it was given. */
export type GivenAnswer = Readonly<Pick<Feedback, 'answer' | 'at'>>;

export const feedbackId = (student: number, job: number) => `${student}:${job}`;

/** An answer that is given now. */
export type Given = Readonly<{
  student: number;
  job: number;
  answer: Answer;
  /** The job as in the student's email. */
  line: Readonly<{ title: string; companyName: string; elsewhere?: boolean }>;
}>;

const saidBy = ({ student, job, answer, version, at }: Feedback, { line }: Given) => {
  const { title, companyName, elsewhere } = line;
  const words = elsewhere ? {} : { title, companyName };
  return happened('matching.feedback.v1.given', { studentId: student, jobId: job, answer, version, ...words }, at);
};

export const firstAnswer = (given: Given, at: Date): Changed<Feedback> => {
  const { student, job, answer } = given;
  const feedback = { _id: feedbackId(student, job), version: 1, student, job, answer, at };
  return [feedback, [saidBy(feedback, given)]];
};

/** Later than the answer before, as the version says: a clock may stand still or go back between two answers. */
const laterThan = ({ at }: Feedback, now: Date) => new Date(Math.max(now.getTime(), at.getTime() + 1));

/**
 * The same answer again changes nothing, except interest: the student may have withdrawn the application that their
 * earlier interest made.
 */
export const nextAnswer = (feedback: Feedback, given: Given, now: Date): Changed<Feedback> => {
  const { answer } = given;
  if (feedback.answer === answer && answer !== 'interested') return [feedback, []];
  const at = laterThan(feedback, now);
  const changed = { ...feedback, answer, at, version: feedback.version + 1 };
  return [changed, [saidBy(changed, given)]];
};

/** What the next runs leave out, from a student's answers. */
export type Avoided = Readonly<{
  /** Cities with their states, that are the wrong place. */
  places: readonly string[];
  /** Employers at a place near home, where the place as such cannot be wrong. */
  workplaces: readonly string[];
  /** Employers whose ads do not take the student's visa unless they name it. */
  employers: readonly string[];
}>;

export const nothingAvoided: Avoided = { places: [], workplaces: [], employers: [] };

/** How a place is named among those to avoid; empty where the ad names no city. */
export const avoidedPlaceOf = ({ place: { city, state } }: Pick<JobAd, 'place'>) => (city ? `${city} ${state}` : '');

/** How an employer at a place is named among those to avoid; empty where the ad names no city. */
export const workplaceOf = (ad: Pick<JobAd, 'place' | 'employer'>) => {
  const place = avoidedPlaceOf(ad);
  return place && `${ad.employer} · ${place}`;
};

/** An ad that names the student's visa takes it, whatever was said of its employer; remote work has no wrong place. */
export const isTurnedDown = (ad: JobAd, { avoided, visaType }: Readonly<{ avoided: Avoided; visaType: string }>) =>
  (avoided.employers.includes(ad.employer) && !ad.visaTypes.includes(visaType)) ||
  (!ad.place.remote && (avoided.places.includes(avoidedPlaceOf(ad)) || avoided.workplaces.includes(workplaceOf(ad))));

export type Answered = Readonly<{ answer: Answer; ad: JobAd }>;

/** Of a place so near to home, "wrong place" leaves out the employer's jobs there and no others. */
const nearHomeKm = 15;

const isNearHome = ({ place: { coordinates } }: JobAd, home: Point | undefined) =>
  home !== undefined && coordinates !== undefined && kilometres(home, coordinates) <= nearHomeKm;

/** What the answers of a student who lives at `home` leave out. */
export const avoidedBy = (all: readonly Answered[], home: Point | undefined): Avoided => {
  const named = (answer: Answer, nameOf: (ad: JobAd) => string) =>
    [...new Set(all.flatMap((one) => (one.answer === answer ? [nameOf(one.ad)] : [])))].filter(Boolean).sort();
  return {
    places: named('wrong_place', (ad) => (isNearHome(ad, home) ? '' : avoidedPlaceOf(ad))),
    workplaces: named('wrong_place', (ad) => (isNearHome(ad, home) ? workplaceOf(ad) : '')),
    employers: named('not_my_visa', ({ employer }) => employer),
  };
};

/** What an answer leaves out from now on, in a sentence; undefined where it leaves out nothing. */
export const leftOutBy = ({ answer, ad }: Answered, home: Point | undefined): string | undefined => {
  const company = ad.companyName || 'this employer';
  if (answer === 'not_my_visa') return `No more jobs from ${company} that do not name your visa`;
  if (answer !== 'wrong_place' || ad.place.remote || avoidedPlaceOf(ad) === '') return undefined;
  const place = placeInWords(ad.place);
  return isNearHome(ad, home) ? `No more jobs from ${company} in ${place}` : `No more jobs in ${place}`;
};

/** How far one answer moves what is looked for: towards a job of interest, away from one of which less is wanted. */
const towards = 0.2;
const away = 0.3;

/** What a student looks for, by their profile and moved by their answers. */
export const embeddingAfter = (profile: Embedding | undefined, all: readonly Answered[]): Embedding | undefined => {
  if (!profile) return undefined;
  const moved = Float32Array.from(profile);
  for (const { answer, ad } of all) {
    const by = answer === 'interested' ? towards : answer === 'less_like_this' ? -away : 0;
    const job = ad.assessment?.embedding;
    if (by === 0 || job?.length !== moved.length) continue;
    for (let index = 0; index < moved.length; index++) moved[index] = (moved[index] ?? 0) + by * (job[index] ?? 0);
  }
  return embeddingOf(moved) ?? profile;
};
