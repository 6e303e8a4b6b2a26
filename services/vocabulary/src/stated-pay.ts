import { juniorJobIn, juniorRates } from './junior-pay.ts';
import { withoutOtherAds } from './other-ads.ts';
import { numeral } from './numerals.ts';
import { amountsIn } from './pay-amounts.ts';

const byTheHour = String.raw`(?:p\/?h|p\.h\b\.?|an? (?:hour|hr)|per (?:hour|hr)|p[\/ ]?hr|hrly|per ?\/ ?(?:hour|hr|h)|(?:for )?(?:each|every|one|1) hour|\(?hourly\)?|\/ ?(?:h|hr|hour))`;
const byTheYear = String.raw`(?:p\.?a|per annum|an? year|per year|\/ ?(?:yr|year))`;
const number = String.raw`(?:\d{1,3} \d00\b|\d[\d,.]{0,12}(?:k| k\b)?\+?)`;
const superToo = String.raw`(?:(?:\+|plus|inc(?:l|luding)?\.?|and) ?){1,2}super(?:annuation)?`;
const someHours = String.raw`\d{1,2}(?:\.\d)?[ -]?(?:hours?|hrs?|h)`;
const byTheShift = String.raw`(?:(?:an?|per|each|\/) ?(?:${someHours} )?(?:shift|night)|for (?:an? |one )?${someHours}(?: shift)?)(?: ?\(${someHours}\)| of ${someHours})?`;
const longer = String.raw`(?:day|week|wk|fortnight|month)`;
const byLonger = String.raw`(?:(?:an?|per|each|every) (?:(?:full|whole|long) )?${longer}|p?\/ ?${longer}|p\/?[dw]|f\/n|for (?:the|one) (?:day|week)|for \d{1,2} days(?! (?:an?|per|each|every) week)|(?:for |an? |per )?half[ -](?:a[ -])?day|daily|weekly|fortnightly|monthly)(?: ?\(${someHours}\))?`;
const clock = String.raw`\d{1,2}(?:[:.]\d\d)? ?[ap]\.?m\b`;
/** The hours of the period, behind it: "a week for 50 hours", "a day, 6am to 5pm", "a week, 6 days, 10 hours a day". */
const howLong = String.raw`(?:,? ?(?:for |of |is |\(|- )?(?:an? )?(?:\d days?,? ?(?:x |of |at )?)?${someHours}\b\)?(?: (?:an?|per|each|every) (?:day|shift|week|wk|fortnight)\b| days\b| shifts\b)?|,? ?\(?(?:from )?${clock} ?(?:-|–|to|till?|until) ?${clock}\)?)`;
const period = `(?:${byTheHour}|${byTheYear}|(?:${byTheShift}|${byLonger})${howLong}?)`;

/** "Hourly rate: " and "weekly pay of " before an amount. */
const periodBefore = String.raw`(?:\b(?:hourly|daily|weekly|fortnightly|monthly) ?(?:(?:base )?(?:rate|pay|wages?|salary|earnings|allowance|stipend|pocket money) ?)?(?:is |of |from |[:–-] ?)?)`;

