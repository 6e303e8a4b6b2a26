import type { Context } from '../context.ts';
import { calendarOf } from '../domain/calendar.ts';
import { type Fortnight, fortnightOf } from '../domain/fortnight.ts';
import { dayFrom } from './run-matching.ts';

/** What a student has worked and may still work. */
export const myFortnight = async (context: Context, { id }: Readonly<{ id: number }>): Promise<Fortnight> => {
  const [student, preferences, shifts] = await Promise.all([
    context.students.byId(id),
    context.students.preferences(id),
    context.shifts.ofStudent(id),
  ]);
  return fortnightOf(student ?? { visaType: preferences.visaType, preferences }, shifts, dayFrom(context, undefined));
};

/** A student's shifts as the text of a calendar file. */
export const myShiftCalendar = async ({ shifts }: Context, { id }: Readonly<{ id: number }>): Promise<string> =>
  calendarOf(await shifts.ofStudent(id));
