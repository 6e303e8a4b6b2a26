import type { VisaCode } from '../visa-types.ts';
import type { CourseLevel } from './course-level.ts';
import { type EarlierRights, type FactName, factsNeeded, type GrantedWork } from './facts.ts';
import { rulesOf } from './rules.ts';

type Named<Name extends FactName> = Readonly<{ name: Name; label: string; hint: string }>;
type Choice<Value> = Readonly<{ value: Value; label: string }>;

/** How a form asks for one fact. The client's profile and the preferences page of an email use the same words. */
export type FactQuestion =
  | (Named<'courseBegins' | 'courseEnds' | 'employerSince' | 'employmentEnded'> & Readonly<{ kind: 'day' }>)
  | (Named<'employer'> & Readonly<{ kind: 'text' }>)
  | (Named<'courseLevel'> & Readonly<{ kind: 'choice'; choices: readonly Choice<CourseLevel>[] }>)
  | (Named<'earlierRights'> & Readonly<{ kind: 'choice'; choices: readonly Choice<EarlierRights>[] }>)
  | (Named<'workGranted'> & Readonly<{ kind: 'choice'; choices: readonly Choice<GrantedWork>[] }>);

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
  { value: 'none', label: 'No work' },
  { value: 'limited', label: 'Limited, as for students: 48 hours a fortnight' },
  { value: 'full', label: 'Work without a limit' },
];

const questionOn = (name: FactName, visa: VisaCode, day: string): FactQuestion => {
  const kinds = new Set(rulesOf(visa, day).map(({ restriction }) => restriction.kind));
  const course = visa === '500-family' ? "the student's course" : 'your course';
  switch (name) {
    case 'courseBegins':
      return { name, kind: 'day', label: `When does ${course} begin?`, hint: 'Work may begin on that day.' };
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
        label: visa === '500-family' ? familyEarlierLabel : 'Did you hold a visa with work rights when you applied?',
        hint: 'Then you may work before the course begins.',
        choices: yesOrNo,
      };
    case 'courseLevel':
      return { name, kind: 'choice', label: `Level of ${course}`, hint: levelHint, choices: courseLevels };
    case 'employer':
      return kinds.has('months_with_one_employer')
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
  }
};

const familyEarlierLabel = 'Did you, or the student, hold a visa with work rights when you applied?';

const levelHint = 'The limit on hours depends on it.';
const sinceHint = 'Your visa limits the months with one employer.';
const grantHint = 'The notice or VEVO lists the conditions of your visa.';

/** The hint beside the fields for course breaks. */
export const breaksHint =
  'Official breaks only. Your hours are unlimited in them, but the first and the last week count: each shares a fortnight with the session.';

type Known = Readonly<{ courseBegins?: string | null | undefined }>;

/** The questions for the holder of a visa on a day: those whose answers the visa's rules may need, and no others. */
export const questionsFor = (visa: VisaCode, day: string): readonly FactQuestion[] =>
  factsNeeded(visa, day).map((name) => questionOn(name, visa, day));

/** Whether a question matters beside what is known: earlier rights do only before the course. */
export const isAsked = ({ name }: FactQuestion, { courseBegins }: Known, day: string): boolean =>
  name !== 'earlierRights' || (typeof courseBegins === 'string' && courseBegins > day);