/** An amount or a range in dollars, with its period; a comma or full stop at its end belongs to the sentence. */
const dollars = new RegExp(
  String.raw`${periodBefore}?(?:\bup ?to )?(?:\$|\bAUD) ?${number}(?:(?:\/(?:yr|hr))? ?(?:-|–|—|to) ?(?:(?:au?)?\$ ?)?${number})?(?: ?${superToo})?(?: (?:cash|flat|net|gross|casual|pocket money))?(?: ?(?:${period}|hr\b|hour\b)(?![a-z]))?`,
  'gi',
);
/** Without the sign: "25 dollars an hour", "cash 18/hr", "paying 20 an hour", "65k plus super". */
const withoutSign: readonly RegExp[] = [
  new RegExp(String.raw`\b${number}(?: ?(?:dollars?|bucks|AUD)|\$) ?${period}(?![a-z])`, 'i'),
  new RegExp(String.raw`\b(?!\d)${numeral} (?:dollars?|bucks) ${byTheHour}(?![a-z])`, 'i'),
  /\b\d{2}(?:\.\d{1,2})? (?:per|an) (?:hour|hr) cash\b/i,
  /\bhourly(?: rate| pay)?(?: is| of|:)? ?\d{2}(?:\.\d{1,2})?(?: ?AUD)?(?![\d%]| ?(?:hours|hrs|%))/i,
  /\b(?:rate(?: of pay)?|pay|wages?)(?: is| of| from|:)? ?\d{2}(?:\.\d{1,2})?(?: ?(?:-|–|to) ?\d{2}(?:\.\d{1,2})?)? ?(?:(?:AUD|dollars|bucks)\b|(?:flat|cash(?: in hand)?|casual)\b(?! [a-z])|(?:\+|plus) ?super)/i,
  /\bsalary(?: is| of| from|:)? ?(?:AUD ?)?\d{2,3},?\d{3}\b/i,
  new RegExp(
    String.raw`(?<=\b(?:pay(?:s|ing)?|paid|earn|wages?|cash|salary)(?: is| of| from|:)? )\d{2,4} (?:${byTheShift}|${byLonger})(?![a-z])`,
    'i',
  ),
  new RegExp(
    String.raw`(?<=^[^\w£€]{0,3})\d{2,4}(?: ?- ?\d{2,4})? (?:${byTheHour}|${byTheShift}|${byLonger})(?=\W*$|,? ?(?:\(|\+|cash|plus|and|super|flat|casual|incl?|in hand)\b)`,
    'i',
  ),
  /(?<![$\d.,:-])\d{2}(?:\.\d{1,2})?(?: ?(?:-|–|to) ?\d{2}(?:\.\d{1,2})?)? ?(?:\/ ?(?:h|hr|hour)|p\/?hr?)(?![a-z])/i,
  new RegExp(
    String.raw`(?<=\b(?:(?:pay(?:s|ing)?|paid|earn|wage|rate)(?: is| of| from)?|(?:hours?|hrs?|weeks?|weekends?|shifts?|days?) at) )\d{2}(?:\.\d{1,2})? ${byTheHour}(?![a-z])`,
    'i',
  ),
  /(?<![$\d.,:-])\d{2,3}k?(?: ?(?:-|–|to) ?\d{2,3})?k(?= ?(?:\+|plus|and|inc\w{0,8}|package|pkg)(?: super|\b))/i,
  new RegExp(String.raw`(?<![$\d.,:-])\d(?:\.\d)?k ?(?:${byLonger})${howLong}?(?![a-z])`, 'i'),
  new RegExp(String.raw`(?<![$\d.,:/-])\d{2,4} ?\/ ?${longer}\b${howLong}?`, 'i'),
  /(?:时薪|時薪|每小时|每小時|日薪|每天|周薪|週薪|每周) ?[:：]? ?\$? ?\d{2,4}(?:\.\d{1,2})? ?(?:刀|澳币|澳幣|块)?/,
  /\$? ?\d{2}(?:\.\d{1,2})? ?(?:刀|澳币|澳幣|澳元|块)? ?[/每一] ?个?小(?:时|時)/,
];

/** Words about other amounts of dollars. */
const notPaid =
  /\b(?:bonus|budgets?|funds?|portfolios?|revenue|turnover|projects?|assets|million|billion|allowance|vouchers?|parking|tax[- ]free|expenses|you pay(?! (?:\w{1,6} )?back\b))\b|\d ?(?:m|mil|bn|b)\b/i;

