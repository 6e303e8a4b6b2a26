import { numberOf, numeral } from '@waratah/vocabulary/numerals';
import { pattern } from '../rule.ts';
import { hours, type Groups, type Ends, type Shape, times } from './hour-words.ts';
import { fortnight, week } from './periods.ts';

/** Parts of a job that ads count apart. */
export const duty =
  '(?:teaching|tutoring|(?:student |class(?:room)? )?contact|face[- ]to[- ]face|lessons?|delivery of lessons|classroom|prep(?:aration)?|planning|marking|grading|admin(?:istration|istrative)?(?: work| tasks| duties)?|paperwork|office(?: work)?|reception|cleaning|cooking|gardening|driving|childcare|housework|coaching)(?: time)?';

/** Hours of learning, leave and the like are no duties. */
const noDuty =
  '(?:training|induction|lectures?|tutorials?|theory|practi\\w+|study|studies|leave|overtime|pay|notice|shadowing|placement|experience|sleep|support|care|classes|class|work|worked)\\b';
const anyDuty = String.raw`(?: of| in| on| at| for)?(?: the)? (?!${noDuty})[a-z-]{4,20}(?: (?!and\b|plus\b|${noDuty})[a-z-]{2,20})?`;

const first = String.raw`(?<![\d$.:–-])\b(?<low>${numeral})${hours}`;
const plus = String.raw`,? ?(?:\+|\bplus|\band|&) ?(?:another |a further )?`;
const second = String.raw`(?<second>${numeral})`;

const sum = ({ low = '', second: other = '' }: Groups) => numberOf(low) + numberOf(other);
const weekly = (groups: Groups): Ends =>
  times([sum(groups), sum(groups)], groups['fortnight'] === undefined ? 1 : 1 / 2);

/** Longer ones are hours of a fortnight. */
const longestWeek = 42;

/** Hours of two duties, which add up. */
export const dutyShapes: readonly Shape[] = [
  {
    name: '12 hours in the shop plus 8 hours of deliveries a week',
    pattern: pattern`${first}${anyDuty}${plus}${second}${hours}${anyDuty}(?:${week}|(?<fortnight>${fortnight}))`,
    weekly,
  },
  {
    name: '20 hours teaching + 10 prep a week',
    pattern: pattern`${first}(?: of)? ${duty}${plus}${second}(?:${hours})?(?: of)? ${duty}(?:${week}|(?<fortnight>${fortnight}))`,
    weekly,
  },
  {
    name: '20 hours teaching a week + 10 prep',
    pattern: pattern`${first}(?: of)? ${duty}(?:${week}|(?<fortnight>${fortnight}))${plus}${second}(?:${hours})?(?: of)? ${duty}\b`,
    weekly,
  },
  {
    name: '20 hours teaching + 10 prep',
    pattern: pattern`${first}(?: of)? ${duty}${plus}${second}(?:${hours})?(?: of)? ${duty}(?=\s*(?:$|[.,;)]))`,
    weekly: (groups) => (sum(groups) > longestWeek ? [0, 0] : [numberOf(groups['low'] ?? ''), sum(groups)]),
  },
];
