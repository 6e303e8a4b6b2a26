import type { JobAssessed } from '@waratah/events/ai/v1';
import type { Context } from '../context.ts';
import type { Assessment } from '../domain/job.ts';
import { heldBack, unchanged } from '../domain/lifecycle.ts';

/** Keeps the ai service's assessment of an ad. With automatic approval off, an ad with signs of fraud is held for review. */
export const recordAssessment = async ({ jobs, moderation, clock }: Context, event: JobAssessed) => {
  const assessment = assessmentOf(event);
  await jobs.saveAssessment(event.jobId, assessment);
  if (moderation === 'auto' || !assessment.signals.length) return;
  await jobs.change(event.jobId, (job) =>
    job.version === assessment.jobVersion ? heldBack(job, assessment.signals, clock()) : unchanged(job),
  );
};

const assessmentOf = (event: JobAssessed): Assessment => ({
  jobVersion: event.jobVersion,
  sponsorship: sponsorshipOf(event.sponsorship),
  sponsorshipConfidence: event.sponsorship?.confidence ?? 0,
  workRights: workRightsOf(event.workRights),
  ...(event.hours && { hours: { min: event.hours.min, max: event.hours.max, quote: event.hours.quote } }),
  signals: event.scamSignals.map(({ kind, quote }) => ({ kind, quote })),
});

const sponsorshipOf = (sponsorship: JobAssessed['sponsorship']): Assessment['sponsorship'] => {
  const kind = sponsorship?.kind;
  if (kind?.case !== 'offers' && kind?.case !== 'refuses') return { kind: 'unstated' };
  return { kind: kind.case, quote: kind.value.quote };
};

const workRightsOf = (workRights: JobAssessed['workRights']): Assessment['workRights'] => {
  const kind = workRights?.kind;
  if (kind?.case === 'residentsOnly') return { kind: 'residents_only', quote: kind.value.quote };
  return kind?.case === 'fullRights' ? { kind: 'full_rights', quote: kind.value.quote } : { kind: 'unstated' };
};
