import { stateCodes } from '@waratah/vocabulary/australia/states';
import { employmentTypeCodes } from '@waratah/vocabulary/employment-types';
import { courseLevels } from '@waratah/vocabulary/law/course-level';
import { conditionsIn, isKnownCondition } from '@waratah/vocabulary/law/conditions';
import { earlierRights, grantedWork, type VisaFacts } from '@waratah/vocabulary/law/facts';
import { canPrecedeBridging } from '@waratah/vocabulary/law/in-force';
import { countTrades, mostTrades, studentJobs } from '@waratah/vocabulary/occupations/chosen-trades';
import { isTradeCode } from '@waratah/vocabulary/occupations/trade-names';
import { allVisaTypes, type VisaCode, visaCodeOf } from '@waratah/vocabulary/visa-types';
import { type DayPart, dayParts, type Weekday, weekdays } from '@waratah/vocabulary/work-hours';
import { z } from 'zod';
import { isDay } from './day.ts';
import type { TradesOffered } from './trade.ts';

/** What a student may wish for; the defaults let everything through (design section 9). */
export type Preferences = Readonly<{
  /** Whether the morning email is wanted. */
  digest: boolean;
  /** Last local day without the morning email; undefined while it is not paused. */
  pausedUntil: string | undefined;
  /** Employment types; none means any. */
  workTypes: readonly string[];
  /** Codes of families of occupations, or `studentJobs`; none means those that the profile leads to. */
  trades: readonly string[];
  /** States to work in; none means the home state. */
  states: readonly string[];
  /** Hours a week wanted at most; undefined means any. */
  hoursWanted: number | undefined;
  /** Days and rough times wanted; none means any. They decide how well a job fits, not whether it is offered. */
  daysWanted: readonly Weekday[];
  timesWanted: readonly DayPart[];
  /** Hours already worked elsewhere, a week. */
  hoursWorked: number;
  /** Official course breaks, as local days; a fortnight within a break has no limit on hours. */
  breaks: readonly Break[];
  /** Dollars an hour below which no job is wanted; undefined means any pay. */
  payFloor: number | undefined;
  /** Local day on which the visa ends. */
  visaExpiry: string | undefined;
}> &
  VisaFacts;

/** The preferences of a student, and their visa: it decides which facts the form asks for. */
export type OwnPreferences = Preferences &
  Readonly<{
    /** Code of the visa that matching goes by: as verified, else as declared; empty when not given. */
    visaType: VisaCode | '';
    visaVerified: boolean;
    tradesOffered: TradesOffered;
  }>;

/** Both days belong to the break. */
export type Break = Readonly<{ from: string; to: string }>;

export const defaultPreferences: Preferences = {
  digest: true,
  pausedUntil: undefined,
  workTypes: [],
  trades: [],
  states: [],
  hoursWanted: undefined,
  daysWanted: [],
  timesWanted: [],
  hoursWorked: 0,
  breaks: [],
  payFloor: undefined,
  visaExpiry: undefined,
};

const mostHours = 60;
const mostPay = 200;
const mostBreaks = 12;
const employerMax = 200;
/** The longest summer break of an Australian course is about half as long. */
const longestBreakDays = 182;

const oneOf = <Choice extends string>(choices: readonly Choice[]) =>
  z
    .array(z.string(), 'Must be a list')
    .refine(
      (values) => values.every((value) => choices.some((choice) => choice === value)),
      `Must be among ${choices.join(', ')}`,
    )
    .transform((values) => choices.filter((choice) => values.includes(choice)));

const chosenTrades = z
  .array(z.string(), 'Must be a list')
  .refine((codes) => codes.every(isTradeCode), `Must be codes of kinds of work, like 3513, or ${studentJobs}`)
  .transform((codes) => [...new Set(codes)])
  .refine((codes) => countTrades(codes) <= mostTrades, `Choose at most ${mostTrades} kinds of work`);

const day = z.string('Must be a day like 2026-11-21').refine(isDay, 'Must be a day like 2026-11-21');
const hoursFrom = (least: number) =>
  z
    .number('Must be a number of hours')
    .min(least, `Must be from ${least} to ${mostHours} hours`)
    .max(mostHours, `Must be from ${least} to ${mostHours} hours`);

/** Null means that nothing is asked for. */
const clearable = <Field extends z.ZodType>(field: Field) =>
  z.preprocess((value) => value ?? undefined, field.optional());

const dayMs = 86_400_000;
const daysBetween = ({ from, to }: Break) => (Date.parse(to) - Date.parse(from)) / dayMs;

const courseBreak = z
  .object({ from: day, to: day })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'A break cannot end before it begins' })
  .refine((one) => !(daysBetween(one) > longestBreakDays), { path: ['to'], error: 'A break lasts at most 26 weeks' });

const flag = z.boolean('Must be true or false');

const longestConditions = 1_000;
const oneCondition = (condition: string) =>
  isKnownCondition(condition) ? [] : `Condition ${condition} is not one that we know: check its number on your grant`;

