import { anyOf } from '../rule.ts';
import { signed } from './vocabulary.ts';

/** What a sentence demands of an applicant; `sure` where its own words leave no other reading. */
export type Demand = Readonly<{ kind: 'residents' | 'clearance' | 'full' | 'open' | 'unclear'; sure: boolean }>;

type Kind = Demand['kind'];
type Rule = Readonly<{ pattern: RegExp; kind: Kind; sure: boolean }>;

const rule = (kind: Kind, sure: boolean, ...patterns: readonly string[]): Rule => ({
  kind,
  sure,
  pattern: new RegExp(patterns.join('|')),
});

/** Up to so many characters that end no clause. */
const near = (characters: number) => `[^.;!?]{0,${characters}}?`;
/** The same, but with no comma or bracket, and with no other sign: a hope reaches only its own item. */
const beside = (characters: number) => `(?:(?! - | but )[^.;!?,:()A-Z]){0,${characters}}?`;

const demanded = anyOf('STATUS', 'FULL', 'CLEARANCE', 'SECURITY', 'PEOPLE', 'DWELLER');
const status = anyOf('STATUS', 'CLEARANCE');
const rights = anyOf('RIGHT', 'STUDENT', 'VISA', 'TEMPORARY');

const hope = anyOf(
  '\\bpref(?:er(?:red|able|ably|ence)?)?\\b|\\bdesir(?:able|ed)\\b|\\badvantage(?:ous)?\\b|\\bideal(?:ly)?\\b',
  '\\bfavou?r\\w*|\\bpriorit\\w+|\\bbonus\\b|\\ba plus\\b|\\b(?:highly|well) regarded\\b|\\bnice[ -]to[ -]haves?\\b',
  '\\bbeneficial\\b|\\bhelpful\\b|\\bnot (?:required|essential|necessary|mandatory|needed|a requirement|a must)\\b|\\bencouraged\\b',
);
const refusedWords = anyOf(
  '\\b(?:cannot|need not apply|declined|unsuccessful|rejected|ineligible|ruled out|excluded)\\b',
  '\\bnot (?:be )?(?:considered|eligible|accepted|shortlisted|progressed|able|suitable)\\b',
);
const hopeAtStart = anyOf(
  '(?:ideally|preferably|preferred|preference|desirable|desired|advantageous|nice[ -]to[ -]haves?|bonus(?: points)?)\\b',
  '(?:an advantage|a plus|highly regarded|(?:we|our client) (?:would )?prefers?)\\b',
);
/** From a noun to what is said of it, with no word that brings in another thing. */
const linking = anyOf(
  '(?:,? (?:is|are|was|would|will|may|can|be|being|status|also|very|most|highly|strongly|considered|viewed|seen|looked|upon|as|an?|definite|distinct|real|great|huge|however|and|or|above|higher|equivalent|levels?|holders?|visas?|candidates?|applicants?|people|given|get|receive|have|in australia|ability to (?:get|gain|obtain) (?:one|it),?))*?',
);
const denied = "\\b(?:no|not|cannot|can't|unable|aren't|isn't|won't|exclud\\w+|ineligible|unsuitable)\\b";
const welcomed =
  '\\b(?:welcom\\w*|encouraged|invited|considered|accepted|may apply|can apply|eligible|suit\\w*|ok|fine)\\b';
const required = anyOf(
  '\\b(?:required|essential|mandatory|mandate|compulsory|necessary|needed|a must|must|prerequisite|pre-requisite|requirements?|conditional?|non-negotiable|requisite)\\b',
);
const must = anyOf(
  "\\b(?:must|need|needs|required?|requires|requiring|have to|has to|should|shall|will be|you are|you're|to be|will need|mandatory|essential|subject to|conditional (?:up)?on|dependent (?:up)?on|only)\\b",
);

/** Sentences about something else than this ad's applicants. */
const elsewhere: readonly Rule[] = [
  rule(
    'open',
    true,
    `\\b(?:regardless|irrespective|without regard|no matter|whatever|discriminat\\w+|basis of|based on|protected|harass\\w+)\\b${near(250)}${demanded}`,
  ),
  rule(
    'open',
    true,
    `\\b(?:race|religion|gender|sexual|marital|disability|veteran|ethnicity)\\b${near(120)}STATUS|STATUS(?: status)?,? ${near(60)}\\b(?:gender|marital|disability|sexual|race|colou?r|veteran)\\b|\\bpractices regarding\\b${near(40)}STATUS|STATUS backgrounds?\\b`,
  ),
  rule(
    'open',
    true,
    `\\b(?:pathways?|path|road|route|points|leading|apply(?:ing)? for|assistance|migration)\\b(?: (?:to|towards?|for|with|of|your|a|an|the))* ?STATUS|STATUS (?:pathways?|opportunit\\w+|support|sponsor\\w+|application|points)\\b`,
  ),
  rule(
    'open',
    true,
    `\\b(?:support|help|assist|nominate)\\w* (?:\\w+ ){0,3}(?:to|towards?|with|for|gain|obtain) (?:\\w+ ){0,2}STATUS`,
  ),
  rule(
    'open',
    true,
    `\\b(?:opportunit\\w+|chance|sponsor\\w*) to (?:get|gain|obtain|hold) (?:an? )?(?:CLEARANCE|SECURITY)`,
  ),
  rule('open', true, `\\bsponsor\\w* (?:for|to|towards?|of|into) (?:\\w+ )?STATUS`),
  rule('open', true, `\\brelocation\\b${near(80)}${demanded}`),
  rule(
    'open',
    true,
    `\\b(?:check|checks|verif\\w+|state|indicate|confirm) (?:\\w+ ){0,5}${demanded} (?:or \\w+ )?(?:checks?|status|details)\\b`,
  ),
];

