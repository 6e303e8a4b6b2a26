import type { UserCaller } from '@waratah/kit/security/auth';
import type { Context } from '../context.ts';
import { fitFor, type JobFit } from '../domain/fit-for.ts';
import type { JobAd } from '../domain/job.ts';
import { tellingAmong, type Telling } from '../domain/score.ts';
import { dayFrom } from './run-matching.ts';
import { asTheyAre } from './with-shifts.ts';

/** What was derived from one list of live ads; the board makes a new list when an ad changes. */
type Known = Readonly<{ byId: ReadonlyMap<number, JobAd>; telling: Telling }>;
const known = new WeakMap<readonly JobAd[], Known>();

const knownOf = (jobs: readonly JobAd[]): Known => {
  const found = known.get(jobs) ?? { byId: new Map(jobs.map((job) => [job.id, job])), telling: tellingAmong(jobs) };
  known.set(jobs, found);
  return found;
};

/** How a live ad fits a student; undefined while the ad or the student is unknown. */
export const jobFit = async (context: Context, { id }: UserCaller, job: number): Promise<JobFit | undefined> =>
  (await jobFits(context, id, [job])).get(job);

/** How ads fit a student by the facts of this moment; without those that are not live or not read. */
export const jobFits = async (
  context: Context,
  student: number,
  jobs: readonly number[],
): Promise<ReadonlyMap<number, JobFit>> => {
  const [stored, live] = await Promise.all([context.students.byId(student), context.board.read()]);
  if (!stored) return new Map();
  const today = { now: context.clock(), day: dayFrom(context, undefined) };
  const [asked = stored] = await asTheyAre(context, [stored], today.day);
  const { byId, telling } = knownOf(live);
  return new Map(
    jobs.flatMap((id) => {
      const ad = byId.get(id);
      return ad?.assessment ? [[id, fitFor(ad, asked, today, telling)] as const] : [];
    }),
  );
};
