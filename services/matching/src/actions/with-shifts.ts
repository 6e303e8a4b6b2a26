import { countedDays } from '@waratah/vocabulary/law/fortnights';
import type { Context } from '../context.ts';
import type { Student } from '../domain/student.ts';
import { withFeedback } from './with-feedback.ts';

/** Students with the hours that they noted for the fortnights around a day. */
export const withShifts = async (
  { shifts }: Pick<Context, 'shifts'>,
  students: readonly Student[],
  day: string,
): Promise<readonly Student[]> => {
  const noted = await shifts.hoursOf(
    students.map(({ id }) => id),
    countedDays(day),
  );
  return noted.size === 0
    ? students
    : students.map((student) => ({ ...student, shifts: noted.get(student.id) ?? student.shifts }));
};

/** Students as they are matched on a day, adjusted by their answers to earlier emails and by their shifts. */
export const asTheyAre = async (
  context: Pick<Context, 'feedback' | 'jobs' | 'shifts'>,
  students: readonly Student[],
  day: string,
): Promise<readonly Student[]> => withShifts(context, await withFeedback(context, students), day);
