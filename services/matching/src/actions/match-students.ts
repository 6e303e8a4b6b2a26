import type { Context } from '../context.ts';
import { type Digest, plan, prepare } from '../domain/digest.ts';
import type { Today } from '../domain/gate.ts';
import type { Count } from '../domain/run.ts';
import { notReady, type Student } from '../domain/student.ts';
import { withFeedback } from './with-feedback.ts';
import { claimOf } from '../store/digests.ts';

/** Prepares the digests of some students and hands them to the delivering workers. Safe to repeat after a crash. */
export const matchStudents = async (context: Context, all: readonly Student[], today: Today): Promise<Count> => {
  const students = all.filter((student) => notReady(student) === undefined);
  const ids = students.map(({ id }) => id);
  const settled = await context.digests.settledStudents(ids, today.day);
  const open = await withFeedback(
    context,
    students.filter(({ id }) => !settled.has(id)),
  );
  const prepared = await prepareAll(context, await planned(context, open, today));
  await context.deliverLater(prepared.map(({ _id }) => _id));
  return {
    students: all.length,
    prepared: prepared.length,
    empty: open.length - prepared.length,
    already: settled.size,
  };
};

const planned = async (context: Context, students: readonly Student[], today: Today) => {
  const ids = students.map(({ id }) => id);
  const seen = await context.digests.seenBy(ids, today.day);
  const engine = await context.engineFor(today);
  return students.map((student) =>
    plan(student, today, engine.choose(student, seen.get(student.id) ?? noJobs), context.publicUrl),
  );
};

const noJobs: ReadonlySet<number> = new Set();

/** Written first, then their jobs claimed in the ledger, then announced: a crash in between is picked up by the next run. */
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
