import { amountsIn } from '@waratah/vocabulary/pay-amounts';
import { payStatedIn } from '@waratah/vocabulary/stated-pay';
import { formHoursOf, hoursRangeInWords } from '@waratah/vocabulary/work-hours';
import type { AdFacts } from './ad.ts';
import { payWords } from './description/pay-words.ts';
import { plainTextOf } from './plain-text.ts';
import type { WrittenAd } from './written-ad-fields.ts';

type Range = Readonly<{ min: number; max: number }>;

const areApart = (one: Range, other: Range) => one.max < other.min || one.min > other.max;

/** A range of which an end is not known ends at nothing, or nowhere. */
const rangeOf = (min: number | null | undefined, max: number | null | undefined): Range | undefined =>
  min == null && max == null ? undefined : { min: min ?? 0, max: max ?? Number.POSITIVE_INFINITY };

const sentence = (quote: string, form: string) => `The text says “${quote.replace(/\.$/, '')}”, the form ${form}.`;

const inHours = (ad: WrittenAd, { hours: text }: AdFacts): readonly string[] => {
  const form = formHoursOf(ad);
  return form && text && !text.inferred && areApart(text, form)
    ? [sentence(text.quote, `${hoursRangeInWords(form)} hours a week`)]
    : [];
};

/** Only pay for the same period is compared. */
const inPay = ({ title, description, salaryMin, salaryMax, salaryPeriod }: WrittenAd): readonly string[] => {
  const quote = payStatedIn(title, plainTextOf(description));
  const text = amountsIn(quote ?? '');
  const [said, given] = [rangeOf(text.salaryMin, text.salaryMax), rangeOf(salaryMin, salaryMax)];
  if (!quote || !said || !given || !salaryPeriod || text.salaryPeriod !== salaryPeriod) return [];
  const pay = { min: salaryMin ?? undefined, max: salaryMax ?? undefined, period: salaryPeriod };
  return areApart(said, given) ? [sentence(quote, payWords({ pay }))] : [];
};

/** Sentences about what the text of an ad says otherwise than its form, for its employer. */
export const contradictionsIn = (ad: WrittenAd, facts: AdFacts): readonly string[] => [
  ...inHours(ad, facts),
  ...inPay(ad),
];
