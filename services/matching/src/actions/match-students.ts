import type { Context } from '../context.ts';
import { type Digest, plan, prepare, withFound } from '../domain/digest.ts';
import { newInSearches } from '../domain/found.ts';
import type { Today } from '../domain/day.ts';
import type { Count } from '../domain/run.ts';
import { notReady, type Student } from '../domain/student.ts';
import { leftOutFor } from './left-out.ts';
import { asTheyAre } from './with-shifts.ts';
import { claimOf } from '../store/digests.ts';

/** Prepares the digests of a group of students and queues them for delivery. Safe to repeat after a crash. */
export const matchStudents = async (
  context: Context,
  all: readonly Student[],
  today: Today,
  planOf: typeof plan = plan,
): Promise<Count> => {
  const students = all.filter((student) => notReady(student, today.day) === undefined);
  const ids = students.map(({ id }) => id);
  const settled = await context.digests.settledStudents(ids, today.day);
  const open = await asTheyAre(
    context,
    students.filter(({ id }) => !settled.has(id)),
    today.day,
  );
  const prepared = await prepareAll(context, await planned(context, open, today, planOf));
  await context.deliverLater(prepared.map(({ _id }) => _id));
  return {
    students: all.length,
    prepared: prepared.length,
    empty: open.length - prepared.length,
    already: settled.size,
  };
};

const planned = async (context: Context, students: readonly Student[], today: Today, planOf: typeof plan) => {
  const ids = students.map(({ id }) => id);
  const engine = await context.engineFor(today);
  const leftOut = await leftOutFor(context, ids, today, { engine });
  const found = await foundFor(context, ids, today.now);
  return students.map((student) => {
    const before = leftOut(student.id);
    const digest = planOf(student, today, engine.choose(student, before), context.publicUrl);
    const chosen = new Set(digest.jobs.map(({ id }) => id));
    const without = (job: number) => before.has(job) || chosen.has(job);
    return withFound(digest, newInSearches(student, { ...found(student.id), without }, today), context.publicUrl);
  });
};

/** For each student, what their saved searches found, limited to live ads. */
const foundFor = async ({ found, board }: Context, ids: readonly number[], now: Date) => {
  const waiting = await found.waitingFor(ids, now);
  const ads = new Map(waiting.size === 0 ? [] : (await board.read()).map((ad) => [ad.id, ad]));
  return (student: number) => ({ found: waiting.get(student) ?? [], ads });
};

/**
 * Writes the digests, then claims their jobs in the ledger, then queues them. The next run completes what a crash left
 * undone.
 */
const prepareAll = async ({ digests, clock }: Context, plans: readonly Digest[]): Promise<readonly Digest[]> => {
  if (plans.length === 0) return [];
  const waiting = await digests.insert(plans);
  const mine = await digests.claimJobs(waiting);
  const now = clock();
  const changes = waiting.map((from) => ({
    from,
    to: prepare(from, (job) => mine.has(claimOf(from._id, job)), now),
  }));
  await digests.saveChanges(changes);
  return changes.flatMap(({ to: [digest] }) => (digest.state === 'prepared' ? [digest] : []));
};