/** What else is paid by the day, week or month, or once; what comes free beside the pay does not count. */
const otherCosts = new RegExp(
  [
    String.raw`(?<!\b(?:free|plus|with|incl?|including|includes|and|\+) (?:(?:your|a|own|private|free) ){0,2})\b(?:room|bed|accommodation|board|lodging|housing|meals?)\b`,
    // A price right behind what is let: "staff rooms at $180 a week", "campsite on the farm, $105 a week".
    String.raw`(?<!\d |\bclean(?:s|ing)? )\b(?:rooms|beds|dorms?|cabins?|caravans?|campsites?|share ?houses?)(?: available| on the \w+)?,? (?:(?:at|for|from|is|are|costs?|only) ){0,2}\$`,
    String.raw`\b(?:rent|bond|bills|childcare|fuel|scholarships?|stipend|prizes?|win|grants?|tuition|fees?|courses?|costs?|discounts?|loan|save|savings|raised?|sales|orders|insurance|deposit|sponsorship|reimburse\w*|claims?|donat\w+)\b`,
  ].join('|'),
  'i',
);

const paid =
  /\b(?:salary|salaries|remuneration|wages?|rates?|base|package|paying|pays?|paid|earn(?:ing)?s?|compensation)\b/i;
const namesHour = new RegExp(
  String.raw`(?:[\d$+]|(?<![a-z])(?:dollars?|bucks|AUD|super|cash|flat|net|gross|casual)) ?${byTheHour}(?![a-z])|^hourly|\$ ?[\d.]+ (?:hr|hour)\b|时薪|時薪|小时|小時`,
  'i',
);
/** By the shift, day, week, fortnight or month, or for some hours: "$100 for 5 hours". */
const forLonger = new RegExp(
  String.raw`(?:[\d$+]|\dk|\bsuper(?:annuation)?|\b(?:dollars?|bucks|AUD|cash|flat|net|gross|casual|pocket money)) ?(?:${byTheShift}|${byLonger})(?![a-z])|^(?:daily|weekly|fortnightly|monthly)\b|日薪|每天|周薪|週薪|每周`,
  'i',
);

/** An amount of thousands that is paid by the year, or with superannuation. */
const namesYear = new RegExp(String.raw`\b\d{2,3}(?:,\d{3}|k) ?(?:${byTheYear}|(?:\+|plus|inc\w*|package|pkg) ?)`, 'i');

/** A line of few words is about the job as a whole: "Full time $48k"; not "You look after $300,000 of petty cash". */
const isShort = (sentence: string) =>
  sentence.length < (/\b(?:full|part)[- ]time\b/i.test(sentence) ? 90 : 50) &&
  /[$]|\bAUD\b/.test(sentence) &&
  !/\b(?:you|your|we|our|us)\b|\dk? (?:of|in|worth|for)\b/i.test(sentence);

/** What a candidate would have to pay. */
const feeBefore = /\bpay(?:ing|ment of)? $/i;
const feeAfter = /^ ?(?:for|towards) (?:[\w-]+ ){0,4}(?:sponsor|visa|nomination|pr\b)/i;
const byCandidate =
  /^ ?(?:is |are )?(?:to be )?(?:paid|payable) by (?:the )?(?:you|candidates?|applicants?|employees?|workers?)\b/i;
const candidatePays =
  /\b(?:you|candidates?|applicants?|employees?) (?:(?:will|must|to|have to|need to) )?(?:pays?|covers?)(?: \w+){0,3} $/i;
const costsBefore = /\bcosts? (?:only |about |around )?$/i;
const handedBack = /^ ?(?:cash ?)?back\b|^ ?of (?:our|the) (?:profits?|sales|revenue)\b/i;
/** What is given back, or taken off, is not what is paid: "$18 an hour, give back $5 an hour". */
const takenOff =
  /\b(?:(?:give|hand|pay|return|transfer|kick|send)(?:s|ing)?(?: \w{1,8})? back|you (?:then )?(?:return|repay|refund|owe(?: us)?)|minus|less|deduct(?:s|ed|ing)?|(?:we|boss|owner|manager) (?:keeps?|takes?(?: back)?|holds?))(?: about| around| only)? $/i;
const priceBefore = /\b(?:sponsorship|nomination)(?: \w+)? (?:is|for|comes to|starts at) $/i;
const inParts =
  /^,? (?:half|(?:in|with|by) \w+ (?:parts|instal?ments)|(?:a )?deposit|up ?front|in advance|now|before|cash)\b/i;
