import { dayInWords, daysBetween } from '@waratah/vocabulary/law/days';
import { anyOf, quoteAround } from '../rule.ts';
import { sentencesOf } from '../sentences.ts';

/** Words of an ad that say that it is over, and since when if they do. */
export type Over = Readonly<{ quote: string; meaning: string }>;

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const month = `(?<month>${months.join('|')})[a-z]{0,6}\\.?`;
const weekday = '(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6},? )?';
const th = '(?:st|nd|rd|th)?';
const year = '(?:,? (?<year>20\\d{2}))?';
const dates = [
  `${weekday}(?<day>\\d{1,2})${th} (?:of )?${month}${year}`,
  `${weekday}${month} (?<day>\\d{1,2})${th}${year}`,
  `${weekday}(?<day>\\d{1,2})[/.-](?<number>\\d{1,2})[/.-](?<year>(?:20)?\\d{2})`,
] as const;

const clock = '\\d{1,2}(?:[:.]\\d\\d)? ?[ap]\\.?m';
const closing = anyOf(
  'applications? (?:will )?(?:close|are due|due|must be (?:received|submitted|lodged) (?:by|before))',
  'clos(?:es|ing)(?: date)?(?: for applications)?|apply (?:by|before|no later than)|deadline(?: for applications)?',
);
// slow-pattern: a sentence has at most 500 characters.
const closings = dates.map(
  (date) => new RegExp(`\\b(?:${closing})\\b(?:[^.;\\d]|${clock}){0,30}?(?<![\\d/.-])${date}(?!\\d)`, 'i'),
);

const thing = '(?:positions?|roles?|jobs?|vacanc(?:y|ies)|ads?|listings?|applications?)';
// slow-pattern: a sentence has at most 500 characters.
const ended = new RegExp(
  anyOf(
    `\\b${thing} (?:(?:is|are|has|have|been|now|already) ){1,3}(?:filled|closed|expired)\\b`,
    '\\b(?:no longer|not) (?:accepting|taking|receiving) (?:any )?(?:new |more |further )?applications\\b(?! (?:from|through|via|by))',
    `\\b${thing} (?:is|are) no longer (?:available|open|advertised)\\b`,
    '^\\W*(?:expired|(?:position |job |role )?filled|applications? closed)\\W*$',
  ),
  'i',
);
/** "We advertise until the position is filled." */
const later =
  /\b(?:until|till|whether|regardless|event|should|once|when|if|after|before|unless|as soon as|may|might|where|will)\b/i;

type Closing = Readonly<{ day: string; at: number; length: number }>;

/** The first words that say that no one can apply on a day (YYYY-MM-DD). */
export const overIn = (text: string, today: string): Over | undefined => {
  for (const sentence of sentencesOf(text)) {
    const closed = closingIn(sentence, today);
    if (closed && closed.day < today)
      return {
        quote: quoteAround(sentence, closed.at, closed.length),
        meaning: `Applications closed on ${dayInWords(closed.day)}`,
      };
    const said = later.test(sentence) ? null : ended.exec(sentence);
    if (said)
      return {
        quote: quoteAround(sentence, said.index, said[0].length),
        meaning: 'It says that nobody can apply any more',
      };
  }
  return undefined;
};

const closingIn = (sentence: string, today: string): Closing | undefined => {
  const match = closings.map((pattern) => pattern.exec(sentence)).find((found) => found !== null);
  const day = match && dayOf(match.groups ?? {}, today);
  return day ? { day, at: match.index, length: match[0].length } : undefined;
};

const dayOf = (
  { day, month: name, number, year: written }: Readonly<Record<string, string | undefined>>,
  today: string,
): string | undefined => {
  const at = name === undefined ? Number(number) : months.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  if (!(at >= 1 && at <= 12)) return undefined;
  const inYear = (year: number) => {
    const date = new Date(Date.UTC(year, at - 1, Number(day)));
    return date.getUTCMonth() === at - 1 ? date.toISOString().slice(0, 10) : undefined;
  };
  if (written !== undefined) return inYear(written.length === 2 ? 2000 + Number(written) : Number(written));
  return nearest(
    [-1, 0, 1].flatMap((away) => inYear(Number(today.slice(0, 4)) + away) ?? []),
    today,
  );
};

/** Which year is meant where none is written. */
const nearest = (days: readonly string[], today: string): string | undefined =>
  days.toSorted((one, other) => Math.abs(daysBetween(one, today)) - Math.abs(daysBetween(other, today)))[0];
