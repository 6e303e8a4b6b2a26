import { inPlainLetters } from './letter-shapes.ts';
import { closeUp } from './spaced-letters.ts';

/**
 * The words of HTML as plain text, with one line per block so that sentences stay apart. Reads the text in one pass, so
 * that hostile markup takes no longer than its length.
 */
export const plainTextOf = (html: string): string => {
  const parts: string[] = [];
  let at = 0;
  let hidden: string | undefined;
  for (const match of html.matchAll(tag)) {
    const before = html.slice(at, match.index);
    if (!hidden) parts.push(before);
    at = match.index + match[0].length;
    const name = match[2]?.toLowerCase() ?? '';
    if (hidden) hidden = match[1] === '/' && name === hidden ? undefined : hidden;
    else if (unseen.has(name) && match[1] === '') hidden = name;
    else if (!inline.has(name)) parts.push(name === 'br' ? softBreak : hardBreak);
    // The text before and after a removed tag must not form a new tag.
    else parts.push(unfinished.test(before) ? ' ' : '');
  }
  if (!hidden) parts.push(html.slice(at));
  return tidy(unescaped(parts.join('')));
};

/** A comment, or a tag with its slash and name; `a < b` is neither. */
const tag = /<!--[^<>]*-->|<(\/?)([a-z][a-z0-9]*)(?![a-z0-9])[^<>]*>/gi;
/** The beginning of an unfinished tag. */
const unfinished = /<\/?[a-z0-9]*$/i;
const unseen: ReadonlySet<string> = new Set(['script', 'style', 'template', 'noscript']);
const inline: ReadonlySet<string> = new Set([
  'a',
  'abbr',
  'b',
  'em',
  'font',
  'i',
  'mark',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
  '',
]);

/** Placeholders from Unicode's private use area: one for a definite line break, one for a possible wrapped line. */
const hardBreak = '\ue000';
const softBreak = '\ue001';

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  hellip: '…',
  middot: '·',
};

const unescaped = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{1,8}));/gi, (whole, decimal, hex, name) => {
    if (decimal) return characterOf(Number(decimal));
    return hex ? characterOf(Number.parseInt(hex, 16)) : (entities[name.toLowerCase()] ?? whole);
  });

const characterOf = (code: number) =>
  code >= 0x20 && code <= 0x10_ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ' ';

/** Words that are not HTML, in the same form as those of `plainTextOf`. */
export const plainWords = (text: string): string => tidy(text);

/** A line that was wrapped is joined with the next one; every other line break is kept. */
const tidy = (text: string) => joinLines(closeUp(inPlainLetters(withPlainSpaces(text)))).trim();

/** What is shown from right to left, though its letters are not: up to the end of the line or of the change. */
const turnedRound = /\u202e([^\n\u202c-\u202e\ue000\ue001]*)/gu;
/** Letters and signs without ink. */
const blanks = /[\u115f\u1160\u2800\u3164\uffa0]/gu;

const withPlainSpaces = (text: string) =>
  text
    .replace(/[\r\n]+/g, softBreak)
    .replace(/\u00ad ?\ue001 ?/gu, '')
    .replace(turnedRound, (_whole, letters: string) => Array.from(letters).toReversed().join(''))
    .replace(blanks, ' ')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\p{Cc}|[\u2028\u2029\ufff9-\ufffb]/gu, ' ')
    .replace(/[\p{Zs}\t]+/gu, ' ')
    .replace(/ ?[\ue000\ue001][\ue000\ue001 ]*/g, (breaks) => (breaks.trim() === softBreak ? softBreak : '\n'));

/**
 * A wrapped line is divided within a word, or continues in lower case without a full stop before it, or ends in a word
 * that no sentence ends in.
 */
const joinLines = (text: string) =>
  text
    .replace(/(?<=[\p{L}\p{N}])[-\u2010]\ue001(?=\p{Ll})/gu, (_divided, at: number) =>
      keepsHyphen.test(lastLetters(text, at)) ? '-' : '',
    )
    .replace(/(?<![.:;!?•])\ue001(?=\p{Ll})/gu, ' ')
    .replaceAll(softBreak, (_break, at: number, joined: string) =>
      neverLast.test(lastLetters(joined, at)) ? ' ' : '\n',
    );

/** No word that is looked for is longer. */
const lastLetters = (text: string, end: number) => text.slice(Math.max(0, end - 12), end);

/** First parts of words like "full-time", "non-citizens" and "12-month". */
const keepsHyphen =
  /(?:^|[^\p{L}])(?:full|part|half|fixed|long|short|non|on|off|self|well|one|two|three|four|five|six|nine|twelve|visa|award|cash|in|work)$|\p{N}$/iu;

/** Not "only", "no" or "for", in which entries of lists and headings end: "Weekends only", "What we look for". */
const neverLast = /(?:^|[^\p{L}])(?:a|an|the|be|of|or|and|as|must|our|your|their|than)$/iu;
