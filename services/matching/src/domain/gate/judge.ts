import type { Today } from '../day.ts';
import { isTurnedDown } from '../feedback.ts';
import type { JobAd } from '../job.ts';
import { type Needs, needsOf } from '../needs.ts';
import type { Holder, Student } from '../student.ts';
import { hours, hoursWanted } from './hours.ts';
import { languageVerdict, spokenBy } from './language.ts';
import { minimumPay, payFloor, unpaid } from './pay.ts';
import { payTerms } from './pay-terms.ts';
import { abroad, place } from './place.ts';
import { eligible, refuse, type Rule, type Verdict } from './verdict.ts';
import { demand, law, term } from './visa.ts';
import { tradeVerdict, type, usualHours, usualTimes } from './work.ts';

/** Live, assessed and not expired: the same for every student. */
export const live = (job: JobAd, now: Date): Verdict => {
  if (!job.assessment) return refuse('live', 'not yet assessed');
  return job.expiresAt && job.expiresAt <= now ? refuse('live', 'expired') : eligible;
};

/** Whether an ad is left out only until it is assessed; later runs include it. */
export const awaitsAssessment = (job: JobAd, now: Date): boolean =>
  job.assessment === undefined && !(job.expiresAt && job.expiresAt <= now);

/**
 * Applies all gates. The first refusal wins, then the first question. Whoever judges many jobs computes the student's needs
 * once.
 */
export const judge = (
  job: JobAd,
  student: Student,
  today: Today,
  needs: Needs = needsOf(student, today.day),
): Verdict =>
  joined([
    live(job, today.now),
    ...rules.map((rule) => rule.judge(job, needs)),
    tradeVerdict(job, student.trades),
    languageVerdict(job, spokenBy(student)),
    told(job, student),
  ]);

/** Applies only the gates of the law to a live job, whatever the student's preferences. */
export const judgeByLaw = (
  job: JobAd,
  student: Holder,
  today: Today,
  needs: Needs = needsOf(student, today.day),
): Verdict => joined(verdictsOfLaw(job, today.now, needs));

/** What each gate of the law says about a job. */
export const verdictsOfLaw = (job: JobAd, now: Date, needs: Needs): readonly Verdict[] => [
  live(job, now),
  ...lawful.map((rule) => rule.judge(job, needs)),
];

/** A job that raises no question of its own asks what the law asks the student for every job. */
export const withQuestionToStudent = (verdict: Verdict, { toStudent }: Needs): Verdict =>
  verdict.kind === 'eligible' && toStudent !== undefined
    ? { kind: 'check', question: toStudent, toStudent: true }
    : verdict;

const joined = (verdicts: readonly Verdict[]): Verdict =>
  verdicts.find(({ kind }) => kind === 'not_eligible') ?? verdicts.find(({ kind }) => kind === 'check') ?? eligible;

/** Excludes what the student's answers to earlier emails turned down. */
const told = (job: JobAd, student: Student): Verdict =>
  isTurnedDown(job, student) ? refuse('told', 'you turned its kind down') : eligible;

/** Gates of the law. The other gates follow the student's preferences. */
const lawful: readonly Rule[] = [law, demand, term, hours, minimumPay, unpaid, ...payTerms, abroad];
/** Gates that do not depend on where the student lives, in their order. */
export const anywhere: readonly Rule[] = [
  law,
  demand,
  term,
  hoursWanted,
  hours,
  type,
  usualHours,
  usualTimes,
  minimumPay,
  unpaid,
  ...payTerms,
  payFloor,
];
const rules: readonly Rule[] = [...anywhere, place];
