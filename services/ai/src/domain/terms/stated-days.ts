import type { StatedDays } from '@waratah/vocabulary/law/stated-days';
import { anyOf } from '../rule.ts';
import { anyDay, dated, day, month, statedDay, two, whole, year } from './days-in-words.ts';

/**
 * The days between which a job is worked, where a sentence says that the job itself ends, and no usual word of the ad says
 * that it may go on.
 */
export type QuotedDays = StatedDays & Readonly<{ quote: string }>;

const to = '(?: ?[–—-] ?| (?:to|and|until|till|til|through|through to|up to|up until) )';
/** A month alone may be a name: "work with April to June". */
const range = `(?<first>${dated}|(?:(?<=(?:from|between) )|(?<=[:,(] ?)|^)${day})${to}(?<last>${day})`;
/** "10–24 December": the month is told once. */
const daysOfMonth = `(?<![\\d:.$,/])(?<from>\\d{1,2})(?:st|nd|rd|th)?(?: ?[–—-] ?| to | until )(?<until>\\d{1,2}(?:st|nd|rd|th)? (?:of )?${month}${year}?${whole})`;
const period = anyOf(range, daysOfMonth);

export const job = anyOf(
  '(?:job|role|position|contract|appointment|engagement|assignment|secondment|placement|internship|employment)(?! (?:talks?|negotiat\\w+|offers?|fair|board)\\b)',
  '(?:(?:fixed|specified|short)[ -]term|temp(?:orary)?|seasonal|casuals?)',
);
const needed =
  '(?:work|working|need|needs|hours (?:a|per) week|(?:two|three|four|five|six) weeks|full[ -]time hours|needed|wanted|required|employed|hired|hiring|taking on|recruiting|seeking|join us|(?:need|want) (?:you|someone))';
const ends =
  '(?:(?:up )?until|till|til|through to|(?:that |which |it )?(?:will )?(?:end|finish|conclude|run|last)(?:s|es)?(?: on| in| at)?(?: until| till| to)?|ending|finishing|concluding|to)';
const about = '(?:approx\\w* |about |around )?';

const start = '(?:start(?:s|ing)?|commenc(?:es|ing|ement))(?: date)?(?: on|:)?';
const end = '(?:ends?|ending|finish(?:es|ing)?|until|till|to)(?: date)?(?: on|:)?';

/** Where an ad gives a beginning and an end. */
const betweenDays = [
  `\\b${start} (?<first>${day})[^.;!?]{0,20}?\\b${end} (?<last>${day})`,
  `(?:\\b(?:${job}|${needed})\\b|^\\W*(?:dates?(?: required| of (?:work|employment))?|duration|period|term|when)\\b ?:)[^.;!?]{0,40}?(?<![\\d/])${period}`,
  `(?<![\\d/])${period}[,:]? ?(?:only\\b|${job}\\b)`,
  `^\\W*(?:from |between )?${period}(?=\\W*$|,? we (?:need|want)\\b)`,
  `(?<![\\d/])${period}\\W{1,2}\\d+ ?(?:hours?|hrs?)\\b`,
  `\\bwork ${start} (?<first>${day}) and (?:goes|runs|continues|lasts) (?:on |through )?(?:until|till|to) (?<last>${day})`,
];
/** Where it gives only an end. */
const untilDay = [
  `\\b(?:hours|hrs) (?:a|per) week,? (?:until|till) (?<last>${day})`,
  `\\b(?:need you|contracted|work runs) (?:until|till|through to) (?<last>${day})`,
  `\\b(?:work|stay|employed|needed|join us)(?: with us| here)? (?:until|till|through to|up to) (?<last>${day})`,
  `\\b${job}\\b[^.;!?]{0,25}?\\b${ends} ${about}(?<last>${day})`,
  `^\\W*(?:until|till|(?:contract |job |role )?ends?(?: on|:)?|(?:contract |job )?end date:?|finish(?:es|ing)?(?: on|:| date:?)?|last day(?: is|:)?(?: of work(?: is|:)?)?) (?:on )?(?<last>${day})(?=\\W*$| (?:only|and no longer)\\b)`,
  `\\b(?:last (?:day|shift)|end date|finish date)(?: of (?:work|the (?:job|role|contract)))?(?: is|:) (?<last>${day})`,
];
// slow-pattern: an item has at most 500 characters.
const said = [...betweenDays, ...untilDay].map((words) => new RegExp(words, 'i'));
// slow-pattern: an item has at most 500 characters.
const inTitle = new RegExp(period, 'i');
// slow-pattern: an item has at most 500 characters.
const untilAny = new RegExp(`\\b(?:until|till|til|through|through to|up to) (?<last>${day})`, 'gi');
/** Days of something else than the job, and days that are not sure. */
const elsewhere = new RegExp(
  anyOf(
    '\\b(?:appl(?:y|ications?|ied)|clos(?:e|es|ed|ing|ure)|advertis\\w*|post(?:ed|ing)|listing|shut|open|vacant|interviews?|train(?:ing)?|induction|orientation)\\b',
    '\\b(?:leave|holidays?|black-?out|available|availability|trading|promotion|sale|rosters?|probation\\w*|trial|enrol\\w*|semester|visas?|bonus|rates?|free|discount\\w*)\\b',
    '\\b(?:projects?|clients?|customers?|cover(?:s|ing)?|market|festival|fair|season runs|busy|busiest|peak|extra|more hours|overtime|was|were|until (?:at least|further)|at least|minimum|earliest)\\b',
    '\\b(?:initial(?:ly)?|then|after(?:wards)?|from then|thereafter|followed by|or|if|unless|all year|part[ -]time from|first (?:shift|roster|instance))\\b',
    "\\b(?:not|never|unlike|other|replac\\w+|earlier|around|approx\\w*|about|tb[ac]|negotiable|rolling|each year|yearly|intake|sign(?:ed|ing)|ad|advert|plus)\\b|n['’]t\\b|\\?|\\bexten|\\bext\\b|\\bperm",
    `(?:\\w['’]s|s['’]|\\b(?:her|his|their|our|its|whose)) (?:\\w+ ){0,2}?(?:job|role|position|contract|employment)\\b`,
    '\\bthe (?!(?:fixed|short|temp|temporary|casual|seasonal|summer|christmas|holiday|employment|whole|entire)\\b)\\w+ contract\\b',
  ),
  'i',
);

