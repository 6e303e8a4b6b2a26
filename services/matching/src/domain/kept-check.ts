import type { AdWarning } from '@waratah/vocabulary/ad-reading';
import { linkAddressOf } from '@waratah/vocabulary/web-address';
import { z } from 'zod';
import type { CheckAnswer } from './answer-check.ts';
import type { PayCheck } from './pay-check.ts';
import { ReadingSentBack } from './reading.ts';

/** What a student was told about an ad from anywhere, and kept. Of the ad's words only those that the answer quotes are here. */
export type KeptCheck = Readonly<{
  /** Chosen by the client, so that the same check can be sent again. */
  id: string;
  /** When it was kept, and the local day then, YYYY-MM-DD. */
  at: Date;
  day: string;
  /** Empty if the ad has none. */
  title: string;
  /** Empty if it was not given. */
  companyName: string;
  /** Empty if it was not given. */
  place: string;
  /** Where the ad is; empty if it was not given. */
  link: string;
  answer: CheckAnswer;
  pay: PayCheck;
  warnings: readonly AdWarning[];
}>;

/** They go after as many days as a shift (`keptDays`). */
export const mostKeptChecks = 100;

const longestLink = 2_000;
const wrongLink = 'Must be an address like https://jobs.example/123';

/** A check as a student sends it. Its answer is computed again, so that nobody can keep one that was not given. */
export const CheckToKeep = z.object({
  id: z.string().regex(/^[A-Za-z0-9-]{8,64}$/, 'Must be 8 to 64 letters, digits or dashes'),
  reading: ReadingSentBack,
  visa: z.string().nullish(),
  facts: z.looseObject({}).nullish(),
  link: z
    .string()
    .max(longestLink, `At most ${longestLink.toLocaleString('en-AU')} characters`)
    .nullish()
    .transform((link) => (link ?? '').trim())
    .refine((link) => link === '' || linkAddressOf(link) !== undefined, wrongLink),
});
