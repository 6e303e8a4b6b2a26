import type { Context } from '../context.ts';
import { planFirst } from '../domain/digest.ts';
import { hasEnough, notReady, type Student } from '../domain/student.ts';
import { matchStudents } from './match-students.ts';
import { dayFrom } from './run-matching.ts';

/** The student, if first matches are due: the profile is complete enough, and no digest was ever made for them. */
const dueStudent = async (context: Context, id: number): Promise<Student | undefined> => {
  const { firstMatches, students, digests } = context;
  if (!firstMatches) return undefined;
  const student = await students.byId(id);
  if (!student || notReady(student, dayFrom(context, undefined)) || !hasEnough(student)) return undefined;
  return (await digests.hadAny(id)) ? undefined : student;
};

/** Queues a student's first matches if they are due. Called after every change to the student's data. */
export const offerFirstMatches = async (context: Context, id: number) => {
  if (await dueStudent(context, id)) context.firstLater(id);
};

/**
 * Prepares a digest with the best three jobs for a student who never had one; it counts as that day's email. If nothing
 * fits, the next change to the profile or the next morning tries again.
 */
export const sendFirstMatches = async (context: Context, id: number) => {
  const student = await dueStudent(context, id);
  if (student)
    await matchStudents(context, [student], { now: context.clock(), day: dayFrom(context, undefined) }, planFirst);
};