/** The days directly behind the job: "a contract running from 7 December until 26 March". */
// slow-pattern: an item has at most 500 characters.
const directly = new RegExp(
  `\\b${job} (?:(?:that |which )?(?:runs|running|lasting) )?(?:from |between )?${period}`,
  'i',
);

/** "A waiter for the holidays". */
const workOfHolidays = /\b(?:for|over|during) the (?:\w+ ){0,2}holidays\b/gi;

/** Words that mean other days in most sentences, but not where the days stand directly behind the job. */
const harmless = /\b(?:cover(?:s|ing)?|busy|busiest|peak|(?:rotating|weekly|fortnightly|varied) rosters?)\b/gi;

const isElsewhere = (item: string) => {
  const ofWork = item.replace(workOfHolidays, '');
  return elsewhere.test(directly.test(ofWork) ? ofWork.replace(harmless, '') : ofWork);
};

/**
 * Words anywhere in an ad by which its job may go on, or there is another one beside it. Nobody can list all of them, so
 * days that are read open no job: they only make its question a better one (decision 0089).
 */
// slow-pattern: an item has at most 500 characters.
const goesOn = new RegExp(
  anyOf(
    '\\bexten[dst]\\w*|\\bexension\\b|\\bperma\\w*ent(?! residen)|\\btb[ac]\\b|\\b(?:dates?|end) (?:are |is |date )?(?:indicative|flexible)|\\bongoing\\b|\\bpermanency\\b|\\brenew\\w*|\\bconver(?:t|ts|ted|sion)\\b|\\btemp[ -]to[ -]perm',
    '\\b(?:stay(?:ing)?|kept|keep(?:ing)?(?: \\w+){0,4}|go(?:es|ing)?|carry|carried|tak(?:e|en)(?: \\w+){0,3}) on\\b|\\bcontinu\\w+|\\bbeyond\\b|\\blonger\\b|\\blong[ -]term\\b',
    "\\b(?:year[ -]round|all year|next year|new year(?!s|['’])|into 20\\d\\d|rest of the year|throughout the year|further (?:work|shifts|contracts?|employment)|more work)\\b",
    '\\b(?:lead(?:s|ing)?|turn(?:s|ing)?) (?:in)?to\\b|\\b(?:possib|potential|opportunit\\w+|chance|option|prospect)\\w* (?:of|for|to) (?:an? |more |further |future |full|part|casual|employ|stay|work)|\\bwith a view\\b',
    '\\bafter (?:christmas|the (?:season|summer|holidays|contract|term)|that|this|january|february)\\b|\\bfollow(?:ed|ing) by\\b|\\bthereafter\\b|\\bfrom then\\b',
  ),
  'i',
);

/** "10–24 December 2026" begins in the month and year in which it ends. */
const begins = ({ first, from }: Readonly<Record<string, string | undefined>>, last: string): string | undefined =>
  from === undefined ? first && statedDay(first) : last.replace(/\d\d$/, two(from));

const daysIn = (item: string, patterns: readonly RegExp[]): QuotedDays | undefined => {
  if (isElsewhere(item)) return undefined;
  for (const words of patterns) {
    const { groups } = words.exec(item) ?? {};
    const end = groups?.until ?? groups?.last;
    if (!groups || end === undefined) continue;
    const last = statedDay(end);
    const first = begins(groups, last);
    const others = (item.match(anyDay)?.length ?? 0) > (groups.first === undefined ? 1 : 2);
    return others ? undefined : { ...(first && { first }), last, quote: item };
  }
  return undefined;
};

/** Undefined unless the ad names one end of its job, and no word of it says that the job may go on. */
export const statedDaysOf = (
  title: string,
  items: readonly string[],
  start: string | undefined,
): QuotedDays | undefined => {
  if ([title, ...items].some((item) => goesOn.test(item))) return undefined;
  const found = [daysIn(title, [inTitle]), ...items.map((item) => daysIn(item, said))].filter(
    (days) => days !== undefined,
  );
  const [days, ...others] = found;
  if (!days || others.some(({ first, last }) => first !== days.first || last !== days.last)) return undefined;
  if (items.some((item) => endsOtherwise(item, days))) return undefined;
  const first = days.first ?? start;
  return first === undefined ? days : { ...days, first };
};

/** Whether words that may be about the job have another end. */
const endsOtherwise = (item: string, { last }: QuotedDays) =>
  !isElsewhere(item) &&
  [...item.matchAll(untilAny)].some(({ groups }) => groups?.last !== undefined && statedDay(groups.last) !== last);
