import type { AdReading } from '@waratah/vocabulary/ad-reading';
import { isRemotePlace } from '@waratah/vocabulary/australia/whereabouts';
import { employmentStatedIn } from '@waratah/vocabulary/stated-employment';
import { amountsIn } from '@waratah/vocabulary/pay-amounts';
import { payStatedIn } from '@waratah/vocabulary/stated-pay';
import { readAd } from '../ad.ts';
import { readingOfFacts } from '../reading-of-facts.ts';
import { adviceOn } from '../scam/advice.ts';
import { type AdToCheck, wordsToRead } from './ad-to-check.ts';
import { type Mark, marksOf, quotesIn } from './marks.ts';
import { overIn } from './over.ts';

/** An ad from anywhere as it was read: its text, the words that the answers rest on, and the reading for matching. */
export type CheckedAd = Readonly<{ text: string; marks: readonly Mark[]; reading: AdReading }>;

/**
 * Reads an ad as an imported one is read: pay and kind of employment by the words of title and text, all else by the
 * assessment. The day (YYYY-MM-DD) tells whether it is over. Errors: INVALID naming the text.
 */
export const checkedAd = (ad: AdToCheck, day: string): CheckedAd => {
  const { title, body, text } = wordsToRead(ad);
  const facts = readAd({ title, descriptionHtml: body, skills: [], education: '' });
  const pay = payStatedIn(title, body);
  const over = overIn(text, day);
  return {
    text,
    marks: marksOf(text, [...quotesIn(facts, pay), ...(over ? [{ kind: 'over' as const, ...over }] : [])]),
    reading: {
      title,
      companyName: ad.company,
      location: ad.location,
      city: '',
      state: '',
      visaTypes: [],
      employmentType: employmentStatedIn(title, body) ?? '',
      ...amountsIn(pay ?? ''),
      ...readingOfFacts(facts),
      warnings: facts.scamSignals.map((signal) => ({ meaning: adviceOn(signal), quote: signal.quote })),
      isRemote: isRemotePlace(ad.location) || facts.workplace?.kind === 'remote',
    },
  };
};
