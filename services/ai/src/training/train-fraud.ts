import { readFile, writeFile } from 'node:fs/promises';
import { packed } from '../domain/scam/feature-weights.ts';
import { partsOf } from '../domain/scam/features.ts';
import { examplesOf } from './grammar.ts';
import { learned, rounded } from './learner.ts';

/** Part of `npm run generate`: trains the second reader of frauds and writes its weights. */
const sentences = new URL('fraud-sentences.txt', import.meta.url);
/** Ordinary sentences of ads, whatever they say of work rights. */
const others = new URL('work-rights-sentences.txt', import.meta.url);
const output = new URL('../domain/scam/__generated__/second-reader-weights.ts', import.meta.url);
const seed = 7;

const examples = [
  ...examplesOf(await readFile(sentences, 'utf8'), 6, seed),
  ...examplesOf(await readFile(others, 'utf8'), 6, seed),
];
/** Features by the order of their first occurrence. */
const places = new Map<number, number>();
const placeOf = (feature: number) => {
  const place = places.get(feature) ?? places.size;
  places.set(feature, place);
  return place;
};
const lessons = examples.flatMap(({ label, sentence }) =>
  partsOf(sentence).map((features) => ({ answer: label === 'fraud' ? 1 : 0, features: features.map(placeOf) })),
);
const { weights, bias } = learned(lessons, { classes: 2, features: places.size }, seed);
const { scale, steps } = rounded(weights.subarray(places.size));
const table = packed([...places].map(([feature, place]) => [feature, steps[place] ?? 0]));
await writeFile(
  output,
  `/** Written by src/training/train-fraud.ts. */
export const weights = {
  scale: ${scale},
  bias: ${((bias[1] ?? 0) - (bias[0] ?? 0)).toFixed(4)},
  table:
    '${table}',
};
`,
);
