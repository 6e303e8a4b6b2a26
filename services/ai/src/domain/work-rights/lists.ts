import type { Demanding } from './alternatives.ts';

/** An item of an ad, and whether it is in a list of preferences. */
export type Item = Demanding & Readonly<{ isHope: boolean }>;

const hopeHeading =
  /^\W*(?:(?:highly |also )?(?:desirable|desired|preferred|ideal(?:ly)?)|nice[- ]to[- ]haves?|bonus(?: points)?|advantageous|(?:would be |it would be )?(?:an? )?(?:advantage|plus))(?: (?:[\w-]+|\([^)]{0,40}\))){0,4}? ?:/i;
// slow-pattern: an item has at most 500 characters.
const otherHeading = /^\W*[\p{L}'’][\p{L} '’&/-]{2,40}:/u;
const demand = /\b(?:must|required|mandatory|essential)\b/i;
/** The end of a list is not marked, so a heading applies only to a limited number of items. */
const longestHopes = 8;

/** Marks the items of lists. An explicit demand within a list of preferences stays a demand. */
export const inLists = (items: readonly Demanding[]): readonly Item[] => {
  let left = 0;
  return items.map((one) => {
    const { item } = one;
    if (hopeHeading.test(item)) left = longestHopes;
    else if (otherHeading.test(item)) left = 0;
    else left -= 1;
    return { ...one, isHope: left > 0 && !demand.test(item) };
  });
};
