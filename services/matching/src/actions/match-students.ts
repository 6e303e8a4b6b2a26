import type { Context } from '../context.ts';
import { choose, type Offer } from '../domain/choose.ts';
import { type Digest, plan, prepare } from '../domain/digest.ts';
import type { Today } from '../domain/gate.ts';
import { notReady, type Student } from '../domain/student.ts';

/** How many students were looked at, and what became of them. */
export type Count = Readonly<{ students: number; prepared: number; empty: number; already: number }>;

export const none: Count = { students: 0, prepared: 0, empty: 0, already: 0 };

export const sum = (a: Count, b: Count): Count => ({
  students: a.students + b.students,
  prepared: a.prepared + b.prepared,
  empty: a.empty + b.empty,
  already: a.already + b.already,
});

/** Prepares the digests of some students and hands them to the delivering workers. Safe to repeat after a crash. */
export const matchStudents = async (
  context: Context,
  offer: Offer,
  all: readonly Student[],
  today: Today,
): Promise<Count> => {
  const students = all.filter((student) => notReady(student) === undefined);
  const ids = students.map(({ id }) => id);
  const settled = await context.digests.settledStudents(ids, today.day);
  const seen = await context.digests.seenBy(ids, today.day);
  const open = students.filter(({ id }) => !settled.has(id));
  const digests = await Promise.all(
    open.map(async (student) => {
      const chosen = choose(offer, student, seen.get(student.id) ?? nothing, today);
      return prepareOne(context, plan(student, today, chosen, context.publicUrl));
    }),
  );
  const prepared = digests.filter(({ state }) => state === 'prepared');
  await context.deliverLater(prepared.map(({ _id }) => _id));
  return {
    students: all.length,
    prepared: prepared.length,
    empty: digests.length - prepared.length,
    already: settled.size,
  };
};

const nothing: ReadonlySet<number> = new Set();

/** Written first, then its jobs claimed in the ledger, then announced: a crash in between is picked up by the next run. */
const prepareOne = async ({ digests, clock }: Context, planned: Digest): Promise<Digest> => {
  const digest = await digests.insert(planned);
  if (digest.state !== 'planned') return digest;
  const mine = await digests.claimJobs(digest);
  return (await digests.change(digest._id, (current) => prepare(current, mine, clock()))) ?? digest;
};
