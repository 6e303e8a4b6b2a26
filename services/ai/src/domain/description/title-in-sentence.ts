import { ownName } from '@waratah/vocabulary/skill-names';
import { nameOf } from './names.ts';
import { plainTitleOf } from './plain-title.ts';
import { soughtIn } from './sought.ts';
import { wordsOf } from './title-words.ts';
import { titleWords, tradeOf } from './trade.ts';
import { withoutPreferences } from './who-may-apply.ts';

const plainWords = /^\p{Script=Latin}[\p{Script=Latin}'’-]*(?: \p{Script=Latin}[\p{Script=Latin}'’-]*){0,6}$/u;
const vowel = /[aeiouy]/i;
const isInCapitals = (words: string) => words === words.toUpperCase() && words !== words.toLowerCase();

/** A word typed in capitals in small letters, unless it is an abbreviation. */
const calm = (word: string, isShouted: boolean): string => {
  if (word.length < 2 || !isInCapitals(word) || !vowel.test(word)) return word;
  const isOrdinary = isShouted || (word.length > 4 && wordsOf(word).every((one) => titleWords.has(one)));
  return isOrdinary ? (ownName(word) ?? word.toLowerCase()) : word;
};

/** Names that are ordinary words without their capital. */
const homonyms: ReadonlySet<string> = new Set(['Polish']);

/** The words of a title within a sentence: "a Thai cook", not "a thai cook"; "an RN", not "an rn". */
const wordsInSentence = (title: string): readonly string[] => {
  const isShouted = isInCapitals(title);
  const words = title.split(' ').map((word) => nameOf(word) ?? calm(word, isShouted));
  const [first = '', ...others] = words;
  const isSentenceCase = others.every(
    (word) => word === word.toLowerCase() || isInCapitals(word) || (nameOf(word) ?? ownName(word)) !== undefined,
  );
  const keepsCapital = nameOf(first) ?? ownName(first) ?? /\p{Lu}/u.exec(first.slice(1));
  if (!isSentenceCase || keepsCapital || homonyms.has(first) || isInCapitals(first)) return words;
  return [first.charAt(0).toLowerCase() + first.slice(1), ...others];
};

/** Names of a field of work, which no one can be: an employer looks for no "marketing". */
const fields: ReadonlySet<string> = new Set(
  `accounts admin analytics audit bakery bar butchery cabinetry cafe carpentry childcare communications construction data delivery
  design despatch dispatch engineering entry events factory farm finance floor forklift helpdesk hospitality hotel housekeeping hr
  ict intelligence it joinery kitchen law logistics mailroom media midwifery navy nightfill office operations payroll physiotherapy
  promotions qa reception restaurant retail sales science sciences security service services shift shifts shop software store
  strata success support tax tea technology telesales traffic trade trades ui ux warehouse whs work
  army force fill thru foh boh seo sem analysis resources relations claims controls goods grounds laws alterations
  presales telecommunications arts centre counter`.split(/\s+/),
);
const fieldPhrases: ReadonlySet<string> = new Set([
  'front of house',
  'back of house',
  'cash in transit',
  'door to door sales',
]);
const fieldEnd = /(?:.{2}ing|ics|ology|istry|ation|ment|ance|ence|care|ship)$/;
const mass: ReadonlySet<string> = new Set('staff waitstaff crew personnel help labour labor'.split(' '));
const plural = /(?:[^su]s|men|people)$/;
const isPlural = (head: string) => plural.test(head) && nameOf(head) === undefined;
const prepositions: ReadonlySet<string> = new Set('for in at with of to on from'.split(' '));

const isField = (phrase: string, head: string) =>
  fields.has(head) || fieldEnd.test(head) || fieldPhrases.has(phrase.toLowerCase());
