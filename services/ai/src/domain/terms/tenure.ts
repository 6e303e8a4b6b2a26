import { numberOf, numeral } from '@waratah/vocabulary/numerals';
import type { StatedDays } from '@waratah/vocabulary/law/stated-days';
import { anyOf } from '../rule.ts';
import type { QuotedDays } from './stated-days.ts';

/**
 * How long a job lasts, if the ad says that it ends: in months, rounded up; absent if it does not say how many. Its last
 * day is there only if a sentence names it.
 */
export type Tenure = Readonly<{ months?: number; quote: string }> & Partial<StatedDays>;

const unit = '(?:months?|mths?|mnths?|weeks?|wks?|years?|yrs?|m(?= (?:contract|ftc)))';
const amount = `(?<![\\d$.,])(?<low>${numeral})(?: ?\\([\\w-]+\\))?(?: ?\\+)?(?:(?:[ -]{0,2}${unit})?(?: ?[-–/] ?| to | or )(?<high>${numeral}))?[ +-]{0,2}(?<unit>${unit})(?![a-z])`;

const cover =
  '(?:(?:maternity|paternity|parental)(?: leave)?|leave) (?:cover|contract|position|role|backfill)|backfill';
const employed = anyOf(
  '(?:fixed|max(?:imum)?|specified|limited|short)[ -]term|assignment|engagement|secondment|internship|traineeship',
  `appointment|non-ongoing|duration|temp(?:orary)?\\b|ftc\\b|${cover}`,
);
/** Not the trade of those who write or manage contracts. */
const contract = 'contract(?!ors?\\b|ual| (?:admin|manage|law|negotiat|special))';
const detail = '(?:initial|rolling|full[ -]time|part[ -]time|day|daily|rate|paid|casual|long[ -]term)';
const gapWord = '(?!(?:experience|exp|notice|of|in|for|and|with|after|before|every|per|extension)\\b)[\\w&/-]+ ';

/** "12-month contract", "6 month Data Analyst contract", "10 months full-time position". */
const before = `${amount}\\+?(?:['’])?[ ,)–-]{0,3}(?:(?:${gapWord}){0,4}(?:${employed}|${contract})|(?:${detail}[ –-]{1,3}){0,3}(?:position|role|term|roster|commitment|basis|agreement)\\b|fixed\\b)`;
const lasting = '(?:project|role|job|position|season) (?:will )?(?:lasts?|runs?|is) (?:for )?';
/** "Contract: 6 months", "fixed term for two years", "a commitment of at least 3 months". */
const after = `\\b(?:${employed}|${contract}(?!s\\b)|${lasting}|term ?:|tenure|commit(?:ment)?|must stay|initial(?:ly)?)(?:(?!\\b(?:after|with|within|every|final|last|experience|extension|probation\\w*|notice|leave)\\b)[^.;!?]){0,35}?${amount}`;
/** "Employed for one year", "for a period of 12 months", and a number alone: "Minimum 8 months." */
const forSoLong = `(?:\\b(?:need you|(?:casual|temp)(?: (?!experience)[\\w-]+)?|want someone|someone|employed|engaged|hired|full[ -]time|part[ -]time|cover|available) for (?:a period of )?(?:at least |about )?|\\bfor (?:a|the) (?:period|term) of |^\\W*(?:for (?:about )?|up to |stay |period of |minimum (?:of |stay )?)?)${amount}(?=[ ]?(?:[.,;!)]|$|stay\\b|to cover\\b|while\\b|over\\b|from\\b))`;
/** Beside a first day or hours a week: "3 months from 4 January", "20 hours a week for six months". */
const besideDays = [
  `(?<!\\bprobation\\w* (?:\\w+ )?(?:of|for|is) )${amount} (?:from|starting|beginning|commencing) (?:the )?(?:\\w+day,? )?\\d{1,2}(?:st|nd|rd|th)? [a-z]`,
  `\\bfrom \\d{1,2}(?:st|nd|rd|th)? \\w+(?: \\d{4})? for ${amount}`,
  `\\b(?:hours|hrs) (?:a|per) week(?:,| for) ${amount}(?=\\W*$|[,;])`,
  `^\\W*(?:work for |(?:length|duration)(?: of (?:job|contract|work))?\\W{1,3})${amount}(?=\\W*$| from\\b)`,
  `\\bto cover (?:\\w+ ){0,3}for ${amount}`,
  `^\\W*${amount}['’]? work(?=\\W*$)`,
];
/** How long somebody must mean to stay: "if you can stay 12 months", "staying long term (1 year+)", "long-term only: 2+ yrs". */
const toStay = `\\b(?:(?:stay(?:ing)?|remain(?:ing)?|be(?:ing)? with us)(?: on)?(?: with us| here)?|long[- ]term(?: only)?)(?: (?:for|at least|a minimum of|a full|long[- ]term))*\\W{0,2}${amount}`;
/** "Stay past six months": more than that. */
const staysLonger = `\\b(?:stay(?:ing)?|remain(?:ing)?|be(?:ing)? with us)(?: on)?(?: with us| here)? (?:for )?(?:past|beyond|over|(?:longer|more) than) ${amount}`;
// slow-pattern: an item has at most 500 characters.
const numbered = [before, after, forSoLong, ...besideDays, toStay].map((words) => new RegExp(words, 'gi'));
// slow-pattern: an item has at most 500 characters.
const longer = new RegExp(staysLonger, 'gi');

