import type { Context } from '../context.ts';
import { noCount, sum } from '../domain/run.ts';
import { dayFrom } from './run-matching.ts';

/** Progress of a day's matching, and the outcome of its emails (design section 9, console). */
export const matchingDay = async (context: Context, wanted: string | undefined) => {
  const day = dayFrom(context, wanted);
  const [run, counts, ambiguous] = await Promise.all([
    context.runs.byDay(day),
    context.digests.countsOf(day),
    context.digests.ambiguousOf(day),
  ]);
  const chunks = run?.chunks ?? [];
  const done = chunks.flatMap((chunk) => chunk.done ?? []);
  const of = (state: Parameters<typeof counts.get>[0]) => counts.get(state) ?? 0;
  return {
    day,
    plannedAt: run?.plannedAt ?? null,
    chunks: chunks.length,
    chunksDone: done.length,
    students: done.reduce(sum, noCount).students,
    planned: of('planned') + of('prepared') + of('requested') + of('sent') + of('missed') + of('bounced'),
    waiting: of('planned') + of('prepared') + of('requested'),
    sent: of('sent'),
    empty: of('empty'),
    failed: of('bounced') + of('missed'),
    ambiguous,
  };
};
