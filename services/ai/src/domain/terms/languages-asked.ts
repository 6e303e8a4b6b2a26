import { languageNames, type LanguagesAsked, languagesIn } from '@waratah/vocabulary/languages';
import { anyOf, pattern, quoteAround } from '../rule.ts';

const name = anyOf(...languageNames);
/** Like "Mandarin / Cantonese" or "English and Korean". */
const named = String.raw`\b${name}(?:(?:, | ?\/ ?| ?& ?| ?\+ ?|,? and |,? or |,? and\/or )${name}){0,4}\b`;
/** "Fluent", "excellent written and spoken" or "native-level", before a language. */
const command = String.raw`(?:(?:fully|fluent|near|native|bilingual|proficient|conversational|advanced|excellent|strong|good|basic|business|written|verbal|oral|spoken)(?:[ -]level)?(?: |, | & | and )){1,5}`;

const job = anyOf(
  'services?',
  'support',
  'success',
  'care',
  String.raw`relation\w*`,
  'liaison',
  String.raw`manag\w+`,
  String.raw`advis\w+`,
  'accounts?',
  'engagement',
  String.raw`develop\w+`,
  'nurses?',
  'workers?',
  'officers?',
  String.raw`educators?`,
  String.raw`law\w*`,
  String.raw`recruit\w+`,
  String.raw`counsel\w+`,
  String.raw`research\w*`,
  'analysts?',
  'leaders?',
  'members?',
);
/** Those with whom or for whom the work is done, unless the word goes on as the name of a job: "customer service consultant". */
const others = String.raw`(?:customers?|clients?|communit(?:y|ies)|famil(?:y|ies)|students?|patients?|participants?|markets?|team|staff)\b(?! ${job}\b)|(?:residents?|visitors|tourists|travellers|guests|audiences?|people|persons?|individuals?|backgrounds?|populations?|countries|regions?|worlds?|buyers|investors|consumers|households|parents?|children|kids|child|boys?|girls?|lady|ladies|wom[ae]n|m[ae]n|gentlem[ae]n|elder\w*|seniors|migrants|refugees|callers|viewers|readers|suppliers|partners|stakeholders|businesses|colleagues|directors|workers|drivers|cleaners|agents|crews?|groups?|offices?|wards?|units?|departments?|schools?|teams)\b`;

const speaking = String.raw`${named}[ -](?:language[ -])?(?:speak(?:ing|ers?)|bilingual|fluen(?:t|cy))\b(?![ -](?:(?:and|or) )?(?:\w+ ){0,2}(?:${others}))`;
/** In a title the word before tells whose language it is. */
const ofJob = String.raw`(?<!\b(?:for|with|to|of|non)[ -])`;

/** Shapes of titles. */
const titled = [
  pattern`${ofJob}${speaking}`,
  pattern`${ofJob}${named} (?:language )?skills\b`,
  pattern`\b(?:bilingual|multilingual|fluent|fluency|speaks?|native)\b(?: in)?[ :(–-]{1,3}${named}(?![ -]speaking)`,
  pattern`(?<!\bmuay )${named}(?: language)?,? (?:teachers?|tutors?|interpreters?|translators?|linguists?|transcribers?)\b(?! (?:aides?|assistants?|booking|co-?ordinat\w+|services?|liaison|manager|officer))`,
  pattern`^(?:\w+ ){0,2}(?:interpreters?|translators?|linguists?|transcribers?|(?:lote|languages?) teachers?)\b ?(?:[–:(,-]|of|in) ?${named}`,
  pattern`\bteachers? of ${named}`,
  pattern`\b(?:bilingual [\w ]{1,40}|teachers?) ?[–:(-]{1,2} ?(?:languages? ?)?[(]?${named}[)]?$`,
];

/** The language itself ends the clause, and is not that of wines, markets or a wall. */
const ends = String.raw`(?=\W*$|[,.;!)(]| (?:and|or|is|to|at|in|with|for|as|because|both|language|skills?|speakers?|fluen\w+)\b)`;

