/**
 * How much each part of the score counts. Parts are 0 to 1 and the weights add up to 1, so a score is 0 to 1 too.
 * Meaning leads: a job that means what the student studies ranks above one that merely is near or new.
 */
export const weights = {
  /** Likeness of the texts of profile and ad, by their embeddings. */
  meaning: 0.46,
  /** Skills in common, rare ones counting more. */
  skills: 0.2,
  /** Near home, or remote. */
  distance: 0.12,
  /** How lately it was posted. */
  freshness: 0.08,
  /** The ad names the student's visa. */
  visa: 0.06,
  /** Pay above the national minimum. */
  pay: 0.04,
  /** Sponsorship offered. */
  sponsorship: 0.04,
} as const;

export type Part = keyof typeof weights;

/** Below this nothing is sent: better no mail than a poor one. */
export const minimumScore = 0.2;

/** Cosine at which texts begin to have something in common, and at which they mean the same (MiniLM). */
export const meaningFloor = 0.08;
export const meaningCeiling = 0.6;
/** From here on likeness is worth a reason of its own. */
export const meaningWorthSaying = 0.3;

/** Freshness halves every so many days. */
export const freshnessHalfLifeDays = 7;
/** Distance halves its part every so many kilometres. */
export const distanceHalfKm = 15;
/** Dollars an hour: the national minimum, July 2026, and the pay from which more counts no further. */
export const minimumHourly = 24.95;
export const generousHourly = 45;

/** A digest's limits (spec section 1, design section 6). */
export const digestSize = 10;
export const mostToCheck = 3;
export const mostOfOneEmployer = 3;
