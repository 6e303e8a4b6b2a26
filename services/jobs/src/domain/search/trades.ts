import { familyOf } from '@waratah/vocabulary/occupations/families';
import { titleWordsOf } from '@waratah/vocabulary/occupations/phrases';
import { familiesOfTitle } from '@waratah/vocabulary/occupations/placement';
import type { AskedWord } from './words.ts';

/** Prefixes of terms for a family of occupations and for related families; no word begins with these characters. */
const sign = { own: '~', close: '≈' } as const;
export type Trade = keyof typeof sign;

/** The lowest confidence at which a title or query has a family. */
const clear = 0.5;

const codesOf = (title: string) =>
  familiesOfTitle(title)
    .filter(({ confidence }) => confidence >= clear)
    .map(({ code }) => code);

/** The families of occupations in a title, as terms. */
export const tradeTermsOf = (title: string): string[] => codesOf(title).map((code) => `${sign.own}${code}`);

/** The families of a term, the most related ones first; undefined for a term that is a word. */
export const tradeAlternativesOf = (term: string) => {
  if (term.startsWith(sign.own)) return [{ term, weight: 1 }];
  if (!term.startsWith(sign.close)) return undefined;
  const related = familyOf(term.slice(sign.close.length))?.related ?? [];
  return related.map((code, at) => ({ term: `${sign.own}${code}`, weight: 1 / (at + 1) }));
};

/** The query with the words that name a trade replaced by the trade's term; undefined if no words do. */
export const asTrade = (words: readonly AskedWord[], trade: Trade): readonly AskedWord[] | undefined => {
  const [code] = codesOf(words.map(({ typed }) => typed).join(' '));
  if (code === undefined) return undefined;
  const naming = new Set(familyOf(code)?.titles.flatMap(titleWordsOf));
  const others = words.filter(({ typed }) => !titleWordsOf(typed).every((word) => naming.has(word)));
  const term = `${sign[trade]}${code}`;
  return [{ typed: term, stem: term }, ...others];
};
