import { invalid } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import { dayOf, isDay } from '../domain/day.ts';
import { awaitsAssessment } from '../domain/gate/judge.ts';
import { type Count, noCount, sum } from '../domain/run.ts';
import { matchStudents } from './match-students.ts';

/** What a run of a day did (schema.graphql, MatchingRun). */
export type Run = Count & Readonly<{ day: string; unassessed: number }>;

const atOnce = 500;

/**
 * Runs a day for all students or for one, on an operator's request. A student who already has the day's email gets no
 * other.
 */
export const runMatching = async (
  context: Context,
  wanted: { day?: string | undefined; studentId?: number | undefined },
): Promise<Run> => {
  const day = dayFrom(context, wanted.day);
  const now = context.clock();
  const unassessed = (await context.board.read()).filter((ad) => awaitsAssessment(ad, now)).length;
  let count = noCount;
  for await (const students of chunks(context, wanted.studentId)) {
    count = sum(count, await matchStudents(context, students, { now: context.clock(), day }));
  }
  return { day, ...count, unassessed };
};

/** The requested day, or today in MATCH_TZ. Throws INVALID. */
export const dayFrom = (context: Pick<Context, 'clock' | 'schedule'>, day: string | undefined): string => {
  if (day !== undefined && !isDay(day)) throw invalid('day', 'Must be a day like 2026-11-21');
  return day ?? dayOf(context.clock(), context.schedule.timeZone);
};

async function* chunks({ students }: Context, only: number | undefined) {
  if (only !== undefined) {
    const student = await students.byId(only);
    if (!student) throw invalid('student_id', 'There is no such student');
    yield [student];
    return;
  }
  for (
    let chunk = await students.chunk(0, atOnce);
    chunk.length > 0;
    chunk = await students.chunk(chunk.at(-1)?.id ?? Infinity, atOnce)
  ) {
    yield chunk;
  }
}
