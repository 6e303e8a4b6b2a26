import { invalid } from '@waratah/kit/errors';
import { z } from 'zod';
import { languageOf } from '../language.ts';
import { messages } from '../messages.ts';
import { plainTextOf } from '../plain-text.ts';
import { sentencesOf } from '../sentences.ts';

/** With its HTML. */
export const longestAd = 50_000;

const line = (max: number) =>
  z
    .string()
    .nullish()
    .transform((value) => plainTextOf((value ?? '').slice(0, max)).replaceAll('\n', ' '));

/** An ad from anywhere: its words as text or HTML and, if they are known, its title, employer and place. */
export const AdToCheck = z.object({
  text: z.string(messages.emptyAd).max(longestAd, messages.longAd),
  title: line(200),
  company: line(200),
  location: line(200),
});
export type AdToCheck = z.infer<typeof AdToCheck>;

/** The words of an ad, line by line, the title first. */
export type AdWords = Readonly<{ title: string; body: string; text: string }>;

/** A longer first line is not a title. */
const longestTitle = 120;

/** The words to read. Without a title of its own, a short first line is the title. Errors: INVALID naming the text. */
export const wordsToRead = ({ title: named, text }: AdToCheck): AdWords => {
  requireWords(plainTextOf(text));
  const [title, body] = named === '' ? titleAndBody(text) : [named, plainTextOf(text)];
  return { title, body, text: title === '' ? body : `${title}\n${body}` };
};

/** The first line as it was pasted, because the tidied one may continue on the next. */
const titleAndBody = (text: string): readonly [string, string] => {
  const lines = text.trim().split('\n');
  const [first = '', ...rest] = lines.length > 1 ? lines : plainTextOf(text).split('\n');
  const [title, body] = [plainTextOf(first), plainTextOf(rest.join('\n'))];
  return body === '' || title.length > longestTitle ? ['', plainTextOf(text)] : [title.replaceAll('\n', ' '), body];
};

/** With or without a scheme: "jobs.example/123". */
const link = /https?:\/\/|^www\.|\.[a-z]{2,10}\//i;
const withoutLinks = (words: string) =>
  words
    .split(/\s+/)
    .filter((word) => !link.test(word))
    .join(' ');

/** Different words, some of which may be figures: "Nanny, Mosman. $250 a week, 45 hours." */
const leastWords = 5;
const leastInLetters = 4;
const different = (rest: string, kind: RegExp) => new Set(rest.toLowerCase().match(kind)).size;

/** Twice as many as the longest real ad has; each costs time to read. */
const mostCharacters = 20_000;
const mostSentences = 1_500;

const requireWords = (words: string) => {
  if (words === '') throw invalid('text', messages.emptyAd);
  if (words.length > mostCharacters) throw invalid('text', messages.longAd);
  const rest = withoutLinks(words);
  if (rest === '') throw invalid('text', messages.onlyLink);
  const language = languageOf(words);
  if (language !== '' && language !== 'en') throw invalid('text', messages.otherLanguage);
  if (sentencesOf(words).length > mostSentences) throw invalid('text', messages.manySentences);
  if (different(rest, /\p{L}{2,}/gu) < leastInLetters || different(rest, /\p{L}{2,}|\d+/gu) < leastWords)
    throw invalid('text', messages.noAd);
};
