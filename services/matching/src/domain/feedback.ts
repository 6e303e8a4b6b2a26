import type { Changed } from '@waratah/kit/mongo/aggregate';
import { happened } from '@waratah/kit/events/outbox';
import { z } from 'zod';
import { type Embedding, embeddingOf } from './embedding.ts';
import type { JobAd } from './job.ts';

const answers = ['interested', 'wrong_place', 'not_my_visa', 'less_like_this'] as const;
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

export const feedbackId = (student: number, job: number) => `${student}:${job}`;

type Given = Readonly<{ student: number; job: number; answer: Answer }>;

const saidBy = ({ student, job, answer, version }: Feedback, at: Date) =>
  happened('matching.feedback.v1.given', { studentId: student, jobId: job, answer, version }, at);

export const firstAnswer = ({ student, job, answer }: Given, at: Date): Changed<Feedback> => {
  const feedback = { _id: feedbackId(student, job), version: 1, student, job, answer, at };
  return [feedback, [saidBy(feedback, at)]];
};

/** The same answer again changes nothing. */
export const nextAnswer = (feedback: Feedback, { answer }: Given, at: Date): Changed<Feedback> => {
  if (feedback.answer === answer) return [feedback, []];
  const changed = { ...feedback, answer, at, version: feedback.version + 1 };
  return [changed, [saidBy(changed, at)]];
};

/** What the next runs leave out, from a student's answers. */
export type Avoided = Readonly<{
  /** Cities with their states, that are the wrong place. */
  places: readonly string[];
  /** Employers whose ads do not take the student's visa unless they name it. */
  employers: readonly string[];
}>;

export const nothingAvoided: Avoided = { places: [], employers: [] };

/** How a place is named among those to avoid; empty where the ad names no city. */
export const avoidedPlaceOf = ({ place: { city, state } }: Pick<JobAd, 'place'>) => (city ? `${city} ${state}` : '');

/** An ad that names the student's visa takes it, whatever was said of its employer; remote work has no wrong place. */
export const isTurnedDown = (ad: JobAd, { avoided, visaType }: Readonly<{ avoided: Avoided; visaType: string }>) =>
  (avoided.employers.includes(ad.employer) && !ad.visaTypes.includes(visaType)) ||
  (!ad.place.remote && avoided.places.includes(avoidedPlaceOf(ad)));

export type Answered = Readonly<{ answer: Answer; ad: JobAd }>;

export const avoidedBy = (all: readonly Answered[]): Avoided => {
  const named = (answer: Answer, nameOf: (ad: JobAd) => string) =>
    [...new Set(all.flatMap((one) => (one.answer === answer ? [nameOf(one.ad)] : [])))].filter(Boolean).sort();
  return {
    places: named('wrong_place', avoidedPlaceOf),
    employers: named('not_my_visa', ({ employer }) => employer),
  };
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
