import type { Alternative } from '@waratah/kit/search/ranked-index';
import { visaCodeOf } from '@waratah/vocabulary/visa-types';
import { synonymsOf } from './synonyms.ts';
import { tradeAlternativesOf } from './trades.ts';
import { type AskedWord, askedWords, isAbbreviation, stemOfWord } from './words.ts';

/** A parsed query: the words that an ad must have, and what other words mean as filters. */
export type Asked = Readonly<{
  words: readonly AskedWord[];
  /** Codes of visas; ads that name one of them come first. */
  visaTypes: readonly string[];
  /** Whether ads that name any visa or offer sponsorship come first. */
  visaFriendly: boolean;
  /** Whether the ad must offer sponsorship. */
  sponsorship: boolean;
  /** Whether the whole query is the abbreviation of a title, and so not the name of a company. */
  isTradeName: boolean;
  /** A city or state among the words: the ad must be there, unless the search has a location of its own. */
  place: string;
}>;

const visaWords = new Set(['visa', 'visas', 'subclass', 'permit']);
/** Words next to 'visa' that say which visa is meant. */
const studentWords = new Set(['student', 'students', 'international']);
const sponsorWords = new Set(['sponsor', 'sponsors', 'sponsored', 'sponsorship', 'tss']);
/** Names that always mean the place. */
const places = new Set(
  (
    'sydney melbourne brisbane perth adelaide hobart darwin canberra newcastle wollongong geelong parramatta ' +
    'fremantle cairns townsville launceston ballarat bendigo toowoomba nsw vic qld tas'
  ).split(' '),
);
const subclass = /^(500|485|189|190|491|482|186|417|462)$/;

/** Longer queries are cut. */
export const longestQuery = 200;
export const maxWords = 10;

/**
 * Reads a query. Sponsorship and a city or state become filters; a visa, also a student's, is a
 * preference, because most ads name none (design section 9).
 */
export const readQuery = (text: string): Asked => {
  const words = askedWords(text.slice(0, longestQuery));
  const numbers = words.filter(({ typed }) => subclass.test(typed));
  const visa = words.some(({ typed }) => visaWords.has(typed));
  const ofStudents = visa && words.some(({ typed }) => studentWords.has(typed));
  const visaTypes = [
    ...new Set([...numbers.flatMap(({ typed }) => visaCodeOf(typed) ?? []), ...(ofStudents ? ['500'] : [])]),
  ];
  const sponsorship = words.some(({ typed }) => sponsorWords.has(typed));
  const place = words.find(({ typed }) => places.has(typed))?.typed ?? '';
  return {
    words: words
      .filter(({ typed }) => !visaWords.has(typed) && !sponsorWords.has(typed) && !subclass.test(typed))
      .filter(({ typed }) => typed !== place && !(ofStudents && studentWords.has(typed)))
      .slice(0, maxWords),
    visaTypes,
    visaFriendly: visa && !sponsorship && visaTypes.length === 0,
    sponsorship,
    isTradeName: words.length === 1 && words.every(({ typed }) => isAbbreviation(typed)),
    place,
  };
};

/** What the index knows about a word. */
export type Known = Readonly<{
  documentsWith: (term: string) => number;
  corrections: (
    word: string,
    most: number,
  ) => readonly Readonly<{ term: string; distance: number; documents: number }>[];
}>;

const synonymWeight = 0.75;
const slipWeights = [1, 0.5, 0.25] as const;
/** A word that is in fewer ads than this may be a typing error, if its correction is in many more. */
const rare = 3;
const farMore = 4;
const maxCorrections = 3;

/** The alternatives for a word of the query: the word itself, its synonyms and, if it is rare, possible corrections. */
export const alternativesOf = ({ typed, stem }: AskedWord, known: Known): Alternative[] => {
  const trades = tradeAlternativesOf(stem);
  if (trades) return trades;
  const documents = known.documentsWith(stem);
  const synonyms = synonymsOf(stem).map((term) => ({ term, weight: synonymWeight }));
  const asTyped = [{ term: stem, weight: 1 }, ...synonyms];
  if (documents >= rare || synonyms.some(({ term }) => known.documentsWith(term) > 0)) return asTyped;
  const meant = known
    .corrections(typed, maxCorrections)
    .filter((one) => one.documents >= Math.max(1, documents * farMore))
    .flatMap(({ term: word, distance }) => {
      const term = stemOfWord(word);
      const weight = slipWeights[distance] ?? 0;
      return [{ term, weight }, ...synonymsOf(term).map((other) => ({ term: other, weight: weight * synonymWeight }))];
    });
  return strongest([...asTyped, ...meant]);
};

/** Each term once, with its largest weight. */
const strongest = (alternatives: readonly Alternative[]): Alternative[] => {
  const weights = new Map<string, number>();
  for (const { term, weight } of alternatives) weights.set(term, Math.max(weight, weights.get(term) ?? 0));
  return [...weights].map(([term, weight]) => ({ term, weight }));
};
