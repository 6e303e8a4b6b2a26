import { editDistance } from '@waratah/kit/search/edit-distance';
import { studentJobs } from '@waratah/vocabulary/occupations/chosen-trades';
import { families } from '@waratah/vocabulary/occupations/families';
import { titleWordsOf } from '@waratah/vocabulary/occupations/phrases';
import { tradeNameOf } from '@waratah/vocabulary/occupations/trade-names';

/** Words that people type around the name of a job. */
const fillers = new Set(
  `a an any as at for hire i in intern internship junior looking my of or graduate job like position role some the to trainee
  want with work working casual full part time`.split(/\s+/),
);

/** Words in Australian spelling, without accents, and with abbreviations as one word: "I.T." is "it". */
const wordsOf = (text: string): readonly string[] =>
  titleWordsOf(
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/\b(\p{L})\.(?=\p{L}\b)/gu, '$1'),
  );

const shortestStem = 4;

/** "Picking" and "picker" are forms of one word. */
const stemOf = (word: string) => {
  const stem = word.replace(/(?:ing|er|or)$/, '');
  return stem.length < shortestStem ? word : stem;
};

type Words = readonly string[];

const namings = [
  { code: studentJobs, label: wordsOf(tradeNameOf(studentJobs)), titles: [], skills: [] },
  ...families.map(({ code, label, name, titles, skills }) => ({
    code,
    label: wordsOf(label),
    titles: [...titles, name].map(wordsOf),
    skills: skills.map(wordsOf),
  })),
];

const isSame = (one: Words, other: Words) => one.length === other.length && one.every((word, at) => word === other[at]);
const beginsWith = (words: Words, typed: Words) => isSame(words.slice(0, typed.length), typed);
const endsWith = (words: Words, typed: Words) => isSame(words.slice(-typed.length), typed);
const hasAll = (words: Words, typed: Words) => typed.every((one) => words.includes(one));

const shortestPrefix = 3;
/** The last word may be half typed. */
const hasBegun = (words: Words, typed: Words) => {
  const last = typed.at(-1) ?? '';
  return (
    last.length >= shortestPrefix && hasAll(words, typed.slice(0, -1)) && words.some((word) => word.startsWith(last))
  );
};

const errorsIn = (word: string) => (word.length >= 8 ? 2 : word.length >= 5 ? 1 : 0);
const hasMisspelt = (words: Words, typed: Words) =>
  typed.every((one) => words.some((word) => editDistance(one, word, errorsIn(one)) <= errorsIn(one)));

const shortestJoined = 5;
/** "Fork lift" for forklift, and the other way round. */
const isJoined = (words: Words, typed: Words) => {
  const joined = typed.join('');
  return joined.length >= shortestJoined && words.join('').startsWith(joined);
};

const hasForms = (words: Words, typed: Words) => hasAll(words.map(stemOf), typed.map(stemOf));

type Naming = (typeof namings)[number];

/** How sure it is that a text means a family; 0 if it does not. Whole words come before begun and misspelt ones. */
const likelihoodOf = ({ label, titles, skills }: Naming, typed: Words): number => {
  const some = (is: (words: Words, typed: Words) => boolean) => titles.some((words) => is(words, typed));
  if (some(isSame)) return 100;
  if (hasAll(label, typed)) return 90;
  if (some(beginsWith)) return 80;
  if (some(endsWith)) return 75;
  if (isJoined(label, typed) || some(isJoined)) return 70;
  if (some(hasAll)) return 60;
  if (skills.some((words) => isSame(words, typed))) return 55;
  if (hasForms(label, typed) || some(hasForms)) return 50;
  if (hasBegun(label, typed)) return 40;
  if (some(hasBegun)) return 30;
  return hasMisspelt(label, typed) || some(hasMisspelt) ? 20 : 0;
};

/** Where some families are named by whole words, those that are only begun or misspelt are not meant. */
const leastBeside = (best: number) => (best >= 50 ? 50 : best);

const mostFound = 8;

const meantBy = (typed: Words): readonly string[] => {
  const found = namings
    .map((naming) => ({
      code: naming.code,
      likelihood: likelihoodOf(naming, typed),
      titles: naming.titles.filter((words) => hasAll(words, typed)).length,
    }))
    .filter(({ likelihood }) => likelihood > 0)
    .toSorted(
      (one, other) =>
        other.likelihood - one.likelihood ||
        other.titles - one.titles ||
        tradeNameOf(one.code).localeCompare(tradeNameOf(other.code), 'en'),
    );
  const least = leastBeside(found[0]?.likelihood ?? 0);
  return found.flatMap(({ code, likelihood }) => (likelihood >= least ? [code] : [])).slice(0, mostFound);
};

const isTelling = (word: string) => word.length >= shortestStem && word !== 'worker';

/**
 * The codes of families that a person may mean who types the name of a job, the likeliest first, at most eight. Of equally
 * likely ones the first is that which has more titles of the kind. Where no family has all words, the last one that some
 * family has tells: "Chinese translator", "waiter/waitress".
 */
export const tradesMeant = (text: string): readonly string[] => {
  const typed = wordsOf(text).filter((word) => !fillers.has(word));
  if (typed.length === 0) return [];
  const found = meantBy(typed);
  if (found.length > 0 || typed.length === 1) return found;
  for (const word of typed.filter(isTelling).toReversed()) {
    const codes = meantBy([word]);
    if (codes.length > 0) return codes;
  }
  return [];
};
