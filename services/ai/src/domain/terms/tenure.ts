import { anyOf } from '../rule.ts';
import { numberOf, numeral } from './numerals.ts';

/** How long a job lasts, if the ad says that it ends: in months, rounded up; absent if it does not say how many. */
export type Tenure = Readonly<{ months?: number; quote: string }>;

const unit = '(?:months?|mths?|mnths?|weeks?|wks?|years?|yrs?)';
const amount = `(?<![\\d$.,])(?<low>${numeral})(?: ?\\([\\w-]+\\))?(?: ?\\+)?(?:(?:[ -]{0,2}${unit})?(?: ?[-–/] ?| to | or )(?<high>${numeral}))?[ +-]{0,2}(?<unit>${unit})(?![a-z])`;

const contract = anyOf(
  '(?:fixed|max(?:imum)?|specified|limited|short)[ -]term|assignment|engagement|secondment|internship|traineeship',
  'contract(?!ors?\\b|ual)|appointment|non-ongoing|duration|temp(?:orary)?\\b',
);
const detail = '(?:initial|rolling|full[ -]time|part[ -]time|day|daily|rate|paid|casual|long[ -]term)';
const gapWord = '(?!(?:experience|exp|notice|leave|of|in|for|and|with|after|before|every|per|extension)\\b)[\\w&/-]+ ';

/** "12-month contract", "6 month Data Analyst contract", "10 months full-time position". */
const before = `${amount}\\+?(?:['’])?[ ,)–-]{0,3}(?:(?:${gapWord}){0,4}${contract}|(?:${detail}[ –-]{1,3}){0,3}(?:position|role|term|roster|commitment|basis)\\b)`;
/** "Contract: 6 months", "fixed term for two years", "a commitment of at least 3 months". */
const after = `\\b(?:${contract}|(?:project|role|job|position|season) (?:will )?(?:lasts?|runs?|is) (?:for )?|term|tenure|commit(?:ment)?|initial(?:ly)?)(?:(?!\\b(?:after|within|every|experience|extension|probation\\w*|notice|leave)\\b)[^.;!?]){0,35}?${amount}`;
// slow-pattern: an item has at most 500 characters.
const numbered = [new RegExp(before, 'gi'), new RegExp(after, 'gi')];
/** Words after a number of months that are not those of the job. */
const ofSomethingElse =
  /^['’]? ?(?:of )?(?:\w+ )?(?:experience|exp|notice|probation\w*|trial|leave|old|ago|warranty|extension)\b/i;

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const day = anyOf(
  `\\d{1,2}(?:st|nd|rd|th)?[ /.-](?:of )?(?:${month}|\\d{1,2})[ /.-]\\d{2,4}`,
  `${month},? \\d{4}|(?:the )?end of (?:${month}|the year)`,
);
// slow-pattern: an item has at most 500 characters.
const unnumbered = new RegExp(
  anyOf(
    `\\b(?:fixed|max(?:imum)?|specified)[ -]term,? (?:contract|role|position|basis|appointment|employment|opportunit|full|part|job|vacancy)`,
    `\\b(?:full|part)[ -]time,? \\(?(?:fixed|max(?:imum)?)[ -]term\\b`,
    `\\b(?:contract|position|appointment|role|temporary|term|engagement)\\b[^.;!?]{0,50}?\\b(?:until|ending|ends|concluding|through to|to) (?:approx\\w* )?${day}`,
    `\\bend date of (?:approx\\w* )?${day}`,
  ),
  'i',
);

/** An offer with a term beside one without. */
const choice =
  /\b(?:permanent|ongoing)\b[^.;]{0,20}(?:\bor\b|\band\b|\/|\||,)[^.;]{0,12}\b(?:fixed|contract|temp|non-ongoing|\d)|\b(?:fixed[ -]term|contract|temp\w*)\b[^.;]{0,12}(?:\bor\b|\/)[^.;]{0,12}\b(?:permanent|ongoing)\b/i;
/** Leave, trials, lists of candidates that are kept for later, and contracts of others. */
const elsewhere =
  /\b(?:talent pool|order of merit|merit list|may (?:become|arise)|parental leave (?!cover|contract|position|role)|is defined as|client contracts?|contracts? (?:worth|with (?:clients|customers|suppliers))|deposits?|loans?|scholarship|workcation)\b/i;

const counts = new RegExp(unit, 'i');
const longestMonths = 60;

const monthsOf = ({
  low = '',
  high = low,
  unit: counted = '',
}: Readonly<Record<string, string | undefined>>): number => {
  const count = numberOf(high);
  if (/^w/i.test(counted)) return Math.ceil((count * 12) / 52);
  return Math.ceil(/^y/i.test(counted) ? 12 * count : count);
};

const monthsIn = (item: string): number | undefined =>
  (counts.test(item) ? numbered : [])
    .flatMap((words) => [...item.matchAll(words)])
    .filter((match) => !ofSomethingElse.test(item.slice(match.index + match[0].length)))
    .map(({ groups = {} }) => monthsOf(groups))
    .find((months) => months > 0 && months <= longestMonths);

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
