import type { Context } from '../context.ts';
import { copyOf, unchanged } from '../domain/lifecycle.ts';

/** After an ad is closed, its oldest copy takes its place, and the other copies become copies of that one. */
export const promoteCopy = async ({ jobs, clock }: Context, closedId: number) => {
  if ((await jobs.byId(closedId))?.shown) return;
  const [heir, ...others] = await jobs.copiesOf(closedId, clock());
  for (const id of heir === undefined ? [] : [...others, heir])
    await jobs.change(id, (job) =>
      job.duplicateOf === closedId ? copyOf(job, id === heir ? undefined : heir, clock()) : unchanged(job),
    );
};
