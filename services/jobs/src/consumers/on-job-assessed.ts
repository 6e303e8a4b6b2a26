import type { Heard } from '@waratah/kit/events/consumer';
import { recordAssessment } from '../actions/record-assessment.ts';
import type { Context } from '../context.ts';
import type { Assessment } from '../domain/job.ts';

type Assessed = Heard<'ai.job.v1.assessed'>['data'];

export const onJobAssessed =
  (context: Context) =>
  ({ data }: Heard<'ai.job.v1.assessed'>) =>
    recordAssessment(context, data.jobId, assessmentOf(data));

const assessmentOf = (data: Assessed): Assessment => ({
  jobVersion: data.jobVersion,
  sponsorship: sponsorshipOf(data.sponsorship?.kind),
  sponsorshipConfidence: data.sponsorship?.confidence ?? 0,
  workRights: workRightsOf(data.workRights?.kind),
  ...(data.hours && { hours: { min: data.hours.min, max: data.hours.max, quote: data.hours.quote } }),
  signals: data.scamSignals.map(({ kind, quote }) => ({ kind, quote })),
});

const sponsorshipOf = (kind: NonNullable<Assessed['sponsorship']>['kind'] | undefined): Assessment['sponsorship'] =>
  kind?.case === 'offers' || kind?.case === 'refuses'
    ? { kind: kind.case, quote: kind.value.quote }
    : { kind: 'unstated' };

const workRightsOf = (kind: NonNullable<Assessed['workRights']>['kind'] | undefined): Assessment['workRights'] => {
  if (kind?.case === 'residentsOnly') return { kind: 'residents_only', quote: kind.value.quote };
  return kind?.case === 'fullRights' ? { kind: 'full_rights', quote: kind.value.quote } : { kind: 'unstated' };
};
