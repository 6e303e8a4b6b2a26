import type { AdReading } from '@waratah/vocabulary/ad-reading';
import type { AdFacts } from './ad.ts';
import type { Basis } from './terms/bases.ts';
import type { Tenure } from './terms/tenure.ts';

const typeOfBasis = { full_time: 'FULL_TIME', part_time: 'PART_TIME', casual: 'CASUAL' } as const;

/** What was read in the text of an ad, for matching. */
export const readingOfFacts = (facts: AdFacts) => {
  const { bases = [], workplace } = facts;
  return {
    workRights: facts.workRights,
    sponsors: facts.sponsorship.kind === 'offers',
    hours: facts.hours,
    statedType: onlyType(bases),
    offersPartTime: bases.some(({ kind }) => kind !== 'full_time'),
    abroad: workplace?.kind === 'abroad' ? workplace.quote : undefined,
    inMajorCity: workplace?.kind === 'majorCity' || undefined,
    isRemote: workplace?.kind === 'remote',
    level: facts.seniority?.kind,
    yearsAsked: facts.experience?.minYears,
    unpaid: facts.unpaid?.quote,
    payTerms: facts.payTerms ?? [],
    juniorPay: facts.juniorPay,
    languagesAsked: facts.languagesAsked,
    tenure: facts.tenure && termOf(facts.tenure),
    firstDay: facts.firstDay?.day,
    ongoing: facts.ongoing !== undefined || undefined,
    occupations: facts.occupations ?? [],
  } satisfies Partial<AdReading>;
};

const termOf = ({ months, first, last }: Tenure) => ({ months, first, last });

/** A choice of several does not tell which one it will be. */
const onlyType = (bases: readonly Basis[]) => {
  const [only, ...others] = bases;
  return only && others.length === 0 ? typeOfBasis[only.kind] : undefined;
};
