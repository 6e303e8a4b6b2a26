import { dayMs } from '@waratah/vocabulary/limits';
import type { Context } from '../context.ts';
import { dayBefore, type Today } from '../domain/day.ts';
import type { Engine } from '../engine/engine.ts';

/** A student who answers no job of a kind gets that kind at most once in this many days. */
const quietDays = 7;

type LookAt = Readonly<{
  engine: Engine;
  /** Whether the day's own digest counts as sent: true when looking after the run, false for the run itself. */
  afterRun?: boolean | undefined;
}>;

/**
 * Jobs to leave out for each student on a day: those sent before (as a match or for a saved search), answered or
 * applied for, and live jobs of kinds that were sent in the last week without an answer.
 */
export const leftOutFor = async (
  { digests, feedback, applications, found }: Pick<Context, 'digests' | 'feedback' | 'applications' | 'found'>,
  ids: readonly number[],
  today: Today,
  { engine, afterRun = false }: LookAt,
): Promise<(student: number) => ReadonlySet<number>> => {
  const before = afterRun ? dayBefore(today.day, -1) : today.day;
  const [seen, kinds, answers, applied, mailed] = await Promise.all([
    digests.seenBy(ids, afterRun ? undefined : today.day),
    digests.kindsSentTo(ids, dayBefore(today.day, quietDays), before),
    feedback.ofStudents(ids),
    applications.ofStudents(ids),
    found.mailedTo(ids),
  ]);
  const since = today.now.getTime() - quietDays * dayMs;
  return (student) => {
    const answered = answers.get(student) ?? [];
    const reacted = answered.some(({ at }) => at.getTime() >= since);
    const sent = reacted ? undefined : kinds.get(student);
    return new Set([
      ...(seen.get(student) ?? []),
      ...answered.map(({ job }) => job),
      ...(applied.get(student) ?? []),
      ...(mailed.get(student) ?? []),
      ...(sent ? engine.jobsOfKinds(sent) : []),
    ]);
  };
};
