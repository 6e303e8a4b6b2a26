import type { Context } from '../context.ts';
import { choose, type Chosen, nothingBecause } from '../domain/choose.ts';
import { rarityAmong } from '../domain/score.ts';
import { notReady, type Student } from '../domain/student.ts';
import { dayFrom } from './run-matching.ts';

/** What a student would get, as if the run were now; nothing is written. */
export type Explained = Readonly<{ student: Student; chosen: Chosen; nothingBecause: string | undefined }>;

type Wanted = Readonly<{ day?: string | undefined; studentId?: number | undefined; first: number }>;

const most = 100;

/** Dry run: who would get what, and why (design section 6). */
export const explainMatching = async (context: Context, wanted: Wanted): Promise<readonly Explained[]> => {
  const day = dayFrom(context, wanted.day);
  const students = await studentsOf(context, wanted);
  const seen = await context.digests.seenBy(
    students.map(({ id }) => id),
    day,
  );
  const jobs = await context.jobs.live();
  const offer = { jobs, rarity: rarityAmong(jobs) };
  const today = { now: context.clock(), day };
  return students.map((student) => {
    const chosen = choose(offer, student, seen.get(student.id) ?? new Set(), today);
    const why = notReady(student);
    return {
      student,
      chosen: why ? { ...chosen, choices: [] } : chosen,
      nothingBecause: why ?? nothingBecause(chosen),
    };
  });
};

const studentsOf = async ({ students }: Context, { studentId, first }: Wanted) => {
  if (studentId === undefined) return students.chunk(0, Math.min(Math.max(first, 1), most));
  const student = await students.byId(studentId);
  return student ? [student] : [];
};
