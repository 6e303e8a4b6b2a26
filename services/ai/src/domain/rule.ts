/** The exact words of a text that show a fact. */
export type Quoted<Kind extends string> = Readonly<{ kind: Kind; quote: string }>;
export type Unstated = Readonly<{ kind: 'unstated' }>;
export const unstated: Unstated = { kind: 'unstated' };

/** One rule of a table: what a sentence says if it contains the pattern. The first rule that matches decides. */
export type Rule<Says> = Readonly<{ name: string; says: Says; pattern: RegExp }>;

export type Finding<Says> = Readonly<{ rule: Rule<Says>; quote: string }>;

/** A pattern, or a piece to be used in others. Case never matters. */
// slow-pattern: a rule reads one sentence, which has at most 500 characters.
export const pattern = (parts: TemplateStringsArray, ...pieces: readonly (string | RegExp)[]): RegExp =>
  new RegExp(
    String.raw(parts, ...pieces.map((piece) => (typeof piece === 'string' ? piece : `(?:${piece.source})`))),
    'i',
  );

/** Matches any of several patterns, given one per line. */
export const anyOf = (...patterns: readonly (string | RegExp)[]): string =>
  `(?:${patterns.map((one) => (typeof one === 'string' ? one : one.source)).join('|')})`;

/**
 * At most this many characters between two words, without a contrast ("but"). Limited, so that matching stays linear.
 */
export const within = (characters: number) =>
  String.raw`(?:(?!\b(?:but|however|although|though|unless)\b)[^;!?]){0,${characters}}?`;

const longestQuote = 240;

/** Phrases that are replaced before the rules are applied, each by a run of one character that occurs in no text. */
export type Mark = Readonly<{ sign: string; words: RegExp }>;

/** Phrases with another meaning; no rule matches their character. */
export const otherSense = (...senses: readonly RegExp[]): Mark => mark('_', ...senses);

export const mark = (sign: string, ...words: readonly RegExp[]): Mark => ({
  sign,
  words: new RegExp(words.map(({ source }) => source).join('|'), 'gi'),
});

/**
 * Applies the rules to a sentence and answers the first match. Replacing keeps every position, so quotes are cut from
 * the original sentence. `asMeant` may put slips in its words right, each by a letter or two.
 */
export const find = <Says>(
  sentence: string,
  rules: readonly Rule<Says>[],
  marks: readonly Mark[] = [],
  asMeant = (written: string) => written,
): Finding<Says> | undefined => {
  const read = marks.reduce(marked, asMeant(sentence));
  for (const rule of rules) {
    const match = rule.pattern.exec(read);
    if (match) return { rule, quote: quoteAround(sentence, match.index, match[0].length) };
  }
  return undefined;
};

const marked = (sentence: string, { sign, words }: Mark) =>
  sentence.replace(words, (found) => sign.repeat(found.length));

/** The sentence; if it is long, the part around the words that matter, cut between words. */
export const quoteAround = (sentence: string, at: number, length: number): string => {
  if (sentence.length <= longestQuote) return sentence;
  const spare = Math.max(0, longestQuote - length) / 2;
  const from = at - spare <= 0 ? 0 : sentence.indexOf(' ', at - spare) + 1;
  const start = from > at ? at : from;
  const end = sentence.lastIndexOf(' ', start + longestQuote);
  return sentence
    .slice(start, sentence.length - start <= longestQuote ? undefined : end > at ? end : start + longestQuote)
    .trim();
};
