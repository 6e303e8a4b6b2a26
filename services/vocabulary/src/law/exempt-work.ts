import type { Placement } from '../occupations/placement.ts';

/**
 * Families of occupations whose work condition 8547 exempts from its six months anywhere in Australia: hospitality and
 * tourism, farms, food processing, health, aged and disability care, and childcare. Exempt by the Department's policy since
 * 1 January 2024, "while consultation is underway".
 */
const exemptFamilies: ReadonlySet<string> = new Set([
  '121',
  '141',
  '253',
  '2541',
  '2544',
  '3513',
  '421',
  '4114',
  '4231',
  '4233',
  '431',
  '831',
  '841',
  '851',
]);

/** Work beside farms in the same family, which is exempt only in the north. */
const notOnFarms = /\b(?:garden\w*|landscap\w*|lawns?|forest\w*|trees?|arbor\w*|mow\w*)\b/i;

/** A title alone that many families share is no proof. */
const sure = 0.85;

/** Whether condition 8547 surely exempts the work of an ad, by its title and the family found in it. */
export const isExemptWork = (title: string, occupations: readonly Placement[] = []): boolean => {
  const [first] = occupations;
  return first !== undefined && first.confidence >= sure && exemptFamilies.has(first.code) && !notOnFarms.test(title);
};
