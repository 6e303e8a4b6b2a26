import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { buckets, statementsOf } from '../domain/work-rights/features.ts';
import { examplesOf, randomNumbers } from './grammar.ts';

/** Part of `npm run generate`: trains the second reader of work rights and writes its weights. */
const sentences = new URL('work-rights-sentences.txt', import.meta.url);
const output = new URL('../domain/work-rights/__generated__/second-reader-weights.ts', import.meta.url);
const classes = ['residents', 'full', 'open'];
const eachLine = 80;
const rounds = 12;
const learningRate = 0.1;
const decay = 1e-5;
const seed = 7;

type Lesson = Readonly<{ answer: number; features: readonly number[] }>;

const lessonsFrom = (file: string): readonly Lesson[] =>
  examplesOf(file, eachLine, seed).flatMap(({ label, sentence }) => {
    const statements = statementsOf(sentence);
    // A neighbour with key words of its own is not used, since it would be unclear which statement the label belongs
    // to.
    return statements[0] && statements.length === 1
      ? [{ answer: classes.indexOf(label), features: statements[0] }]
      : [];
  });

/** Stochastic gradient descent on the logistic loss, with learning rates that shrink per feature (Adagrad). */
const learn = (lessons: readonly Lesson[]) => {
  const weights = new Float64Array(classes.length * buckets);
  const squares = new Float64Array(weights.length).fill(1);
  const bias = classes.map(() => 0);
  const random = randomNumbers(seed);
  for (let step = 0; step < rounds * lessons.length; step += 1) {
    const lesson = lessons[Math.floor(random() * lessons.length)];
    if (!lesson) continue;
    const powers = classes.map((_, one) =>
      Math.exp(lesson.features.reduce((sum, feature) => sum + (weights[one * buckets + feature] ?? 0), bias[one] ?? 0)),
    );
    const sum = powers.reduce((total, power) => total + power, 0);
    for (const [one, power] of powers.entries()) {
      const error = power / sum - (one === lesson.answer ? 1 : 0);
      bias[one] = (bias[one] ?? 0) - 0.01 * error;
      for (const feature of lesson.features) {
        const place = one * buckets + feature;
        const slope = error + decay * (weights[place] ?? 0);
        squares[place] = (squares[place] ?? 1) + slope * slope;
        weights[place] = (weights[place] ?? 0) - (learningRate * slope) / Math.sqrt(squares[place] ?? 1);
      }
    }
  }
  return { weights, bias };
};

const { weights, bias } = learn(lessonsFrom(await readFile(sentences, 'utf8')));
const scale = weights.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0) / 127;
const table = Buffer.from(Int8Array.from(weights, (weight) => Math.round(weight / scale)).buffer).toString('base64');
await writeFile(
  fileURLToPath(output),
  `/** Written by src/training/train-work-rights.ts. */
export const weights = {
  scale: ${scale.toPrecision(6)},
  bias: [${bias.map((value) => value.toFixed(4)).join(', ')}],
  table:
    '${table}',
};
`,
);
