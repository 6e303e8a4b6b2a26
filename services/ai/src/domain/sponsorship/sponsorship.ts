import { find, type Quoted, type Unstated, unstated } from '../rule.ts';
import { itemsOf } from '../sentences.ts';
import { asMeant } from '../spelling.ts';
import { otherSponsors } from './other-sponsors.ts';
import { rules } from './rules.ts';

/** Whether an ad offers visa sponsorship (design section 7), with a confidence from 0 to 1. */
export type Sponsorship = (Quoted<'offers'> | Quoted<'refuses'> | Unstated) & Readonly<{ confidence: number }>;

/** A refusal outweighs an offer, since an ad with both should not raise hopes. */
export const sponsorshipOf = (sentences: readonly string[]): Sponsorship => {
  const findings = sentences
    .filter(mentions)
    .flatMap(itemsOf)
    .filter(mentions)
    .flatMap((sentence) => {
      const found = find(sentence, rules, [otherSponsors], asMeant);
      return found && found.rule.says !== 'nothing' ? [{ ...found.rule.says, quote: found.quote }] : [];
    });
  const refused = findings.find(({ kind }) => kind === 'refuses');
  const offered = findings.find(({ kind }) => kind === 'offers');
  if (refused) {
    return { kind: 'refuses', quote: refused.quote, confidence: offered ? 0.6 : refused.confidence };
  }
  return offered
    ? { kind: 'offers', quote: offered.quote, confidence: offered.confidence }
    : { ...unstated, confidence: 0 };
};

const mentions = (sentence: string) => mention.test(asMeant(sentence));

// slow-pattern: a sentence has at most 500 characters.
const mention =
  /sponsor|tak\w* over (?:\w+ ){0,2}(?:482|494|tss)|(?:482|494|tss)s? (?:visa )?transfer|visas? (?:support|assistance|nomination|application|process|cost|fee|expense|paperwork|is|are|can|will|may|could|covered|paid)|attract|(?:secur|obtain|gett|arrang|organi[sz]|provid|nominat)\w* (?:\w+ ){0,4}visa/i;
