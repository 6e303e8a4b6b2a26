import { businessProfessionals } from './business-professionals.ts';
import { careProfessionals } from './care-professionals.ts';
import { clericalAndSalesWorkers } from './clerical-and-sales-workers.ts';
import { managers } from './managers.ts';
import type { Occupation } from './occupation.ts';
import { operatorsAndLabourers } from './operators-and-labourers.ts';
import { serviceWorkers } from './service-workers.ts';
import { technicalProfessionals } from './technical-professionals.ts';
import { technicians } from './technicians.ts';

/** All families of occupations, in the order of their codes. Ads, degrees and resumes are placed in them. */
export const families: readonly Occupation[] = [
  ...managers,
  ...businessProfessionals,
  ...technicalProfessionals,
  ...careProfessionals,
  ...technicians,
  ...serviceWorkers,
  ...clericalAndSalesWorkers,
  ...operatorsAndLabourers,
].toSorted((one, other) => (one.code < other.code ? -1 : 1));

const byCode: ReadonlyMap<string, Occupation> = new Map(families.map((family) => [family.code, family]));

/** The family with a code; undefined if it is not listed. */
export const familyOf = (code: string): Occupation | undefined => byCode.get(code);

/** The families that a family lists, and those that list it. */
const relatedTo: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  families.map(({ code, related }) => {
    const listing = families.filter((other) => other.related.includes(code));
    return [code, new Set([...related, ...listing.map((other) => other.code)])];
  }),
);

/** Whether two families are related, which is the case if one lists the other. A family is related to itself. */
export const areRelated = (one: string, other: string): boolean =>
  one === other || relatedTo.get(one)?.has(other) === true;
