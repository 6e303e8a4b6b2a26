import { anyOf } from '../rule.ts';
import { type Rule, rule } from './demand.ts';
import { near, beside, status, rights, hope, demanded, refused, denied, welcomed, required, must } from './modality.ts';

/** People whose visa has limits, but not people without a visa: "without a visa", "no valid visa holder". */
const limited = '(?<!without )(?<!without an? )(?<!valid )(?:TEMPORARY|HOLDERS)';
const lacking =
  "\\b(?:without|lack|lacking|(?:not|n't) (?:currently )?(?:have|hold|possess))(?: \\w+){0,2} (?:RIGHT|VISA)";

const full = '(?:an? |current |valid )*FULL(?! ?(?:,|/|\\bor\\b|\\band\\b))';

export const welcome: readonly Rule[] = [
  rule('open', true, `(?<!\\b(?:no|not|only) )RIGHT with RIGHT (?:(?:is|are) )?${welcomed}`),
  // A welcome of those alone whose rights are full: "any visa with full work rights is welcome".
  rule(
    'full',
    true,
    `(?:VISA|HOLDERS|TEMPORARY)(?: holders?)? with ${full}`,
    `(?<!\\bnot )\\b(?:all|any|every) (?:\\w+ ){0,2}?(?:RIGHT )?${full}${near(30)}${welcomed}`,
  ),
  rule('unclear', true, `STUDENT(?: holders?)? with ${full}`),
  rule('residents', true, `STATUS${near(15)}\\bonly\\b${near(15)}\\bno (?:STATUS|VISA|HOLDERS|TEMPORARY)`),
  rule(
    'full',
    true,
    `VISA(?: \\w+){0,2} (?:caps?|limits?|restricts?) (?:\\w+ ){0,3}hours?${near(60)}(?:${refused}|\\b(?:isn't|is not|not) (?:for|the)\\b)`,
  ),
  rule('full', true, `RIGHT${near(12)}\\b(?:limited|restricted)\\b${near(30)}${refused}`),
  rule(
    'unclear',
    true,
    `\\bSTUDENT\\b${near(25)}\\bnot (?:the|this|for)\\b`,
    'STUDENT (?:with|who (?:are|have|hold)) (?:an? )?STATUS',
    '\\bnot students?\\b',
    '\\bstudents?,? (?:please )?(?:do not|don.t|need not) apply\\b',
  ),
  rule('open', true, `${lacking}${near(60)}${refused}`, `${refused}${near(60)}${lacking}`),
  rule(
    'full',
    true,
    `${denied}[^.;!?:,]{0,40}?(?<! - [^.;!?:,]{0,30})STUDENT(?!${near(30)}(?<!not )(?<!not be )${welcomed})`,
  ),
  rule('full', true, `STUDENT${near(50)}${refused}`),
  rule('full', true, `\\b(?:limited|restricted|partial|part-time) RIGHT${near(40)}${refused}`),
  rule('residents', true, `${refused}${near(60)}${limited}`),
  rule('residents', true, `${limited}${near(50)}${refused}`),
  rule(
    'open',
    true,
    `STUDENT${near(60)}${welcomed}`,
    `\\b(?:welcom\\w+|encourag\\w+|invit\\w+|open to|accept\\w*|suit\\w*|consider\\w*|great for|perfect for|ideal for)\\b${near(40)}STUDENT`,
  ),
  rule(
    'open',
    true,
    `\\b(?:all|any|every|different) (?:\\w+ ){0,2}(?:VISA|RIGHT)${near(40)}${welcomed}`,
    `\\b(?:welcom\\w+|encourag\\w+|open to|accept\\w*|consider\\w*)\\b${near(50)}\\b(?:all|any|every|different) (?:\\w+ ){0,2}(?:VISA|RIGHT)`,
  ),
  rule(
    'residents',
    true,
    `\\b(?:no|not)\\b${near(20)}TEMPORARY`,
    "\\b(?:cannot|can't|mustn't|shouldn't) (?:currently )?(?:be (?:currently |here )?on|hold|have) TEMPORARY",
    '\\bno HOLDERS\\b',
    `(?<!without )(?<!without an? )(?<!valid )\\bVISA(?: holders)?${near(25)}${refused}`,
  ),
];

/** Words between a status and its alternative; "i.e." explains the status and adds no alternative. */
const choice =
  '(?:(?!\\bi\\.?e\\b|\\bmust be\\b|\\bonly\\b|CLEARANCE|SECURITY|\\bmandatory|\\bessential)[^.;!?]){0,70}?';

