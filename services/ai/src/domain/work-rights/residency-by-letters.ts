import { anyOf } from '../rule.ts';
import { besidePR } from './other-senses.ts';

/** Permanent residency by its letters, as something that a person has or gets, without a word that tells (other-senses.ts). */
// slow-pattern: an item has at most 500 characters.
const residency = new RegExp(
  anyOf(
    '\\b(?:once|after|when|until|get|gets|getting|got|gained|granted|has|have|having|had|with|your|our|at least|job for|hold|holds|in) (?:\\w+ ){0,2}?PRs?(?= ?(?:$|[.,;!)]|is\\b|are\\b|comes?\\b|through\\b|granted\\b|in hand\\b|apply\\b|you\\b|we\\b|call\\b|or\\b|may\\b))',
    '\\bPR ?/ ?cit\\b|^\\W*PR\\b(?= in hand|,? or no)|\\bPR or no\\b|\\bmust have pr\\b',
    '\\b(?:482|485|491) ?(?:or|/) ?PR\\b|\\bPR ?(?:or|/) ?(?:482|485|491)\\b',
    '\\brequire(?:ments?|d)\\W+(?:[^.;!?]{0,40}, )?PR\\b',
  ),
  'i',
);
const inBusiness =
  /\b(?:campaigns?|media|marketing|events?|communications?|agency|brands?|journalis\w+|press|clients?|publicity|copywrit\w+|experience (?:in|with)|code|pull|merge|github|git|bonus|prefer\w*|desirable|advantage\w*|ideal\w*|help\w*|assist\w*|support\w*)\b/i;

/** Whether a sentence may mean permanent residency where it writes "PR". */
export const mayMeanResidency = (item: string): boolean =>
  residency.test(item) && !besidePR.test(item) && !inBusiness.test(item);
