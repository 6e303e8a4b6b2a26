import { lostLineEnd } from './clause-starts.ts';

/** Longer sentences are several items whose line breaks were lost; they are split where an item may begin. */
const longest = 500;

/** Words whose full stop does not end a sentence. */
const abbreviation =
  /(?:\b(?:etc|incl|approx|min|max|no|vs|hrs?|hr|wk|p\.?w|p\.?a|pty|ltd|st|mr|mrs|ms|dr|aust|ref|ph|ext)|\b\p{L})\.$/iu;

/** "i.e." never ends a sentence; other abbreviations end one if the next word can begin one. */
const continues = (before: string, after: string) =>
  /\b(?:i\.e|e\.g)\.$/i.test(before) || (abbreviation.test(before) && /^ [\p{Ll}\d$(]/u.test(after));

/** Sentences and list items of a plain text, in order. Each is an exact part of the text. */
export const sentencesOf = (text: string): readonly string[] =>
  text.split('\n').flatMap(sentencesOfLine).flatMap(dividedIfLong);

/** Splits a sentence into items wherever a line break seems to be lost. A sentence with punctuation stays whole. */
export const itemsOf = (sentence: string): readonly string[] => dividedAt(sentence, lostLineEnd);

const end =
  /(?<![.!?…])[.!?…]+["')\]’”*]*(?= )|(?<=\p{Ll}\p{Ll})[.!?]+(?=\p{Lu}(?:\p{Ll}| ))|(?<=\s)[•·▪●*](?=\s)|(?<= )>(?= )|[;*](?= )/gu;

const sentencesOfLine = (line: string): readonly string[] => {
  const sentences: string[] = [];
  let start = 0;
  for (const match of line.matchAll(end)) {
    const stop = match.index + match[0].length;
    const before = line.slice(start, stop);
    if (match[0] === '.' && continues(before.slice(-12), line.slice(stop, stop + 2))) continue;
    sentences.push(before);
    start = stop;
  }
  return [...sentences, line.slice(start)].map(withoutBullet).filter(Boolean);
};

const withoutBullet = (sentence: string) => sentence.replace(/^[\s•·▪●*>–—-]+/u, '').trim();

const dividedAt = (text: string, boundary: RegExp): readonly string[] => {
  const places = [...text.matchAll(boundary)].map(({ index }) => index);
  return [0, ...places].map((from, index) => withoutBullet(text.slice(from, places[index]))).filter(Boolean);
};

const dividedIfLong = (sentence: string): readonly string[] =>
  sentence.length <= longest ? [sentence] : itemsOf(sentence).flatMap(cutBetweenWords);

/** The last resort, for text without any punctuation. */
const cutBetweenWords = (text: string): readonly string[] => {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > longest) {
    const mark = Math.max(rest.lastIndexOf(', ', longest), rest.lastIndexOf(': ', longest));
    const space = rest.lastIndexOf(' ', longest);
    const cut = mark > longest / 2 ? mark + 1 : space > 0 ? space : longest;
    pieces.push(rest.slice(0, cut));
    rest = rest.slice(cut).trim();
  }
  return [...pieces, rest];
};
