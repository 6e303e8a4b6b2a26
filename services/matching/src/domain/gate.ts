import { demandOn } from '@waratah/vocabulary/law/demand';
import { type JobTerms, lawOn, type Ruling } from '@waratah/vocabulary/law/judge';
import { permanentVisas } from '@waratah/vocabulary/law/rules';
import { isListedVisa, visaNameOf } from '@waratah/vocabulary/visa-types';
import { kilometres } from './distance.ts';
import { isTurnedDown } from './feedback.ts';
import { hourlyPay, type JobAd, termMonths, weeklyHours } from './job.ts';
import { keyOfLaw, type Needs, needsOf, placeOf } from './needs.ts';
import type { Student } from './student.ts';
import { askTermBelowMonths, reachKm } from './weights.ts';

/**
 * Whether a student may lawfully take a job and would want to, apart from how well it fits (design section 6, step 2).
 * Three answers: eligible, check (with the question to ask first), not eligible (with the gate that says no).
 */
export type Verdict =
  | Readonly<{ kind: 'eligible' }>
  | Readonly<{ kind: 'check'; question: string }>
  | Readonly<{ kind: 'not_eligible'; gate: Gate; because: string }>;

/** In the order in which they are asked. */
export const gates = ['live', 'visa', 'hours', 'type', 'pay', 'place', 'told', 'seen'] as const;
export type Gate = (typeof gates)[number];

/** A day's circumstances: the instant, and the local day in MATCH_TZ. */
export type Today = Readonly<{ now: Date; day: string }>;

const eligible: Verdict = { kind: 'eligible' };
const check = (question: string): Verdict => ({ kind: 'check', question });
const refuse = (gate: Gate, because: string): Verdict => ({ kind: 'not_eligible', gate, because });

/**
 * One question to a job. `of` names all of the job, and `key` all of the needs, that the answer depends on, so that
 * the engine may ask once for many.
 */
export type Rule = Readonly<{
  gate: Gate;
  of: (job: JobAd) => string;
  key: (needs: Needs) => string;
  judge: (job: JobAd, needs: Needs) => Verdict;
}>;

/** Shown, read by ai, and not expired: the same for everybody. */
export const live = (job: JobAd, now: Date): Verdict => {
  if (!job.assessment) return refuse('live', 'not yet assessed');
  return job.expiresAt && job.expiresAt <= now ? refuse('live', 'expired') : eligible;
};

/** Left out for now: it is for later runs. */
export const awaitsAssessment = (job: JobAd, now: Date): boolean =>
  job.assessment === undefined && !(job.expiresAt && job.expiresAt <= now);

/** All gates; the first refusal wins, then the first question. */
export const judge = (job: JobAd, student: Student, today: Today): Verdict => {
  const needs = needsOf(student, today.day);
  const verdicts = [live(job, today.now), ...rules.map((rule) => rule.judge(job, needs)), told(job, student)];
  return (
    verdicts.find(({ kind }) => kind === 'not_eligible') ?? verdicts.find(({ kind }) => kind === 'check') ?? eligible
  );
};

/** What the student's answers to earlier mails leave out. */
const told = (job: JobAd, student: Student): Verdict =>
  isTurnedDown(job, student) ? refuse('told', 'you turned its kind down') : eligible;

/** What tells jobs apart by the visas they take. */
export const rightsKey = ({ visaTypes, assessment }: JobAd) => {
  const rights = assessment?.workRights;
  return `${visaTypes.join()} ${rights?.kind} ${rights && 'quote' in rights ? rights.quote : ''}`;
};

/** What tells jobs apart by their hours. */
export const hoursKey = (job: JobAd) => {
  const weekly = weeklyHours(job);
  return weekly ? `${weekly.min} ${weekly.max} ${weekly.inferred ?? false}` : '';
};

/** What tells jobs apart by where they are. */
export const placeKey = ({ place: { remote, state, coordinates } }: JobAd) =>
  `${remote} ${state} ${coordinates?.latitude} ${coordinates?.longitude}`;

/** What the law looks at in an ad. */
const termsOf = (job: JobAd): JobTerms => ({
  employer: job.companyName,
  hours: weeklyHours(job),
  remote: job.place.remote,
  regional: job.place.regional,
  termMonths: termMonths(job),
  offersSponsorship: job.assessment?.sponsorship.kind === 'offers',
});

/** What tells jobs apart for the law. */
export const lawKey = (job: JobAd) =>
  Object.values(termsOf(job))
    .map((term) => JSON.stringify(term))
    .join();

/** What the law says of a job; nothing while the visa is not known. */
const rulingOn = (job: JobAd, { visaType, facts, day }: Needs): Ruling =>
  visaType === '' ? { kind: 'allowed' } : lawOn(visaType, facts, termsOf(job), day);

/** The law's note on a job that it allows: a reason, such as how long one employer may last. */
export const lawNote = (job: JobAd, needs: Needs): string | undefined => {
  const ruling = rulingOn(job, needs);
  return ruling.kind === 'allowed' ? ruling.note : undefined;
};

/** What the law lets the holder of the visa do (vocabulary, law/rules.ts). */
const law: Rule = {
  gate: 'visa',
  of: lawKey,
  key: (needs) => `${keyOfLaw(needs)} ${needs.visaMonths === 0}`,
  judge: (job, needs) => {
    if (needs.visaMonths === 0) return refuse('visa', 'your visa has ended');
    if (needs.visaType === '') return check('Your visa is not on your profile: ask whether it is accepted');
    const ruling = rulingOn(job, needs);
    if (ruling.kind === 'forbidden') return refuse('visa', ruling.because);
    return ruling.kind === 'ask' ? check(ruling.question) : eligible;
  },
};

