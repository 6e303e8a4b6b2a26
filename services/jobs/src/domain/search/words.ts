import { stemmer } from 'stemmer';

/** Words that do not distinguish jobs, because all jobs contain them. */
const empty =
  'a an and are as at be by can for from has have he her his i in into is it its job jobs me my near of on or our ' +
  'please she that the their them they this to us vacancy vacancies was we will with you your';

/** Phrases that are indexed and searched as one term. */
const phrases: Readonly<Record<string, string>> = {
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
  'lo licence': 'forklift',
  'lo license': 'forklift',
  'lf licence': 'forklift',
  'hr driver': 'heavyrigid',
  'hr truck': 'heavyrigid',
  'heavy rigid': 'heavyrigid',
  'mr driver': 'mediumrigid',
  'medium rigid': 'mediumrigid',
  'hc driver': 'heavycombination',
  'heavy combination': 'heavycombination',
  'all rounder': 'allrounder',
  'bar person': 'bartender',
  'mental health': 'mentalhealth',
};

/** Abbreviations of titles and their long forms; a title with one is found by the other. */
const abbreviations: Readonly<Record<string, string>> = {
  rn: 'registered nurse',
  en: 'enrolled nurse',
  ain: 'assistant in nursing',
  pca: 'personal care assistant',
  ot: 'occupational therapist',
  ba: 'business analyst',
  qa: 'quality assurance',
  hse: 'health safety environment',
  whs: 'work health safety',
  ohs: 'occupational health safety',
  ea: 'executive assistant',
  pa: 'personal assistant',
  bdm: 'business development manager',
  ect: 'early childhood teacher',
  cdp: 'chef de partie',
  gp: 'general practitioner',
  dba: 'database administrator',
  sre: 'site reliability engineer',
  pm: 'project manager',
  bi: 'business intelligence',
  dsw: 'disability support worker',
  seo: 'search engine optimisation',
  ca: 'contract administrator',
  cra: 'clinical research associate',
};

/** Whether a word is a usual abbreviation of a job title. */
export const isAbbreviation = (word: string): boolean => word in abbreviations;

/** Characters that belong to a name, as in c++. */
const signs = /c\+\+|c#|(?<![a-z0-9])\.net\b|\b(?:node|react|vue|next|express)\.js\b/g;
const named: Readonly<Record<string, string>> = { 'c++': ' cplusplus ', 'c#': ' csharp ', '.net': ' dotnet ' };

type Phrase = Readonly<{ rest: readonly string[]; word: string }>;

/** Phrases by their first word, longest first. */
const byFirst = new Map<string, Phrase[]>();
for (const [phrase, word] of Object.entries(phrases)) {
  const [first = '', ...rest] = phrase.split(' ');
  const others = byFirst.get(first) ?? [];
  byFirst.set(
    first,
    [...others, { rest, word }].toSorted((a, b) => b.rest.length - a.rest.length),
  );
}

/** Splits a text into lower-case words of letters and digits, without accents. */
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

/** The same, with each phrase as one term. */
const plainWords = (text: string): string[] => {
  const letters = lettersOf(text);
  const words: string[] = [];
  for (let at = 0; at < letters.length; at++) {
    const word = letters[at] ?? '';
    const phrase = byFirst.get(word)?.find(({ rest }) => rest.every((next, i) => letters[at + 1 + i] === next));
    words.push(phrase?.word ?? word);
    at += phrase?.rest.length ?? 0;
  }
  return words;
};

/** Words whose stem would equal that of an unrelated word, like intern and international. */
const ownStems = 'international internationally internal internally';

/** A cache of stems; a stop word has an empty stem. */
const stems = new Map<string, string>([
  ...empty.split(' ').map((word) => [word, ''] as const),
  ...ownStems.split(' ').map((word) => [word, word.replace(/ly$/, '')] as const),
]);
/** Limits the cache, because there are many more misspellings than words. */
const maxStems = 200_000;

/** The stem of a word; numbers and very short words are not changed. */
const stemOf = (word: string): string => {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = word.length < 4 || /\d/.test(word) ? word : stemmer(word);
  if (stems.size < maxStems) stems.set(word, stem);
  return stem;
};

/** The terms of an ad's text in the index. */
export const wordsOf = (text: string): string[] => {
  const stemmed: string[] = [];
  for (const word of plainWords(text)) {
    const stem = stemOf(word);
    if (stem) stemmed.push(stem);
  }
  return stemmed;
};

const spelledOut = Object.entries(abbreviations).map(([short, long]) => [short, wordsOf(long)] as const);

/** The terms of a title: phrases also by their parts, and both the short and the long form of abbreviations. */
export const titleWordsOf = (title: string): string[] => {
  const words = [...new Set([...wordsOf(title), ...lettersOf(title).map(stemOf).filter(Boolean)])];
  const more = spelledOut.flatMap(([short, long]) => {
    if (words.includes(short)) return long.filter((word) => !words.includes(word));
    const stands = words.some((_, at) => long.every((word, index) => words[at + index] === word));
    return stands ? [short] : [];
  });
  return [...words, ...more];
};

/** The unstemmed words, to find corrections for misspelt ones. */
export const spellingsOf = (text: string): string[] => [...new Set(lettersOf(text))];

/** The stem of an unstemmed word. */
export const stemOfWord = (word: string): string => stemOf(word);

/** A word as typed and its term in the index. */
export type AskedWord = Readonly<{ typed: string; stem: string }>;

/** The distinct words of a query. */
export const askedWords = (text: string): AskedWord[] =>
  [...new Set(plainWords(text))].flatMap((typed) => {
    const stem = stemOf(typed);
    return stem ? [{ typed, stem }] : [];
  });
