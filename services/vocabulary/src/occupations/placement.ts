import { families, familyOf } from './families.ts';
import { byFirstWord, type Found, foundIn, partsOf, type Phrase, titleWordsOf } from './phrases.ts';
import { isHealthProfession } from './registration.ts';
import { remembered } from '../remembered.ts';
import { inEnglish } from './studies-abroad.ts';
import { writtenOut } from './study-words.ts';

/** A family that an ad, a degree or a resume is placed in, with a confidence from 0 to 1. */
export type Placement = Readonly<{ code: string; confidence: number }>;

/** Titles that many families share. Alone they say little, so the text decides. */
const general = new Set(
  `engineer developer scientist coach driver educator labourer producer editor therapist guide printer model retail
  teacher doctor assembler packer picker fitter loader carer trainer security cleaner administration admin accounts
  coordinator clerk administrator architect planner principal controller host server writer designer advocate builder`
    .split(/\s+/)
    .concat(
      'graduate engineer',
      'systems engineer',
      'all rounder',
      'leading hand',
      'project officer',
      'program officer',
      'project coordinator',
      'project administrator',
      'engineering intern',
      'undergraduate engineer',
      'quality assurance graduate',
      'operations manager',
      'solution consultant',
      'project engineer',
      'automation engineer',
      'research assistant',
      'research intern',
      'registrar',
    )
    .map((title) => titleWordsOf(title).join(' ')),
);

const sure = { phrase: 0.95, word: 0.85, general: 0.5 } as const;
/** Weight of the words after a bar or a dash in a title. */
const laterPart = 0.7;

const phrasesOf = (field: 'titles' | 'skills' | 'fields') =>
  families.flatMap((family) => family[field].map((text) => ({ words: titleWordsOf(text), code: family.code })));

const titles = byFirstWord(phrasesOf('titles'));
const skills = byFirstWord(phrasesOf('skills'));
const fields = byFirstWord(phrasesOf('fields'));

const confidenceOf = ({ words: [first = '', ...more] }: Phrase) =>
  general.has([first, ...more].join(' ')) ? sure.general : more.length > 0 ? sure.phrase : sure.word;

/** Words of titles that tell how or when somebody is employed rather than as what. */
const ofTerms = new Set(
  `casual part full time permanent perm temporary temp contract contractor fixed term ongoing weekend weekday day night
  afternoon evening morning shift roster hour week month immediate urgent start now hiring wanted needed required
  multiple several position role opportunity job new`.split(/\s+/),
);

/** At the end of a title, these make the words before them the subject that is taught, and this the family. */
const teaches: ReadonlyMap<string, string> = new Map([
  ['instructor', '242'],
  ['lecturer', '242'],
  ['trainer', '242'],
  ['tutor', '2492'],
]);
/** Whoever helps in a registered profession of health is not one of it: "Dentist Assistant". */
export const helpers: ReadonlySet<string> = new Set([
  'aide',
  'assistant',
  'helper',
  'receptionist',
  'secretary',
  'technician',
]);
/** Families of those who train bodies and animals: their titles say so in any order. */
const trainsBodies: ReadonlySet<string> = new Set(['361', '452']);

/** The longest phrase in a part of a title; of equally long ones the last, since the head of an English title is last. */
const longestIn = (words: readonly string[]): Found | undefined =>
  foundIn(words, titles).reduce<Found | undefined>(
    (longest, one) => (!longest || one.phrase.words.length >= longest.phrase.words.length ? one : longest),
    undefined,
  );

const leaders: ReadonlySet<string> = new Set(['manager', 'director', 'head', 'principal']);
export const deputies: ReadonlySet<string> = new Set(['assistant', 'deputy', 'associate', 'vice']);

/**
 * Other ways to say who leads what: "Director of Finance" as "Finance Director", "HR Assistant Manager" as "HR
 * Manager", and "IT Director" as "IT Manager".
 */
const ledAs = (words: readonly string[]): readonly (readonly string[])[] => {
  const at = words.findIndex((word, index) => leaders.has(word) && words[index + 1] === 'of');
  const turned = at < 0 ? words : [...words.slice(0, at), ...words.slice(at + 2), words[at] ?? ''];
  const led = turned.filter((word, index) => !(deputies.has(word) && leaders.has(turned[index + 1] ?? '')));
  return [led, led.map((word) => (leaders.has(word) ? 'manager' : word))];
};

