import type { Context } from '../context.ts';
import type { Assessment } from '../domain/job.ts';
import { heldBack, unchanged } from '../domain/lifecycle.ts';

/** Keeps what the ai service read in an ad; where ads are reviewed, one with signs of fraud is held until an operator saw it. */
export const recordAssessment = async ({ jobs, moderation, clock }: Context, id: number, assessment: Assessment) => {
  await jobs.saveAssessment(id, assessment);
  if (moderation === 'auto' || !assessment.signals.length) return;
  await jobs.change(id, (job) =>
    job.version === assessment.jobVersion ? heldBack(job, assessment.signals, clock()) : unchanged(job),
  );
};
