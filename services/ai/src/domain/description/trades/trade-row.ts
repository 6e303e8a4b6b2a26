/**
 * Occupations that share their tasks. Titles are separated by commas, five tasks by semicolons, typical skills, licences
 * and certificates by commas; all in our own words.
 */
export type TradeRow = readonly [titles: string, duties: string, skills: string];