const essential = anyOf(
  'essential',
  'mandatory',
  'compulsory',
  'required',
  'necessary',
  'needed',
  'wanted',
  '(?:an? )?must',
  'non[ -]negotiable',
  'only',
);
const adjectives = String.raw`(?: (?!(?:for|with|of|by|to|our|their|when|if|who|whose|where|and)\b)[\w-]+){0,5}`;

/** Shapes of sentences that demand. */
const demanded = [
  pattern`^${adjectives} ?${speaking}(?: [\w-]+){0,6} (?:(?:is|are) )?(?:an? )?${essential}\b`,
  pattern`\b(?:seek(?:s|ing)?|looking for|search(?:ing)? for|in need of|hiring|needs?|requires?|for)(?: an?| the)?${adjectives} ${speaking}`,
  pattern`\b(?:must|needs? to|have to|has to|required to|will|applicants?|candidates?) (?:also )?(?:be able to |be )?(?:speak|read|write|communicate in|converse in|be|have)?(?: (?:and|read|write|fluency in|knowledge of|both|an?|able to speak|speak|in|of|the|command of|fluent|fluently|bilingual|native|proficient|conversational|advanced|excellent|strong|good|written|verbal|oral|spoken)){0,8} ${named}${ends}`,
  pattern`\b(?:fluency|fluent|bilingual|proficiency|proficient|${command}|command of|ability to (?:speak|read|write|converse in|communicate in))(?: (?:in|both|written|and|verbal|oral|spoken|of|the)){0,6} ?[(]?${named}(?: (?:language|skills?|speakers?|fluency|both|written|and|verbal|spoken)){0,4}[)]?(?: is| are)?[ :(-]{0,3}(?:an? )?${essential}\b`,
  pattern`^(?:native )?${named}(?: (?:language|skills?|fluency)){0,2}(?: is| are)?[ :–-]{1,3}(?:an? )?${essential}\b`,
  pattern`\b(?:requires?|requiring|needs?) (?:an? )?(?:fluency in |fluent |${command})${named}${ends}`,
  pattern`\b(?:needs?|requires?|seeking|looking for)(?: (?!(?:for|our|their)\b)[\w-]+){0,4} who (?:can |is |is able to )?(?:speaks?|converses? in|fluent in) ${named}`,
  pattern`\bonly ${speaking}`,
  pattern`\bonly (?:applicants?|candidates?) who (?:can |are able to )?(?:speak|are fluent in) ${named}`,
  pattern`\b(?:essential|vital|required|mandatory) that (?:you|applicants|candidates) (?:can |are able to )?(?:speak|are fluent in) ${named}`,
  pattern`^(?:essential|mandatory|required)(?: skills| criteria)?: ?(?:must be )?(?:fluency in |bilingual in |native |fluent |${command})${named}`,
  pattern`\bonly apply if you (?:can |are able to )?(?:speak|are fluent in) ${named}`,
];
/** What heads a list of what is demanded makes of its items. */
const listed = [
  pattern`^[^a-z]*(?:demonstrated |native |${command})?(?:fluent|fluency|proficient|proficiency|bilingual|native|${command})(?: (?:in|both|written|and|verbal|oral|spoken)){0,6} ?${named}`,
];
const field = pattern`^languages?(?: (?:required|requirements?|needed))?:.{0,40}`;

