import { minimumWageAt } from '@waratah/vocabulary/minimum-wage';
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

/** How an ad's pay stands beside the minimum of a day (YYYY-MM-DD), by the gate of pay. */
export const payCheckOf = (ad: JobAd, day: string): PayCheck => {
  const { hourly, casualHourly, source } = minimumWageAt(new Date(day));
  return {
    said: payInWords(ad.pay),
    standing: ad.pay ? standings[payVerdict(ad, day).kind] : 'unstated',
    minimum: hourly,
    casualMinimum: casualHourly,
    source,
  };
};
