/** The words of a text: lower case, singular, in Australian spelling, without punctuation or accents. */
export const titleWordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/co-ord/g, 'coord')
    .replaceAll(/[’']s?\b/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map(singular)
    .map((word) => australian.get(word) ?? word);

/** American spellings, which many resumes have. */
const australian: ReadonlyMap<string, string> = new Map([
  ['center', 'centre'],
  ['counselor', 'counsellor'],
  ['labor', 'labour'],
  ['laborer', 'labourer'],
  ['jewelry', 'jewellery'],
  ['jeweler', 'jeweller'],
  ['tire', 'tyre'],
  ['organizer', 'organiser'],
]);

const singular = (word: string) =>
  word.length > 3 && word.endsWith('s') && !/(?:ss|us|is|ics|sales|ops)$/.test(word) ? word.slice(0, -1) : word;

/** Words that stand in a row, and the family that they point to. */
export type Phrase = Readonly<{ words: readonly string[]; code: string }>;

/** An index of phrases by their first word, the longest first. */
export const byFirstWord = (phrases: readonly Phrase[]): ReadonlyMap<string, readonly Phrase[]> =>
  new Map(
    Object.entries(Object.groupBy(phrases, ({ words: [first = ''] }) => first)).map(([first, those = []]) => [
      first,
      those.toSorted((one, other) => other.words.length - one.words.length),
    ]),
  );

const standsAt = (words: readonly string[], at: number) => (phrase: Phrase) =>
  phrase.words.every((word, index) => words[at + index] === word);

export type Found = Readonly<{ phrase: Phrase; at: number }>;

/** Finds every phrase that occurs in the words, except within a longer one. */
export const foundIn = (
  words: readonly string[],
  phrases: ReadonlyMap<string, readonly Phrase[]>,
): readonly Found[] => {
  const found: Found[] = [];
  for (let at = 0; at < words.length; ) {
    const here = phrases.get(words[at] ?? '')?.filter(standsAt(words, at)) ?? [];
    const length = here[0]?.words.length ?? 0;
    for (const phrase of here) if (phrase.words.length === length) found.push({ phrase, at });
    at += Math.max(1, length);
  }
  return found;
};

/** The parts of a title that bars, dashes, brackets and commas set apart. */
export const partsOf = (title: string) =>
  title
    .split(/\s[-–—]+\s|[|(),:;*•–—/]|\s@\s/)
    .map(titleWordsOf)
    .filter((words) => words.length > 0);
