import { invalid } from '@waratah/kit/errors';
import { messages } from '../messages.ts';
import { correctedTitle } from './corrected-title.ts';
import { wordsOf } from './title-words.ts';
import { plainTitleOf } from './plain-title.ts';
import type { Trade } from './named-trade.ts';
import { titleWords, tradeOf } from './trade.ts';

/** Words that people type in place of a title. */
const placeholder =
  /^(?:test(?!er$)\w*|foo\w*|baz|bla+h?|abc\w*|xyz\w*|xx+|asd\w*|qwe\w*|title|job|role|position|something|anything|none|na|nil|todo|tbd|hello|hi|hey|ok|okay|yes|no|lol|(?:ha)+|dummy|sample|example|untitled|new|my|the|a|an|senior|junior|graduate|casual|part|full|time|lorem|ipsum|dolor|amet)$/;

/** Words of a title, in the singular, that do not say what the work is. */
const genericWords: ReadonlySet<string> = new Set(
  `staff worker employee personnel person people someone somebody anyone anybody everyone help helper crew team member player
  candidate applicant manager supervisor boss man men woman women guy girl boy student backpacker hand
  work employment opportunity opening vacancy career various multiple several all any some
  urgent urgently immediate immediately asap now today hiring hire recruiting wanted want needed need required
  looking seeking available start apply join
  ninja guru hero heroe legend star superstar rockstar rock wizard champion unicorn
  good great best top amazing awesome excellent talented skilled experienced reliable friendly motivated passionate
  enthusiastic energetic hardworking hard working
  we our you your i are is be am to for and or with of in at on from`.split(/\s+/),
);

const keyboard = /asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwer|wert|erty|rtyu|tyui|yuio|uiop|zxcv|xcvb|cvbn|vbnm|lkjh|poiu|mnbv/;

/** Five keys in a row, which no word has. */
const row = /asdfg|qwert|zxcvb|yuiop|fghjk|lkjhg/;

/** Whether letters could be a word: it has vowels, no letter three times in a row, and is not a row of the keyboard. */
const isPronounceable = (word: string) =>
  !keyboard.test(word) &&
  !/(.)\1\1/.test(word) &&
  (/[^\p{Script=Latin}]/u.test(word) || /[aeiouyà-ÿ]/.test(word)) &&
  !/[^aeiouyà-ÿ\d]{6}/.test(word);

/** "Foo bar" is no bar. */
const isBarOfFoo = (word: string, words: readonly string[]) =>
  word === 'bar' && words.every((other) => /^(?:foo|bar|baz)$/.test(other));

/** "We need somebody who can help in our shop" says where the work is, and not what it is. */
const isAnybody = (title: string) => /^(?:someone|somebody|anyone|anybody|people)\b/i.test(plainTitleOf(title));

/** Whether no word of a title can name a job: "asdf qwer", "test", "xxx", "Urgent staff wanted". */
const isNonsense = (title: string): boolean => {
  if (wordsOf(title).some((word) => row.test(word))) return true;
  if (tradeOf(title)) return false;
  if (isAnybody(title)) return true;
  const words = wordsOf(title).filter((word) => /\p{L}/u.test(word));
  const isEmpty = (word: string) => placeholder.test(word) || genericWords.has(word) || isBarOfFoo(word, words);
  if (words.some((word) => titleWords.has(word) && !isEmpty(word))) return false;
  return words.every((word) => isEmpty(word) || !isPronounceable(word) || word.length < 2);
};

/** Whether a title is written in another script than ours: "服务员", "Ищу повара". */
const isUnreadable = (title: string) =>
  /\p{L}/u.test(title) && !wordsOf(title).some((word) => word.length > 1 && /\p{Script=Latin}/u.test(word));

/** Throws INVALID naming the title if it is in another script, or if no word of it can name a job. */
export const requireRealTitle = (title: string): void => {
  if (isUnreadable(title)) throw invalid('title', messages.englishTitle(title));
  if (isNonsense(title)) throw invalid('title', messages.whichJob(title));
};

/** The occupation of a title; throws INVALID naming the title if we know none. Only a model may write of other work. */
export const requireKnownWork = (title: string): Trade => {
  const trade = tradeOf(correctedTitle(title));
  if (!trade) throw invalid('title', messages.unknownWork(title));
  return trade;
};
