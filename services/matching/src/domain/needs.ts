import { type VisaFacts, factsNeeded } from '@waratah/vocabulary/law/facts';
import { fortnightHoursLeft } from '@waratah/vocabulary/law/hours';
import { type VisaCode, visaCodeOf } from '@waratah/vocabulary/visa-types';
import type { Place, Student } from './student.ts';
import { askTermBelowMonths } from './weights.ts';

/**
 * What of a student and a day the gate looks at, and nothing else: students with equal needs share their answers.
 * Score and reasons look at these and at skills, field of study and meaning.
 */
export type Needs = Readonly<{
  /** Code of design section 12; empty when not given. */
  visaType: VisaCode | '';
  /** What the law must know beside the visa, and the local day on which it is asked. */
  facts: VisaFacts;
  day: string;
  /** Changes no answer, only how it is said. */
  visaVerified: boolean;
  /** Months that the visa lasts: 0 when it has ended, `Infinity` when it lasts long or its end is not known. */
  visaMonths: number;
  /** Hours a fortnight that the student may still take; undefined means no limit. */
  hoursLeft: number | undefined;
  hoursWanted: number | undefined;
  home: Place | undefined;
  states: readonly string[];
  workTypes: readonly string[];
  payFloor: number | undefined;
}>;

export const needsOf = ({ visaType: visa, visaVerified, place, preferences }: Student, day: string): Needs => {
  const visaType = visaCodeOf(visa) ?? '';
  return {
    visaType,
    facts: preferences,
    day,
    visaVerified,
    visaMonths: monthsLeft(preferences.visaExpiry, day),
    hoursLeft: fortnightHoursLeft(visaType || unknownVisa, preferences, day),
    hoursWanted: preferences.hoursWanted,
    home: place,
    states: preferences.states,
    workTypes: preferences.workTypes,
    payFloor: preferences.payFloor,
  };
};

/** Hours of a student without a visa on the profile are judged as for an unknown one. */
const unknownVisa = 'other';

/** The longest term that ads commonly name; whoever may stay longer need not be told apart. */
const longestTermMonths = 36;

/** Whole months from the day until the visa ends; a visa that ends today has one that is not whole, and counts as half. */
const monthsLeft = (expiry: string | undefined, day: string) => {
  if (expiry === undefined) return Infinity;
  if (expiry < day) return 0;
  const [toYear = 0, toMonth = 0, toDay = 0] = expiry.split('-').map(Number);
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
  const whole = 12 * (toYear - year) + toMonth - month - (toDay < dayOfMonth ? 1 : 0);
  if (whole >= Math.max(longestTermMonths, askTermBelowMonths)) return Infinity;
  return whole === 0 ? 0.5 : whole;
};

/** What the law answers by: the visa and those facts about its holder that its rules ask for. */
export const keyOfLaw = ({ visaType, facts, day }: Needs) => {
  if (visaType === '') return '';
  const courseBegins = facts.courseBegins !== undefined && facts.courseBegins > day ? facts.courseBegins : undefined;
  const asked = { ...facts, courseBegins };
  return [visaType, ...factsNeeded(visaType, day).map((name) => asked[name])].join(' ');
};

/** Equal for students of whom everything but where they live, or would live, is the same. */
export const keyOfNeeds = (needs: Needs) => {
  const { visaVerified, visaMonths, hoursLeft, hoursWanted, workTypes, payFloor } = needs;
  return `${keyOfLaw(needs)} ${visaVerified} ${visaMonths} ${hoursLeft} ${hoursWanted} ${payFloor} ${workTypes.join()}`;
};

/** Equal for students for whom each job scores the same before place, skills and meaning. */
export const keyOfBase = ({ visaType, hoursWanted }: Needs) => `${visaType} ${hoursWanted}`;

/** Equal for students who live in the same place and would work in the same states. */
export const keyOfPlace = ({ home, states }: Needs) => `${states.join()} ${home ? placeOf(home) : ''}`;

/** A place is told by its name and state. */
export const placeOf = ({ name, state }: Place) => `${state} ${name}`;
