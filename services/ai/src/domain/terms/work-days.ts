import { anyOf } from '../rule.ts';
import { numberOf, numeral } from './numerals.ts';

/** How many days a week the job takes. */
export type WorkDays = Readonly<{ min: number; max: number; quote: string }>;

const days = new RegExp(
  `(?<![\\d.$])\\b(?<low>${numeral})(?: ?(?:-|–|to|or) ?(?<high>${numeral}))? ?(?:x )?(?:full |half |work(?:ing)? |set )?days?(?: of work)? ?(?:a|per|each|every|/|p) ?-?(?:week|wk|w)\\b`,
  'gi',
);
const work = anyOf(
  'part[ -]?time|full[ -]?time|casual|role|position|job|contract|roster\\w*|shifts?|employed',
  'work(?:ing)? (?:hours|week|days|only|just|up to|a minimum of|for)|you (?:will |would )?work|availab\\w+|commit\\w*',
);
/** Days in an office, at home or with meals provided are part of a week, not the whole. */
const other =
  /\b(?:office|home|wfh|remote\w*|hybrid|on-?site|site|lunch\w*|breakfast\w*|meals?|open|operat\w+|seven days|7 days|24|gym|training|client)\b/i;
const around = 60;

/** The first statement of how many days the job takes. */
export const workDaysOf = (items: readonly string[]): WorkDays | undefined => {
  for (const item of items) {
    for (const match of item.matchAll(days)) {
      const { low = '', high = low } = match.groups ?? {};
      const [min, max] = [numberOf(low), numberOf(high)];
      const beside = item.slice(Math.max(0, match.index - around), match.index + match[0].length + around);
      // slow-pattern: a sentence has at most 500 characters.
      const isWork = new RegExp(work, 'i').test(beside) || item.length < match[0].length + 12;
      if (min >= 1 && min <= max && max <= 6 && isWork && !other.test(beside)) return { min, max, quote: item };
    }
  }
  return undefined;
};
