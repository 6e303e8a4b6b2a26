import { expect, test } from '@jest/globals';
import { courseLevels } from '@waratah/vocabulary/law/course-level';
import { earlierRights, grantedWork, type VisaFacts } from '@waratah/vocabulary/law/facts';
import { allVisaTypes } from '@waratah/vocabulary/visa-types';
import { array, assert, boolean, constantFrom, integer, oneof, option, property, record } from 'fast-check';
import { needsOf } from '../needs.ts';
import { judgeByLaw, withQuestionToStudent } from './judge.ts';
import { hoursOf, jobOf, studentOf, sydney, today } from '../test-examples.ts';

/**
 * No job that the gates call eligible breaches a condition on any day on which it may be worked. The conditions are
 * written here once more, from Schedule 8, by day and fortnight and without the table of the law.
 */

const dayMs = 86_400_000;
const start = Date.parse(today.day);
const dayAt = (offset: number) => new Date(start + offset * dayMs).toISOString().slice(0, 10);
/** A job begins at most this many days after it is offered. */
const latestStart = 28;
const days = integer({ min: -400, max: 200 }).map(dayAt);
const maybe = { nil: undefined };

/** Conditions as a grant or VEVO lists them; 8501 and 8503 are not about work, and 8999 is in no law. */
const conditionSets = ['8101', '8104, 8501', '8105', '8547', '8539', '8607', '8503', '8547, 8105', '8999'] as const;

const facts = record({
  courseLevel: option(constantFrom(...courseLevels), maybe),
  courseBegins: option(days, maybe),
  degreeBegins: option(days, maybe),
  courseEnds: option(days, maybe),
  earlierRights: option(constantFrom(...earlierRights), maybe),
  employer: option(constantFrom('Company', 'Another'), maybe),
  employerSince: option(days, maybe),
  employmentEnded: option(days, maybe),
  workGranted: option(constantFrom(...grantedWork), maybe),
  grantConditions: option(constantFrom(...conditionSets), maybe),
  formerVisa: option(constantFrom('ended', 'ended', '500', '500', '485', '500-family', '417/462', 'visitor'), maybe),
  formerVisaEnds: option(days, maybe),
  verifiedConditions: option(
    constantFrom(...conditionSets).map((numbers) => numbers.split(', ')),
    {
      ...maybe,
      freq: 8,
    },
  ),
  hoursWorked: constantFrom(0, 0, 0, 8, 20, 24),
  breaks: array(
    record({ at: integer({ min: -20, max: 60 }), length: integer({ min: 3, max: 182 }) }).map(({ at, length }) => ({
      from: dayAt(at),
      to: dayAt(at + length),
    })),
    { maxLength: 3 },
  ),
});

const job = record({
  hours: option(record({ min: integer({ min: 4, max: 40 }), more: constantFrom(0, 0, 4, 10) }), maybe),
  employmentType: constantFrom('CASUAL', 'FULL_TIME', 'PART_TIME', 'PAID_INTERNSHIP'),
  months: option(oneof(constantFrom(1, 2, 3), integer({ min: 1, max: 14 })), maybe),
  regional: option(boolean(), maybe),
  remote: boolean(),
  mayGoOn: boolean(),
  stated: option(
    record({ first: option(integer({ min: -30, max: 60 }), maybe), length: integer({ min: -40, max: 120 }) }),
    maybe,
  ),
});

type Facts = VisaFacts & Readonly<{ hoursWorked: number }>;
type Job = Readonly<{
  hours: Readonly<{ min: number; more: number }> | undefined;
  employmentType: string;
  months: number | undefined;
  regional: boolean | undefined;
  remote: boolean;
  /** Whether more may follow the months of its title. */
  mayGoOn: boolean;
  /** Days from today to the first that its text states, and from then on (or from today) to its last. */
  stated: Readonly<{ first: number | undefined; length: number }> | undefined;
}>;

const noWork = new Set(['visitor', 'bridging-d', '590', '602', '870']);
/** Only their own employer, training or activity; an ad never tells that it is theirs. */
const tied = new Set(['482', '494', '407', '408', '400/403']);
const regionalOnly = new Set(['491', '494', '494-family', '485-second', '489']);
const byGrant = new Set(['bridging-a', 'bridging-b', 'bridging-c', 'bridging-e', 'other']);

/** A course whose first day nobody told has begun if something that follows it has. */
const hasBegun = ({ courseBegins, degreeBegins, courseEnds, breaks = [] }: Facts, day: string) =>
  courseBegins === undefined
    ? [degreeBegins, courseEnds, ...breaks.map(({ from }) => from)].some((one) => one && one <= today.day)
    : courseBegins <= day;

/** The master's or doctorate itself; a day that nobody told is none. */
const hasDegreeBegun = ({ courseBegins, degreeBegins }: Facts, day: string) => {
  const begins = degreeBegins ?? courseBegins;
  return begins !== undefined && begins <= day;
};

/** A visa whose only condition is this one. */
const likeVisa: Readonly<Record<string, string>> = {
  '8101': 'visitor',
  '8104': '500-family',
  '8105': '500',
  '8547': '417/462',
  '8539': '489',
  '8607': '482',
  '8999': '482',
};

/** The visas whose conditions bind the holder of a visa itself, without one held before it. */
const boundBy = (visa: string, { verifiedConditions = [], workGranted, grantConditions }: Facts): readonly string[] => {
  const verified = verifiedConditions.flatMap((number) => likeVisa[number] ?? []);
  if (verified.length > 0) return verified;
  if (!byGrant.has(visa)) return [visa];
  if (verifiedConditions.length > 0) return [];
  if (workGranted !== 'conditions' || grantConditions === undefined) return [visa];
  return grantConditions.split(', ').flatMap((number) => likeVisa[number] ?? []);
};

