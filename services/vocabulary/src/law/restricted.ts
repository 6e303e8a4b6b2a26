import type { Restriction } from './conditions.ts';
import { dayInWords, daysAfter, daysBetween } from './days.ts';
import type { VisaFacts } from './facts.ts';
import { grantOf } from './in-force.ts';
import type { WorkRule } from './rules.ts';
import { remembered } from '../remembered.ts';
import { allowed, hiringDays, inSettings, type JobTerms, type Ruling, startOn } from './ruling.ts';

/** Equal for one employer's names: "Harbour Kitchen Pty Ltd" and "harbour kitchen". Empty for names without a word. */
export const employerKey = remembered(
  (name: string) => name,
  (name) =>
    name
      .toLowerCase()
      .replace(/\b(pty|ltd|limited|inc|group|australia)\b/g, ' ')
      .replace(/[^a-z0-9]+/g, ' ')
      .trim(),
);
const isSameEmployer = (one: string | undefined, other: string) =>
  one !== undefined && employerKey(one) !== '' && employerKey(one) === employerKey(other);

/** Whole months from one day to another. */
const monthsBetween = (from: string, to: string) => {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number);
  return 12 * (toYear - fromYear) + toMonth - fromMonth - (toDay < fromDay ? 1 : 0);
};

/** A job and the holder of a visa on a day, and one rule that binds the holder. */
type Case = Readonly<{ rule: WorkRule; facts: VisaFacts; job: JobTerms; day: string }>;

const ask = ({ rule }: Case, question: string, toEmployer?: string): Extract<Ruling, { kind: 'ask' }> => ({
  kind: 'ask',
  question,
  ...(toEmployer && { toEmployer }),
  rule,
});
const forbid = ({ rule }: Case, because: string): Ruling => ({ kind: 'forbidden', because, rule });

type Of<Kind extends Restriction['kind']> = Extract<Restriction, { kind: Kind }>;

const nameOfCourse = ({ whose }: Of<'after_course_begins'>) =>
  whose === 'own' ? 'your course' : "the student's course";

/** Why a job is refused while the course has not begun. */
export const beforeCourse = (restriction: Of<'after_course_begins'>, begins: string) =>
  `work may begin once ${nameOfCourse(restriction)} begins on ${dayInWords(begins)}`;

/** Undefined if none of the facts tells whether the course has begun. */
const hasCourseBegun = ({ courseBegins, degreeBegins, courseEnds, breaks = [] }: VisaFacts, day: string) => {
  if (courseBegins !== undefined) return courseBegins <= day;
  const later = [degreeBegins, courseEnds, ...breaks.map(({ from }) => from)];
  return later.some((one) => one !== undefined && one <= day) || undefined;
};

/** Whether the facts show that nobody has to wait for the course: it has begun, or earlier work rights last until then. */
export const waitsForNoCourse = (facts: VisaFacts, day: string): boolean =>
  facts.earlierRights === 'yes' || hasCourseBegun(facts, day) === true;

const courseBeginsUnknown = (restriction: Of<'after_course_begins'>) =>
  `You may work once ${nameOfCourse(restriction)} has begun: say${inSettings} when it begins`;
const earlierRightsUnknown = (restriction: Of<'after_course_begins'>) =>
  `Before ${nameOfCourse(restriction)} begins you may work only after an earlier visa with work rights: say${inSettings} whether you had one`;

/** Why every job is refused. */
export const noWork = 'your visa allows no work';
export const noneGranted = 'your grant allows no work';

const afterCourseBegins = (restriction: Of<'after_course_begins'>, one: Case): Ruling => {
  const { courseBegins, earlierRights } = one.facts;
  if (waitsForNoCourse(one.facts, one.day)) return allowed;
  if (courseBegins === undefined) return { ...ask(one, courseBeginsUnknown(restriction)), aboutHolder: true };
  if (daysBetween(one.day, courseBegins) <= hiringDays)
    return ask(
      one,
      `Ask to start on ${dayInWords(courseBegins)} or later, when ${nameOfCourse(restriction)} begins`,
      startOn(courseBegins),
    );
  return earlierRights === undefined
    ? ask(one, earlierRightsUnknown(restriction))
    : forbid(one, beforeCourse(restriction, courseBegins));
};

