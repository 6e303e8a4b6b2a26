import { families } from '@waratah/vocabulary/occupations/families';
import { keyOf, wordsOf } from './title-words.ts';
import { trades } from './trades/trades.ts';

/** The tasks of an occupation, and the skills that people in it usually have. */
export type Trade = Readonly<{ duties: readonly string[]; skills: readonly string[] }>;

const listOf = (text: string, mark: string) => text.split(mark).map((part) => part.trim());
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

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

/** What somebody is said to drive or nurse who is no driver and no nurse: "driver of change". */
const abstractions: ReadonlySet<string> = new Set([
  'change',
  'growth',
  'culture',
  'innovation',
  'progress',
  'transformation',
  'plant',
]);

/** Words that name other work than their last one. */
const figurative: ReadonlySet<string> = new Set([
  'story teller',
  'fortune teller',
  'joke teller',
  'tale teller',
  'truth teller',
  'change driver',
  'culture driver',
  'growth driver',
  'innovation driver',
  'plant nurse',
  'plant doctor',
]);

/** Whether an occupation is only an image: "driver of change", "story teller". */
export const isFigurative = (title: string): boolean => {
  const words = wordsOf(title);
  const of = words.indexOf('of');
  const last = words.at(-1) ?? '';
  return (
    (of > 0 && abstractions.has(last)) || words.some((word, at) => figurative.has(`${words[at - 1] ?? ''} ${word}`))
  );
};

/** The occupation that a title names; undefined if we know none. */
export const tradeOf = (title: string): Trade | undefined => {
  const whole = byTitle.get(keyOf(title));
  if (whole) return whole;
  const [main = title] = title.split(/ [-–|@] |[(,/|]/);
  const found = [main, title].flatMap((part) => {
    const isImage = isFigurative(part);
    return runsOf(wordsOf(part)).flatMap((run) => (isImage && !run.includes(' of ') ? [] : (byTitle.get(run) ?? [])));
  });
  return found[0];
};

/** Every word of the titles that we know. */
export const titleWords: ReadonlySet<string> = new Set([...byTitle.keys()].flatMap((title) => title.split(' ')));