const isMass = (phrase: string, head: string) => mass.has(head) && !/['’]s /.test(phrase);

/** The word of a title that says whom it means: the last one, or the last one before "for", "in" or "of". */
const headOf = (words: readonly string[]) => {
  const at = words.findIndex((word, index) => index > 0 && prepositions.has(word.toLowerCase()));
  return (words.at(at === -1 ? -1 : at - 1) ?? '').toLowerCase();
};

/** Letters whose names begin with a vowel sound. */
const spelledWithVowel = /^[aefhilmnorsx]$/i;
/** Abbreviations that are said as a word. */
const saidAsWord = /^(?:mig|num|lame|naati|nata|haccp|sap|scada|tafe|tesol|celta|sas)$/i;
const silent = /^(?:hour|honest|honou?r|heir)/i;
const soundsLikeConsonant = /^(?:uni(?!n)|us[eu]|ute|util|uro|ukr|uyg|eu|ewe|on(?:e|ce)\b)/i;

const articleFor = (first: string) => {
  const [start = ''] = first.split('-');
  const isSpelled = start.length === 1 || (isInCapitals(start) && !saidAsWord.test(start));
  const takesAn = isSpelled
    ? spelledWithVowel.test(start.charAt(0))
    : silent.test(start) || (/^[aeiou]/i.test(start.normalize('NFKD')) && !soundsLikeConsonant.test(start));
  return takesAn ? 'an' : 'a';
};

/** Places that take an article: "for a Thai restaurant". */
const place =
  /^(?:restaurant|cafe|café|bar|pub|shop|store|hotel|motel|gym|farm|warehouse|clinic|school|club|bakery|salon|kitchen|office|family|company|business|hospital|firm|practice|centre|factory|supermarket)$/i;
const owned = /['’]s?$/i;
const determiners: ReadonlySet<string> = new Set('a an the our my your this one two'.split(' '));

/** Words with an article before a place that has none: "wait staff for Thai restaurant". */
const withArticles = (words: readonly string[]): readonly string[] => {
  const at = words.findIndex((word, index) => index > 0 && /^(?:for|in|at)$/i.test(word));
  const after = at === -1 ? [] : words.slice(at + 1);
  const [first = ''] = after;
  const needsArticle =
    after.length < 4 &&
    place.test(after.at(-1) ?? '') &&
    !determiners.has(first.toLowerCase()) &&
    !after.some((word) => owned.test(word));
  return needsArticle ? [...words.slice(0, at + 1), articleFor(first), ...after] : words;
};

/** One person or several by the words of one occupation, without an article; undefined for a field of work. */
const namedPerson = (plain: string): Readonly<{ phrase: string; isOne: boolean; first: string }> | undefined => {
  if (!plainWords.test(plain)) return undefined;
  const words = withArticles(wordsInSentence(plain));
  const [first = ''] = words;
  const head = headOf(words);
  const phrase = words.join(' ');
  if (isField(phrase, head)) return undefined;
  return { phrase, isOne: !isMass(phrase, head) && !isPlural(head), first };
};

/** "Shed hand / rouseabout" is a shed hand or rouseabout, if each of both is an occupation. */
const alternativesIn = (plain: string): readonly string[] => {
  const parts = plain.split('/').map((part) => part.trim());
  return parts.length === 2 && parts.every((part) => tradeOf(part) !== undefined) ? parts : [plain];
};

const personIn = (words: string): string | undefined => {
  const plain = words.replaceAll(/ [&+] /g, ' and ');
  const named = alternativesIn(plain).map(namedPerson);
  const known = named.filter((one) => one !== undefined);
  const [one] = known;
  if (!one || known.length < named.length) return undefined;
  const phrase = known.map((other) => other.phrase).join(' or ');
  return one.isOne ? `${articleFor(one.first)} ${phrase}` : phrase;
};

/**
 * Whom the title means, within a sentence: "a weekend barista", "bar staff", "kitchen hands"; undefined if it names a field
 * of work or is not plain words.
 */
export const personOf = (title: string): string | undefined =>
  soughtIn(title)
    .map(personIn)
    .find((person) => person !== undefined);

/** The title by itself, with a capital at its beginning: "Marketing". */
export const shownTitle = (title: string): string => {
  const plain = plainTitleOf(withoutPreferences(title));
  const isShouted = isInCapitals(plain);
  const words = plain.replace(/[\p{L}\p{N}]+/gu, (word, at: number) =>
    plain.charAt(at - 1) === '/' ? word : (nameOf(word) ?? calm(word, isShouted)),
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
};