/** The words of a part without those for whom or what the work is: "Educator for Trainee Nurses". */
const withoutPurpose = (words: readonly string[]): readonly string[] => {
  const at = words.indexOf('for');
  const before = words.slice(0, Math.max(0, at));
  return longestIn(before) ? before : words;
};

/** The phrase that tells what a part of a title leads, if it ends with that; else the longest phrase in it. */
const bestIn = (words: readonly string[]): Found | undefined => {
  const plain = longestIn(words);
  if (!words.some((word) => leaders.has(word))) return plain;
  const leading = [words, ...ledAs(words)]
    .map(longestIn)
    .filter((found) => found?.phrase.words.some((word) => leaders.has(word)));
  return leading[0] ?? plain;
};

/** What a part of a title calls the work. Whoever teaches the work of a phrase does not do it. */
const headOf = (words: readonly string[]): Phrase | undefined => {
  const best = bestIn(words);
  if (!best) return undefined;
  const { phrase, at } = best;
  const [last] = words
    .slice(at + phrase.words.length)
    .filter((word) => !ofTerms.has(word))
    .slice(-1);
  if (last !== undefined && helpers.has(last) && isHealthProfession(phrase.code)) return undefined;
  const code = last === undefined || trainsBodies.has(phrase.code) ? undefined : teaches.get(last);
  return last === undefined || code === undefined ? phrase : { words: [...phrase.words, last], code };
};

/**
 * The parts of a title. Two are joined if one of them completes the name of an occupation and names none of its own,
 * like "Project Engineer - Electrical".
 */
const namedPartsOf = (title: string) => {
  const parts: (readonly string[])[] = [];
  for (const words of partsOf(title).map(withoutPurpose)) {
    const before = parts.at(-1) ?? [];
    const joined = [...before, ...words];
    const [shorter = 0, longer = 0] = [lengthOfHead(before), lengthOfHead(words)].toSorted((one, other) => one - other);
    if (shorter === 0 && lengthOfHead(joined) > longer) parts.splice(-1, 1, joined);
    else parts.push(words);
  }
  return parts;
};

const lengthOfHead = (words: readonly string[]) => headOf(words)?.words.length ?? 0;

const keepHigher = (into: Map<string, number>, code: string, confidence: number) =>
  void into.set(code, Math.max(into.get(code) ?? 0, confidence));

const sorted = (placed: ReadonlyMap<string, number>): readonly Placement[] =>
  [...placed]
    .map(([code, confidence]) => ({ code, confidence }))
    .toSorted((one, other) => other.confidence - one.confidence || (one.code < other.code ? -1 : 1));

/** Whether a part of a title ends with a manager's word that the phrase does not have: it names what is led. */
const leadsMore = (words: readonly string[], { words: phrase }: Phrase) =>
  leaders.has(words.at(-1) ?? '') && !phrase.some((word) => leaders.has(word));
const ledOnly = 0.6;

/** Of who hires, not of what for. */
const hiring =
  /\b(?:rolling|bulk|mass|open|general|ongoing|urgent|annual|mid-year) recruitment\b(?! (?:consult|officer|advis|coordinat|special|partner|manager))|\brecruitment (?:drive|campaign|day|event|pool|round|process)\b/gi;

/** The families that a job title names, most confident first. */
export const familiesOfTitle = (title: string): readonly Placement[] => {
  const placed = new Map<string, number>();
  let named = false;
  for (const words of namedPartsOf(title.replace(hiring, ' '))) {
    const head = headOf(words);
    if (!head) continue;
    keepHigher(
      placed,
      head.code,
      confidenceOf(head) * (leadsMore(words, head) ? ledOnly : 1) * (named ? laterPart : 1),
    );
    named = true;
  }
  return sorted(placed);
};

/** The occupations that the parts of a title name, without those that many families share. */
export const occupationsInTitle = remembered(
  (title: string) => title,
  (title): ReadonlySet<string> =>
    new Set(
      namedPartsOf(title)
        .map((words) => headOf(words)?.words.join(' ') ?? '')
        .filter((name) => name !== '' && !general.has(name)),
    ),
);

/**
 * What a title calls the work: the words of its first part that names an occupation, else of its first part, without
 * those on times and terms. A title of nothing else keeps all its words.
 */
