/**
 * How much each part of the score counts. Parts are 0 to 1 and the weights add up to 1, so a score is 0 to 1 too.
 * Meaning leads: a job that means what the student studies ranks above one that merely is near or new.
 * They are added in this order from the bottom up, by the rules and by the engine, so that both get the same number.
 */
export const weights = {
  /** Likeness of the texts of profile and ad, by their embeddings. */
  meaning: 0.44,
  /** Skills in common, rare ones counting more. */
  skills: 0.2,
  /** The title names the student's field of study. */
  field: 0.06,
  /** Near home, or remote. */
  distance: 0.1,
  /** Gives as many hours a week as the student wants. */
  hours: 0.02,
  /** The ad names the student's visa. */
  visa: 0.06,
  /** Sponsorship offered to a student who needs it. */
  sponsorship: 0.03,
  /** Pay above the national minimum. */
  pay: 0.03,
  /** How lately it was posted. */
  freshness: 0.06,
} as const;

export type Part = keyof typeof weights;

/** Below this nothing is sent: better no mail than a poor one. */
export const minimumScore = 0.2;

/** Cosine at which texts begin to have something in common, and at which they mean the same (MiniLM). */
export const meaningFloor = 0.08;
export const meaningCeiling = 0.6;
/** From here on likeness is worth a reason of its own. */
export const meaningWorthSaying = 0.3;

/** What one skill in common is worth: so much in any case, and so much more the rarer it is. */
export const skillInCommon = 0.2;
export const skillRarity = 0.3;

/** Freshness halves every so many days. */
export const freshnessHalfLifeDays = 7;
/** Distance halves its part every so many kilometres; remote and unknown places count as these parts. */
export const distanceHalfKm = 15;
export const remoteDistance = 0.6;
export const unknownDistance = 0.2;
/** Beyond this a job is out of reach of a student who named no states to move to. */
export const reachKm = 150;
/** Dollars an hour from which more pay counts no further. */
export const generousHourly = 45;

/** A visa that ends within so many months leaves a question about a fixed term of unknown length. */
export const askTermBelowMonths = 12;

/** A digest's limits (spec section 1, design section 6). */
export const digestSize = 10;
export const mostToCheck = 3;
export const mostOfOneEmployer = 3;
/** What an ad must have to be worth a line of a student's morning. */
export const fewestReasons = 2;