export const choices: readonly Rule[] = [
  rule(
    'unclear',
    true,
    `${anyOf(demanded, rights)} (?:conditions?|requirements?|restrictions?) (?:may |might |will |do )?apply`,
  ),
  rule(
    'full',
    true,
    `STATUS${choice}(?:\\bor\\b|/)${choice}FULL`,
    'FULL(?: in \\w+)?,? ?(?:\\bor\\b|/) ?(?:\\w+ ){0,5}STATUS',
  ),
  rule(
    'open',
    true,
    'FULL ?,? ?(?:\\bor\\b|/|\\band\\b) ?(?:\\w+ ){0,4}(?:STUDENT|RIGHT|VISA|part|limited|restricted|partial)',
    '(?:STUDENT|part|limited|restricted|partial) ?(?:\\bor\\b|/) ?(?:\\w+ ){0,2}FULL',
    'FULL,? or (?:be |is |are )?(?:an? )?(?:international )?students?\\b',
  ),
  rule(
    'residents',
    true,
    `${anyOf('RIGHT', 'FULL')}(?: in \\w+| for \\w+){0,2},? ?(?:\\(|\\bi\\.?e\\b\\.?|[:-]|\\bthat is\\b|\\bbeing\\b|\\bas an?\\b)[ ,:]*(?:must be |you must be |be )?(?:an? )?STATUS(?!${near(90)}(?:RIGHT|VISA|STUDENT))`,
  ),
  rule('open', true, `(?:STATUS|DWELLER)\\)?${choice}(?:\\bor\\b|\\band/or\\b|/)${choice}${rights}`),
  rule(
    'open',
    true,
    `STATUS(?: holders)?\\)? ?(?:,|\\band\\b|&) ?(?:HOLDERS|(?:those|people|anyone|holders|all|any|others?)\\b(?: (?:holding|holders|other|valid|temporary|on|with|of|a|have)){0,5} ${rights}|(?:temporary |on )?(?:STUDENT|TEMPORARY|VISA))`,
  ),
  rule(
    'open',
    true,
    `${rights}(?! only)${near(50)}(?:\\bor\\b|/) ?(?:(?:an?|be|are|is|being|hold|have|with) )*(?:STATUS|residency)(?!${near(20)}\\bonly\\b)`,
  ),
  rule(
    'open',
    false,
    `(?<!\\bno )${rights}, ?(?:(?:an?|be|are|is|hold|have) )*(?:STATUS|PEOPLE)(?! only)(?!${near(40)}${required})`,
  ),
];

/** An explicit demand, which holds whatever preferences are beside it. */
export const demands: readonly Rule[] = [
  rule('residents', true, `(?:\\bnot|n't|\\bno) (?:\\w+ ){0,3}?apply${near(20)}\\b(?:if|unless)\\b${near(30)}STATUS`),
  // It does not say who must: a demand of some roles only, or at a later time.
  rule(
    'unclear',
    true,
    `^(?!.*\\b(?:must|only)\\b).*?(?:\\b(?:may|might|could|some|certain|depending)\\b${near(40)}${demanded})`,
  ),
  rule(
    'unclear',
    true,
    `(?<!\\b(?:beds?|rooms?|hostel|accommodation)\\b[^.;!?]{0,30})\\b(?:working holiday|whv|whm|backpackers?|417|462|485|482|408|407)\\b(?:(?!\\bnot\\b|\\bor\\b|\\band\\b)[^.;!?]){0,30}\\bonly\\b`,
    `\\bonly\\b(?: \\w+){0,3} (?:working holiday|whv|whm|backpackers|417|462|485)\\b`,
    '\\b(?:must|needs? to|have to|has to) (?:be|have|hold) (?:an? )?(?:current |valid )?(?:working holiday makers?|whv|whm|backpackers?)\\b',
    '\\blocals only\\b(?! (?:\\w+ )?(?:discounts?|bars?|spots?|beach))|\\bonly locals\\b(?= (?:need|may|can|please|will|should)\\b|[.!,]|$)',
    "\\bno (?:foreigners?|internationals)\\b|(?:\\bnot|\\bnever|n't) (?:hire|take|accept|employ|consider) (?:any )?(?:foreigners?|internationals)\\b",
    '^\\W*residents only\\b|\\bonly (?:hire|take|employ|accept) residents\\b',
    '\\b(?:medicare|hecs|centrelink|jobseeker)\\b[^.;!?]{0,25}\\bonly\\b|\\b(?:only|must (?:be|have|hold))\\b[^.;!?]{0,25}\\b(?:medicare|hecs|centrelink|jobseeker)\\b',
    "(?:\\bnot|\\bno|n't)\\b[^.;!?]{0,30}\\b(?:hours? (?:restrict|limit)|(?:restrict\\w*|limits?)\\b[^.;!?]{0,12}\\bhours\\b)",
    '\\bable to work full[- ]?time(?: hours)? legally\\b',
    '\\b(?:months?|years?) (?:left|remaining) on (?:their|your|the|a) (?:VISA|RIGHT)',
    '\\bstudents? (?:are |is )?not (?:suitable|suited|eligible|considered|accepted)\\b',
    '(?:VISA|RIGHT) (?:has to|must|needs? to) (?:suit|be suitable|match|meet)\\b',
  ),
  rule('unclear', true, 'STATUS(?: holders?)?(?: (?:are|is|who))?(?: \\w+)? encouraged\\b'),
  rule(
    'residents',
    true,
    `\\bif\\b${near(30)}(?:\\bnot\\b|n't\\b)${near(25)}STATUS${near(60)}(?:\\b(?:not|cannot|unable|no)\\b|n't\\b)`,
    '\\bnon-STATUS',
  ),
  rule(
    'residents',
    true,
    `\\bwithout\\b(?: \\w+){0,3} STATUS${near(60)}\\b(?:not|cannot|no)\\b`,
    `\\b(?:no|not)\\b${near(80)}\\bwithout\\b(?: \\w+){0,3} STATUS`,
  ),
  rule(
    'residents',
    true,
    `\\bmust (?:currently |already |also |all )?(?:be |hold |have |possess )?(?:an? |current |valid )*STATUS(?!${beside(25)}${hope})`,
  ),
  rule('residents', true, `STATUS\\)?${beside(40)}(?<!not )(?<!not be )${required}`),
  rule('residents', true, `CLEARANCE${beside(30)}(?<!not )(?<!not be )${required}`),
  rule('full', true, `FULL${beside(50)}(?<!not )(?<!not be )${required}`),
];

