/** Months of a line as '2024-02', only the year where no month is named; an end that has not come is 'Present'. */
export type Span = Readonly<{
  start: string;
  end: string;
  /** The line without its dates. */
  rest: string;
}>;

/** In English, Spanish and Portuguese: resumes mix them. */
const monthNames = [
  'jan(?:uary|eiro)?|ene(?:ro)?',
  'feb(?:ruary|rero)?|fev(?:ereiro)?',
  'mar(?:ch|zo|ço)?',
  'apr(?:il)?|abr(?:il)?',
  'mayo?|maio?',
  'june?|jun(?:io|ho)',
  'july?|jul(?:io|ho)',
  'aug(?:ust)?|ago(?:sto)?',
  'sept?(?:ember|iembre)?|set(?:embro)?',
  'oct(?:ober|ubre)?|out(?:ubro)?',
  'nov(?:ember|iembre|embro)?',
  'dec(?:ember)?|dic(?:iembre)?|dez(?:embro)?',
];
const months = monthNames.map((names) => new RegExp(String.raw`(?<!\p{L})(?:${names})(?!\p{L})`, 'iu'));

const month = String.raw`(?<!\p{L})(?:${monthNames.join('|')})(?!\p{L})\.?`;
const year = String.raw`(?:19|20)\d\d`;
const point = String.raw`(?:(?:\d{1,2}(?:st|nd|rd|th)? )?${month},? ?(?:de )?(?:${year}|['’]?\d\d(?!\d))|\d{1,2}[/.-]\d{1,2}[/.-]${year}|\d{1,2}[/.-]${year}|${year}[/.-]\d{1,2}(?!\d)|${year}年 ?\d{1,2}月|${year})`;
const now = String.raw`present|current(?:ly)?|now|today|ongoing|to date|date|till date|till now|at present|presente|actualidad|atual|至今`;
// slow-pattern: a line has at most 200 characters.
const between = String.raw`[\s)]*(?:-|–|—|~|\bto\b|\buntil\b|\btill\b|\ba\b|\bhasta\b|\baté\b)[\s(]*`;

const spanned = new RegExp(`(?<!\\d)(?<start>${point}|${month})${between}(?<end>${point}|(?:${now})(?!\\p{L}))`, 'iu');
const since = new RegExp(String.raw`\bsince (?<start>${point})`, 'iu');
/** 'Jan 2023 -' ends a line, or begins one before the words. */
const open = new RegExp(`(?<!\\d)(?<start>${point}) ?(?:-|–|—)\\s*$`, 'iu');
const begins = new RegExp(`^(?<start>${point}) ?(?:-|–|—|:|\\|) ?(?=\\p{L})`, 'iu');

const isNow = new RegExp(`^(?:${now})$`, 'iu');

const dateOf = (words: string, yearOfOther = ''): string => {
  if (isNow.test(words)) return 'Present';
  const short = /['’]?(\d\d)$/.exec(words)?.[1];
  const known = /(?:19|20)\d\d/.exec(words)?.[0] ?? (short === undefined ? yearOfOther : `20${short}`);
  const named = months.findIndex((name) => name.test(words)) + 1;
  const numbers = words.replace(known, ' ').match(/\d{1,2}/g) ?? [];
  const number = named || Number(numbers.at(-1) ?? 0);
  return number >= 1 && number <= 12 && known ? `${known}-${String(number).padStart(2, '0')}` : known;
};

// slow-pattern: a line has at most 200 characters.
const joins = /^[\s:|,;–—•·-]+|[\s:|,;–—•·(-]+$/g;

/** The words of a line around its dates. */
const restOf = (line: string, found: string) =>
  line
    .replace(found, '  ')
    .replaceAll(/\(\s*\)|\[\s*\]/g, ' ')
    .replaceAll(joins, '');

/** The months that a line names; undefined for a line without any. `begun` where a line that only begins with a month counts too. */
export const spanIn = (line: string, begun: boolean): Span | undefined => {
  const found = spanned.exec(line) ?? since.exec(line) ?? open.exec(line);
  if (found) {
    const { start = '', end = 'present' } = found.groups ?? {};
    const last = dateOf(end);
    return { start: dateOf(start, last.slice(0, 4)), end: last, rest: restOf(line, found[0]) };
  }
  const first = begun ? begins.exec(line) : null;
  return first ? { start: dateOf(first.groups?.['start'] ?? ''), end: '', rest: restOf(line, first[0]) } : undefined;
};
