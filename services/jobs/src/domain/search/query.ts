import type { Alternative } from '@waratah/kit/search/ranked-index';
import { visaCodeOf } from '@waratah/vocabulary/visa-types';
import { synonymsOf } from './synonyms.ts';
import { askedWords } from './words.ts';

/** What somebody typed, read: words that an ad must have, and words that ask for a visa rather than stand in it. */
export type Asked = Readonly<{
  words: readonly Readonly<{ typed: string; stem: string }>[];
  /** Codes; the ad must accept one of them. */
  visaTypes: readonly string[];
  /** The ad must accept some visa, or sponsor one. */
  visaFriendly: boolean;
  /** The ad must offer sponsorship. */
  sponsorship: boolean;
  /** A city or state among the words: the ad must be there, unless a location was asked for beside them. */
  place: string;
}>;

const visaWords = new Set(['visa', 'visas', 'subclass', 'permit']);
const sponsorWords = new Set(['sponsor', 'sponsors', 'sponsored', 'sponsorship', 'tss']);
/** Names that nobody types for anything but the place. */
const places = new Set(
  (
    'sydney melbourne brisbane perth adelaide hobart darwin canberra newcastle wollongong geelong parramatta ' +
    'fremantle cairns townsville launceston ballarat bendigo toowoomba nsw vic qld tas'
  ).split(' '),
);
const subclass = /^(500|485|189|190|491|482|186|417|462)$/;

/** Longer texts are cut; nobody reads the end of them. */
export const longestQuery = 200;
export const mostWords = 10;

/** Reads a query. The word 'visa', sponsorship, subclass numbers and a city or state become filters (design section 9). */
export const readQuery = (text: string): Asked => {
  const words = askedWords(text.slice(0, longestQuery));
  const numbers = words.filter(({ typed }) => subclass.test(typed));
  const visaTypes = [...new Set(numbers.flatMap(({ typed }) => visaCodeOf(typed) ?? []))];
  const sponsorship = words.some(({ typed }) => sponsorWords.has(typed));
  const place = words.find(({ typed }) => places.has(typed))?.typed ?? '';
  const visa = words.some(({ typed }) => visaWords.has(typed));
  return {
    words: words
      .filter(({ typed }) => !visaWords.has(typed) && !sponsorWords.has(typed) && !subclass.test(typed))
      .filter(({ typed }) => typed !== place)
      .slice(0, mostWords),
    visaTypes,
    visaFriendly: visa && !sponsorship && visaTypes.length === 0,
    sponsorship,
    place,
  };
};

/** What the index knows of words. */
export type Known = Readonly<{
  documentsWith: (term: string) => number;
  corrections: (
    word: string,
    most: number,
  ) => readonly Readonly<{ term: string; distance: number; documents: number }>[];
}>;

const synonymWeight = 0.75;
const slipWeights = [1, 0.5, 0.25] as const;
/** A word in fewer ads than this may be a slip of the finger, if its correction stands in many more. */
const rare = 3;
const farMore = 4;
const mostCorrections = 3;

/** The ways to meet a word of the query: itself, what says the same, and where it is rare, what may have been meant. */
export const alternativesOf = (stem: string, known: Known): Alternative[] => {
  const documents = known.documentsWith(stem);
  const synonyms = synonymsOf(stem).map((term) => ({ term, weight: synonymWeight }));
  const asTyped = [{ term: stem, weight: 1 }, ...synonyms];
  if (documents >= rare || synonyms.some(({ term }) => known.documentsWith(term) > 0)) return asTyped;
  const meant = known
    .corrections(stem, mostCorrections)
    .filter((one) => one.documents >= Math.max(1, documents * farMore))
    .flatMap(({ term, distance }) => {
      const weight = slipWeights[distance] ?? 0;
      return [{ term, weight }, ...synonymsOf(term).map((other) => ({ term: other, weight: weight * synonymWeight }))];
    });
  return strongest([...asTyped, ...meant]);
};

/** Each term once, with its greatest weight. */
const strongest = (alternatives: readonly Alternative[]): Alternative[] => {
  const weights = new Map<string, number>();
  for (const { term, weight } of alternatives) weights.set(term, Math.max(weight, weights.get(term) ?? 0));
  return [...weights].map(([term, weight]) => ({ term, weight }));
};
