/** Where a copied page continues with the titles of other ads. */
const otherAds =
  /\b(?:other|similar|more|related) jobs (?:you (?:may|might) (?:like|be interested in)|like this)\b|\bpeople also viewed\b/i;

/** The text of an ad up to where its page continues with others. */
export const withoutOtherAds = (text: string): string => {
  const end = text.search(otherAds);
  return end > 0 ? text.slice(0, end) : text;
};
