import { find, quoteAround } from '../rule.ts';
import { bankDetails } from './bank-details.ts';
import { crypto } from './crypto.ts';
import { fee } from './fee.ts';
import { feeBeforeWork } from './fee-before-work.ts';
import { homeWork } from './home-work.ts';
import { identityDocument, keptPassport } from './identity-document.ts';
import { messagingApp } from './messaging-app.ts';
import { eagerStart } from './eager-start.ts';
import { outsideApplication } from './outside-application.ts';
import { pyramidSelling } from './pyramid-selling.ts';
import { reshipping } from './reshipping.ts';
import { sexualService } from './sexual-service.ts';
import { sponsorshipFee } from './sponsorship-fee.ts';
import { tooGoodPay } from './too-good-pay.ts';
import { unlawfulWork } from './unlawful-work.ts';
import { visaPressure } from './visa-pressure.ts';
import { fraudOddsOf } from './second-reader.ts';
import { type ScamKind, scamKinds, type ScamRule } from './scam-rule.ts';

/**
 * A sign of fraud (design section 7), a sentence that is worded like those of frauds, or where none could be found: the
 * beginning of an ad in another language, the name of a document; `kind` as in the event's contract.
 */
export type ScamSignal = Readonly<{
  kind: ScamKind | 'worded_like_fraud' | 'other_language' | 'unread_document';
  quote: string;
}>;

/** Each kind of fraud has its own list of rules, because one sentence may show several kinds. */
const tables: Readonly<Record<ScamKind, readonly ScamRule[]>> = {
  fee: [...sponsorshipFee, ...fee, ...feeBeforeWork],
  messaging_app: messagingApp,
  identity_document: identityDocument,
  bank_details: bankDetails,
  too_good_pay: tooGoodPay,
  crypto: crypto,
  reshipping: reshipping,
  pyramid_selling: pyramidSelling,
  home_work: homeWork,
  outside_application: outsideApplication,
  sexual_service: sexualService,
  visa_pressure: visaPressure,
  unlawful_work: unlawfulWork,
};

/** Signs that only several sentences together show. */
const inSeveral: Partial<Record<ScamKind, (sentences: readonly string[]) => string | undefined>> = {
  identity_document: keptPassport,
  too_good_pay: eagerStart,
};

/** The first sign of each kind; without any, the sentence that is worded most like those of frauds. */
export const scamSignalsOf = (sentences: readonly string[]): readonly ScamSignal[] => {
  const named = signsByRules(sentences);
  return named.length > 0 ? named : signByWording(sentences);
};

/**
 * The odds from which on a person reads the ad: of 13,436 real ads, fewer than one in a thousand has such a sentence
 * (decision 0087).
 */
export const suspicious = 0.6;

const signByWording = (sentences: readonly string[]): readonly ScamSignal[] => {
  const [worst] = sentences
    .map((sentence) => ({ sentence, odds: fraudOddsOf(sentence) }))
    .toSorted((one, other) => other.odds - one.odds);
  return worst && worst.odds >= suspicious
    ? [{ kind: 'worded_like_fraud', quote: quoteAround(worst.sentence, 0, 1) }]
    : [];
};

/** Kinds whose words honest ads use as well: tellers of a bank, teams that write to each other. */
const ambiguous: ReadonlySet<ScamKind> = new Set(['messaging_app', 'bank_details']);

/** The odds below which such words are harmless, in a sentence that says enough. */
const harmless = -5;
const fewWords = 5;

const isHarmless = (kind: ScamKind, sentence: string) =>
  ambiguous.has(kind) && sentence.split(' ').length > fewWords && fraudOddsOf(sentence) < harmless;

const signsByRules = (sentences: readonly string[]): readonly ScamSignal[] =>
  scamKinds.flatMap((kind) => {
    for (const sentence of sentences) {
      const found = find(sentence, tables[kind]);
      if (found && found.rule.says !== 'nothing' && !isHarmless(kind, sentence)) return [{ kind, quote: found.quote }];
    }
    const quote = inSeveral[kind]?.(sentences);
    return quote === undefined ? [] : [{ kind, quote }];
  });
