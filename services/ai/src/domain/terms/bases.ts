import { anyOf, type Quoted } from '../rule.ts';

/** A kind of employment that is offered; an ad may offer several. */
export type Basis = Quoted<'full_time'> | Quoted<'part_time'> | Quoted<'casual'>;

const noun = anyOf(
  'roles?|positions?|jobs?|contracts?|opportunit(?:y|ies)|employment|basis|work|hours|vacanc(?:y|ies)|appointment',
  'permanent|ongoing|temporary|fixed[ -]term|maternity|parental|or|and|/|days?|shifts?',
);
const label = '(?:employment|job|work|position|contract|role)? ?(?:type|status|basis|hours|term|category)s?';
const leadIn = anyOf(
  'permanent|temporary|ongoing|contract|casual|fixed[ -]term|this is a|we are offering|role|position',
);

/** What a kind of employment describes that is no work. */
const noTrade = anyOf(
  '(?:and|or|but|with|for|in|at|on|of|to|as|is|are|may|can|will|you|we|if|when|while|pay|loading|rates?|staff|team|teams|workers?|employees?|students?|study|stud(?:y|ies)|dress|attire|wear|clothes|clothing|vibe|feel|style|dining|friday|fridays|environment|atmosphere|approach|culture|workplace|conversations?|relief)\\b',
);

/** The words as a description of the job, not of a lifestyle or a career. */
const offered = (words: string) =>
  // slow-pattern: an item has at most 500 characters.
  new RegExp(
    anyOf(
      `\\b${words}[ ,:(–-]{1,3}(?:[\\w-]+ ){0,2}?${noun}(?![\\w-])`,
      `\\b${leadIn}[ ,:/(–|-]{1,3}${words}\\b`,
      `\\b${label} ?[:=–-] ?(?:[\\w-]+[ ,/]+){0,2}${words}\\b`,
      `^\\W*${words}\\b\\W*(?:$|[-–|,:(/])`,
      `\\b(?:hours (?:are|will be)|(?:role|position|job|work|contract|employment) (?:is|will be)) (?:(?:an?|offered|on a|permanent|ongoing|temporary) ){0,2}${words}\\b(?! (?:dress|attire|clothes|students?))`,
      // The work itself behind it: "Full time baker", "Casual kitchen hand".
      `^\\W*(?:we (?:are looking for|need|want|seek) )?(?:an? )?${words} (?!${noTrade})[a-z]{2,}`,
      `\\b(?:looking for|need|want|seek(?:ing)?|hiring|wanted:?) (?:an? )?(?:[a-z]+ )?${words} (?!${noTrade})[a-z]{2,}`,
      // Alone between commas, and beside the pay: "Cook, full time, $45,000", "$52,000 a year full time".
      `[,;|] ?${words} ?(?=[,;|.]|$)`,
      `\\b${words}[ ,;:–|-]{1,3}(?:salary |pay |flat |wage )?(?:of )?\\$ ?\\d`,
      `\\b${words}[ ,;:–|-]{1,3}(?:salary |pay |wage )?\\d{2,3}(?:k\\b|,\\d{3})`,
      `\\$ ?\\d[\\d,.]*k?(?: ?(?:an?|per|p\\.?|/) ?(?:year|annum|a\\b\\.?|y(?:ea)?r|hour|hr|h\\b))?[ ,;–-]{1,3}${words}\\b(?! (?:loading|staff|team|workers|employees|equivalent))`,
      `(?:full|part)[ -]?time ?(?:/|,|\\bor\\b|\\band\\b|&) ?${words}\\b`,
      `[|(–-] ?${words}\\b ?[|)–-]|\\(${words}\\)`,
      // The rate of pay: "$29 an hour casual".
      `\\b(?:hour|hr|p/?h)\\b,? (?:as an? )?${words}\\b(?! loading)`,
    ),
    'i',
  );

/** The rate of casuals, or their loading within the pay: "$28 casual rate", "$30 an hour including casual loading". */
const casualRate = anyOf(
  '\\bcasual (?:hourly )?rate(?: of| is|:)? ?\\$ ?\\d|\\$ ?[\\d.]+(?: (?:an|per) hour| ?/ ?h(?:ou)?r?)? (?:loaded )?casual rate\\b',
  '\\b(?:incl\\w*\\.?|inc\\.?|with)(?: of)?(?: the)?(?: (?:25 ?% )?casual| 25 ?%) loading\\b|\\bincl\\w*(?: of)? loading(?=\\W*$|[.)])',
  '\\b(?:casual )?loading,? (?:is )?(?:already )?incl\\w*\\b',
);

const bases = [
  ['full_time', offered('full[ -]?time')],
  ['part_time', offered('part[ -]?time')],
  // slow-pattern: an item has at most 500 characters.
  ['casual', new RegExp(anyOf(offered('casual'), casualRate), 'i')],
] as const;

/** Sentences about students, studies, experience, rights and present staff. */
// slow-pattern: an item has at most 500 characters.
const elsewhere =
  /\b(?:rights?|visas?|entitled|eligible|stud(?:y|ies|ents?)|enrolled|equivalent|experience|supervis\w+|manag(?:e|ing) (?:\w+ )?(?:full|part|casual)|(?:team|staff) of\b(?=.*(?:full|part|casual))|our (?:full|part)|casual (?:dress|friday|attire|clothes)|smart casual|flexib\w+|arrangements|job[ -]shar\w+|parental|return to work|convert\w*|lead(?:ing)? to|become)\b/i;

/** "Contract TypeFull time", as pasted from a page: a label that lost the space before its value. */
const glued =
  /(?<=\b(?:type|status|basis|hours|term)|(?:Type|Status|Basis|Hours|Term))(?=(?:Full|Part)[ -]?[Tt]ime\b|Casual\b)/g;
const unglued = (item: string) => item.replaceAll(glued, ': ');

/** The kinds of employment that title and text offer, each with the first words that say so. */
export const basesOf = (title: string, items: readonly string[]): readonly Basis[] =>
  bases.flatMap(([kind, words]): readonly Basis[] => {
    // slow-pattern: a word and one optional sign.
    const inTitle = new RegExp(kind.replace('_', '[ -]?'), 'i').test(title);
    const quote = inTitle ? title : items.find((item) => words.test(unglued(item)) && !elsewhere.test(item));
    return quote === undefined ? [] : [{ kind, quote }];
  });
