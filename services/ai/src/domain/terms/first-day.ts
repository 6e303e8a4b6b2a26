import { anyOf } from '../rule.ts';
import { anyDay, dated, day, month, statedDay, whole } from './days-in-words.ts';
import { job } from './stated-days.ts';

/**
 * The day on which a job begins, in the forms of `StatedDays`, where the ad names one and no usual word says that another
 * is possible.
 */
export type FirstDay = Readonly<{ day: string; quote: string }>;

const begins =
  '(?:start(?:s|ing)?|begin(?:s|ning)?|commenc(?:e|es|ing|ement))(?: work)?(?: with us)?(?: date)?(?: is)?(?: on| from| in|:| -| \\|)?';
/** A month without a year is too vague amid other words. */
const named = `(?<first>${dated}|(?:(?:early|mid|late)[ -])?${month},? 20\\d\\d(?!\\d)${whole})`;
const who = anyOf(
  job,
  'work',
  "you(?:['’]ll)?",
  'applicant',
  'someone',
  'starters',
  'program(?:me)?',
  'traineeship',
  'apprenticeship',
  'to',
);
const employed = 'join us|needed|wanted|required|employed|hired|work|full[ -]time|part[ -]time|permanent|ongoing';

const phrases = [
  `^\\W*(?:the |our )?(?:(?:anticipated|expected|proposed|planned) )?(?:(?:job|position|role|contract|work|employment) )?(?:${begins}|first day(?: of work)?(?: is|:)) (?<first>${day})\\W*$`,
  `^\\W*${begins} ${named}(?= (?:in|at|with|and|for)\\b)`,
  `\\b${who}\\b[^.;!?]{0,60}?\\b${begins} ${named}`,
  `[,;(–—|-] ?(?:to )?${begins} ${named}(?=\\W*$|[,;)]| (?:in|at|with|and|for)\\b)`,
  `\\bfirst (?:day|shift)(?: of work)?(?: is| will be|:|,)?(?: on)? ${named}`,
  `\\bday one is ${named}`,
  `\\b(?:for|with) a start (?:on|in|of) ${named}`,
  `\\bjoin (?:us|(?:our|the) (?:\\w+ ){0,2}?(?:team|crew))(?: on| from) ${named}`,
  `^\\W*when\\W{1,3}(?:from )?${named}\\W*$`,
  `\\b(?:hours|hrs|full[ -]time|part[ -]time|permanent|casual)\\b[^.;!?]{0,40}, from ${named}(?=\\W*$|[,;]| for\\b)`,
  `\\b(?:${job}|${employed}|months|weeks|a year|(?:hours|hrs) (?:a|per) week)(?: \\w+)? from ${named}`,
  `(?<first>${day}) (?:start|commencement)\\b`,
];
// slow-pattern: an item has at most 500 characters.
const saysFirstDay = phrases.map((words) => new RegExp(words, 'i'));

/** Beginnings of something else, and days that are not sure. */
// slow-pattern: an item has at most 500 characters.
const elsewhere = new RegExp(
  anyOf(
    '\\b(?:appl(?:y|ications?|ied)|clos(?:e|es|ed|ing|ure)|advertis\\w*|post(?:ed|ing)|listing|vacant|interviews?|train(?:ing)?|induction|orientation|onboarding)\\b',
    '\\b(?:leave|holidays?|trading|promotion|sale|probation\\w*|trial|enrol\\w*|semesters?|trimesters?|courses?|class(?:es)?|school|term [1-4]|students?|stud(?:y|ies)|visas?|bonus|rates?|pay|discount\\w*)\\b',
    '\\b(?:projects?|clients?|customers?|market|festival|fair|season|intake|contracts? with|open(?:s|ing)?|agreement|award|wages?|allowances?|weeks? commencing|invit\\w*|new (?:store|site|venue|restaurant)|extra|more hours|overtime|rise|increase\\w*|was|were)\\b',
    '\\b(?:initial(?:ly)?|now|currently|then|after(?:wards)?|thereafter|followed by|or|if|unless|until|by|before|earliest|latest|no later|earlier|later|around|approx\\w*|about|circa|tb[ac])\\b',
    "\\b(?:negotiable|flexible|likely|ideal(?:ly)?|prefer\\w*|not|never|other|every|each year|yearly|plus)\\b|n['’]t\\b|\\?",
    `(?:\\w['’]s|s['’]|\\b(?:her|his|their|its|whose)) (?:\\w+ ){0,2}?(?:job|role|position|contract|employment)\\b`,
  ),
  'i',
);

/** The leave of somebody else, whose work the job is. */
const coveredLeave = /\b(?:maternity|paternity|parental) leave (?:cover|contract|position|role)\b/gi;

/** Words anywhere in an ad by which somebody may begin sooner, or on several days. */
const anotherStart =
  /\bimmediate(?:ly)?\b|\basap\b|\ba\.s\.a\.p\b|\bas soon as possible\b|\b(?:straight|right) away\b|\bstart(?:ing)? now\b|\b(?:earlier|sooner|flexible|various|multiple|rolling|staggered) start\b|\bstart (?:earlier|sooner|any ?time)\b|\bstart(?:ing)? dates? (?:is |are )?(?:flexible|negotiable|var\w+)|\bstart dates\b/i;

/** The only first day that an ad names: "Start date: 1 December", "Full time, starting 15 March 2027". */
export const firstDayOf = (title: string, items: readonly string[]): FirstDay | undefined => {
  const all = [title, ...items];
  if (all.some((item) => anotherStart.test(item))) return undefined;
  const [first, ...others] = all.flatMap((item) => firstDayIn(item) ?? []);
  return others.every((other) => other.day === first?.day) ? first : undefined;
};

const firstDayIn = (item: string): FirstDay | undefined => {
  if (elsewhere.test(item.replaceAll(coveredLeave, '')) || item.match(anyDay)?.length !== 1) return undefined;
  const [words] = saysFirstDay.flatMap((says) => says.exec(item)?.groups?.first ?? []);
  return words === undefined ? undefined : { day: statedDay(words), quote: item };
};
