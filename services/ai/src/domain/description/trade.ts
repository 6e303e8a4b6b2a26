import { families } from '@waratah/vocabulary/occupations/families';
import { trades } from './trades/trades.ts';

/** The tasks of an occupation, and the skills that people in it usually have. */
export type Trade = Readonly<{ duties: readonly string[]; skills: readonly string[] }>;

/** Words in lower case and the singular, without accents and without the ends of possessives. */
const wordsOf = (text: string): readonly string[] =>
  (
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFKC')
      .toLowerCase()
      .replace(/['’]s?(?![\p{L}\d])/gu, '')
      .match(/[\p{L}\d]+/gu) ?? []
  ).map(singular);

/** The singular of a word: "nurses" becomes "nurse", while "glass" and "cps" stay. */
const singular = (word: string) => (/[^su]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word);

const listOf = (text: string, mark: string) => text.split(mark).map((part) => part.trim());
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const keyOf = (title: string) => wordsOf(title).join(' ');

const ofFamilies: readonly (readonly [string, Trade])[] = families.flatMap(({ titles, tasks, skills }) => {
  const trade = { duties: tasks.map(capital), skills };
  return titles.map((title) => [keyOf(title), trade] as const);
});

const ofTrades: readonly (readonly [string, Trade])[] = trades.flatMap(([titles, duties, skills]) => {
  const trade = { duties: listOf(duties, ';'), skills: listOf(skills, ',') };
  return listOf(titles, ',').map((title) => [keyOf(title), trade] as const);
});

const byTitle: ReadonlyMap<string, Trade> = new Map([...ofFamilies, ...ofTrades]);
const longest = 6;

/**
 * Sequences of up to six words, the longest first and later ones before earlier: the end of a title names the
 * occupation.
 */
const runsOf = (words: readonly string[]): readonly string[] =>
  Array.from({ length: longest }, (_, at) => longest - at).flatMap((length) =>
    Array.from({ length: Math.max(0, words.length - length + 1) }, (_, at) =>
      words.slice(at, at + length).join(' '),
    ).toReversed(),
  );

/** The occupation that a title names; undefined if we know none. */
export const tradeOf = (title: string): Trade | undefined => {
  const whole = byTitle.get(keyOf(title));
  if (whole) return whole;
  const [main = title] = title.split(/ [-–|@] |[(,/|]/);
  const found = [main, title].flatMap((part) => runsOf(wordsOf(part)).flatMap((run) => byTitle.get(run) ?? []));
  return found[0];
};

const known: ReadonlySet<string> = new Set([...byTitle.keys()].flatMap((title) => title.split(' ')));

/** Words that people type in place of a title. */
const placeholder =
  /^(?:test\w*|foo\w*|bar|baz|bla+h?|abc\w*|xyz\w*|xx+|asd\w*|qwe\w*|title|job|role|position|something|anything|none|na|nil|todo|tbd|hello|hi|hey|dummy|sample|example|untitled|new|my|the|a|an|senior|junior|graduate|casual|part|full|time)$/;

const keyboard = /asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwer|wert|erty|rtyu|tyui|yuio|uiop|zxcv|xcvb|cvbn|vbnm|lkjh|poiu|mnbv/;

/** Whether letters could be a word: it has vowels, no letter three times in a row, and is not a row of the keyboard. */
const isPronounceable = (word: string) =>
  !keyboard.test(word) &&
  !/(.)\1\1/.test(word) &&
  (/[^\p{Script=Latin}]/u.test(word) || /[aeiouyà-ÿ]/.test(word)) &&
  !/[^aeiouyà-ÿ\d]{6}/.test(word);

/** Whether no word of a title can name a job: "asdf qwer", "test", "xxx". */
export const isNonsense = (title: string): boolean => {
  const words = wordsOf(title).filter((word) => /\p{L}/u.test(word));
  if (words.some((word) => known.has(word) && !placeholder.test(word))) return false;
  return words.every((word) => placeholder.test(word) || !isPronounceable(word) || word.length < 2);
};