/** The visas whose conditions bind on a day; several if one may follow another on any day. Undefined if nobody can know. */
const boundOn = (visa: string, known: Facts, day: string): readonly string[] | undefined => {
  const { formerVisa, formerVisaEnds } = known;
  if (visa !== 'bridging-a' && visa !== 'bridging-b') return boundBy(visa, known);
  if (formerVisa === undefined) return undefined;
  if (formerVisa === 'ended' || (formerVisaEnds !== undefined && formerVisaEnds < day)) return boundBy(visa, known);
  return formerVisaEnds === undefined ? [formerVisa, ...boundBy(visa, known)] : [formerVisa];
};

/** Hours in a fortnight that the holder may work, if it contains a day in session. */
const limitOn = (visa: string, known: Facts, day: string): number | undefined => {
  const { courseLevel, workGranted } = known;
  const isResearch = hasDegreeBegun(known, day) && courseLevel === 'research';
  if (visa === '500') return isResearch ? undefined : 48;
  if (visa === '500-family')
    return isResearch || (hasDegreeBegun(known, day) && courseLevel === 'masters_coursework') ? undefined : 48;
  if (visa === '407-family') return 40;
  return byGrant.has(visa) && workGranted === 'limited' ? 48 : undefined;
};

const isInSession = ({ breaks = [], courseEnds }: Facts, day: string) =>
  (courseEnds === undefined || day <= courseEnds) && !breaks.some(({ from, to }) => from <= day && day <= to);

const mondayOffset = (offset: number) => offset - ((new Date(start + offset * dayMs).getUTCDay() + 6) % 7);

/** Whether the job's hours, with those worked elsewhere, are too many in one of the fortnights of a day of work. */
const isOverLimit = (visa: string, known: Facts, { hours }: Job, offset: number) => {
  const limit = limitOn(visa, known, dayAt(offset));
  if (limit === undefined) return false;
  const fortnights = [mondayOffset(offset) - 7, mondayOffset(offset)].filter(
    (monday) =>
      visa !== '500' ||
      Array.from({ length: 14 }, (_, day) => dayAt(monday + day)).some((day) => isInSession(known, day)),
  );
  const weekly = hours ? hours.min + hours.more : 38;
  return fortnights.length > 0 && 2 * (weekly + known.hoursWorked) > limit;
};

const isBreachOn = (visa: string, known: Facts, one: Job, offset: number): boolean =>
  boundOn(visa, known, dayAt(offset))?.some((bound) => isBreachOf(bound, known, one, offset)) ?? true;

const isBreachOf = (visa: string, known: Facts, one: Job, offset: number): boolean => {
  if (noWork.has(visa) || tied.has(visa)) return true;
  if (byGrant.has(visa) && known.workGranted !== 'limited' && known.workGranted !== 'full') return true;
  if (regionalOnly.has(visa) && !one.remote && (one.regional !== true || visa === '485-second' || visa === '489'))
    return true;
  if (visa === '417/462' && (one.months ?? 0) > 6) return true;
  const isStudent = visa === '500' || visa === '500-family';
  if (isStudent && !hasBegun(known, dayAt(offset)) && known.earlierRights !== 'yes') return true;
  return isOverLimit(visa, known, one, offset);
};

/** The days from today to the last that the job may have: a year for one without an end, whatever days its text states. */
const offsetsOf = ({ months, mayGoOn, stated }: Job) =>
  Array.from(
    { length: latestStart + (months === undefined || mayGoOn || stated ? 365 : 31 * months) },
    (_, offset) => offset,
  );

const tenureOf = ({ stated }: Job) =>
  stated && {
    first: stated.first === undefined ? undefined : dayAt(stated.first),
    last: dayAt((stated.first ?? 0) + stated.length),
  };

test('no eligible job breaches a condition on a day on which it may be worked', () => {
  const seen = { eligible: 0, free: 0 };
  assert(
    property(
      oneof(constantFrom('500', 'bridging-a', 'bridging-c'), constantFrom(...allVisaTypes.map(({ code }) => code))),
      facts,
      job,
      (visa, known, one) => {
        const { hours, employmentType, months, regional, remote, mayGoOn } = one;
        const ad = jobOf(
          {
            employmentType,
            title: months === undefined ? 'Job' : `${months} month contract${mayGoOn ? ', possible extension' : ''}`,
            companyName: 'Company',
            place: { ...sydney, regional, remote, coordinates: undefined },
          },
          { ...(hours ? hoursOf(hours.min, hours.min + hours.more) : { hours: undefined }), tenure: tenureOf(one) },
        );
        const student = studentOf(visa, known);
        const verdict = withQuestionToStudent(judgeByLaw(ad, student, today), needsOf(student, today.day));
        if (verdict.kind !== 'eligible') return;
        seen.eligible += 1;
        if (limitOn(visa, known, today.day) !== undefined && (hours?.min ?? 38) > 24) seen.free += 1;
        const breach = offsetsOf(one).find((offset) => isBreachOn(visa, known, one, offset));
        expect(breach === undefined ? undefined : { visa, known, one, day: dayAt(breach) }).toBeUndefined();
      },
    ),
    { seed: 34, numRuns: 4_000 },
  );
  expect(seen.eligible).toBeGreaterThan(400);
  expect(seen.free).toBeGreaterThan(10);
});