const welcome: readonly Rule[] = [
  rule(
    'full',
    true,
    `${denied}[^.;!?:]{0,40}?STUDENT|STUDENT${near(50)}\\b(?:cannot|need not|unable|ineligible|not (?:be |currently |yet )*(?:consider\\w*|eligible|accept\\w*|suit\\w*|able|apply|permitted|appropriate))`,
  ),
  rule(
    'open',
    true,
    `STUDENT${near(60)}${welcomed}|\\b(?:welcom\\w+|encourag\\w+|invit\\w+|open to|accept\\w*|suit\\w*|consider\\w*|great for|perfect for|ideal for)\\b${near(40)}STUDENT`,
  ),
  rule(
    'open',
    true,
    `\\b(?:all|any|every|different) (?:\\w+ ){0,2}(?:VISA|RIGHT)${near(40)}${welcomed}|\\b(?:welcom\\w+|encourag\\w+|open to|accept\\w*|consider\\w*)\\b${near(50)}\\b(?:all|any|every|different) (?:\\w+ ){0,2}(?:VISA|RIGHT)`,
  ),
  rule(
    'residents',
    true,
    `\\b(?:no|not)\\b${near(20)}TEMPORARY|TEMPORARY${near(40)}${refusedWords}|\\bno RIGHT[ .,!]*$|(?<!without )(?<!valid )\\bVISA(?: holders)?${near(25)}${refusedWords}`,
  ),
];

/** Words between a status and the other choice; "i.e." explains the first and gives no choice. */
const choice = '(?:(?!\\bi\\.?e\\b|\\bmust be\\b|\\bonly\\b)[^.;!?]){0,70}?';

const choices: readonly Rule[] = [
  rule(
    'full',
    true,
    `STATUS${choice}(?:\\bor\\b|/)${choice}FULL|FULL(?: in \\w+)?,? ?(?:\\bor\\b|/) ?(?:\\w+ ){0,5}STATUS`,
  ),
  rule(
    'open',
    true,
    `FULL ?,? ?(?:\\bor\\b|/|\\band\\b) ?(?:\\w+ ){0,4}(?:STUDENT|RIGHT|VISA|part|limited|restricted|partial)|(?:STUDENT|part|limited|restricted|partial) ?(?:\\bor\\b|/) ?(?:\\w+ ){0,2}FULL`,
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
    `STATUS\\)? ?(?:,|\\band\\b|&) ?(?:(?:those|people|anyone|holders|all|any|other|other|valid|temporary|on|with|of|a|working|holiday) ){0,5}${rights}`,
  ),
  rule(
    'open',
    true,
    `${rights}(?! only)${near(50)}(?:\\bor\\b|/) ?(?:(?:an?|be|are|is|being|hold|have|with) )*(?:STATUS|residency)(?!${near(20)}\\bonly\\b)`,
  ),
  rule('open', false, `${rights}, ?(?:(?:an?|be|are|is|hold|have) )*(?:STATUS|PEOPLE)(?!${near(40)}${required})`),
];

const takenBack: readonly Rule[] = [
  rule(
    'open',
    true,
    `\\bno (?:need|requirement)\\b${near(30)}${demanded}|\\b(?:do not|don't|need not|needn't|not have to|not need)\\b(?:(?!\\bunless\\b|\\bif\\b|\\bapply\\b)[^.;!?]){0,25}?${demanded}|\\bwithout (?:need|requiring)\\b${near(25)}${demanded}`,
  ),
  rule(
    'open',
    true,
    `\\bno ${demanded}(?: is| are)? (?:required|needed|necessary)\\b|${demanded} (?:is |are )?(?:not|isn't|aren't|is no|no) (?:required|needed|necessary|essential|mandatory|must)\\b`,
  ),
  rule(
    'open',
    true,
    `\\bif\\b${near(30)}\\bnot\\b${near(25)}STATUS(?!${near(60)}\\b(?:not|cannot|don't|unable|no)\\b)|\\bwhether\\b${near(40)}STATUS`,
  ),
];

