import type { VisaCode } from '../visa-types.ts';
import type { Restriction } from './conditions.ts';
import type { FactName, VisaFacts } from './facts.ts';
import { grantOf, isFormerUnknown, rulesFor, waitsForFormer } from './in-force.ts';

const factsByRestriction: Readonly<Record<Exclude<Restriction['kind'], 'hours'>, readonly FactName[]>> = {
  none: [],
  no_work: [],
  after_course_begins: ['courseBegins', 'earlierRights'],
  sponsor: ['employer', 'employmentEnded'],
  regional: [],
  months_with_one_employer: ['employer', 'employerSince'],
  purpose: ['employer'],
  grant: ['workGranted'],
  ask: [],
};

/** The facts that the rules for the holder of a visa may need on a day, beside those that are known. */
export const factsNeeded = (visa: VisaCode, facts: VisaFacts, day: string): readonly FactName[] => [
  ...new Set([
    ...(waitsForFormer(visa) ? formerFacts(facts) : []),
    ...grantFacts(visa, facts, day),
    ...rulesFor(visa, facts, day).flatMap(({ restriction }) => factsOf(restriction)),
  ]),
];

const formerFacts = ({ formerVisa }: VisaFacts): readonly FactName[] =>
  formerVisa === undefined || formerVisa === 'ended' ? ['formerVisa'] : ['formerVisa', 'formerVisaEnds'];

/** The grant of a bridging visa matters while another visa lasts, too. Conditions that were verified need no answer. */
const grantFacts = (visa: VisaCode, facts: VisaFacts, day: string): readonly FactName[] => {
  if (!rulesFor(visa, { ...facts, ...onlyGrant }, day).some(({ restriction }) => restriction.kind === 'grant'))
    return [];
  return facts.workGranted === 'conditions' ? ['workGranted', 'grantConditions'] : ['workGranted'];
};

/** Leaves the visa and what was verified of it. */
const onlyGrant = { formerVisa: undefined, workGranted: undefined } as const;

const factsOf = (restriction: Restriction): readonly FactName[] => {
  if (restriction.kind !== 'hours') return factsByRestriction[restriction.kind];
  const level = restriction.unlimited.length > 0 ? (['courseLevel', 'degreeBegins'] as const) : [];
  return restriction.whileIn === 'session' ? [...level, 'courseEnds'] : level;
};

/** Whether course breaks matter for the holder of a visa on a day; a profile asks no others for them. */
export const needsBreaks = (visa: VisaCode, facts: VisaFacts, day: string): boolean =>
  rulesFor(visa, facts, day).some(
    ({ restriction }) => restriction.kind === 'hours' && restriction.whileIn === 'session',
  );

/** Whether hours already worked matter for the holder of a visa on a day. */
export const needsHoursWorked = (visa: VisaCode, facts: VisaFacts, day: string): boolean =>
  rulesFor(visa, facts, day).some(({ restriction }) => restriction.kind === 'hours');

/** Whether the right to work depends on a grant notice whose words are not known, or on which of two visas binds. */
export const isGrantUnknown = (visa: VisaCode, facts: VisaFacts, day: string): boolean =>
  isFormerUnknown(visa, facts) ||
  (grantOf(facts) === undefined && rulesFor(visa, facts, day).some(({ restriction }) => restriction.kind === 'grant'));