export const statements: readonly Rule[] = [
  rule(
    'residents',
    true,
    `${status}${near(45)}\\bonly\\b`,
    `(?<!\\bnot )\\bonly\\b${near(50)}${status}`,
    `\\b(?:restricted|limited|exclusive\\w*|reserved|confined)\\b${near(25)}${status}`,
  ),
  rule('residents', true, `${must}(?:(?!\\bhelp|\\bserve|\\bprovide services)[^.;!?]){0,50}?${status}`),
  rule('full', true, `${must}${near(50)}FULL`, `\\bonly\\b${near(50)}FULL`, `FULL${near(40)}\\bonly\\b`),
  rule(
    'residents',
    true,
    `\\b(?:open|available|offered) to\\b${near(25)}STATUS`,
    'STATUS\\)?,? (?:may|can|are (?:eligible|able|invited|welcome)|will be (?:considered|accepted|eligible)|need apply|to apply)',
  ),
  rule(
    'residents',
    true,
    `\\b(?:proof|evidence|confirmation|hold(?:ers?|ing)?|possess\\w*|have|having|obtain|maintain|attain|gain|active|current|existing|minimum|as an?|seeking|looking for|who (?:is|are)|with|we need)\\b(?: (?:of|an?|your|valid|current|either|be|and|maintain|active|existing|minimum|least|level|or|hold))* ${status}`,
  ),
  rule(
    'full',
    true,
    '\\b(?:proof|evidence|hold\\w*|possess\\w*|have|having|with)\\b(?: (?:of|an?|your|valid|current|the))* FULL',
  ),
  rule(
    'residents',
    true,
    `^(?:[\\w' /]{1,30}[:-] ?)?(?:(?:an?|be|are|is|being|current|valid|active) )*${status}(?: \\+ ${status})?(?: status| holders?)?[ .,!*)]*(?:\\([^)]{0,40}\\))?[ .,!*]*$`,
  ),
  rule(
    'full',
    true,
    "^(?:[\\w' /]{1,30}[:-] ?)?(?:(?:an?|current|valid|the) )*FULL(?: (?:in|for|within) [\\w /,]{2,30})?[ .,!*]*$",
  ),
  rule('full', false, 'FULL'),
  rule('residents', false, status),
  // Of some of those who work there.
  rule('unclear', true, `\\((?:but )?not (?:the |our )?\\w+(?: \\w+)?\\) ${must}[^.;!?]{0,15}?(?:PEOPLE|STATUS)`),
  rule(
    'residents',
    true,
    '(?<!\\bnot )\\b(?:must be|only|restricted to|limited to|open to|i am|be)\\b(?: \\w+){0,3} PEOPLE',
  ),
  rule('unclear', true, 'LOCALS'),
  // It does not say who needs the clearance, and people who live in Australia may hold any visa.
  rule(
    'unclear',
    false,
    `${must}${near(50)}(?:SECURITY|DWELLER)`,
    `(?:SECURITY|DWELLER)${near(90)}(?:${required}|\\bonly\\b)`,
    '^(?:\\w+ ){0,3}(?:DWELLER|SECURITY)[ .,]*$',
    '\\b(?:requirements?|criteria|conditions?) ?:? ?(?:an? )?DWELLER',
  ),
  rule('unclear', true, '\\b(?:no|not (?:suitable|suited|open|available) (?:for|to)) (?:university )?students\\b'),
];

/** Work rights of any kind, or words that mention visas or clearances without a demand. */
export const mentions: readonly Rule[] = [
  rule('open', true, rights),
  rule('open', false, 'SECURITY', 'DWELLER', 'PEOPLE'),
];
