import type { Context } from '../context.ts';
import { matchStudents } from './match-students.ts';
import { dayFrom } from './run-matching.ts';

/** Matches one chunk of a day's run and marks it as done. Leaves a day that is over unchanged. */
export const matchChunk = async (context: Context, day: string, index: number) => {
  const chunk = (await context.runs.byDay(day))?.chunks[index];
  if (!chunk || chunk.done || dayFrom(context, undefined) !== day) return;
  const students = await context.students.between(chunk.after, chunk.upTo);
  const count = await matchStudents(context, students, { now: context.clock(), day });
  await context.runs.checkpoint(day, index, count);
};
