import { bucketOf } from '../feature-hash.ts';

/** Words that may be about work rights. The second reader looks only at these and the words around them. */
const keyWord =
  /^(?:citizens?|citizenships?|residents?|residenc[ey]|prs?|visas?|rights?|permits?|clearances?|cleared|nv\d?|baseline|agsva|vetting|tspv|restrictions?|limitations?|unrestricted|entitled|eligible|eligibility|authori[sz]ed|passport|nationals|students?)$/;

/** Key words at most this far apart belong to one statement. */
const gap = 8;
/** How many words on each side of a statement are used. */
const reach = 9;
const longestStatement = 40;

export const buckets = 16_384;

/**
 * The statements of a sentence, each as the numbers of its features: single words, pairs and triples, distinguished by
 * whether they are before, within or after the key words, and near or far.
 */
export const statementsOf = (sentence: string): readonly (readonly number[])[] => {
  const words = sentence.toLowerCase().match(/[\p{L}\d]+(?:['’][\p{L}]+)?|[:?()/]/gu) ?? [];
  const keys = words.flatMap((word, index) => (keyWord.test(word) ? [index] : []));
  const spans: [number, number][] = [];
  for (const key of keys) {
    const last = spans.at(-1);
    if (last && key - last[1] <= gap && key - last[0] < longestStatement) last[1] = key;
    else spans.push([key, key]);
  }
  return spans.map(([first, last]) => featuresOf(words, first, last));
};

const featuresOf = (words: readonly string[], first: number, last: number) => {
  const features = new Set<number>();
  const before = words.slice(Math.max(0, first - reach), first).toReversed();
  const after = words.slice(last + 1, last + 1 + reach);
  const add = (side: string, those: readonly string[], zone: (index: number) => string) => {
    for (const [index, word] of those.entries()) {
      const [second = '.', third = '.'] = [those[index + 1], those[index + 2]];
      features.add(bucketIn(`${side}${zone(index)} ${word}`));
      features.add(bucketIn(`${side} ${word} ${second}`));
      if (side === 'within') features.add(bucketIn(`${side} ${word} ${second} ${third}`));
    }
    features.add(bucketIn(`${side} first ${those[0] ?? '.'} ${those[1] ?? '.'}`));
  };
  const zone = (index: number) => (index < 3 ? 'near' : 'far');
  add('before', before, zone);
  add('within', words.slice(first, last + 1), () => '');
  add('after', after, zone);
  return [...features];
};

const bucketIn = (feature: string) => bucketOf(feature, buckets);