/** It is only wished for, not needed, asked, or of somebody else. */
const excused =
  /\b(?:prefer\w*|desir\w+|ideal\w*|advantage\w*|plus|bonus|welcomed?|optional|nice to have|regarded|beneficial|benefit|helpful|useful|asset|favou?r\w*|encourag\w+|considered|appreciated|valued|handy|would be|great if|not?|non|without|nor|\w+n['’]t|(?:do|does|did|is|are|ca|wo|need|would|should)nt|any|other|others|some|either|via|teach|communicate with|deal with|work with|working with)\b|\?|\bif(?! you)|\bwhen\b|\bwhile\b|\bwhere\b|\binterpreter service/i;
/** What may stand before a demand in spite of it. */
const harmless =
  /\bnative or (?:near[- ]native|fluent)\b|\bto be considered\b|\bonly apply if you\b|\bno experience (?:needed|required|necessary)\b|\bwill (?:only )?be considered\b|\bnon[ -]negotiable\b/gi;
const among = new RegExp(named, 'gi');
/** Something else would do too. */
const alternative = pattern`_(?: [\w-]+){0,3} or\b|\bor (?:[\w-]+ ){0,3}_`;
const englishToo = pattern`\bEnglish or ${name}|\b${name} or English\b`;
/** In a sentence, a bar or a comma leaves the choice too, unless somebody bilingual is asked. */
const englishWillDo = pattern`^(?!.*\bbilingual\b).*(?:\bEnglish(?: or |, | ?\/ ?|,? and\/or )${name}|\b${name}(?:,? or | ?\/ ?|,? and\/or )English\b)`;
/** "Customers who speak Mandarin", "staff who must". */
const ofOthers = pattern`\b(?:${others}) (?:who|that|whose)\b`;

/** Between languages themselves, "or" leaves the choice among them. */
const isExcused = (text: string) => {
  const read = text.replaceAll(harmless, 'native').replaceAll(among, '_');
  return excused.test(read) || alternative.test(read) || ofOthers.test(text);
};

const foundIn = (text: string, shapes: readonly RegExp[]): LanguagesAsked | undefined => {
  for (const shape of shapes) {
    const found = shape.exec(text);
    const languages = languagesIn(found?.[0] ?? '').filter((language) => language !== 'English');
    if (found && languages.length > 0)
      return { anyOf: languages, quote: quoteAround(text, found.index, found[0].length) };
  }
  return undefined;
};

const ofDemands =
  /\b(?:requirements?|required|essential|criteria|what you(?: wi|['’])?ll? (?:need|bring|have)|what you need|you (?:have|must have|will have|need)|must haves?|must have|to be successful|about you|looking for|skills and experience)\b/i;
const ofWishes =
  /^(?:preferred|preferabl\w|desirable|desired|advantag|nice to have|great to have|bonus|ideal|optional|not essential|you might|it would be)/i;

/** What a heading says of the items below it: that they are demanded, wished for, or neither. */
type Under = 'demands' | 'wishes' | 'neither';
/** Undefined for a sentence that is no heading. */
const underHeading = (sentence: string): Under | undefined => {
  if (languagesIn(sentence).length > 0) return undefined;
  if (ofWishes.test(sentence) && !/[.!?]$/.test(sentence)) return 'wishes';
  if (/:\W{0,3}$/.test(sentence))
    return isExcused(sentence) ? 'wishes' : ofDemands.test(sentence) ? 'demands' : 'neither';
  return /^(?:\w+ )?(?:requirements?|criteria)$/i.test(sentence) ? 'demands' : undefined;
};

/**
 * Whether the ad demands that somebody speaks another language than English: its title, a sentence that demands, or an
 * item under a heading that does. Under a heading of wishes nothing is demanded.
 */
export const languagesAskedOf = (title: string, sentences: readonly string[]): LanguagesAsked | undefined => {
  const inTitle = isExcused(title) || englishToo.test(title) ? undefined : foundIn(title, titled);
  if (inTitle) return inTitle;
  let under: Under = 'neither';
  for (const sentence of sentences) {
    const shapes = under === 'demands' ? [...demanded, ...listed] : demanded;
    const isFree = under !== 'wishes' && !isExcused(sentence);
    const asked = isFree ? foundIn(sentence, englishWillDo.test(sentence) ? [field] : [field, ...shapes]) : undefined;
    if (asked) return asked;
    under = underHeading(sentence) ?? under;
  }
  return undefined;
};
