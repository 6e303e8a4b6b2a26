import { weights } from './__generated__/second-reader-weights.ts';
import { buckets, statementsOf } from './features.ts';

export const classes = ['residents', 'full', 'open'] as const;
type Class = (typeof classes)[number];
/** Probabilities. */
export type Likelihoods = Readonly<Record<Class, number>>;

const table = new Int8Array(Buffer.from(weights.table, 'base64'));

/**
 * What a sentence demands, according to a logistic regression over its words. It is independent of the rules: it was
 * trained only on `src/training/work-rights-sentences.txt`. Of several statements, the strictest counts; undefined if the
 * sentence has no word that it knows ("Aussies only").
 */
export const likelihoodsOf = (sentence: string): Likelihoods | undefined =>
  statementsOf(sentence)
    .map(likelihoodsOfStatement)
    .toSorted((one, other) => one.open - other.open)[0];

const likelihoodsOfStatement = (features: readonly number[]): Likelihoods => {
  const [residents = 0, full = 0, open = 0] = shares(
    classes.map(
      (_, one) =>
        features.reduce((sum, feature) => sum + (table[one * buckets + feature] ?? 0), 0) * weights.scale +
        (weights.bias[one] ?? 0),
    ),
  );
  return { residents, full, open };
};

const shares = (scores: readonly number[]) => {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
};
