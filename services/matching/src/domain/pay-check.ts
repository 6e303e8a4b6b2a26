import { minimumWageAt } from '@waratah/vocabulary/minimum-wage';
import type { PayTermKind } from '@waratah/vocabulary/pay-terms';
import { payVerdict } from './gate/pay.ts';
import { type JobAd, payInWords } from './job.ts';

/** An ad's pay beside the national minimum, in Australian dollars an hour. */
export type PayCheck = Readonly<{
  /** Empty if the ad does not state it. */
  said: string;
  standing: 'unstated' | 'lawful' | 'ask' | 'below';
  minimum: number;
  casualMinimum: number;
  source: string;
}>;

const standings = { eligible: 'lawful', check: 'ask', not_eligible: 'below' } as const;

/** Whoever is paid by results, or gives part of the pay back, may get less an hour than the ad's pay. */
const uncertain: ReadonlySet<PayTermKind> = new Set(['commission', 'pieces', 'deduction']);

const standingOf = (ad: JobAd, day: string): PayCheck['standing'] => {
  if (!ad.pay) return 'unstated';
  const standing = standings[payVerdict(ad, day).kind];
  const isUncertain = ad.assessment?.payTerms?.some(({ kind }) => uncertain.has(kind)) ?? false;
  return standing === 'lawful' && isUncertain ? 'ask' : standing;
};

/** How an ad's pay stands beside the minimum of a day (YYYY-MM-DD), by the gate of pay and its terms. */
export const payCheckOf = (ad: JobAd, day: string): PayCheck => {
  const { hourly, casualHourly, source } = minimumWageAt(new Date(day));
  return {
    said: payInWords(ad.pay),
    standing: standingOf(ad, day),
    minimum: hourly,
    casualMinimum: casualHourly,
    source,
  };
};
