import { anyOf, type Quoted } from '../rule.ts';

/** That the work itself is not paid, in the ad's words. */
export type Unpaid = Quoted<'unpaid'>;

const work =
  '(?:role|position|job|work|internship|placement|opportunity|basis|trial|shifts?|traineeship|apprenticeship)';
const keep =
  '(?:accommodation|board|lodging|rent|meals?|food|a (?:room|bed|caravan|place to stay)|your keep|exposure|experience)';

// slow-pattern: an item has at most 500 characters.
const notPaid = new RegExp(
  anyOf(
    `\\bunpaid,? (?:[\\w-]+,? ){0,3}?${work}\\b`,
    `\\b${work} (?:is|are|will be) (?:an? )?(?:entirely |strictly |initially )?(?:unpaid|voluntary|not paid|not a paid)\\b`,
    `\\b(?:this is|as|on) an? (?:entirely |strictly )?(?:unpaid|voluntary|volunteer|non-paid)\\b(?! (?:coordinator|manager|officer|leader))`,
    `\\b(?:voluntary|volunteer) (?:position|role|internship|basis)\\b`,
    `\\b(?:there is|there's|we (?:offer|pay)|with) no (?:wages?|pay|salary|payment)\\b(?! (?:cap|limit|secre|rise|gap))`,
    `\\b(?:work|hours|time|help)\\b[^.;!?]{0,40}?\\bin (?:exchange|return) for (?:free |your |some )?${keep}\\b`,
    `\\b(?:swap|exchange|trade) your (?:time|help|work|hours) for\\b`,
    `[([|–-] ?unpaid ?[)\\]|–-]|^\\W*unpaid\\W*$|\\bpay(?:ment)?: ?(?:none|unpaid)\\b`,
  ),
  'i',
);
/** Leave, other people's work, and work that somebody did before. */
const elsewhere =
  /\b(?:leave|overtime|carers?|experience (?:as|in)|(?:volunteer|voluntary) (?:experience|work experience)|lead|manage|supervise|recruit|coordinat\w+|paid or unpaid|unpaid or paid|whether paid|wages? (?:theft|claims?)|invoices?|accounts?|bills?|tax(?:es)?)\b/i;

/** The first sentence that says that the work is not paid; undefined if none does. */
export const unpaidOf = (items: readonly string[]): Unpaid | undefined => {
  const quote = items.find((item) => notPaid.test(item) && !elsewhere.test(item));
  return quote === undefined ? undefined : { kind: 'unpaid', quote };
};
