import { invalid, parseBody } from '@waratah/kit/errors';
import type { Caller } from '@waratah/kit/security/auth';
import { askedHere } from '@waratah/vocabulary/law/ruling';
import { visaCodeOf } from '@waratah/vocabulary/visa-types';
import type { Context } from '../context.ts';
import { type AdFitLine, adFitOf } from '../domain/ad-fit.ts';
import { answerCheck, type CheckAnswer } from '../domain/answer-check.ts';
import { type PayCheck, payCheckOf } from '../domain/pay-check.ts';
import { contradictionIn, defaultPreferences, VisaFactsGiven } from '../domain/preferences.ts';
import type { Holder } from '../domain/student.ts';
import { readingIn } from '../domain/reading.ts';
import { adOfReading } from '../domain/written-ad.ts';
import { dayFrom } from './run-matching.ts';
import { withShifts } from './with-shifts.ts';

type Given = Readonly<{ visa?: string | null | undefined; facts?: object | null | undefined }>;

/**
 * Whether a person may take the job of an ad that ai has read: by the given visa and facts, else by the profile of the
 * student who asks. Undefined if neither tells a visa. Errors: INVALID naming the field.
 */
export const answerToCheck = async (
  context: Context & Readonly<{ caller: Caller }>,
  reading: unknown,
  given: Given,
): Promise<CheckAnswer | undefined> => {
  const today = { now: context.clock(), day: dayFrom(context, undefined) };
  const read = readingIn(reading);
  const ad = adOfReading(read, context.localities, today.now);
  const hasFraud = (read.warnings ?? []).length > 0;
  if (given.visa == null) {
    const student = await callerAsHolder(context, given, today.day);
    return student && answerCheck(ad, student, today, hasFraud);
  }
  const answer = answerCheck(ad, holderOf(given.visa, given.facts), today, hasFraud);
  return answer && { ...answer, questions: answer.questions.map(askedHere) };
};

/** How an ad that ai has read fits the student who asks; undefined for everybody else, and until their profile is read. */
export const fitOfCheckedAd = async (
  context: Context & Readonly<{ caller: Caller }>,
  reading: unknown,
): Promise<readonly AdFitLine[] | undefined> => {
  const student = await callingStudent(context);
  return student && adFitOf(adOfReading(readingIn(reading), context.localities, context.clock()), student);
};

/** The pay of an ad that ai has read, beside the minimum of the day. */
export const payOfCheckedAd = (context: Context, reading: unknown): PayCheck =>
  payCheckOf(adOfReading(readingIn(reading), context.localities, context.clock()), dayFrom(context, undefined));

const callerAsHolder = async (
  context: Context & Readonly<{ caller: Caller }>,
  { facts }: Given,
  day: string,
): Promise<Holder | undefined> => {
  if (Object.values(facts ?? {}).some((fact) => fact != null))
    throw invalid('visa', 'Name the visa that these facts are about');
  const student = await callingStudent(context);
  return student && (await withShifts(context, [student], day))[0];
};

const callingStudent = async ({ caller, students }: Context & Readonly<{ caller: Caller }>) =>
  caller.kind === 'user' && caller.role === 'student' ? await students.byId(caller.id) : undefined;

const holderOf = (named: string, facts: object | null | undefined): Holder => {
  const visaType = visaCodeOf(named);
  if (visaType === undefined)
    throw invalid('visa', 'Is not a visa that we know: give its subclass, like 500 or 417, or "other"');
  const preferences = { ...defaultPreferences, ...parseBody(VisaFactsGiven, facts ?? {}) };
  const contradiction = contradictionIn(preferences);
  if (contradiction) throw invalid(contradiction.field, contradiction.message);
  return { visaType, visaVerified: false, place: undefined, preferences, shifts: [] };
};
