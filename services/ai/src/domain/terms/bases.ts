import { anyOf, type Quoted } from '../rule.ts';

/** A kind of employment that is offered; an ad may offer several. */
export type Basis = Quoted<'full_time'> | Quoted<'part_time'> | Quoted<'casual'>;

const noun = anyOf(
  'roles?|positions?|jobs?|contracts?|opportunit(?:y|ies)|employment|basis|work|hours|vacanc(?:y|ies)|appointment|programs?|gigs?',
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
  anyOf(
    `\\b${words}[ ,:(–-]{1,3}(?:[\\w-]+ ){0,2}?${noun}(?![\\w-])`,
    `\\b${leadIn}[ ,:/(–|-]{1,3}${words}\\b`,
    `\\b${label} ?[:=–-] ?(?:[\\w-]+[ ,/]+){0,2}${words}\\b`,
    `^\\W*${words}\\b\\W*(?:$|[-–|,:(/])`,
    `\\b(?:hours (?:are|will be)|(?:role|position|job|work|contract|employment|appointment|program|opportunity) (?:is|will be)) (?:(?:an?|offered|on a|permanent|ongoing|temporary) ){0,2}${words}\\b(?! (?:dress|attire|clothes|students?))`,
    // The work itself behind it: "Full time baker", "Casual kitchen hand".
    `^\\W*(?:we (?:are looking for|need|want|seek) )?(?:an? )?${words} (?!${noTrade})[a-z]{2,}`,
    `\\b(?:looking for|needs?|wants?|seeks?|seeking|hiring|wanted:?) (?:an? )?(?:[a-z]+ )?${words} (?!${noTrade})[a-z]{2,}`,
    // Alone between commas, and beside the pay: "Cook, full time, $45,000", "$52,000 a year full time".
    `[,;|] ?${words} ?(?=[,;|.]|$)`,
    `\\b${words}[ ,;:–|-]{1,3}(?:salary |pay |flat |wage )?(?:of |at |@ ?)?\\$ ?\\d`,
    `\\b${words}[ ,;:–|-]{1,3}(?:salary |pay |wage )?\\d{2,3}(?:k\\b|,\\d{3})`,
    `\\$ ?\\d[\\d,.]*k?(?: ?(?:an?|per|p\\.?|/) ?(?:year|annum|a\\b\\.?|y(?:ea)?r|hour|hr|h\\b))?[ ,;–-]{1,3}${words}\\b(?! (?:loading|staff|team|workers|employees|equivalent))`,
    `(?:full|part)[ -]?time ?(?:/|,|\\bor\\b|\\band\\b|&) ?${words}\\b`,
    `[|(–-] ?${words}\\b ?[|)–-]|\\(${words}\\)|\\w [–|-] ${words}\\W*$`,
    // The rate of pay: "$29 an hour casual".
    `\\b(?:hour|hr|p/?h)\\b,? (?:as an? )?${words}\\b(?! loading)`,
  );

/**
 * Whatever else its item tells: "This is a permanent full-time role with flexible hours for who has experience", "Job type:
 * Full time" in a text that lost its lines.
 */
const plainly = (words: string) =>
  anyOf(
    `\\b(?:this is an?|(?:role|position|job|appointment) (?:is|will be)(?: an?)?|offered (?:in|on|as) an?) (?:(?:new|permanent|ongoing|temporary|fixed[ -]term|exciting)[ ,]+(?:and )?){0,2}${words}\\b(?! (?:equivalent|stud))`,
    `\\b(?:job|work|employment|position|contract|time|worker) ?(?:type|status|basis|schedule) ?[:=–-] ?(?:permanent[ ,/–-]+)?${words}\\b`,
    `\\bpermanent[ ,–|-]{1,3}(?:and )?${words},? (?:role|position|opportunity|basis|job)\\b`,
  );

/** Of hours alone: "Full time in our office", "Full-time with every second Friday off", "someone part time". */
const timed = (words: string) =>
  anyOf(
    `^\\W*${words} ?(?:(?:in|at|on|across) (?:our|the|an?|site|[A-Z])|with (?:an?|every|some)\\b|\\+|m(?:on)? ?[–-] ?f)`,
    `\\b(?:(?:opportunity|opening|vacancy)(?: \\w+){0,4} for|recruiting(?: for)?|requir(?:es|ing)|invited for) (?:the services of )?(?:an? |one |two |\\d+ )?${words} (?!${noTrade})[a-z]{2,}`,
    `\\b${words} ?(?:/|\\bor\\b|\\band\\b|&) ?(?:full|part)[ -]?time\\b`,
    `\\b(?:someone|somebody|a person|people)(?: to work)? ${words}\\b|\\b(?:fri|sat|sun)(?:day|urday)?s?,? ${words}\\b(?! (?:staff|team|workers|employees|study))`,
  );

/** Of people alone: "Casuals wanted", "hiring casual staff", "employed as a casual". */
const casuals = anyOf(
  '\\bcasuals?(?: (?:staff|workers|crew|team members))? (?:are )?(?:wanted|needed|required)\\b',
  '\\b(?:hiring|recruiting|looking for|need|want|seek(?:ing)?) (?:some |more |new |\\d+ )?casual (?:staff|workers|crew|team)\\b',
  '\\b(?:employed|engaged|paid|work) as an? casual\\b(?! (?:conversation|observer))',
);

/** The rate of casuals, or their loading within the pay: "$28 casual rate", "$30 an hour including casual loading". */
const casualRate = anyOf(
  '\\bcasual (?:hourly )?rate(?: of| is|:)? ?\\$ ?\\d|\\$ ?[\\d.]+(?: (?:an|per) hour| ?/ ?h(?:ou)?r?)? (?:loaded )?casual rate\\b',
  '\\b(?:incl\\w*\\.?|inc\\.?|with)(?: of)?(?: the)?(?: (?:25 ?% )?casual| 25 ?%) loading\\b|\\bincl\\w*(?: of)? loading(?=\\W*$|[.)])',
  '\\b(?:casual )?loading,? (?:is )?(?:already )?incl\\w*\\b',
);

const [fullTime, partTime] = ['full[ -]?time', 'part[ -]?time'];
// slow-pattern: an item has at most 500 characters.
const asPattern = (...phrases: readonly string[]) => new RegExp(anyOf(...phrases), 'i');

/** Each kind with its words, and those that hold whatever stands beside them. */
const bases = [
  ['full_time', asPattern(offered(fullTime), timed(fullTime)), asPattern(plainly(fullTime))],
  ['part_time', asPattern(offered(partTime), timed(partTime)), asPattern(plainly(partTime))],
  ['casual', asPattern(offered('casual'), casuals, casualRate), asPattern(plainly('casual'))],
] as const;

/** Sentences about students, studies, experience, rights and present staff. */
// slow-pattern: an item has at most 500 characters.
const elsewhere =
  /\b(?:rights?(?! (?:person|people|candidates?|applicants?|one|fit|team|attitude|individual|worker|employee)\b)|visas?|entitled|eligible|stud(?:y|ies|ents?)|enrolled|equivalent|experience|supervis(?:e|es|ed|ing|ion)|manag(?:e|ing) (?:\w+ )?(?:full|part|casual)|(?:team|staff) of\b(?=.*(?:full|part|casual))|our (?:full|part)|casual (?:dress|friday|attire|clothes|(?:office |work )?(?:environment|culture|atmosphere|vibe))|smart casual|flexib\w+|arrangements|job[ -]shar\w+|parental|return to work|convert\w*|lead(?:ing)? to|become (?:an? )?(?:full[ -]time|part[ -]time|perm|casual|ongoing))\b/i;

/** "Contract TypeFull time", as pasted from a page: a label that lost the space before its value. */
const glued =
  /(?<=\b(?:type|status|basis|hours|term)|(?:Type|Status|Basis|Hours|Term))(?=(?:Full|Part)[ -]?[Tt]ime\b|Casual\b)/g;
const unglued = (item: string) => item.replaceAll(glued, ': ');

/** The kinds of employment that title and text offer, each with the first words that say so. */
export const basesOf = (title: string, items: readonly string[]): readonly Basis[] =>
  bases.flatMap(([kind, words, plain]): readonly Basis[] => {
    // slow-pattern: a word and one optional sign.
    const inTitle = new RegExp(kind.replace('_', '[ -]?'), 'i').test(title);
    const says = (item: string) => plain.test(item) || (words.test(item) && !elsewhere.test(item));
    const quote = inTitle ? title : items.find((item) => says(unglued(item)));
    return quote === undefined ? [] : [{ kind, quote }];
  });
