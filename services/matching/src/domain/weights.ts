/**
 * How much each part of the score counts. Parts are 0 to 1 and the weights add up to 1, so a score is 0 to 1 too. Fit,
 * meaning and skills say whether the work suits the student; the other parts only order the jobs that do. The rules and
 * the engine both add them from the bottom up, so that they compute the same number.
 */
export const weights = {
  /** The ad's family of occupations is one of the student's. */
  fit: 0.4,
  /** Similarity of the profile's text and the ad's, by their embeddings. */
  meaning: 0.22,
  /** Telling skills in common. */
  skills: 0.12,
  /** Near home, or remote. */
  distance: 0.07,
  /** The job gives the hours a week and the times that the student wants; else it states hours that the visa allows. */
  hours: 0.06,
  /** The ad names the student's visa. */
  visa: 0.05,
  /** Sponsorship offered to a student who needs it. */
  sponsorship: 0.03,
  /** Pay above the national minimum. */
  pay: 0.02,
  /** How recently the ad was posted. */
  freshness: 0.03,
} as const;

export type Part = keyof typeof weights;

/**
 * Minimum fit (0 to 1): the confidence in the ad's family times that in the student's, halved for a related family.
 * Below it, the work is not the student's.
 */
export const leastFit = 0.3;

/**
 * Minimum of fit, meaning and skills together. Nearness, freshness and the other parts cannot make up for it: no email
 * is better than a poor one.
 */
export const minimumCore = 0.32;
/** The same for work that needs no experience: a profile need not resemble it. */
export const minimumFirstCore = 0.2;

/** Cosines (of MiniLM) at which texts begin to have something in common, and at which they mean the same. */
export const meaningFloor = 0.08;
export const meaningCeiling = 0.6;

/** The cosine below which an ad is not for somebody, although they have worked in its trade (decision 0113). */
export const leastLikeness = 0.4;

/** What a fully telling skill adds to the part when job and student share it. */
export const skillInCommon = 0.5;
/** A skill that tells less than this about the work counts nothing. */
export const leastTelling = 0.2;

/** The hours part of a casual or part-time job without stated hours, for a student whose hours are limited. */
export const likelyHours = 0.5;
/** Days in which the freshness part halves. */
export const freshnessHalfLifeDays = 7;
/** Kilometres over which the distance part halves; the parts of remote jobs and of unknown places. */
export const distanceHalfKm = 15;
export const remoteDistance = 0.6;
export const unknownDistance = 0.2;
/** Kilometres beyond which a job is out of reach, unless the student named states to move to. */
export const reachKm = 150;
/** The same for casual and part-time work, which nobody moves house for. */
export const reachForFewHoursKm = 75;
/** Dollars an hour above which more pay adds nothing. */
export const generousHourly = 45;

/** If the visa ends within this many months, a fixed term of unknown length becomes a question. */
export const askTermBelowMonths = 12;
/** The same for a job that its ad calls permanent. */
export const askOngoingBelowMonths = 6;
/** A job without a term is a question to whoever's visa lasts for fewer months. */
export const askBelowMonths = 2;

/** A digest's limits (spec section 1, design section 6). */
export const digestSize = 10;
export const mostToCheck = 3;
export const mostOfOneEmployer = 3;
/** At most this many of one family that is close to the student's work but not the same. */
export const mostOfCloseFamily = 3;
/** At most this many whose level nothing tells, for a student with less than a year in such work. */
export const mostOfUnknownLevel = 3;
/** In a list, a reason is left out if more than this share of the lines has it, given at least this many lines. */
export const commonShare = 0.5;
export const fewestLinesToCompare = 6;
export const fewestReasons = 2;