export const workInTitle = (title: string): readonly string[] => {
  const parts = partsOf(title)
    .map((words) => words.filter((word) => !ofTerms.has(word) && !/^(?:\d+x|x\d+)$/.test(word)))
    .filter((words) => words.length > 0);
  return parts.find((words) => headOf(words) !== undefined) ?? parts[0] ?? titleWordsOf(title);
};

/** In how many families a phrase occurs; one that many share tells little. */
const countsOf = (phrases: ReadonlyMap<string, readonly Phrase[]>) => {
  const counts = new Map<string, number>();
  for (const those of phrases.values())
    for (const { words } of those) counts.set(words.join(' '), (counts.get(words.join(' ')) ?? 0) + 1);
  return counts;
};
const skillCounts = countsOf(skills);

/** If two telling skills point to other families than the best one, the best one is not certain. */
const doubt = 1.5;

/** The families whose telling skills a text names, most confident first; each skill counts once. */
export const familiesOfText = (text: string): readonly Placement[] => {
  const weights = new Map<string, number>();
  const seen = new Set<string>();
  for (const { phrase } of foundIn(titleWordsOf(text), skills)) {
    const name = phrase.words.join(' ');
    if (seen.has(`${phrase.code} ${name}`)) continue;
    seen.add(`${phrase.code} ${name}`);
    weights.set(phrase.code, (weights.get(phrase.code) ?? 0) + 1 / (skillCounts.get(name) ?? 1));
  }
  const sum = [...weights.values()].reduce((total, weight) => total + weight, 0);
  return sorted(new Map([...weights].map(([code, weight]) => [code, weight / (sum + doubt)])));
};

/** Fields of study so broad that they lead to a family only if the degree names nothing narrower. */
const wide = new Set(
  `business,commerce,science,engineering,design,management,education,health science,health,administration,
  business administration,applied science,technology,mba`
    .split(',')
    .map((field) => field.trim()),
);
/** Confidence of a family that only a broad field of study leads to. */
export const wideConfidence = 0.65;
/** Fields that name a profession, and not which of its families is meant. */
const ofProfession: ReadonlySet<string> = new Set(['information technology']);
/** Confidence of a family that only such a field leads to. */
export const professionConfidence = 0.75;

/** The fields that mostly lead to a family are listed first in it, and count more. */
const leads = ({ words, code }: Phrase) => {
  if (wide.has(words.join(' '))) return wideConfidence;
  if (ofProfession.has(words.join(' '))) return professionConfidence;
  const all = familyOf(code)?.fields ?? [];
  return leading[all.findIndex((field) => titleWordsOf(field).join(' ') === words.join(' '))] ?? leadingLater;
};
const leading = [0.9, 0.88, 0.86] as const;
const leadingLater = 0.6;
const shorter = 0.7;
/** Longer texts are no names of studies. */
const longestStudy = 500;

/**
 * The families that a degree or a field of study leads to, most confident first; the more words in common, the more
 * confident.
 */
export const familiesOfStudy = (study: string): readonly Placement[] => {
  const found = foundIn(titleWordsOf(writtenOut(inEnglish(study.slice(0, longestStudy)))), fields);
  const telling = found.filter(({ phrase }) => leads(phrase) > professionConfidence);
  const longest = (telling.length > 0 ? telling : found).reduce(
    (most, { phrase }) => Math.max(most, phrase.words.length),
    0,
  );
  const placed = new Map<string, number>();
  for (const { phrase } of found)
    keepHigher(placed, phrase.code, leads(phrase) * (phrase.words.length === longest ? 1 : shorter));
  return sorted(placed);
};

/** If the title's confidence is below this, the ad's text is read too. */
const clearTitle = 0.8;
const textShare = 0.8;
const mostFamilies = 3;

/**
 * The families that an ad is placed in, at most three, most confident first: by its title, and by its text if the title
 * is not clear.
 */
export const familiesOfAd = (title: string, text: string): readonly Placement[] => {
  const named = familiesOfTitle(title);
  if ((named[0]?.confidence ?? 0) >= clearTitle) return named.slice(0, mostFamilies);
  const placed = new Map(named.map(({ code, confidence }) => [code, confidence]));
  for (const { code, confidence } of familiesOfText(text)) {
    const already = placed.get(code) ?? 0;
    placed.set(code, already + (1 - already) * textShare * confidence);
  }
  return sorted(placed).slice(0, mostFamilies);
};
