import { happened } from '@waratah/kit/events/outbox';
import type { StoredEvent } from '@waratah/kit/events/stored-event';
import type { Demand } from '@waratah/vocabulary/law/demand';
import type { PayTerm } from '@waratah/vocabulary/pay-terms';
import type { AdFacts } from './ad.ts';
import type { Assessment } from './assessment.ts';
import type { Sponsorship } from './sponsorship/sponsorship.ts';
import type { Basis } from './terms/bases.ts';
import type { Experience } from './terms/experience.ts';
import type { Tenure } from './terms/tenure.ts';
import type { Workplace } from './terms/workplace.ts';

/** The facts read from an ad, as an event (`ai/v1/events.proto`). */
export const announceAd = ({
  _id,
  subjectVersion,
  employerId,
  embedding,
  facts,
  at,
}: Assessment<AdFacts>): StoredEvent =>
  happened(
    'ai.job.v1.assessed',
    {
      jobId: _id,
      jobVersion: subjectVersion,
      ...(employerId !== undefined && { employerId }),
      embedding: Buffer.from(embedding, 'base64'),
      sponsorship: { kind: sponsorshipKind(facts.sponsorship), confidence: facts.sponsorship.confidence },
      workRights: { kind: workRightsKind(facts.workRights), demanded: demandedIn(facts.workRights) },
      ...termsIn(facts),
      scamSignals: [...facts.scamSignals],
      skills: [...facts.skills],
      occupations: [...(facts.occupations ?? [])],
      ...(facts.juniorPay && { juniorPay: { quote: facts.juniorPay } }),
      ...(facts.language && { language: facts.language }),
    },
    at,
  );

const termsIn = ({
  hours,
  bases = [],
  days,
  rosters = [],
  workplace,
  seniority,
  experience,
  tenure,
  firstDay,
  ongoing,
  unpaid,
  payTerms = [],
  languagesAsked,
}: AdFacts) => ({
  ...(hours && { hours }),
  bases: bases.map((basis) => ({ kind: basisKind(basis) })),
  ...(days && { days }),
  rosters: rosters.map((roster) => ({ ...roster, days: [...roster.days] })),
  ...(workplace && { workplace: { kind: workplaceKind(workplace) } }),
  ...(seniority && { seniority: { level: seniority.kind, quote: seniority.quote } }),
  ...(experience && { experience: experienceIn(experience) }),
  ...(tenure && { tenure: tenureIn(tenure) }),
  ...(firstDay && { firstDay }),
  ...(ongoing && { ongoing: { quote: ongoing.quote } }),
  ...(unpaid && { unpaid: { quote: unpaid.quote } }),
  payTerms: payTerms.map((term) => ({ kind: payTermKind(term) })),
  ...(languagesAsked && { languagesAsked: { ...languagesAsked, anyOf: [...languagesAsked.anyOf] } }),
});

const tenureIn = ({ months, quote, first: firstDay, last: lastDay }: Tenure) => ({
  quote,
  ...(months !== undefined && { months }),
  ...(firstDay && { firstDay }),
  ...(lastDay && { lastDay }),
});

/** Years as whole numbers, and the months where an ad counts in them. */
const experienceIn = ({ minYears, maxYears, quote }: Experience) => ({
  minYears: Math.floor(minYears),
  ...(maxYears !== undefined && { maxYears: Math.ceil(maxYears) }),
  ...(!Number.isInteger(minYears) && { minMonths: Math.round(minYears * 12) }),
  quote,
});

const unstated = { case: 'unstated', value: {} } as const;

const sponsorshipKind = (said: Sponsorship) =>
  said.kind === 'unstated' ? unstated : ({ case: said.kind, value: { quote: said.quote } } as const);

const demandedIn = (said: Demand) => ('rights' in said ? (said.rights ?? '') : '');

const workRightsKind = (said: Demand) => {
  if (said.kind === 'unstated') return unstated;
  const value = { quote: said.quote };
  if (said.kind === 'residents_only') return { case: 'residentsOnly', value } as const;
  return said.kind === 'full_rights' ? ({ case: 'fullRights', value } as const) : ({ case: said.kind, value } as const);
};

const basisCases = { full_time: 'fullTime', part_time: 'partTime', casual: 'casual' } as const;
const basisKind = ({ kind, quote }: Basis) => ({ case: basisCases[kind], value: { quote } });
const payTermKind = ({ kind, quote }: PayTerm) => ({ case: kind, value: { quote } });
const workplaceKind = ({ kind, quote }: Workplace) => ({ case: kind, value: { quote } });
