import { languageNames, type LanguagesAsked, languagesIn } from '@waratah/vocabulary/languages';
import { anyOf, pattern, quoteAround } from '../rule.ts';

const name = anyOf(...languageNames);
/** Like "Mandarin / Cantonese" or "English and Korean". */
const named = String.raw`\b${name}(?:(?:, | ?\/ ?| ?& ?|,? and |,? or |,? and\/or )${name}){0,4}\b`;

/** Those for whom the work is done, unless the word goes on as the name of a job: "customer service consultant". */
const people = anyOf(
  String.raw`(?:customers?|clients?)\b(?! (?:services?|support|success|care|relation\w*|liaison|manag\w+|advis\w+|account))`,
  String.raw`communit(?:y|ies)\b(?! (?:liaison|support|engagement|develop\w+|nurse|worker|officer|educator))`,
  String.raw`famil(?:y|ies)\b(?! (?:law\w*|support|services?|worker|educator))`,
  String.raw`(?:students?|patients?|participants?)\b(?! (?:services?|support|advis\w+|recruit\w+|counsel\w+|liaison))`,
  String.raw`markets?\b(?! (?:research\w*|analyst))`,
  String.raw`(?:residents?|visitors|tourists|travellers|guests|audiences?|people|persons?|individuals?|backgrounds?|populations?|countries|regions?|worlds?|buyers|investors|consumers|households|parents?|children|kids|child|boys?|girls?|lady|ladies|wom[ae]n|m[ae]n|gentlem[ae]n|elder\w*|seniors|migrants|refugees|callers|viewers|readers|suppliers|partners|stakeholders|businesses|colleagues)\b`,
);

/** Like "Mandarin speaking", but not "our Mandarin speaking customers". */
const speaking = pattern`${named}[ -](?:language[ -])?(?:speak(?:ing|ers?)|bilingual|fluen(?:t|cy)|language skills)\b(?![ -](?:(?:and|or) )?(?:\w+ )?${people})`;
/** Like "bilingual (Korean" or "fluent in written and spoken Japanese". */
const spoken = pattern`\b(?:bilingual|multilingual|fluen(?:t|cy)|speaks?|proficien(?:t|cy)|native)\b(?: (?:level|in|of|the|both|written|verbal|oral|spoken|read|and|or|skills?|language)){0,6}[ :(–-]{1,3}${named}(?![ -]speaking)`;
/** Whose work is the language itself. */
const ofLanguage = pattern`${named}(?: language)?,? (?:teachers?|tutors?|interpreters?|translators?|linguists?|transcribers?)\b|\b(?:interpreters?|translators?|linguists?|transcribers?)\b ?(?:[–:(,-]|of|for|in) ?${named}`;
/** A field of a form: "Language: English, Chinese". */
const field = pattern`^languages?(?: (?:required|requirements?|needed))?:.{0,40}`;

const demanding =
  /\b(?:must|essential|mandatory|necessary|required|requires?|requirement|needed|needs?|wanted|seeking|seeks?|looking for|search(?:ing)? for|hiring|is a must)\b/i;
/** It is only wished for, or not needed. */
const excused =
  /\b(?:prefer\w*|desir\w+|ideal\w*|advantage\w*|plus|bonus|welcomed?|optional|nice to have|regarded|beneficial|benefit|helpful|useful|asset|favou?r\w*|encourag\w+|considered|appreciated|valued|handy|or|not?|non|without|nor|don['’]?t|doesn['’]?t|needn['’]?t|if you|any|other languages?)\b/i;
const eitherOf = new RegExp(named, 'gi');

/** "Customers who speak Mandarin". */
const ofOthers = pattern`\b${people} (?:who|that)\b`;
const englishWillDo = pattern`\bEnglish or ${name}|${name} or English\b`;

/** A wish; between languages themselves, "or" leaves the choice among them. */
const isExcused = (text: string) =>
  excused.test(text.replace(eitherOf, '_')) || ofOthers.test(text) || englishWillDo.test(text);

const askedIn = (text: string, shapes: readonly RegExp[]): LanguagesAsked | undefined => {
  if (isExcused(text)) return undefined;
  for (const shape of shapes) {
    const found = shape.exec(text);
    const languages = languagesIn(found?.[0] ?? '').filter((language) => language !== 'English');
    if (found && languages.length > 0)
      return { anyOf: languages, quote: quoteAround(text, found.index, found[0].length) };
  }
  return undefined;
};

/** Whether the ad demands that somebody speaks another language than English: its title, or a sentence that demands. */
export const languagesAskedOf = (title: string, sentences: readonly string[]): LanguagesAsked | undefined => {
  const inTitle = askedIn(title, [speaking, spoken, ofLanguage]);
  if (inTitle) return inTitle;
  for (const sentence of sentences) {
    const shapes = demanding.test(sentence) ? [speaking, spoken, field] : [field];
    const asked = askedIn(sentence, shapes);
    if (asked) return asked;
  }
  return undefined;
};
