import { editDistance } from '@waratah/kit/search/edit-distance';
import { correctWords } from './correct-words.ts';
import { wordsOf } from './title-words.ts';
import { isFigurative, titleWords, tradeOf } from './trade.ts';

/** Shorter words have too many neighbours. */
const shortest = 5;

/** Known words that a word may be a slip of. The first letter of a word is nearly always right, and must be. */
const neighboursOf = (word: string): readonly string[] =>
  [...titleWords].filter((known) => known.charAt(0) === word.charAt(0) && editDistance(word, known, 1) === 1);

const lettersOf = (correct: string, typed: string) => {
  if (typed === typed.toUpperCase()) return correct.toUpperCase();
  return typed.charAt(0) === typed.charAt(0).toUpperCase()
    ? correct.charAt(0).toUpperCase() + correct.slice(1)
    : correct;
};

/** The titles that a slip in this word of the title may stand for; only those that name a trade. */
const corrections = (title: string, typed: string): readonly string[] => {
  const [word = ''] = wordsOf(typed);
  if (word.length < shortest || titleWords.has(word) || correctWords.has(word)) return [];
  const end = word.length < typed.length && /s$/i.test(typed) ? typed.slice(-1) : '';
  return neighboursOf(word)
    .map((correct) => title.replace(typed, () => `${lettersOf(correct, typed)}${end}`))
    .filter(tradeOf);
};

/**
 * The title with a slip in a word put right if that names a trade, and only one: "Barrista" becomes "Barista". A title
 * that names a trade already stays as it is.
 */
export const correctedTitle = (title: string): string => {
  if (tradeOf(title) || isFigurative(title)) return title;
  for (const [typed] of title.matchAll(/\p{L}+/gu)) {
    const found = corrections(title, typed);
    if (new Set(found.map(tradeOf)).size === 1) return found[0] ?? title;
  }
  return title;
};