/** A demand in so many words; it holds whatever is hoped for beside it. */
const demands: readonly Rule[] = [
  rule(
    'residents',
    true,
    `\\bif\\b${near(30)}\\bnot\\b${near(25)}STATUS${near(60)}\\b(?:not|cannot|don't|unable|no)\\b|\\bnon-STATUS`,
  ),
  rule(
    'residents',
    true,
    `\\bwithout\\b(?: \\w+){0,3} STATUS${near(60)}\\b(?:not|cannot|no)\\b|\\b(?:no|not)\\b${near(80)}\\bwithout\\b(?: \\w+){0,3} STATUS`,
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

const hopes: readonly Rule[] = [
  rule('open', true, `\\b(?:preference|priority)\\b (?:\\w+ ){0,4}?(?:to|for)\\b[^.;!?]*${demanded}[^.;!?]*`),
  rule('open', true, `${demanded}${linking},? ?(?:but )?${hope}|${demanded} ?\\((?:highly |strongly |also )?${hope}`),
  rule(
    'open',
    true,
    `(?:^|[.;:,(] ?|- )${hopeAtStart}(?:(?!\\bmust\\b|\\brequired\\b)[^.;!?A-Z]){0,60}?${demanded}(?!${beside(30)}${required})`,
  ),
];

const statements: readonly Rule[] = [
  rule(
    'residents',
    true,
    `${status}${near(45)}\\bonly\\b|(?<!\\bnot )\\bonly\\b${near(50)}${status}|\\b(?:restricted|limited|exclusive\\w*|reserved|confined)\\b${near(25)}${status}`,
  ),
  rule('residents', true, `${must}(?:(?!\\bhelp|\\bserve|\\bprovide services)[^.;!?]){0,50}?${status}`),
  rule('full', true, `${must}${near(50)}FULL|\\bonly\\b${near(50)}FULL|FULL${near(40)}\\bonly\\b`),
  rule(
    'residents',
    true,
    `\\b(?:open|available|offered) to\\b${near(25)}STATUS|STATUS\\)?,? (?:may|can|are (?:eligible|able|invited|welcome)|will be (?:considered|accepted|eligible)|need apply|to apply)`,
  ),
  rule(
    'residents',
    true,
    `\\b(?:proof|evidence|confirmation|hold(?:ers?|ing)?|possess\\w*|have|having|obtain|maintain|attain|gain|active|current|existing|minimum|as an?|seeking|looking for|who (?:is|are)|with|we need)\\b(?: (?:of|an?|your|valid|current|either|be|and|maintain|active|existing|minimum|least|level|or|hold))* ${status}`,
  ),
  rule(
    'full',
    true,
    `\\b(?:proof|evidence|hold\\w*|possess\\w*|have|having|with)\\b(?: (?:of|an?|your|valid|current|the))* FULL`,
  ),
  rule(
    'residents',
    true,
    `^(?:[\\w' /]{1,30}[:-] ?)?(?:(?:an?|be|are|is|being|current|valid|active) )*${status}(?: \\+ ${status})?(?: status| holders?)?[ .,!*)]*(?:\\([^)]{0,40}\\))?[ .,!*]*$`,
  ),
  rule(
    'full',
    true,
    `^(?:[\\w' /]{1,30}[:-] ?)?(?:(?:an?|current|valid|the) )*FULL(?: (?:in|for|within) [\\w /,]{2,30})?[ .,!*]*$`,
  ),
  rule('full', false, 'FULL'),
  rule('residents', false, status),
  rule('residents', true, `\\b(?:must be|only|restricted to|limited to|open to|i am|be)\\b(?: \\w+){0,3} PEOPLE`),
  // Who clears whom for what is not said, and who lives in Australia may be on any visa.
  rule(
    'unclear',
    false,
    `${must}${near(50)}(?:SECURITY|DWELLER)|(?:SECURITY|DWELLER)${near(30)}(?:${required}|\\bonly\\b)|^(?:\\w+ ){0,3}(?:DWELLER|SECURITY)[ .,]*$`,
  ),
];

/** Work rights of any kind, or words that name visas or clearances without a demand. */
const mentions: readonly Rule[] = [rule('open', true, rights), rule('open', false, 'SECURITY', 'DWELLER', 'PEOPLE')];

/** What these find says nothing of the rest of its sentence: "citizens only, baseline clearance preferred". */
const setAside = [...elsewhere, ...takenBack, ...hopes].map(({ pattern }) => new RegExp(pattern, 'g'));
const deciding: readonly Rule[] = [...welcome, ...choices, ...demands, ...statements, ...mentions];

const withoutAsides = (text: string) =>
  setAside.reduce((rest, pattern) => rest.replace(pattern, (found) => found.replace(/[A-Z]{4,}/g, 'mentioned')), text);

/** What the rules read in a sentence; undefined where it has none of their words. */
export const readByRules = (sentence: string): Demand | undefined => {
  const text = signed(sentence);
  const rest = withoutAsides(text);
  const found = deciding.find(({ pattern }) => pattern.test(rest));
  if (found) {
    const isStatus = found.kind !== 'residents' || /STATUS|RIGHT|VISA/.test(rest);
    return { kind: isStatus ? found.kind : 'clearance', sure: found.sure };
  }
  return rest === text ? undefined : { kind: 'open', sure: true };
};

/** Whether a sentence welcomes students by name. */
export const welcomesStudents = (sentence: string): boolean => {
  const text = signed(sentence);
  return text.includes('STUDENT') && welcome.find(({ pattern }) => pattern.test(text))?.kind === 'open';
};
