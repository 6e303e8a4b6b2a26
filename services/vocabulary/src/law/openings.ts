import { type VisaCode, visaNameOf, visaTypes } from '../visa-types.ts';
import { type Demand, demandOn } from './demand.ts';
import { fortnightLimit } from './hours.ts';
import { lawOn } from './judge.ts';
import type { JobTerms } from './ruling.ts';
import { rulesOf } from './rules.ts';

/** An ad as its employer has written it so far, posted or not. */
export type WrittenAd = Readonly<{
  terms: JobTerms &
    Readonly<{
      /** Hours a week; absent if the ad does not say. */
      hours?: Readonly<{ min: number; max: number }> | undefined;
    }>;
  demand: Demand;
  /** Codes of the visas that the employer chose; empty if the ad names none. */
  visaTypes: readonly string[];
}>;

/** Whether an ad as written is open to the typical holder of a visa, in words for its employer. */
export type Opening = Readonly<{ kind: 'open' | 'ask' | 'closed'; because: string }>;
export type VisaOpening = Opening & Readonly<{ visa: VisaCode }>;

const open = (because = ''): Opening => ({ kind: 'open', because });
const ask = (because: string): Opening => ({ kind: 'ask', because });
const closed = (because: string): Opening => ({ kind: 'closed', because });

const byLaw = (visa: VisaCode, { terms }: WrittenAd, day: string): Opening => {
  const ruling = lawOn(visa, {}, terms, day);
  switch (ruling.kind) {
    case 'forbidden':
      return closed(ruling.because);
    case 'ask':
      return ruling.aboutHolder ? open() : ask(ruling.rule.text);
    case 'allowed':
      return open(
        ruling.note &&
          rulesOf(visa, day)
            .map(({ text }) => text)
            .join(' '),
      );
  }
};

const byDemand = (visa: VisaCode, { demand }: WrittenAd, day: string): Opening => {
  const ruling = demandOn(visa, demand, day);
  switch (ruling.kind) {
    case 'refused':
      return closed(`the ad says "${ruling.quote}": ${ruling.because}`);
    case 'unclear':
      return ask(`the ad says "${ruling.quote}", which may or may not shut them out`);
    case 'met':
      return open();
  }
};

const byHours = (visa: VisaCode, { terms: { hours } }: WrittenAd, day: string): Opening => {
  const limit = fortnightLimit(visa, {}, day);
  if (limit === undefined) return open();
  const ofVisa = `of ${visaNameOf(visa)} in session`;
  if (!hours) return ask(`the ad does not state its hours; at most ${limit} a fortnight ${ofVisa}`);
  const inWords = (weekly: number) => `${weekly} hours a week, ${2 * weekly} a fortnight`;
  if (2 * hours.min > limit) return closed(`${inWords(hours.min)}: more than the ${limit} ${ofVisa}`);
  return 2 * hours.max > limit
    ? ask(`up to ${inWords(hours.max)}: may be more than the ${limit} ${ofVisa}`)
    : open(`${inWords(hours.max)}: within the ${limit} ${ofVisa}`);
};

const byChoice = (visa: VisaCode, { visaTypes: chosen }: WrittenAd): Opening =>
  chosen.length === 0 || chosen.includes(visa) ? open() : closed('you did not choose it');

/** A refusal comes before a question, as in the gates of matching. */
const openingOf = (visa: VisaCode, ad: WrittenAd, day: string): Opening => {
  const found = [byLaw(visa, ad, day), byDemand(visa, ad, day), byHours(visa, ad, day), byChoice(visa, ad)];
  return (
    found.find(({ kind }) => kind === 'closed') ??
    found.find(({ kind }) => kind === 'ask') ??
    found.find(({ because }) => because !== '') ??
    open()
  );
};

/** For each visa that an ad can name, whether this ad is open to its holders on a day (YYYY-MM-DD). */
export const openingsOf = (ad: WrittenAd, day: string): readonly VisaOpening[] =>
  visaTypes.map(({ code }) => ({ visa: code, ...openingOf(code, ad, day) }));