/** Years in words, as months. */
const inMonths = [
  [/\b(?:a|one)[ -]year[ -]long\b|\byear-?long\b/gi, '12 month'],
  [/\b(?:a|one) year and a half\b|\bone and a half[ -]years?\b/gi, '18 month'],
  [/\b(?<=\b(?:at least|for|past|beyond|stay|staying|minimum(?: of)?) )a year\b(?! of)/gi, '12 months'],
  [/\bhalf[ -](?:a )?year\b/gi, '6 month'],
] as const;

const times = '(?<times>[2-4]|two|three|four)';
const inARow = '(?:consecutive|successive|back[ -]to[ -]back)';
/** "Two consecutive contracts of 4 months each", "2 x 6 month contracts". */
// slow-pattern: an item has at most 500 characters.
const repeated = [
  new RegExp(`\\b${times} ${inARow} (?:contracts|terms|engagements) of ${amount}`, 'gi'),
  new RegExp(`\\b${times} (?:${inARow}|x) ${amount} (?:contracts?|terms|engagements)\\b`, 'gi'),
];
/** "200 day contract", but not "5 day roster". */
// slow-pattern: an item has at most 500 characters.
const inDays = new RegExp(`(?<![\\d$.,])(?<days>[2-9]\\d|\\d{3})[ -]days? (?:${employed}|contract\\b)`, 'gi');
/** From January to December. */
const schoolYear =
  /\b(?:contract|role|position|temporary|employed|engaged|fixed[ -]term)\b[^.;!?]{0,40}?\b(?:school|academic|teaching) year\b/i;