/** A number alone or with its name, as grant notices and VEVO list it: "8105 - Work limitation". */
const numbered = /^8\d{3}(?!\d)[\w\s'’()/.:,;&–—-]*$/;
/** Names have smaller numbers only: "8547 - 6 month work limitation". */
const otherNumber = /\d{3}/;
/** Words that take back the number before them. The names of conditions say "no" and "must not" themselves. */
const takenBack = /\b(?:removed|waived|lifted|ceased|not (?:imposed|attached|applicable))\b|\b(?:no|not)[\s,;]*$/i;

/** Whether a text lists numbers of conditions: it begins with one, and what follows each, up to the next, is its name. */
const listsConditions = (text: string) => {
  const items = text.replace(/^[\s,;]+/, '').split(/(?=\b8\d{3}\b)/);
  return items.every((item) => numbered.test(item) && !otherNumber.test(item.slice(4)) && !takenBack.test(item));
};

/** Numbers of visa conditions, with or without their names, in any order and with any separators, kept like '8101, 8503'. */
const grantConditions = z
  .string('Must be numbers of conditions, like 8105, 8503')
  .max(longestConditions, `At most ${longestConditions} characters`)
  .refine(listsConditions, 'Must be numbers of conditions, like 8105, 8503')
  .superRefine((text, context) => {
    const [problem] = conditionsIn(text).flatMap(oneCondition);
    if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
  })
  .transform((text) => conditionsIn(text).join(', '));

const formerVisas: readonly (VisaCode | 'ended')[] = [
  'ended',
  ...allVisaTypes.map(({ code }) => code).filter(canPrecedeBridging),
];

/** Named like any visa: '600' and 'tourist visa' are a visitor's. */
const formerVisa = z.preprocess(
  (name) => (typeof name === 'string' ? (visaCodeOf(name) ?? name) : name),
  z.enum(formerVisas, "Must be 'ended' or the code of a temporary visa"),
);

/** A change of preferences, with breaks in the order of their days: an absent key stays as it is, null empties the field. */
export const PreferencesChange = z.object({
  digest: flag.optional(),
  pausedUntil: clearable(day),
  workTypes: oneOf(employmentTypeCodes).optional(),
  trades: chosenTrades.optional(),
  states: oneOf(stateCodes).optional(),
  hoursWanted: clearable(hoursFrom(1)),
  daysWanted: oneOf(weekdays).optional(),
  timesWanted: oneOf(dayParts).optional(),
  hoursWorked: hoursFrom(0).optional(),
  breaks: z
    .array(courseBreak, 'Must be a list')
    .max(mostBreaks, 'At most 12 breaks')
    .transform((breaks) => breaks.toSorted((a, b) => (a.from < b.from ? -1 : 1)))
    .optional(),
  payFloor: clearable(
    z
      .number('Must be dollars an hour')
      .min(0, 'Must be from 0 to 200 dollars')
      .max(mostPay, 'Must be from 0 to 200 dollars'),
  ),
  visaExpiry: clearable(day),
  courseLevel: clearable(z.enum(courseLevels, `Must be one of ${courseLevels.join(', ')}`)),
  courseBegins: clearable(day),
  degreeBegins: clearable(day),
  courseEnds: clearable(day),
  earlierRights: clearable(z.enum(earlierRights, `Must be one of ${earlierRights.join(', ')}`)),
  employer: clearable(z.string('Must be a name').trim().max(employerMax, `At most ${employerMax} characters`)),
  employerSince: clearable(day),
  employmentEnded: clearable(day),
  workGranted: clearable(z.enum(grantedWork, `Must be one of ${grantedWork.join(', ')}`)),
  grantConditions: clearable(grantConditions),
  formerVisa: clearable(formerVisa),
  formerVisaEnds: clearable(day),
});
export type PreferencesChange = z.infer<typeof PreferencesChange>;

/** What somebody says about a visa without a profile: the facts that its rules use, and the hours worked already. */
export const VisaFactsGiven = PreferencesChange.pick({
  hoursWorked: true,
  breaks: true,
  visaExpiry: true,
  courseLevel: true,
  courseBegins: true,
  degreeBegins: true,
  courseEnds: true,
  earlierRights: true,
  employer: true,
  employerSince: true,
  employmentEnded: true,
  workGranted: true,
  grantConditions: true,
  formerVisa: true,
  formerVisaEnds: true,
}).transform(({ hoursWorked = 0, breaks = [], visaExpiry, ...facts }) => ({
  ...facts,
  hoursWorked,
  breaks,
  visaExpiry,
}));

/** A field whose day contradicts another, and why. */
export type Contradiction = Readonly<{ field: string; message: string }>;

type Days = Pick<VisaFacts, 'courseBegins' | 'degreeBegins' | 'courseEnds' | 'formerVisaEnds'> &
  Readonly<{ visaExpiry?: string | undefined }>;

/** The first contradiction between the days of a course, or between a bridging visa and the one before it. */
export const contradictionIn = ({
  courseBegins,
  degreeBegins,
  courseEnds,
  formerVisaEnds,
  visaExpiry,
}: Days): Contradiction | undefined => {
  const isBefore = (one: string | undefined, other: string | undefined) =>
    one !== undefined && other !== undefined && one < other;
  if (isBefore(courseEnds, courseBegins))
    return { field: 'course_ends', message: 'The course cannot end before it begins' };
  if (isBefore(degreeBegins, courseBegins))
    return { field: 'degree_begins', message: 'The degree cannot begin before the first course' };
  if (isBefore(courseEnds, degreeBegins))
    return { field: 'course_ends', message: 'The enrolment cannot end before the degree begins' };
  if (isBefore(visaExpiry, formerVisaEnds))
    return { field: 'former_visa_ends', message: 'The visa before cannot end after the bridging visa' };
  return undefined;
};
