import type { JobAd } from './job.ts';
import type { Student } from './student.ts';

/**
 * Whether a student may lawfully take a job, apart from how well it fits (design section 6, step 2).
 * Three answers: eligible, check (with the question to ask first), not eligible (with the gate that says no).
 */
export type Verdict =
  | Readonly<{ kind: 'eligible' }>
  | Readonly<{ kind: 'check'; question: string }>
  | Readonly<{ kind: 'not_eligible'; gate: Gate; because: string }>;

/** In the order in which they are asked. */
export const gates = ['live', 'visa', 'hours', 'place', 'type', 'seen'] as const;
export type Gate = (typeof gates)[number];

/** A day's circumstances: the instant, and the local day in MATCH_TZ. */
export type Today = Readonly<{ now: Date; day: string }>;

const eligible: Verdict = { kind: 'eligible' };
const check = (question: string): Verdict => ({ kind: 'check', question });
const refuse = (gate: Gate, because: string): Verdict => ({ kind: 'not_eligible', gate, because });

/** All gates; the first refusal wins, then the first question. */
export const judge = (job: JobAd, student: Student, today: Today): Verdict => {
  const verdicts = [live, visa, hours, place, type].map((gate) => gate(job, student, today));
  return (
    verdicts.find(({ kind }) => kind === 'not_eligible') ?? verdicts.find(({ kind }) => kind === 'check') ?? eligible
  );
};

type Rule = (job: JobAd, student: Student, today: Today) => Verdict;

const live: Rule = (job, _student, { now }) => {
  if (!job.assessment) return refuse('live', 'not yet assessed');
  return job.expiresAt && job.expiresAt <= now ? refuse('live', 'expired') : eligible;
};

/** Visas that make their holder a permanent resident. */
const permanent = new Set(['189', '190', '186']);
/** Words that let in permanent residents; an ad that demands residency without them demands citizenship. */
const namesResidents = /\bresiden|\bPR\b|\bpermanent\b/i;

/** Visas that let their holder work for anybody without limit, for as long as they last. */
const unrestricted = new Set([...permanent, '485', '491']);

const visa: Rule = (job, student, today) => {
  const { visaType, preferences } = student;
  if (preferences.visaExpiry && preferences.visaExpiry < today.day) return refuse('visa', 'your visa has ended');
  const rights = job.assessment?.workRights ?? { kind: 'unstated' };
  if (rights.kind === 'residents_only' && permanent.has(visaType) && !namesResidents.test(rights.quote))
    return refuse('visa', 'citizens only');
  if (rights.kind === 'residents_only' && !permanent.has(visaType))
    return refuse('visa', 'citizens or permanent residents only');
  if (rights.kind === 'full_rights' && !unrestricted.has(visaType))
    return refuse('visa', 'full working rights demanded');
  if (job.visaTypes.length > 0 && !job.visaTypes.includes(visaType))
    return refuse('visa', 'your visa is not among those it accepts');
  return visaType === '' || visaType === 'other'
    ? check('Your visa is not on your profile: ask whether it is accepted')
    : eligible;
};

/** Subclass 500: hours a fortnight in study periods (spec section 9). */
export const fortnightLimit = 48;
const fullTimeHours = 38;

/** Hours a fortnight that the student may still take; undefined means no limit. */
export const hoursLeft = ({ visaType, preferences }: Student, day: string): number | undefined => {
  if (visaType !== '500' && visaType !== '' && visaType !== 'other') return undefined;
  if (preferences.breaks.some(({ from, to }) => from <= day && day <= to)) return undefined;
  return Math.max(0, fortnightLimit - 2 * preferences.hoursWorked);
};

/** Hours a week the job asks for; undefined when it does not say. */
export const weeklyHours = (job: JobAd): Readonly<{ min: number; max: number }> | undefined =>
  job.assessment?.hours ??
  (job.employmentType === 'FULL_TIME' ? { min: fullTimeHours, max: fullTimeHours } : undefined);

const hours: Rule = (job, student, { day }) => {
  const left = hoursLeft(student, day);
  if (left === undefined) return eligible;
  const weekly = weeklyHours(job);
  if (!weekly)
    return left === 0
      ? refuse('hours', 'no hours left this fortnight')
      : check('Hours not stated: ask before you accept');
  if (2 * weekly.min > left) return refuse('hours', `${2 * weekly.min} hours a fortnight, ${left} left`);
  if (2 * weekly.max <= left) return eligible;
  return check(`Up to ${weekly.max} hours a week: ask for at most ${Math.floor(left / 2)}`);
};

const place: Rule = (job, student) => {
  const { states } = student.preferences;
  const wanted = states.length > 0 || !student.place ? states : [student.place.state];
  if (job.place.remote || job.place.state === '' || wanted.length === 0) return eligible;
  return wanted.includes(job.place.state) ? eligible : refuse('place', `in ${job.place.state}`);
};

const type: Rule = (job, student) => {
  const { workTypes } = student.preferences;
  if (workTypes.length === 0 || job.employmentType === '') return eligible;
  return workTypes.includes(job.employmentType) ? eligible : refuse('type', 'not a kind of work you asked for');
};
