import type { JobAssessed } from '@waratah/events/ai/v1';
import { demandOfSaid } from '@waratah/vocabulary/law/said-demand';
import type { Assessment } from './job.ts';

const typeOfBasis = { fullTime: 'FULL_TIME', partTime: 'PART_TIME', casual: 'CASUAL' } as const;

/** The assessment that an event of the ai service carries. */
export const assessmentOf = (event: JobAssessed): Assessment => ({
  jobVersion: event.jobVersion,
  sponsorship: sponsorshipOf(event.sponsorship),
  sponsorshipConfidence: event.sponsorship?.confidence ?? 0,
  workRights: demandOfSaid(event.workRights),
  ...(event.hours && {
    hours: {
      min: event.hours.min,
      max: event.hours.max,
      quote: event.hours.quote,
      inferred: event.hours.inferred,
    },
  }),
  employmentTypes: event.bases.flatMap(({ kind }) => (kind.case ? typeOfBasis[kind.case] : [])),
  remote: event.workplace?.kind.case === 'remote',
  ...(event.seniority && { seniority: event.seniority.level }),
  signals: event.scamSignals.map(({ kind, quote }) => ({ kind, quote })),
});

const sponsorshipOf = (sponsorship: JobAssessed['sponsorship']): Assessment['sponsorship'] => {
  const kind = sponsorship?.kind;
  if (kind?.case !== 'offers' && kind?.case !== 'refuses') return { kind: 'unstated' };
  return { kind: kind.case, quote: kind.value.quote };
};
