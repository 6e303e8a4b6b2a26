import { weights } from './__generated__/second-reader-weights.ts';
import { unpacked } from './feature-weights.ts';
import { partsOf } from './features.ts';

const stepsOf = unpacked(weights.table);

/**
 * How much more a sentence is worded like those of frauds than like those of honest ads: the logarithm of the odds of
 * its most suspicious part, according to a logistic regression over its words. It is independent of the rules: it was
 * trained only on the frauds and honest sentences of `src/training/fraud-sentences.txt`, and on the sentences of
 * `src/training/work-rights-sentences.txt` as honest ones.
 */
export const fraudOddsOf = (sentence: string): number => Math.max(...partsOf(sentence).map(oddsOf));

/** The weights of honest sentences are those of frauds with the opposite sign, so their difference is twice a weight. */
const oddsOf = (features: readonly number[]) =>
  2 * weights.scale * features.reduce((sum, feature) => sum + (stepsOf.get(feature) ?? 0), 0) + weights.bias;
