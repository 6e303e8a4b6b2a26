import type { JobAd } from './job.ts';
import type { Today } from './day.ts';
import { judge, judgeByLaw, withQuestionToStudent } from './gate/judge.ts';
import type { Question, Verdict } from './gate/verdict.ts';
import { hoursOfFortnight, type HoursOfFortnight, type Needs, needsOf } from './needs.ts';
import { reasonsFor } from './reasons.ts';
import { scoreJob, type Telling } from './score.ts';
import type { Student } from './student.ts';

/** How an ad fits one student, whether or not it would be mailed. */
export type JobFit = Readonly<{
  /** What the law refuses comes before what the student does not want. */
  verdict: Verdict;
  /** What to ask first; the law's question also where only the student's wishes leave the job out. */
  asks: Question | undefined;
  reasons: readonly string[];
  /** The fields that the profile lacks: `visa`, `suburb`. */
  missing: readonly string[];
  hours: HoursOfFortnight;
}>;

/** Gates after whose refusal no reason for a job is shown. */
const final = new Set(['live', 'visa', 'hours']);

/** The rules and reasons of the morning email for one ad that a student looks at. */
export const fitFor = (job: JobAd, student: Student, today: Today, telling: Telling): JobFit => {
  const needs = needsOf(student, today.day);
  const { verdict, asks } = answerFor(job, student, today, needs);
  const score = scoreJob(job, student, { today, telling, needs });
  return {
    verdict,
    asks,
    reasons: ruledOutBy(verdict) ? [] : reasonsFor(job, student, { needs, now: today.now, fit: score.fit }),
    missing: [...(needs.visaType === '' ? ['visa'] : []), ...(needs.home ? [] : ['suburb'])],
    hours: hoursOfFortnight(needs),
  };
};

const answerFor = (job: JobAd, student: Student, today: Today, needs: Needs): Pick<JobFit, 'verdict' | 'asks'> => {
  const byLaw = withQuestionToStudent(judgeByLaw(job, student, today, needs), needs);
  if (byLaw.kind === 'not_eligible') return { verdict: byLaw, asks: undefined };
  const verdict = withQuestionToStudent(judge(job, student, today, needs), needs);
  return { verdict, asks: [verdict, byLaw].find((one) => one.kind === 'check') };
};

/** Why the ad's end, the visa or the hours rule a job out; undefined where they do not. */
export const ruledOutBy = (verdict: Verdict): string | undefined =>
  verdict.kind === 'not_eligible' && final.has(verdict.gate) ? verdict.because : undefined;
