/** The words of a text that show a fact, as they stand there. */
export type Quoted<Kind extends string> = Readonly<{ kind: Kind; quote: string }>;
export type Unstated = Readonly<{ kind: 'unstated' }>;
export const unstated: Unstated = { kind: 'unstated' };

/** One line of a table of rules: a sentence in which the pattern is found says this. The first rule that fits decides. */
export type Rule<Says> = Readonly<{ name: string; says: Says; pattern: RegExp }>;

export type Finding<Says> = Readonly<{ rule: Rule<Says>; quote: string }>;

/** A piece of a pattern, or a pattern; case never matters, and pieces nest. */
// slow-pattern: a rule reads one sentence, which has at most 500 characters.
export const pattern = (parts: TemplateStringsArray, ...pieces: readonly (string | RegExp)[]): RegExp =>
  new RegExp(
    String.raw(parts, ...pieces.map((piece) => (typeof piece === 'string' ? piece : `(?:${piece.source})`))),
    'i',
  );

/** One of several patterns, written one a line. */
export const anyOf = (...patterns: readonly (string | RegExp)[]): string =>
  `(?:${patterns.map((one) => (typeof one === 'string' ? one : one.source)).join('|')})`;

/** Up to so many characters between two words, not across a change of mind ("but"). Bounded, so that reading stays linear. */
export const within = (characters: number) =>
  String.raw`(?:(?!\b(?:but|however|although|though|unless)\b)[^;!?]){0,${characters}}?`;

const longestQuote = 240;

/** Words that are found before the rules are asked, and stand for them as a run of one sign that no text means. */
export type Mark = Readonly<{ sign: string; words: RegExp }>;

/** Words in another sense: no rule looks for their sign. */
export const otherSense = (...senses: readonly RegExp[]): Mark => mark('_', ...senses);

export const mark = (sign: string, ...words: readonly RegExp[]): Mark => ({
  sign,
  words: new RegExp(words.map(({ source }) => source).join('|'), 'gi'),
});

/** What the first fitting rule finds in a sentence. Marking keeps every place, so quotes are cut from the sentence itself. */
export const find = <Says>(
  sentence: string,
  rules: readonly Rule<Says>[],
  marks: readonly Mark[] = [],
): Finding<Says> | undefined => {
  const read = marks.reduce(marked, sentence);
  for (const rule of rules) {
    const match = rule.pattern.exec(read);
    if (match) return { rule, quote: quoteAround(sentence, match.index, match[0].length) };
  }
  return undefined;
};

const marked = (sentence: string, { sign, words }: Mark) =>
  sentence.replace(words, (found) => sign.repeat(found.length));

/** The sentence, or of a long one what surrounds the words that matter, cut between words. */
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