const monthsOfSchool = 11;
/** Words after a number of months that are not those of the job. */
// slow-pattern: it only looks at the beginning.
const ofSomethingElse =
  /^['’]? ?(?:of )?(?:\w+ )?(?:experience|exp|notice|probation\w*|trial|leave|old|ago|warranty|extension|running)\b/i;

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const season =
  '(?:ski|snow|winter|summer|spring|autumn|harvest|picking|fruit|wine|vintage|surf|tax|holiday|festive|christmas|cherry|apple|citrus|tourist)';
const day = anyOf(
  `\\d{1,2}(?:st|nd|rd|th)?[ /.-](?:of )?(?:${month}|\\d{1,2})[ /.-]\\d{2,4}`,
  `${month},? \\d{4}|(?:the )?end of (?:${month}|the year|next year|\\d{4})|christmas|q[1-4] \\d{4}`,
);
// slow-pattern: an item has at most 500 characters.
const unnumbered = new RegExp(
  anyOf(
    `\\b(?:fixed|max(?:imum)?|specified)[ -]term,? (?:contract|role|position|basis|appointment|employment|opportunit|full|part|job|vacancy)`,
    `\\b(?:full|part)[ -]time,? \\(?(?:fixed|max(?:imum)?)[ -]term\\b`,
    `\\b(?:contract|position|appointment|role|temporary|term|engagement)\\b[^.;!?]{0,50}?\\b(?:until|till|ending|ends|concluding|through to|to) (?:approx\\w* )?${day}`,
    `\\bfrom \\d{1,2}(?:st|nd|rd|th)? ${month},? (?:until|till|to) (?:\\d{1,2}(?:st|nd|rd|th)? )?${month}\\b`,
    `\\b(?:stay|staying|be with us|be here)\\b[^.;!?]{0,20}?\\b(?:until|till|through to|through) (?:the )?${day}`,
    `\\bend date of (?:approx\\w* )?${day}|^\\W*(?:until|till|through|ends|ending|finish:|contract ends?:?) (?:on )?${day}`,
    `\\b${month}(?: \\d{4})? ?(?:-|–|to|until|through to) ?(?:the end of )?${month},? \\d{4}`,
    `\\bseasonal (?:contract|role|position|job|work|employment|opportunit)`,
    `\\b(?:work|join|employed|engaged|need|hiring|stay|role|job|position|contract)\\b[^.;!?]{0,40}?\\b(?:for|until|through|over) (?:the )?(?:end of )?(?:the )?(?:whole |entire |full |coming )?${season} season\\b`,
    `\\b(?:employed|engaged|contract|role|position|job)\\b[^.;!?]{0,20}? for the (?:duration|length|life) of the (?:project|contract|works)\\b`,
    `\\bmaximum[ -]term\\b|\\b(?:${cover})\\b`,
  ),
  'i',
);

/** An offer with a term beside one without. */
const choice =
  /\b(?:permanent|ongoing)\b[^.;]{0,20}(?:\bor\b|\band\b|\/|\||,)[^.;]{0,12}\b(?:fixed|contract|temp|non-ongoing|\d)|\b(?:fixed[ -]term|contract|temp\w*)\b[^.;]{0,12}(?:\bor\b|\/)[^.;]{0,12}\b(?:permanent|ongoing)\b/i;
/** Leave, trials, lists of candidates that are kept for later, and contracts of others. */
const elsewhere =
  /\b(?:talent pool|order of merit|merit list|may (?:become|arise)|(?<!\b(?:covering|cover|backfilling|replacing|for|during) )parental leave (?!cover|contract|position|role)|is defined as|not (?:an? )?(?:fixed|contract|temporary|\d+)|(?:we|they) (?:have )?(?:won|hold|signed)|clients? sign|customers?['’]|sell|(?:gym|mobile) contracts?|(?:prepared|drafted) by|our courses|have (?:worked|completed|done)|experience (?:in|on|with) an?|client contracts?|contracts? (?:worth|with (?:clients|customers|suppliers))|deposits?|loans?|scholarship|workcation)\b/i;

const counts = new RegExp(`${unit}|days?\\b`, 'i');
const longestMonths = 60;

const monthsOf = ({
  low = '',
  high = low,
  unit: counted = '',
  times: rounds = '1',
}: Readonly<Record<string, string | undefined>>): number => {
  const count = numberOf(high) * numberOf(rounds);
  if (/^w/i.test(counted)) return Math.ceil((count * 12) / 52);
  return Math.ceil(/^y/i.test(counted) ? 12 * count : count);
};

const monthsOfDays = (days: number) => Math.ceil((days * 12) / 365);

/** Of several, the most: "3 months, then a 12 month contract". */
const monthsIn = (item: string): number | undefined => {
  if (!counts.test(item)) return undefined;
  const text = inMonths.reduce((rest, [words, months]) => rest.replace(words, months), item);
  const found = [...numbered, ...repeated]
    .flatMap((words) => [...text.matchAll(words)])
    .filter((match) => !ofSomethingElse.test(text.slice(match.index + match[0].length)))
    .map(({ groups = {} }) => monthsOf(groups))
    .concat([...text.matchAll(longer)].map(({ groups = {} }) => monthsOf(groups) + 1))
    .concat([...text.matchAll(inDays)].map(({ groups = {} }) => monthsOfDays(Number(groups.days))))
    .concat(schoolYear.test(text) ? [monthsOfSchool] : [])
    .filter((months) => months > 0 && months <= longestMonths);
  return found.length > 0 ? Math.max(...found) : undefined;
};

/** The first term that an ad names; a number of months comes before "until June". */
export const tenureOf = (items: readonly string[]): Tenure | undefined => {
  const said = items.filter((item) => !elsewhere.test(item) && !choice.test(item));
  for (const quote of said) {
    const months = monthsIn(quote);
    if (months !== undefined) return { months, quote };
  }
  const quote = said.find((item) => unnumbered.test(item));
  return quote === undefined ? undefined : { quote };
};

/** The term with the days of the job, whose sentence is the one that tells the most. */
export const withDays = (tenure: Tenure | undefined, days: QuotedDays | undefined): Tenure | undefined =>
  days ? { ...(tenure?.months !== undefined && { months: tenure.months }), ...days } : tenure;
