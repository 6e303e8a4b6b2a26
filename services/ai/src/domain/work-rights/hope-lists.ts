/** An item, and whether it stands in a list of what an employer merely hopes for. */
type Item = Readonly<{ item: string; hoped: boolean }>;

const hopeHeading =
  /^\W*(?:(?:highly |also )?(?:desirable|desired|preferred|ideal(?:ly)?)|nice[- ]to[- ]haves?|bonus(?: points)?|advantageous|(?:would be |it would be )?(?:an? )?(?:advantage|plus))(?: (?:[\w-]+|\([^)]{0,40}\))){0,4}? ?:/i;
const otherHeading = /^\W*[\p{L}'’][\p{L} '’&/-]{2,40}:/u;
const demand = /\b(?:must|required|mandatory|essential)\b/i;
/** Lists have no mark at their end, so a heading reaches only so far. */
const longestList = 8;

/** Marks the items of a list below a heading such as "Nice to have:"; a demand among them is none of its hopes. */
export const underHopes = (items: readonly string[]): readonly Item[] => {
  let left = 0;
  return items.map((item) => {
    if (hopeHeading.test(item)) left = longestList;
    else if (otherHeading.test(item)) left = 0;
    else left -= 1;
    return { item, hoped: left > 0 && !demand.test(item) };
  });
};
