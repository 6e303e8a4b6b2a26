import { signed } from './vocabulary.ts';

/**
 * One demand of an ad: as it is read, and as the ad writes it. `widest` is its last alternative, which a list that is open
 * to visas is quoted by.
 */
export type Demanding = Readonly<{ item: string; quote: string; widest: string }>;

const lead = '\\W*(?:\\(?(?:\\w|i{1,3}|iv)[.)] ?)?';
const filler = '(?:(?:either|or|and|be|hold|have|an?|is|are|current|valid) )*';
/** A status and nothing else: "b) a permanent resident; or". */
// slow-pattern: an item has at most 120 characters.
const onlyStatus = new RegExp(`^${lead}${filler}STATUS(?: holders?)?[\\s.,;*)]*(?:or|and)?[\\s.,;]*$`);
/** Ends with a status, so that a list may go on with others. */
// slow-pattern: an item has at most 120 characters.
const endsWithStatus = /STATUS(?: holders?)?[\s.,;*)]*(?:or)?[\s.,;]*$/;
const onlyOr = /^\W*or\W*$/i;
const begins = /^\W*(?:or|and\/or)\b/i;
const ends = /\bor\W*$/i;
// slow-pattern: an item has at most 500 characters.
const choiceHeading = /\b(?:one of|either|any of)\b[^.:]{0,60}:?\s*$/i;
const speaksOfRights = /visa|rights|permit/i;
const denied = /\b(?:not|no|cannot)\b|n't\b/i;
const longest = 120;
/** Items above a choice that may contain its heading. */
const reach = 6;

// slow-pattern: an item has at most 120 characters.
const withoutEnd = (item: string) => item.replace(/[\s.,;*)]*(?:\b(?:or|and)\b)?[\s.,;]*$/i, '');
// slow-pattern: it only looks at the beginning.
const leading = new RegExp(`^${lead}(?:or |and )?`, 'i');
const withoutLead = (item: string) => item.replace(leading, '');

/** Whether an item is one more alternative to the status before it. */
const isAlternative = (items: readonly string[], at: number): boolean => {
  const item = items[at] ?? '';
  if (item.length > longest || denied.test(item) || item.trim().endsWith(':')) return false;
  if (onlyOr.test(item) || onlyStatus.test(signed(item).text)) return true;
  const isJoined = begins.test(item) || ends.test(items[at - 1] ?? '');
  const isHeaded = items.slice(Math.max(0, at - reach), at).some((one) => choiceHeading.test(one));
  return (isJoined || isHeaded) && speaksOfRights.test(item);
};

/** A demand for one status of several, written as a list: its items are read as one sentence. */
export const joinedAlternatives = (items: readonly string[]): readonly Demanding[] => {
  const joined: Demanding[] = [];
  for (let at = 0; at < items.length; ) {
    const first = items[at] ?? '';
    let after = at + 1;
    if (first.length <= longest && endsWithStatus.test(signed(first).text))
      while (after < items.length && isAlternative(items, after)) after += 1;
    const others = items.slice(at + 1, after).filter((item) => !onlyOr.test(item));
    const parts = others.length > 0 ? [withoutEnd(first), ...others.map(withoutLead).map(withoutEnd)] : [first];
    joined.push({ item: parts.join(' or '), quote: first, widest: others.at(-1) ?? first });
    at = after;
  }
  return joined;
};