const isFee = (before: string, after: string) =>
  (feeBefore.test(before) && feeAfter.test(after)) ||
  byCandidate.test(after) ||
  costsBefore.test(before) ||
  candidatePays.test(before.slice(-farAround)) ||
  (priceBefore.test(before.slice(-farAround)) && inParts.test(after)) ||
  handedBack.test(after) ||
  takenOff.test(before.slice(-farAround));

/** A label of pay by the hour, since an amount below a hundred is too little for anything longer: "Rate $20", "Pay: $25". */
const rateBefore =
  /\b(?:rates?(?: of pay)?|pay rate|(?:base|flat|casual) (?:pay|rate)|wages?|pay(?=:| is| of| from))(?: is| are| of| from| starts? (?:at|from))?:? ?$/i;
const rateAlone = /^\$ ?\d{2}(?:\.\d{1,2})?(?: ?(?:-|–|to) ?\$? ?\d{2}(?:\.\d{1,2})?)? ?(?:flat|casual|cash|net)$/i;
/** Without a sign: "Pay: 25+super". */
const labelled = /^(?:rate|pay|wages?)\b[^\d$]{0,14}\d{2}(?!\d)/i;
const isTwoDigits =
  /^\$ ?\d{2}(?:\.\d{1,2})?(?: ?(?:-|–|to) ?\$? ?\d{2}(?:\.\d{1,2})?)?(?: (?:flat|casual|cash|net))?$/i;

/** What follows an amount that is paid in addition, or that nobody promises. */
const onTop =
  /^ ?potential\b|^ ?(?:(?:casual|weekend|penalty|night) )?(?:loadings?|allowances?|extra|more|on top|off|increases?|rises?|raises?)\b/i;

/** How many characters of a text are searched for pay. */
const searchedLength = 50_000;

/** What an amount is for that is not read, such as a piece of work. */
const otherPeriod = /\b(?:day|daily|week|weekly|shift|night|month|monthly|fortnight)\b/i;
const otherUnit =
  /\b(?:voucher|each|(?<!\b(?:and|plus|with|incl?|including) )(?:per|an?|every) (?:person|visit|delivery|drop|parcel|piece|bucket|bin|tray|kilo(?:gram)?|kg|box|house|room|class|lesson|student|customer|sale|lead|call|job|km|kilometre))\b/i;

