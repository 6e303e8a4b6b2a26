import { allVisaTypes, type VisaCode } from '../visa-types.ts';
import type { CourseLevel } from './course-level.ts';
import type { EarlierRights, FactName, GrantedWork, VisaFacts } from './facts.ts';
import { factsNeeded } from './facts-needed.ts';
import { canPrecedeBridging, rulesFor } from './in-force.ts';

type Named<Name extends FactName> = Readonly<{ name: Name; label: string; hint: string }>;
type Choice<Value> = Readonly<{ value: Value; label: string }>;

/** How a form asks for one fact. The client's profile and the preferences page of an email use the same words. */
export type FactQuestion =
  | (Named<DayFact> & Readonly<{ kind: 'day' }>)
  | (Named<'employer' | 'grantConditions'> & Readonly<{ kind: 'text' }>)
  | (Named<'courseLevel'> & Readonly<{ kind: 'choice'; choices: readonly Choice<CourseLevel>[] }>)
  | (Named<'earlierRights'> & Readonly<{ kind: 'choice'; choices: readonly Choice<EarlierRights>[] }>)
  | (Named<'workGranted'> & Readonly<{ kind: 'choice'; choices: readonly Choice<GrantedWork>[] }>)
  | (Named<'formerVisa'> & Readonly<{ kind: 'choice'; choices: readonly Choice<VisaCode | 'ended'>[] }>);

type DayFact = 'courseBegins' | 'degreeBegins' | 'courseEnds' | 'employerSince' | 'employmentEnded' | 'formerVisaEnds';

const courseLevels: readonly Choice<CourseLevel>[] = [
  { value: 'other', label: 'Bachelor, diploma or other' },
  { value: 'masters_coursework', label: 'Master by coursework' },
  { value: 'research', label: 'Master by research or doctorate' },
];

const yesOrNo: readonly Choice<EarlierRights>[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

const grants: readonly Choice<GrantedWork>[] = [
  { value: 'none', label: 'No work (condition 8101)' },
  { value: 'limited', label: 'Limited, as for students: 48 hours a fortnight' },
  { value: 'full', label: 'Work without a limit: no condition on work' },
  { value: 'conditions', label: 'Something else: I will give the numbers' },
];

const formerVisas: readonly Choice<VisaCode | 'ended'>[] = [
  { value: 'ended', label: 'It has ended' },
  ...allVisaTypes
    .filter(({ code }) => canPrecedeBridging(code))
    .map(({ code, label }) => ({ value: code, label: `Still mine: ${label}` })),
];

const questionOn = (name: FactName, visa: VisaCode, facts: VisaFacts, day: string): FactQuestion => {
  const restrictions = rulesFor(visa, facts, day).map(({ restriction }) => restriction);
  const isFamily = restrictions.some((one) => one.kind === 'after_course_begins' && one.whose === 'student');
  const course = isFamily ? "the student's course" : 'your course';
  switch (name) {
    case 'courseBegins':
      return { name, kind: 'day', label: `When does ${course} begin?`, hint: 'Work may begin on that day.' };
    case 'degreeBegins':
      return {
        name,
        kind: 'day',
        label: isFamily ? "When does the student's degree itself begin?" : 'When does your degree itself begin?',
        hint: 'If English or another course comes first. Hours are limited until the degree begins.',
      };
    case 'courseEnds':
      return {
        name,
        kind: 'day',
        label: 'When does your enrolment (CoE) end?',
        hint: 'If you complete the course by then. Your hours are not limited afterwards.',
      };
    case 'earlierRights':
      return {
        name,
        kind: 'choice',
        label: isFamily ? familyEarlierLabel : 'Did you hold a visa with work rights when you applied?',
        hint: 'Then you may work before the course begins.',
        choices: yesOrNo,
      };
    case 'courseLevel':
      return { name, kind: 'choice', label: `Level of ${course}`, hint: levelHint, choices: courseLevels };
    case 'employer':
      return restrictions.some(({ kind }) => kind === 'months_with_one_employer')
        ? { name, kind: 'text', label: 'Your employer now', hint: 'Leave it empty if you do not work yet.' }
        : { name, kind: 'text', label: 'Your sponsor', hint: 'The employer named in your visa grant.' };
    case 'employerSince':
      return { name, kind: 'day', label: 'Since when have you worked for them?', hint: sinceHint };
    case 'employmentEnded':
      return {
        name,
        kind: 'day',
        label: 'When did your job with the sponsor end?',
        hint: 'Leave it empty while the job lasts.',
      };
    case 'workGranted':
      return {
        name,
        kind: 'choice',
        label: 'What does your grant notice say about work?',
        hint: grantHint,
        choices: grants,
      };
    case 'grantConditions':
      return {
        name,
        kind: 'text',
        label: 'Numbers of the conditions on your grant',
        hint: 'All of them, like 8105, 8503. VEVO lists them.',
      };
    case 'formerVisa':
      return {
        name,
        kind: 'choice',
        label: 'Has the visa before your bridging visa ended?',
        hint: 'Until it ends its conditions hold, and the bridging visa waits.',
        choices: formerVisas,
      };
    case 'formerVisaEnds':
      return {
        name,
        kind: 'day',
        label: 'When does that visa end?',
        hint: 'The bridging visa takes effect on the day after.',
      };
  }
};

const familyEarlierLabel = 'Did you, or the student, hold a visa with work rights when you applied?';

const levelHint = 'The limit on hours depends on it.';
const sinceHint = 'Your visa limits the months with one employer.';
const grantHint = 'The notice or VEVO lists the conditions of your visa.';

/** The hint beside the fields for course breaks. */
export const breaksHint =
  'Official breaks only. Your hours are unlimited in them, but the first and the last week count: each shares a fortnight with the session.';

/** Whether a question matters beside what is known: earlier rights do only before the course, a degree by its level. */
const isAsked = (name: FactName, visa: VisaCode, facts: VisaFacts, day: string): boolean => {
  if (name === 'earlierRights') return facts.courseBegins !== undefined && facts.courseBegins > day;
  return (
    name !== 'degreeBegins' ||
    rulesFor(visa, facts, day).some(
      ({ restriction }) =>
        restriction.kind === 'hours' && restriction.unlimited.some((level) => level === facts.courseLevel),
    )
  );
};

/** The questions for the holder of a visa on a day: those whose answers the law may need beside what is known. */
export const questionsFor = (visa: VisaCode, facts: VisaFacts, day: string): readonly FactQuestion[] =>
  factsNeeded(visa, facts, day)
    .filter((name) => isAsked(name, visa, facts, day))
    .map((name) => questionOn(name, visa, facts, day));
