import { randomNumbers } from './grammar.ts';

/** An example as the numbers of its features and the position of its class. */
export type Lesson = Readonly<{ answer: number; features: readonly number[] }>;
/** How many classes and features a reader tells apart. */
export type Shape = Readonly<{ classes: number; features: number }>;

const rounds = 12;
const learningRate = 0.1;
const decay = 1e-5;

/** What a reader has learned: for each class a weight of every feature, one class after the other, and a bias. */
type Learned = Readonly<{ weights: Float64Array; bias: readonly number[] }>;

/** Logistic regression by stochastic gradient descent, with learning rates that shrink per feature (Adagrad). */
export const learned = (lessons: readonly Lesson[], { classes, features }: Shape, seed: number): Learned => {
  const weights = new Float64Array(classes * features);
  const squares = new Float64Array(weights.length).fill(1);
  const bias = Array.from({ length: classes }, () => 0);
  const random = randomNumbers(seed);
  for (let step = 0; step < rounds * lessons.length; step += 1) {
    const lesson = lessons[Math.floor(random() * lessons.length)];
    if (!lesson) continue;
    const powers = bias.map((start, one) =>
      Math.exp(lesson.features.reduce((sum, feature) => sum + (weights[one * features + feature] ?? 0), start)),
    );
    const sum = powers.reduce((total, power) => total + power, 0);
    for (const [one, power] of powers.entries()) {
      const error = power / sum - (one === lesson.answer ? 1 : 0);
      bias[one] = (bias[one] ?? 0) - 0.01 * error;
      for (const feature of lesson.features) {
        const place = one * features + feature;
        const slope = error + decay * (weights[place] ?? 0);
        squares[place] = (squares[place] ?? 1) + slope * slope;
        weights[place] = (weights[place] ?? 0) - (learningRate * slope) / Math.sqrt(squares[place] ?? 1);
      }
    }
  }
  return { weights, bias };
};

/** Weights as whole numbers from -127 to 127, and the size of one. */
export const rounded = (weights: Float64Array) => {
  const scale = weights.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0) / 127;
  return { scale: scale.toPrecision(6), steps: Int8Array.from(weights, (weight) => Math.round(weight / scale)) };
};
