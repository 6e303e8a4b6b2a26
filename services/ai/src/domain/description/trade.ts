import { families } from '@waratah/vocabulary/occupations/families';
import { helperOf, isHelper } from './helper.ts';
import { nameOf } from './names.ts';
import type { Run, Trade } from './named-trade.ts';
import { keyOf, wordsOf } from './title-words.ts';
import { trades } from './trades/trades.ts';

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

/** Titles that say where somebody stands and not what they do: every shop, kitchen and factory has team members. */
const vague: ReadonlySet<string> = new Set(
  `team member, crew member, crew team member, all rounder, support officer, technical assistant, ta, technical
  officer, project lead, coach, interviewer, inspector, customer assistant, program coach, product examiner, graduate`
    .split(',')
    .map(keyOf),
);

const byTitle: ReadonlyMap<string, Trade> = new Map(
  [...ofFamilies, ...ofTrades].filter(([title]) => !vague.has(title)),
);
const longest = 6;

/** Titles that say little beside another occupation: a painter's labourer paints. */
const tails: ReadonlySet<string> = new Set(
  `labourer, trade assistant, trades assistant, ta, general hand, jockey, cleaning, lab hand, laboratory hand, lab attendant, office junior,
  retail casual, christmas casual, driver, garden hand,
  skilled labourer, general labourer`
    .split(',')
    .map(keyOf),
);

/**
 * Sequences of up to six words, the longest first and later ones before earlier: the end of a title names the
 * occupation.
 */
const runsOf = (words: readonly string[]): readonly Run[] =>
  Array.from({ length: longest }, (_, at) => longest - at).flatMap((length) =>
    Array.from({ length: Math.max(0, words.length - length + 1) }, (_, at) => ({
      before: words.slice(0, at),
      words: words.slice(at, at + length).join(' '),
      after: words.slice(at + length),
    })).toReversed(),
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
  'cloud',
  'dream',
  'idea',
  'future',
  'happiness',
]);

/** What nobody is paid to look after, nor works for. */
const imaginary: ReadonlySet<string> = new Set('moon unicorn yesterday tomorrow nothing vibe'.split(' '));
const imaginaryClients: ReadonlySet<string> = new Set(['robot', 'ghost', 'alien', 'unicorn', 'nobody']);
const places: ReadonlySet<string> = new Set(['at', 'in', 'with', 'near', 'for']);

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
  'curriculum developer',
  'community developer',
  'course developer',
]);

/** Whether an occupation is only an image: "driver of change", "story teller". */
export const isFigurative = (title: string): boolean => {
  const words = wordsOf(title);
  const last = words.at(-1) ?? '';
  const place = words.findIndex((word) => places.has(word));
  const work = words.slice(0, place === -1 ? words.length : place);
  return (
    (words.indexOf('of') > 0 && abstractions.has(last)) ||
    (words.at(-2) === 'for' && imaginaryClients.has(last)) ||
    work.some((word) => imaginary.has(word)) ||
    words.some((word, at) => figurative.has(`${words[at - 1] ?? ''} ${word}`))
  );
};

/** Occupations that another word before them turns into other work: a recipe developer, a keg driver, a saw doctor. */
const ambiguous: ReadonlySet<string> = new Set(
  'driver builder runner picker host planner fitter packer dresser doctor judge pilot conductor marker moulder loader'.split(
    ' ',
  ),
);
const modifiers: ReadonlySet<string> = new Set(
  `senior junior lead head graduate casual weekend night day evening morning experienced qualified licensed trainee assistant
  apprentice principal chief local new and or the a an our time temporary permanent student learner male female mobile general
  professional friendly reliable shift fulltime 2 3 1 2x 3x area family`.split(/\s+/),
);
const keepsMeaning = (before: string | undefined) =>
  before === undefined || modifiers.has(before) || nameOf(before) !== undefined;

/** Whether a run is the head of its part, where the last word is one that other words change. */
const isMeant = ({ before, words, after }: Run): boolean => {
  const last = after.at(-1) ?? words.split(' ').at(-1) ?? '';
  if (!ambiguous.has(last) || after.includes('for') || after.includes('in')) return true;
  return after.length === 0 && (words !== last || keepsMeaning(before.at(-1)));
};

/** The occupations that a part of a title names, the best first. */
const namedIn = (part: string): readonly Trade[] => {
  const isImage = isFigurative(part);
  const found = runsOf(wordsOf(part)).flatMap((run) => {
    const isOther = !isMeant(run) || (isImage && !run.words.includes(' of '));
    const trade = isOther ? undefined : byTitle.get(run.words);
    return trade ? [{ run, trade }] : [];
  });
  const [telling, others] = [
    found.filter(({ run }) => !tails.has(run.words)),
    found.filter(({ run }) => tails.has(run.words)),
  ];
  return [...telling, ...others].map(({ run, trade }) => (isHelper(run, part) ? helperOf(trade) : trade));
};

/**
 * The occupation that a title names; undefined if we know none. A helper of an occupation that is not known itself helps
 * with its tasks.
 */
export const tradeOf = (title: string): Trade | undefined => {
  const whole = isFigurative(title) ? undefined : byTitle.get(keyOf(title));
  if (whole) return whole;
  const [main = title] = title.split(/ [-–|@] |[(,/|]/);
  return [main, title].flatMap(namedIn)[0];
};

/** Every word of the titles that we know. */
export const titleWords: ReadonlySet<string> = new Set([...byTitle.keys()].flatMap((title) => title.split(' ')));
