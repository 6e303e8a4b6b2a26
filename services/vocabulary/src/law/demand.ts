import type { VisaCode } from '../visa-types.ts';
import { hasFullWorkRights, permanentVisas } from './rules.ts';

/** What an ad demands of an applicant's work rights, with the words that it was read from. */
export type Demand =
  | Readonly<{ kind: 'residents_only' | 'full_rights' | 'unclear' | 'open'; quote: string }>
  | Readonly<{ kind: 'unstated' }>;

/** Whether the holder of a visa meets a demand; `unclear` if the words leave it open. */
export type DemandRuling =
  | Readonly<{ kind: 'met' }>
  | Readonly<{ kind: 'unclear'; quote: string }>
  | Readonly<{ kind: 'refused'; because: string; quote: string }>;

const met: DemandRuling = { kind: 'met' };

/** Words that include permanent residents. An ad that demands residency without them demands citizenship. */
const namesResidents = /\bresiden|\bPR\b|\bpermanent\b/i;

/** Words that may exclude permanent residents too. */
const namesCitizens = /\bcitizen|\bclearance/i;

/** What an ad's demand means for the holder of a visa on a day (YYYY-MM-DD); undefined for an unknown visa. */
export const demandOn = (visa: VisaCode | undefined, demand: Demand, day: string): DemandRuling => {
  const isResident = visa !== undefined && permanentVisas.has(visa);
  switch (demand.kind) {
    case 'residents_only':
      if (!isResident) return { kind: 'refused', because: 'citizens or permanent residents only', quote: demand.quote };
      return namesResidents.test(demand.quote)
        ? met
        : { kind: 'refused', because: 'citizens only', quote: demand.quote };
    case 'full_rights':
      return visa !== undefined && hasFullWorkRights(visa, day)
        ? met
        : { kind: 'refused', because: 'full working rights demanded', quote: demand.quote };
    case 'unclear':
      return isResident && !namesCitizens.test(demand.quote) ? met : { kind: 'unclear', quote: demand.quote };
    case 'open':
    case 'unstated':
      return met;
  }
};
