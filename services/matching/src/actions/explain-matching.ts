import type { Context } from '../context.ts';
import { type Chosen, nothingBecause, whatToRelax } from '../domain/choose.ts';
import { notReady, type Student } from '../domain/student.ts';
import { leftOutFor } from './left-out.ts';
import { asTheyAre } from './with-shifts.ts';
import { dayFrom } from './run-matching.ts';

/** What a student would get in a run now. Writes nothing. */
export type Explained = Readonly<{
  student: Student;
  chosen: Chosen;
  nothingBecause: string | undefined;
  relax: string | undefined;
}>;

type Wanted = Readonly<{
  day?: string | undefined;
  studentId?: number | undefined;
  first: number;
  /** Jobs sent on the same day count as seen. */
  afterRun?: boolean;
}>;

const maxPageSize = 100;

/** Dry run: who would get what, and why (design section 6). */
export const explainMatching = async (context: Context, wanted: Wanted): Promise<readonly Explained[]> => {
  const today = { now: context.clock(), day: dayFrom(context, wanted.day) };
  const students = await asTheyAre(context, await studentsOf(context, wanted), today.day);
  const engine = await context.engineFor(today);
  const ids = students.map(({ id }) => id);
  const leftOut = await leftOutFor(context, ids, today, { engine, afterRun: wanted.afterRun });
  return students.map((student) => explain(student, today.day, engine.choose(student, leftOut(student.id))));
};

/** The choice in words; a student who is not ready gets no jobs. */
const explain = (student: Student, day: string, chosen: Chosen): Explained => {
  const why = notReady(student, day);
  if (why) return { student, chosen: { ...chosen, choices: [] }, nothingBecause: why, relax: undefined };
  return { student, chosen, nothingBecause: nothingBecause(chosen), relax: whatToRelax(chosen, student) };
};

const studentsOf = async ({ students }: Context, { studentId, first }: Wanted) => {
  if (studentId === undefined) return students.chunk(0, Math.min(Math.max(first, 1), maxPageSize));
  const student = await students.byId(studentId);
  return student ? [student] : [];
};
