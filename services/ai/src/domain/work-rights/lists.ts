import { readByRules } from './first-reader.ts';

/** An item of an ad, with the kind of list it is in: preferences, or alternative statuses. */
export type Item = Readonly<{ item: string; list?: 'hopes' | 'choices' }>;

const hopeHeading =
  /^\W*(?:(?:highly |also )?(?:desirable|desired|preferred|ideal(?:ly)?)|nice[- ]to[- ]haves?|bonus(?: points)?|advantageous|(?:would be |it would be )?(?:an? )?(?:advantage|plus))(?: (?:[\w-]+|\([^)]{0,40}\))){0,4}? ?:/i;
// slow-pattern: an item has at most 500 characters.
const otherHeading = /^\W*[\p{L}'’][\p{L} '’&/-]{2,40}:/u;
const demand = /\b(?:must|required|mandatory|essential)\b/i;
/** The end of a list is not marked, so a heading applies only to a limited number of items. */
const longestHopes = 8;

/** Marks the items of lists. An explicit demand within a list of preferences stays a demand. */
export const inLists = (items: readonly string[]): readonly Item[] => {
  let left = 0;
  return items.map((item, index) => {
    if (hopeHeading.test(item)) left = longestHopes;
    else if (otherHeading.test(item)) left = 0;
    else left -= 1;
    if (left > 0 && !demand.test(item)) return { item, list: 'hopes' };
    return isChoice(items, index) ? { item, list: 'choices' } : { item };
  });
};

const choiceHeading = /\b(?:one of|either|any of|following)\b[^.:]{0,60}:?$/i;
const longestChoice = 60;
const reach = 4;

/** A short item that is an alternative to one that any visa meets: below "one of the following", or joined by "or". */
const isChoice = (items: readonly string[], index: number): boolean => {
  const item = items[index] ?? '';
  if (item.length > longestChoice || !/citi[zs]en|resid|\bPR\b|rights/i.test(item)) return false;
  const before = items.slice(Math.max(0, index - reach), index);
  const after = items.slice(index + 1, index + 1 + reach);
  const isHeaded = before.some((one) => choiceHeading.test(one));
  const joined = after.filter(
    (one, place) => /^(?:or|and\/or)\b/i.test(one) || /\bor\W*$/i.test(items[index + place] ?? ''),
  );
  const others = isHeaded ? [...before, ...after] : joined;
  return others.some((one) => one.length <= 2 * longestChoice && /visa|rights|permit/i.test(one) && isOpen(one));
};

const isOpen = (item: string) => {
  const read = readByRules(item.replace(/^(?:or|and\/or)\W+/i, ''));
  return read?.kind === 'open' && read.sure;
};
