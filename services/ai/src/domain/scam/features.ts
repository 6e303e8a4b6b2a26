import { bucketOf } from '../feature-hash.ts';

/** So many that hardly two features of all languages share a place. */
const places = 2 ** 24;

/** A longer sentence is read in parts that overlap by half, since many harmless words add up to a suspicious one. */
const longest = 32;

/** Numbers are many, and what matters is that there is one. */
const wordsOf = (sentence: string) =>
  sentence
    .toLowerCase()
    .replace(/\d[\d.,]*/g, '#')
    .match(/\p{L}+|\$ ?#|#|@/gu) ?? [];

/** The parts of a sentence, each as the numbers of its features: single words, pairs, and pairs around one word. */
export const partsOf = (sentence: string): readonly (readonly number[])[] => {
  const words = wordsOf(sentence);
  const step = longest / 2;
  const count = Math.max(1, Math.ceil(words.length / step) - 1);
  return Array.from({ length: count }, (_, at) => featuresOf(words.slice(at * step, at * step + longest)));
};

/** Words of every ad; alone or among themselves they say nothing. */
const plainWords: ReadonlySet<string> = new Set(
  `# a an and are as at be been but by can could do does for from had has have how i if in is it its may more most must no not of on or our
  out over please so some such than that the their them then there these they this those to us was we were what when where which who will
  with would you your`.split(/\s+/),
);

const featuresOf = (words: readonly string[]) => {
  const features = new Set<number>();
  for (const [at, word] of words.entries()) {
    const [second, third] = [words[at + 1], words[at + 2]];
    const isPlain = plainWords.has(word);
    if (!isPlain) features.add(bucketOf(word, places));
    if (second !== undefined && !(isPlain && plainWords.has(second)))
      features.add(bucketOf(`${word} ${second}`, places));
    if (third !== undefined && !(isPlain && plainWords.has(third)))
      features.add(bucketOf(`${word} _ ${third}`, places));
  }
  return [...features];
};
