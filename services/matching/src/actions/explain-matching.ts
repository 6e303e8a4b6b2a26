import type { Context } from '../context.ts';
import { type Chosen, nothingBecause, whatToRelax } from '../domain/choose.ts';
import { notReady, type Student } from '../domain/student.ts';
import { withFeedback } from './with-feedback.ts';
import { dayFrom } from './run-matching.ts';

/** What a student would get in a run now; nothing is written. */
export type Explained = Readonly<{
  student: Student;
  chosen: Chosen;
  nothingBecause: string | undefined;
  relax: string | undefined;
}>;

type Wanted = Readonly<{ day?: string | undefined; studentId?: number | undefined; first: number }>;

const maxPageSize = 100;

/** Dry run: who would get what, and why (design section 6). */
export const explainMatching = async (context: Context, wanted: Wanted): Promise<readonly Explained[]> => {
  const today = { now: context.clock(), day: dayFrom(context, wanted.day) };
  const students = await withFeedback(context, await studentsOf(context, wanted));
  const seen = await context.digests.seenBy(
    students.map(({ id }) => id),
    today.day,
  );
  const engine = await context.engineFor(today);
  return students.map((student) => explain(student, engine.choose(student, seen.get(student.id) ?? new Set())));
};

/** The choice in words; a student who is not ready gets nothing. */
const explain = (student: Student, chosen: Chosen): Explained => {
  const why = notReady(student);
  if (why) return { student, chosen: { ...chosen, choices: [] }, nothingBecause: why, relax: undefined };
  return { student, chosen, nothingBecause: nothingBecause(chosen), relax: whatToRelax(chosen) };
};

const studentsOf = async ({ students }: Context, { studentId, first }: Wanted) => {
  if (studentId === undefined) return students.chunk(0, Math.min(Math.max(first, 1), maxPageSize));
  const student = await students.byId(studentId);
  return student ? [student] : [];
};