/**
 * Days left, with this one, in which the holder may work for someone other than the sponsor; 0 while the sponsored job
 * lasts. The first is the day after its last day; days before the rule began do not count.
 */
const graceLeft = ({ graceDays }: Of<'sponsor'>, { rule, facts: { employmentEnded }, day }: Case) => {
  if (employmentEnded === undefined || employmentEnded >= day) return 0;
  const first = employmentEnded < rule.from ? rule.from : daysAfter(employmentEnded, 1);
  return Math.max(0, graceDays - daysBetween(first, day));
};

const sponsored = (restriction: Of<'sponsor'>, one: Case): Ruling => {
  const { facts, job, day } = one;
  const { graceDays, graceDaysInAll } = restriction;
  const daysLeft = graceLeft(restriction, one);
  if (daysLeft > 0) {
    const last = dayInWords(daysAfter(day, daysLeft - 1));
    return ask(
      one,
      `Your sponsored job has ended: you may work for others until ${last}, ${graceDaysInAll} days in all on this visa: ask whether that is long enough`,
      `My visa lets me work for you until ${last}, and longer only if you nominate me. Is that long enough?`,
    );
  }
  const ends = facts.employmentEnded !== undefined && facts.employmentEnded >= day ? facts.employmentEnded : undefined;
  if ((ends !== undefined || !facts.employmentEnded) && isSameEmployer(facts.employer, job.employer))
    return ask(
      one,
      'Your sponsor: ask whether this is your nominated occupation',
      'Is this the occupation that you nominated me for? My visa allows no other.',
    );
  if (job.offersSponsorship)
    return ask(
      one,
      'Offers sponsorship: start only once a new nomination is approved',
      'Would you nominate me? My visa lets me start only once a new nomination is approved.',
    );
  if (ends !== undefined && graceDays > 0 && daysBetween(day, ends) <= hiringDays)
    return ask(
      one,
      `Ask to start after ${dayInWords(ends)}, the last day with your sponsor`,
      startOn(daysAfter(ends, 1)),
    );
  const isOther = facts.employmentEnded !== undefined || (Boolean(facts.employer) && job.employer !== '');
  return isOther
    ? forbid(one, 'your visa allows only your sponsor and nominated occupation')
    : ask(one, 'Your visa allows only your sponsor and nominated occupation: is this your sponsor?');
};

/** Visas for designated areas last five years. */
const regionalVisaYears = 5;

/** Whether a visa for designated areas that is valid on a day may have been granted before another. */
const mayBeGrantedBefore = (other: string | undefined, day: string): other is string =>
  other !== undefined && monthsBetween(other, day) < 12 * regionalVisaYears;

const inRegionalArea = ({ area }: Of<'regional'>, one: Case): Ruling => {
  const { remote, regional, regionalSince, inMajorCity } = one.job;
  if (regional === true && area === 'designated')
    return mayBeGrantedBefore(regionalSince, one.day)
      ? ask(
          one,
          `This area was designated on ${dayInWords(regionalSince)}: check that your visa was granted since then`,
        )
      : allowed;
  if (remote) return { kind: 'allowed', note: 'Remote: from your home in a designated regional area only' };
  if (regional === false && area !== 'of_grant') return forbid(one, 'outside the designated regional areas');
  if (area === 'designated' && inMajorCity)
    return ask(
      one,
      'Your visa allows work only in a designated regional area, and the ad names a place in a major city: ask whether any of the work is there',
      'Your ad names a place in Sydney, Melbourne or Brisbane, where my visa does not allow me to work. Is all of the work outside those cities?',
    );
  return area === 'designated'
    ? ask(one, 'Your visa allows work only in a designated regional area: ask where the workplace is', whichPlace)
    : ask(
        one,
        'Your visa allows work only in the regional area of your grant: ask whether the workplace is in it',
        whichPlace,
      );
};

