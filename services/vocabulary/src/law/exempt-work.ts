import type { Placement } from '../occupations/placement.ts';

/**
 * Families of occupations whose work condition 8547 exempts from its six months anywhere in Australia. The Department's policy
 * since 1 January 2024, kept "while consultation is underway":
 * https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/work-holiday-417/6-month-work-limitation
 */
const exemptFamilies: ReadonlySet<string> = new Set(
  [
    // Hospitality: managers, chefs and cooks, waiters and baristas, kitchen hands.
    ['141', '3513', '431', '851'],
    // Farms, and food processing.
    ['121', '841', '831'],
    // Health: doctors, midwives, nurses, enrolled nurses, nursing support.
    ['253', '2541', '2544', '4114', '4233', '423314'],
    // Aged and disability care, and childcare.
    ['4231', '421'],
  ].flat(),
);

/** Work beside farms in the same family, which is exempt only in the north. */
const notOnFarms = /\b(?:garden\w*|landscap\w*|lawns?|forest\w*|trees?|arbor\w*|mow\w*)\b/i;

/** Receptionists, cleaners and other labourers: exempt in hospitality, as their titles tell. */
const mixedFamilies: ReadonlySet<string> = new Set(['542', '811', '899']);
const ofHospitality = /\b(?:hotels?|motels?|hostels?|resorts?|housekeep\w*|restaurants?|caf[eé]s?|pubs?)\b/i;

/** A title alone that many families share is no proof. */
const sure = 0.85;

/**
 * Whether the work of an ad looks exempt from the six months, by its title and the family found in it. A title can mislead ("solar farm labourer"), so it changes the words of the question and never the answer.
 */
export const isExemptWork = (title: string, occupations: readonly Placement[] = []): boolean => {
  const [first] = occupations;
  if (first === undefined || first.confidence < sure) return false;
  return exemptFamilies.has(first.code)
    ? !notOnFarms.test(title)
    : mixedFamilies.has(first.code) && ofHospitality.test(title);
};
