import { readFile, writeFile } from 'node:fs/promises';
import { buckets, statementsOf } from '../domain/work-rights/features.ts';
import { classes } from '../domain/work-rights/second-reader.ts';
import { examplesOf } from './grammar.ts';
import { learned, type Lesson, rounded } from './learner.ts';

/** Part of `npm run generate`: trains the second reader of work rights and writes its weights. */
const sentences = new URL('work-rights-sentences.txt', import.meta.url);
const output = new URL('../domain/work-rights/__generated__/second-reader-weights.ts', import.meta.url);
const eachLine = 80;
const seed = 7;

const lessonsFrom = (file: string): readonly Lesson[] =>
  examplesOf(file, eachLine, seed).flatMap(({ label, sentence }) => {
    const statements = statementsOf(sentence);
    // A neighbour with key words of its own is not used, since it would be unclear which statement the label belongs
    // to.
    return statements[0] && statements.length === 1
      ? [{ answer: classes.findIndex((one) => one === label), features: statements[0] }]
      : [];
  });

const lessons = lessonsFrom(await readFile(sentences, 'utf8'));
const { weights, bias } = learned(lessons, { classes: classes.length, features: buckets }, seed);
const { scale, steps } = rounded(weights);
await writeFile(
  output,
  `/** Written by src/training/train-work-rights.ts. */
export const weights = {
  scale: ${scale},
  bias: [${bias.map((value) => value.toFixed(4)).join(', ')}],
  table:
    '${Buffer.from(steps.buffer).toString('base64')}',
};
`,
);
