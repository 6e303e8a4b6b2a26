import type { JobAssessed } from '@waratah/events/ai/v1';
import type { Context } from '../context.ts';
import { assessmentOf } from '../domain/assessment.ts';
import { heldBack, unchanged } from '../domain/lifecycle.ts';

/** Keeps the ai service's assessment of an ad. With automatic approval off, an ad with signs of fraud is held for review. */
export const recordAssessment = async ({ jobs, moderation, clock }: Context, event: JobAssessed) => {
  const assessment = assessmentOf(event);
  await jobs.saveAssessment(event.jobId, assessment, clock());
  if (moderation === 'auto' || !assessment.signals.length) return;
  await jobs.change(event.jobId, (job) =>
    job.version === assessment.jobVersion ? heldBack(job, assessment.signals, clock()) : unchanged(job),
  );
};
