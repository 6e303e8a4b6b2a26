/** Where a copied page continues with the titles of other ads: a heading, no part of a sentence of the ad itself. */
const otherAds =
  /(?<!\b(?:see|find|view|browse|explore|discover|check out|search|for|about|of|with|no|get) (?:all |our |the |out )?)\b(?:other|similar|more|related) jobs (?:you (?:may|might) (?:like|be interested in)|like this)\b(?! (?:on|at|from|by|in|here|through|one|role|job|and|or)\b| ?[.,!?;])|\bpeople also viewed\b/i;

/** The text of an ad up to where its page continues with others. */
export const withoutOtherAds = (text: string): string => {
  const end = text.search(otherAds);
  return end > 0 ? text.slice(0, end) : text;
};