const superAfter = new RegExp(String.raw`\d(?:,?\d{3}|k) ?${superToo}$`, 'i');
/** "37.5 hour week", "5 day week", "day shift". */
const hoursOrDays =
  /^[,;:.(| –-]{0,3}(?:\d{1,2}(?:\.\d{1,2})?[ -]?(?:hours?|hrs?|h|days?)\b|(?:day|night) shift\b|mon)/i;

/** What comes on top of an amount: "plus super and monthly bonus", "+ car allowance". */
const more = /^ ?(?:,? ?(?:and|plus)\b|[,+&])/i;

/** How many characters around an amount are checked for what it is. */
const around = 16;
const farAround = 36;
/** Who the amount is for may stand farther before it. */
const saidBefore = 60;

/** Words of an ad that state its pay. */
type Stated = Readonly<{ found: string; isByTheHour: boolean; isOfJuniors: boolean; around: string }>;

/** Where in a sentence an amount stands. */
type Place = Readonly<{ index: number; found: string }>;

/** What a sentence states: its first amount, and later ones that name their period. */
const statedIn = (words: string, isLiveIn: boolean): readonly Stated[] => {
  const [first, ...others] = words.matchAll(dollars);
  const later = others.filter(([found]) => namesHour.test(found) || forLonger.test(found));
  return [first, ...later, ...withoutSign.map((pattern) => pattern.exec(words))]
    .flatMap((match) => (match ? [{ index: match.index, found: match[0].replace(/(?<=\d)[,.]+$/, '').trim() }] : []))
    .flatMap((place) => readAt(words, isLiveIn, place) ?? []);
};

const readAt = (words: string, isLiveIn: boolean, { index, found }: Place): Stated | undefined => {
  const end = index + found.length;
  const [before, after] = [words.slice(0, index), words.slice(end)];
  const rest = isLiveIn ? withoutPocketMoney(words) : words;
  const far = rest.slice(Math.max(0, index - farAround), end + farAround);
  const behind = wholeWords(rest.slice(end), around);
  if (notPaid.test(rest.slice(Math.max(0, index - around), end))) return undefined;
  if ((notPaid.test(behind) && !more.test(behind)) || onTop.test(after)) return undefined;
  if (isFee(before, after) || isOfOthers(before)) return undefined;
  const namesHours = namesHour.test(found) || (amountsIn(found).salaryPeriod === 'hour' && forLonger.test(found));
  if (!namesHours && isOfOther(found, wholeWords(after, around))) return undefined;
  const isByTheHour = namesHours || isRate(before, found, after);
  const isLonger = forLonger.test(found);
  const isSalary = !isLonger && (paid.test(words) || namesYear.test(words));
  const isPocketMoney = !words.includes(far);
  const isOther = !isPocketMoney && otherCosts.test(far) && !isBesideBoard(before);
  if (isOther && !isByTheHour && !isSalary) return undefined;
  const [said, saidAfter] = [before.slice(-saidBefore), after.slice(0, farAround)];
  const isOfJuniors = juniorsBefore.test(said) || juniorsAfter.test(saidAfter);
  return isPay(found, isByTheHour ? 'hour' : isLonger ? 'longer' : 'year')
    ? { found, isByTheHour, isOfJuniors, around: `${said}${saidAfter}` }
    : undefined;
};

/** What whoever lives with a family is paid: "pocket money" of an au pair, the "allowance" of a live-in carer. */
const liveIn = /\b(?:live[- ]in|living in|au[- ]?pairs?|nann(?:y|ies)|pocket money)\b/i;
const pocketMoney =
  /\bpocket[- ]money\b|(?<!\b(?:car|travel|petrol|fuel|phone|food|meals?|clothing|uniform|tool) )\b(?:allowance|stipend)\b/gi;

/** Room and board that come with the pay: "you get your own room, all meals and $900 a week". */
// slow-pattern: only the end of a sentence is looked at.
const board =
  /\b(?:room|bathroom|meals?|board|food|accommodation|lodging|donga|car)\b[^.;!?$]{0,40}?(?:,|\band|\bplus|&|\+) $/i;
const isBesideBoard = (before: string) =>
  board.test(before.slice(-80)) && !/\b(?:rent|bond|bills|deduct\w*|costs?|pay|you owe)\b/i.test(before);

/** Without these words, each character in its place. */
const withoutPocketMoney = (words: string) => words.replace(pocketMoney, (found) => ' '.repeat(found.length));

/** A salary stands before the hours of its week: "$82,000 plus super, 37.5 hour week". */
const isOfOther = (found: string, after: string) => {
  const isSalary = namesYear.test(found) || superAfter.test(found);
  if (isSalary && (hoursOrDays.test(after) || more.test(after))) return false;
  return otherUnit.test(after) || (!forLonger.test(found) && otherPeriod.test(after));
};

/** The first characters of a text, without a word that they would cut: "week" is not said by "weekends". */
const wholeWords = (text: string, length: number) =>
  text.slice(0, length + (/^\w*/.exec(text.slice(length, length + longestWord))?.[0].length ?? 0));
const longestWord = 20;

/** Amounts that others pay or get, that are no longer paid, or that come on top. */
const ofOthers = [
  /\b(?:(?:other (?:cafes|shops|employers|places|companies|jobs|restaurants)|others|competitors) (?:pay|offer)|used to (?:be|pay)|was|were|previously|instead of)\b[^.;!?]{0,10}$/i,
  /\b(?:families|parents|clients?|customers?|students|members|guests|patients|participants|people|tenants|users|businesses)(?: \w{1,20}){0,2} (?:pays?|spends?|charged)\b[^.;!?]{0,16}$/i,
  /\b(?:clients?|customers?|patients|participants)(?: \w{1,20}){0,2} gets?\b[^.;!?]{0,16}$/i,
  /\bcharges? (?:our |the )?(?:clients?|customers?|families|parents)(?: \w{1,16}){0,2} $|\b(?:places|cafes|shops|employers|bosses) (?:that |who )?pay(?:ing)? (?:only |just )?$|\b(?:up|a rise|risen|raised) from (?:just )?$|\b(?:raised|donat\w+) (?:over |about )?$/i,
  /\b(?:(?:we|is|are) charged?|(?:hir|rent|leas)(?:e[ds]?|s|ed)? out(?: \w{1,16}){0,3} (?:for|at|from)|(?:court|van|car|boat|bikes?|kayaks?|surfboards?|skis?|scooters?|room|equipment) (?:hires?|rentals?)|go(?:es)? for|rooms? (?:start|from))\b[^.;!?]{0,16}$/i,
  /\b(?:tips?(?: (?:average|are|add|of|around|about)){1,2}|overtime (?:is |rate |paid )*(?:at|of)?|funding of|grants? of|salary packaging|\b(?:to|can|may|could) (?:salary )?package|saves?(?: \w{1,20}){0,2}|(?:top|best|some) \w{1,20} (?:makes?|earns?)|(?:top|best|star|leading) (?:\w{1,12} )?(?:guys|people|staff|reps?|performers?|earners?|sellers?|agents?|drivers?|riders?|closers?|consultants?|producers?|workers?|members?) (?:are |can |currently )?(?:mak(?:es?|ing)|earn(?:s|ing)?|tak(?:es?|ing) home|pull(?:s|ing)? in|bring(?:s|ing)? (?:home|in)|gets?|getting|on)(?: (?:over|around|about|more than))?|minimum wage (?:is|of|was)|(?:plus|extra|additional)(?: an?(?: \w{1,12})?)?) ?(?:up to )?$/i,
];
const isOfOthers = (before: string) => ofOthers.some((pattern) => pattern.test(before.slice(-farAround)));

/** Rates of juniors are lawful below the minimum of adults. */
const juniorsBefore = new RegExp(String.raw`\b${juniorRates}\b[^$.;]{0,16}$`, 'i');
const juniorsAfter = new RegExp(
  String.raw`^ ?(?:(?:for|if|\() ?[^$.;]{0,12}\b${juniorRates}\b|[,–-]? ?junior (?:rate|pay|wage)\b)`,
  'i',
);

/** Without a period, yet paid by the hour: "$38.20 plus penalties", "casual $34.10 weekdays and $41 on Sundays". */
const twoDigits = String.raw`\$ ?\d{2}(?:\.\d{1,2})?(?![\d,k])`;
const namesRate = new RegExp(
  [
    String.raw`${twoDigits},? ?(?:plus|and|\+|with|&) (?:(?:super|casual|weekend|shift)(?:,| and| \+)? )?(?:penalt|overtime|loading)`,
    String.raw`\b(?:casual|rates?|pay(?:s|ing)?|paid|wages?)(?: of| is|:)? ${twoDigits} ?(?:on |for )?(?:weekdays|mon(?:day)?s?(?:-| to )fri|(?:satur|sun)days?|weekends)\b`,
  ].join('|'),
  'i',
);

/** What the payslip says, which is by the hour: "$28 on paper". */
const onPaper = /\$ ?\d{2}(?:\.\d{1,2})? (?:is )?on (?:paper|the books|(?:the|your) pay ?slip)\b/i;

const isRate = (before: string, found: string, after: string) =>
  (isTwoDigits.test(found) &&
    (onPaper.test(`${found}${after}`) || namesRate.test(`${before.slice(-around)}${found}${after}`))) ||
  rateAlone.test(found) ||
  labelled.test(found) ||
  (rateBefore.test(before) && isTwoDigits.test(found));

/** A heading on a line of its own: the line below belongs to it. */
const heading = /(?<=^|\n)((?:salary|pay|wages?|rates?|remuneration)(?: [a-z&]{1,12}){0,2}:?)\n/gi;

/** Who is paid by a scholarship gets no wage. */
const ofScholars =
  /\b(?:phd|mphil|doctoral|hdr) (?:and \w+ )?(?:projects?|positions?|scholarships?|candidates?|students?|studentships?|opportunit\w+)\b|\bscholarships?\b(?! (?:officer|coordinator|manager|advis\w+|administrator|assistant))/i;

/** The words of the title, or else of a sentence, that state the pay; undefined if neither does, or if it is a scholarship. */
export const payStatedIn = (title: string, text: string): string | undefined =>
  ofScholars.test(title) ? undefined : payIn(title, text)?.found;

/**
 * The words that say that the pay is that of juniors, apprentices or trainees, which may be below the minimum of adults;
 * undefined if none say so, or if adults' pay stands beside it.
 */
export const juniorPayIn = (title: string, text: string): string | undefined => {
  const all = allIn(title, text);
  const [isOfSome, isOfAll] = [all.some(isOfTheYoung), all.every(isOfTheYoung)];
  return isOfSome && !isOfAll ? undefined : juniorJobIn(title, text, theOneOf(all)?.around ?? '');
};

const isOfTheYoung = ({ isOfJuniors }: Stated) => isOfJuniors;

const allIn = (title: string, text: string): readonly Stated[] => {
  const sentences = withoutOtherAds(text.slice(0, searchedLength))
    .replace(heading, '$1 ')
    .split(/(?<!\bp|\bp\.[ah])[.;!\n](?!\d)/i);
  const telling = sentences.filter(namesPay);
  const short = sentences.filter((sentence) => isShort(sentence) && !namesPay(sentence));
  const isLiveIn = liveIn.test(title) || liveIn.test(text.slice(0, searchedLength));
  return [title, ...telling, ...short].flatMap((sentence) => statedIn(sentence, isLiveIn));
};

const payIn = (title: string, text: string): Stated | undefined => {
  const all = allIn(title, text);
  const ofAdults = all.filter((one) => !isOfTheYoung(one));
  return theOneOf(ofAdults.length > 0 ? ofAdults : all);
};

/** The first; of several rates by the hour the lowest, since it may be the reader's. */
const theOneOf = ([first, ...others]: readonly Stated[]): Stated | undefined => {
  if (!first?.isByTheHour) return first;
  const least = ({ found }: Stated) => amountsIn(found).salaryMin ?? amountsIn(found).salaryMax ?? Infinity;
  return others
    .filter(({ isByTheHour }) => isByTheHour)
    .reduce((lowest, one) => (least(one) < least(lowest) ? one : lowest), first);
};

const weeklyPocketMoney = /\b(?:pocket money|(?:weekly|daily|fortnightly) (?:allowance|stipend))\b/i;

const namesPay = (sentence: string) =>
  [paid, namesHour, namesYear, namesRate, forLonger, onPaper, weeklyPocketMoney].some((pattern) =>
    pattern.test(sentence),
  );

/**
 * Plausible pay: what somebody might be offered by the hour, however little, and at most the highest salaries by the year. Every
 * period but the year must be named.
 */
const isPay = (found: string, named: 'hour' | 'longer' | 'year') => {
  const { salaryMax = 0, salaryMin = salaryMax, salaryPeriod = 'hour' } = amountsIn(found);
  const [least, most] = plausible[salaryPeriod];
  const isNamed = salaryPeriod === 'year' || named === (salaryPeriod === 'hour' ? 'hour' : 'longer');
  const isEnough =
    salaryMin >= least || (salaryMin >= leastNamedYear && salaryPeriod === 'year' && isOfYear.test(found));
  return isNamed && isEnough && salaryMin <= most;
};

const isOfYear = /\b(?:year|yr|annum|p\.?a|month|monthly)\b/i;
const leastNamedYear = 5_000;

/** Dollars, from and to. */
const plausible = {
  hour: [5, 150],
  day: [40, 3_000],
  week: [100, 15_000],
  year: [30_000, 500_000],
} as const;
