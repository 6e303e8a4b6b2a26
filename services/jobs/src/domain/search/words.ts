import { stemmer } from 'stemmer';

/** Words that say nothing about a job, because all jobs have them. */
const empty =
  'a an and are as at be by can for from has have he her his i in into is it its job jobs me my near of on or our ' +
  'please she that the their them they this to us vacancy vacancies was we will with you your';

/** Several words that are one notion, in ads and in queries alike. */
const notions: Readonly<Record<string, string>> = {
  'part time': 'parttime',
  'full time': 'fulltime',
  'front of house': 'frontofhouse',
  'back of house': 'kitchen',
  'front end': 'frontend',
  'back end': 'backend',
  'full stack': 'fullstack',
  'work from home': 'remote',
  'working from home': 'remote',
  'work from anywhere': 'remote',
  wfh: 'remote',
  'bar tender': 'bartender',
  'book keeper': 'bookkeeper',
  'book keeping': 'bookkeeping',
  'house keeper': 'housekeeper',
  'house keeping': 'housekeeping',
  'ware house': 'warehouse',
  'child care': 'childcare',
  'it support': 'helpdesk',
  'help desk': 'helpdesk',
  'service desk': 'helpdesk',
  'user experience': 'ux',
  'human resources': 'hr',
  'human resource': 'hr',
  'information technology': 'ict',
  'machine learning': 'machinelearning',
  'fork lift': 'forklift',
};

/** Signs that belong to a name. */
const signs = /c\+\+|c#|(?<![a-z0-9])\.net\b|\b(?:node|react|vue|next|express)\.js\b/g;
const named: Readonly<Record<string, string>> = { 'c++': ' cplusplus ', 'c#': ' csharp ', '.net': ' dotnet ' };

type Notion = Readonly<{ rest: readonly string[]; word: string }>;

/** Notions by their first word, longest first. */
const byFirst = new Map<string, Notion[]>();
for (const [phrase, word] of Object.entries(notions)) {
  const [first = '', ...rest] = phrase.split(' ');
  const others = byFirst.get(first) ?? [];
  byFirst.set(
    first,
    [...others, { rest, word }].toSorted((a, b) => b.rest.length - a.rest.length),
  );
}

/** Text as lower-case words of letters and digits, without accents. */
const lettersOf = (text: string): string[] => {
  const lower = text.toLowerCase();
  const spelled = lower.replace(signs, (sign) => named[sign] ?? ` ${sign.slice(0, -3)} `);
  if (/^\p{ASCII}*$/u.test(spelled)) return spelled.match(/[a-z0-9]+/g) ?? [];
  return (
    spelled
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
};

/** The same with notions made one word. */
const plainWords = (text: string): string[] => {
  const letters = lettersOf(text);
  const words: string[] = [];
  for (let at = 0; at < letters.length; at++) {
    const word = letters[at] ?? '';
    const notion = byFirst.get(word)?.find(({ rest }) => rest.every((next, i) => letters[at + 1 + i] === next));
    words.push(notion?.word ?? word);
    at += notion?.rest.length ?? 0;
  }
  return words;
};

/** Words that were stemmed before; an empty stem is that of a word that says nothing. */
const stems = new Map<string, string>(empty.split(' ').map((word) => [word, '']));
/** Misspellings come without end; real words do not. */
const mostStems = 200_000;

/** The stem of one word; numbers and very short words are their own. */
const stemOf = (word: string): string => {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = word.length < 4 || /\d/.test(word) ? word : stemmer(word);
  if (stems.size < mostStems) stems.set(word, stem);
  return stem;
};

/** The words of an ad as the index keeps them. */
export const wordsOf = (text: string): string[] => {
  const stemmed: string[] = [];
  for (const word of plainWords(text)) {
    const stem = stemOf(word);
    if (stem) stemmed.push(stem);
  }
  return stemmed;
};

/** The words of a query, each as typed and as the index knows it, each once. */
export const askedWords = (text: string): { typed: string; stem: string }[] =>
  [...new Set(plainWords(text))].flatMap((typed) => {
    const stem = stemOf(typed);
    return stem ? [{ typed, stem }] : [];
  });
