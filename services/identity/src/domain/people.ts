import type { Changed } from '@waratah/kit/mongo/aggregate';
import type { User } from './user.ts';

const maxWords = 12;

/** Lower case without accents: 'Zoë' is found as 'zoe'. */
const wordsIn = (text: string): readonly string[] => {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return [...new Set(plain.match(/[\p{L}\p{N}]+/gu) ?? [])].slice(0, maxWords);
};

/** The user with the search terms of their name. */
export const findable = ([user, events]: Changed<User>): Changed<User> => {
  const nameWords = wordsIn(`${user.fullName} ${user.companyName ?? ''}`);
  return [{ ...user, nameWords: nameWords.length ? nameWords : undefined }, events];
};

/** An operator's search: an id, the beginning of an email address, or words of a name. */
export type Search = Readonly<{ id: number | undefined; email: string; words: readonly string[] }>;

export const searchOf = (text: string): Search => ({
  id: /^\d{1,9}$/.test(text) ? Number(text) : undefined,
  email: /\s/.test(text) ? '' : text.toLowerCase(),
  words: wordsIn(text),
});