/** What the ad demands of its reader. */
const demand: Rule = {
  gate: 'visa',
  of: rightsKey,
  key: ({ visaType }) => visaType,
  judge: (job, needs) => {
    const demand = job.assessment?.workRights ?? { kind: 'unstated' };
    const ruling = demandOn(needs.visaType || undefined, demand, needs.day);
    if (ruling.kind === 'refused') return refuse('visa', ruling.because);
    const named = namedVisas(job, needs);
    if (named.kind !== 'eligible') return named;
    return ruling.kind === 'unclear'
      ? check(`The ad says "${ruling.quote}": ask whether your visa is accepted`)
      : eligible;
  },
};

/**
 * The visas that an ad names. Those that the forms do not list cannot be among them: for their holders it is a question,
 * unless they may stay for good, as whoever takes visa holders takes them too.
 */
const namedVisas = ({ visaTypes }: JobAd, { visaType }: Needs): Verdict => {
  if (visaTypes.length === 0 || visaTypes.includes(visaType)) return eligible;
  if (visaType === '' || isListedVisa(visaType)) return refuse('visa', 'your visa is not among those it accepts');
  return permanentVisas.has(visaType)
    ? eligible
    : check(`The ad names other visas: ask whether ${visaNameOf(visaType)} is accepted`);
};

/** A fixed term must end before the visa does; of unknown length it is a question when the visa ends soon. */
const term: Rule = {
  gate: 'visa',
  of: (job) => `${job.employmentType === 'FIXED_TERM'} ${termMonths(job)}`,
  key: ({ visaMonths }) => `${visaMonths}`,
  judge: (job, { visaMonths }) => {
    if (visaMonths === Infinity) return eligible;
    const months = termMonths(job);
    if (months !== undefined)
      return months > visaMonths ? refuse('visa', `a term of ${months} months outlasts your visa`) : eligible;
    return job.employmentType === 'FIXED_TERM' && visaMonths < askTermBelowMonths
      ? check('A fixed term: ask whether it ends before your visa does')
      : eligible;
  },
};

const hours: Rule = {
  gate: 'hours',
  of: hoursKey,
  key: ({ hoursLeft, hoursWanted }) => `${hoursLeft} ${hoursWanted}`,
  judge: (job, { hoursLeft, hoursWanted }) => {
    const weekly = weeklyHours(job);
    if (weekly && hoursWanted !== undefined && weekly.min > hoursWanted)
      return refuse('hours', `${weekly.min} hours a week, more than the ${hoursWanted} you want`);
    if (hoursLeft === undefined) return eligible;
    if (!weekly)
      return hoursLeft === 0
        ? refuse('hours', 'no hours left this fortnight')
        : check('Hours not stated: ask before you accept');
    if (2 * weekly.min > hoursLeft) return refuse('hours', `${2 * weekly.min} hours a fortnight, ${hoursLeft} left`);
    if (2 * weekly.max <= hoursLeft) return eligible;
    return check(`Up to ${weekly.max} hours a week: ask for at most ${Math.floor(hoursLeft / 2)}`);
  },
};

/** Within the states named, else within the home state and its reach; remote, and where no place is known, anywhere. */
export const place: Rule = {
  gate: 'place',
  of: placeKey,
  key: ({ home, states }) => (states.length > 0 ? states.join() : home ? placeOf(home) : ''),
  judge: (job, { home, states }) => {
    const wanted = states.length > 0 || !home ? states : [home.state];
    if (job.place.remote || wanted.length === 0) return eligible;
    if (job.place.state !== '' && !wanted.includes(job.place.state)) return refuse('place', `in ${job.place.state}`);
    if (states.length > 0 || !home || !job.place.coordinates) return eligible;
    const km = kilometres(home, job.place.coordinates);
    return km > reachKm ? refuse('place', `${Math.round(km)} km from home`) : eligible;
  },
};

const type: Rule = {
  gate: 'type',
  of: ({ employmentType }) => employmentType,
  key: ({ workTypes }) => workTypes.join(),
  judge: ({ employmentType }, { workTypes }) =>
    workTypes.length === 0 || employmentType === '' || workTypes.includes(employmentType)
      ? eligible
      : refuse('type', 'not a kind of work you asked for'),
};

/** Pay that is not stated, or not in Australian dollars, never blocks. */
const pay: Rule = {
  gate: 'pay',
  of: ({ pay: stated }) => (stated ? `${stated.min} ${stated.max} ${stated.currency} ${stated.period}` : ''),
  key: ({ payFloor }) => `${payFloor}`,
  judge: (job, { payFloor }) => {
    if (payFloor === undefined || job.pay?.currency !== 'AUD') return eligible;
    const most = hourlyPay({ ...job.pay, min: job.pay.max ?? job.pay.min });
    return most !== undefined && most < payFloor ? refuse('pay', 'pays less than you ask') : eligible;
  },
};

/** Those that do not depend on where somebody lives, in the order of their gates. */
export const anywhere: readonly Rule[] = [law, demand, term, hours, type, pay];
const rules: readonly Rule[] = [...anywhere, place];
