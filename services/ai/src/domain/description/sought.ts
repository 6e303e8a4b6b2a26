import { plainTitleOf } from './plain-title.ts';
import { tradeOf } from './trade.ts';
import { withoutPreferences } from './who-may-apply.ts';

/** Words at the end of a title that say how somebody is employed, and not as what. */
const terms: ReadonlySet<string> = new Set(
  'casual casuals xmas christmas summer holiday permanent temporary temp ft pt part-time full-time yrs yr years year'.split(
    ' ',
  ),
);
const isTerm = (word: string) => terms.has(word.toLowerCase()) || /^\d(?:st|nd|rd|th)$/i.test(word);

/** The words of a part without the terms after the occupation: "maths tutor yrs 7-10" is a maths tutor. */
const withoutTerms = (part: string): string => {
  const words = part.split(' ');
  const at = words.findIndex((word, index) => index > 0 && isTerm(word));
  const before = words.slice(0, at).join(' ');
  return at > 1 && tradeOf(before) === tradeOf(part) ? before : part;
};

/** The parts of a title between dashes, commas and brackets. */
const partsOf = (title: string): readonly string[] =>
  title
    .split(/ [-–—|@•]+ |[–—|(),:;]/)
    .map((part) => plainTitleOf(part.trim()))
    .filter(Boolean);

/**
 * The title and each of its parts that names an occupation, shortest first: whom the title means. What stands behind a
 * dash, a comma or in brackets is not part of it.
 */
export const soughtIn = (title: string): readonly string[] => {
  const plain = plainTitleOf(withoutPreferences(title));
  const parts = partsOf(plain);
  return parts.length > 1 ? [...parts.filter(tradeOf).map(withoutTerms), plain] : [withoutTerms(plain)];
};
