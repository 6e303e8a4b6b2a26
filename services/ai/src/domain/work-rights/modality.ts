import { anyOf } from '../rule.ts';

/** At most this many characters within one clause. */
export const near = (characters: number) => `[^.;!?]{0,${characters}}?`;
/** The same, without a comma, bracket or marker, because a preference applies only to its own item. */
export const beside = (characters: number) => `(?:(?! - | but )[^.;!?,:()A-Z]){0,${characters}}?`;

export const demanded = anyOf('STATUS', 'FULL', 'CLEARANCE', 'SECURITY', 'PEOPLE', 'DWELLER');
export const status = anyOf('STATUS', 'CLEARANCE');
export const rights = anyOf('RIGHT', 'HOLDERS', 'STUDENT', 'VISA', 'TEMPORARY');

export const hope = anyOf(
  '\\bpref(?:er(?:red|able|ably|ence)?)?\\b|\\bdesir(?:able|ed)\\b|\\badvantage(?:ous)?\\b|\\bideal(?:ly)?\\b',
  '\\bfavou?r\\w*|\\bpriorit\\w+|\\bbonus\\b|\\ba plus\\b|\\b(?:highly|well) regarded\\b|\\bnice[ -]to[ -]haves?\\b',
  '\\bwould be (?:nice|great|good|lovely|handy)\\b|\\bdeal[ -]?breaker\\b|\\bbeneficial\\b|\\bhelpful\\b|(?:\\bnot|n.t) (?:required|essential|necessary|mandatory|needed|a requirement|a must)\\b',
);
const taken = anyOf(
  'accept\\w*|appl(?:y|ications)|appropriate|able|consider\\w*|contact\\w*|eligible|employ\\w*|hir(?:e|ed|ing)|interview\\w*',
  'open|permitted|proceed\\w*|progress\\w*|put forward|respond\\w*|review\\w*|shortlist\\w*|success\\w*|suit\\w*|tak(?:e|en|ing)',
);
/** "will not be considered", "we cannot accept", "need not apply". */
export const refused = anyOf(
  `(?:\\bnot|n't|\\bcannot|\\bunable to|\\bnever)(?! (?:only|just)\\b)(?: (?:\\w+ ){0,3}?${taken}\\b|$|[.!])`,
  '\\b(?:cannot|declined|unsuccessful|rejected|ineligible|unsuitable|ruled out|excluded|discouraged|not (?:be )?able)\\b',
);
export const hopeAtStart = anyOf(
  '(?:ideally|preferably|preferred|preference|desirable|desired|advantageous|nice[ -]to[ -]haves?|bonus(?: points)?(?: if you)?)\\b',
  '(?:an advantage|a plus|highly regarded|(?:we|our client) (?:would )?prefers?)\\b',
);
/** From a noun to its verb, without a word that introduces something else. */
export const linking = anyOf(
  '(?:,? (?:is|are|was|would|will|may|can|be|being|status|also|very|most|highly|strongly|considered|viewed|seen|looked|upon|as|an?|definite|distinct|real|great|huge|however|and|or|above|higher|equivalent|levels?|holders?|visas?|candidates?|applicants?|people|given|get|receive|have|in australia|ability to (?:get|gain|obtain) (?:one|it)))*?',
);
export const denied =
  "\\b(?:no|not(?! (?:only|just)\\b)|cannot|can't|unable|aren't|isn't|won't|exclud\\w+|ineligible|unsuitable)\\b";
export const welcomed =
  '\\b(?:welcom\\w*|encouraged|invited|considered|accepted|may apply|can apply|eligible|suit\\w*|ok|fine)\\b';
export const required = anyOf(
  '\\b(?:required|essential|mandatory|mandate|compulsory|necessary|needed|a must|must|prerequisite|pre-requisite|requirements?|conditional?|non-negotiable|not negotiable|requisite)\\b',
);
export const must = anyOf(
  "\\b(?:must|need|needs|required?|requires|requiring|have to|has to|should|shall|will be|you are|you're|to be|will need|mandatory|essential|subject to|conditional (?:up)?on|dependent (?:up)?on|only)\\b",
);