const whichPlace = 'In which suburb and postcode is the workplace? My visa allows work only in some regional areas.';

const monthsWithOneEmployer = ({ months, exemptsSomeWork }: Of<'months_with_one_employer'>, one: Case): Ruling => {
  const { facts, job, day } = one;
  const worked =
    facts.employerSince && isSameEmployer(facts.employer, job.employer) ? monthsBetween(facts.employerSince, day) : 0;
  const exempt = exemptsSomeWork && job.exemptWork;
  if (exempt && worked + (job.termMonths ?? months) > months)
    return ask(
      one,
      `More than ${months} months with one employer: this looks like work that Home Affairs exempts from the limit, so check its list first`,
    );
  const elsewhere = facts.employer && facts.employerSince ? monthsBetween(facts.employerSince, day) : 0;
  if (job.employer === '' && elsewhere >= months)
    return ask(
      one,
      `You have worked ${elsewhere} months with ${facts.employer}: this job may not be with them, unless exempt`,
    );
  const limit = `My visa allows ${months} months with one employer, unless the work or place is exempt`;
  if (worked >= months)
    return ask(
      one,
      `${worked} months with this employer: ask whether the work or place is exempt`,
      `${limit}. I have worked for you for ${worked} months: is this work or its place exempt?`,
    );
  if (worked > 0 && job.termMonths !== undefined && worked + job.termMonths > months)
    return ask(
      one,
      `${job.termMonths} months more after ${worked} with this employer: your visa allows ${months}, unless the work or place is exempt: ask first`,
      `${limit}, and I have worked for you for ${worked} months. Could the job end after ${months - worked} more months?`,
    );
  if (job.termMonths !== undefined && job.termMonths > months)
    return ask(
      one,
      `A term of ${job.termMonths} months: your visa allows ${months} with one employer, unless the work or place is exempt: ask first`,
      `${limit}. Could the job end after ${months} months?`,
    );
  if (job.fixedTerm && job.termMonths === undefined && !exempt)
    return ask(
      one,
      `A fixed term: ask how long it is, since your visa allows ${months} months with one employer, unless the work or place is exempt`,
      `How long is the fixed term? ${limit}.`,
    );
  if (job.ongoing && !exempt)
    return ask(
      one,
      `A permanent job: your visa allows ${months} months with one employer, unless the work or place is exempt: ask first`,
      `${limit}. Could I do this job for ${months - worked} months?`,
    );
  return { kind: 'allowed', note: `You may work ${months - worked} months with this employer, longer if exempt` };
};

const forItsPurpose = ({ purpose }: Of<'purpose'>, one: Case): Ruling =>
  one.facts.employer && one.job.employer !== '' && !isSameEmployer(one.facts.employer, one.job.employer)
    ? forbid(one, `your visa allows only the ${purpose} it was granted for`)
    : ask(one, `Your visa allows only the ${purpose} it was granted for: ask whether this belongs to it`);

const asGranted = (one: Case): Ruling => {
  const granted = grantOf(one.facts);
  if (granted === 'none') return forbid(one, noneGranted);
  return granted === undefined
    ? ask(one, 'Your right to work depends on your grant: look at the grant notice or VEVO before you accept')
    : allowed;
};

/** What one rule on the holder of a visa means for a job on a day. */
export const rulingOf = (one: Case): Ruling => {
  const { restriction } = one.rule;
  switch (restriction.kind) {
    case 'none':
    // The hours with all employers are judged together (`fortnightHoursLeft`).
    case 'hours':
      return allowed;
    case 'no_work':
      return forbid(one, noWork);
    case 'after_course_begins':
      return afterCourseBegins(restriction, one);
    case 'sponsor':
      return sponsored(restriction, one);
    case 'regional':
      return inRegionalArea(restriction, one);
    case 'months_with_one_employer':
      return monthsWithOneEmployer(restriction, one);
    case 'purpose':
      return forItsPurpose(restriction, one);
    case 'grant':
      return asGranted(one);
    case 'ask':
      return ask(one, restriction.question, restriction.toEmployer);
  }
};
