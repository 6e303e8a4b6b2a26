import type { Changed } from '@waratah/kit/mongo/aggregate';
import type { User } from './user.ts';

const maxWords = 12;

/** Letters without their accents, in lower case: 'Zoë' is found as 'zoe'. */
const wordsIn = (text: string): readonly string[] => {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return [...new Set(plain.match(/[\p{L}\p{N}]+/gu) ?? [])].slice(0, maxWords);
};

/** A user with the words to be found by. */
export const findable = ([user, events]: Changed<User>): Changed<User> => {
  const nameWords = wordsIn(`${user.fullName} ${user.companyName ?? ''}`);
  return [{ ...user, nameWords: nameWords.length ? nameWords : undefined }, events];
};

/** What an operator typed to find somebody: an id, the beginning of an e-mail address, words of a name. */
export type Search = Readonly<{ id: number | undefined; email: string; words: readonly string[] }>;

export const searchOf = (text: string): Search => ({
  id: /^\d{1,9}$/.test(text) ? Number(text) : undefined,
  email: /\s/.test(text) ? '' : text.toLowerCase(),
  words: wordsIn(text),
});
