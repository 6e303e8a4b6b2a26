import { textOf } from './html.ts';
import { withoutVisitWords } from './imported/ages.ts';
import type { Fingerprint } from './job.ts';

/**
 * Near-copies are found by MinHash over runs of three words: two texts agree in about that share of the numbers of
 * their signatures in which they agree in runs. Twenty-four bands of four numbers are looked up; texts
 * that agree to 70 % share a band with a probability of 0.998, those of 30 % with 0.18.
 */
const rows = 4;
const bandCount = 24;
const size = rows * bandCount;

const multiplier = (index: number) => (Math.imul(index + 1, 0x9e37_79b1) | 1) >>> 0;
const addend = (index: number) => Math.imul(index + 7, 0x85eb_ca6b) >>> 0;
const multipliers = Uint32Array.from({ length: size }, (_, index) => multiplier(index));
const addends = Uint32Array.from({ length: size }, (_, index) => addend(index));

const hash = (text: string) => {
  let value = 0x811c_9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x0100_0193);
  return mix(value);
};

const mix = (value: number) => {
  const a = Math.imul(value ^ (value >>> 16), 0x7feb_352d);
  const b = Math.imul(a ^ (a >>> 15), 0x846c_a68b);
  return (b ^ (b >>> 16)) >>> 0;
};

/** Words without case, punctuation and figures, since a new reference number makes no new job. */
const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

export const runsOf = (words: readonly string[]): ReadonlySet<number> => {
  const last = Math.max(1, words.length - 2);
  return new Set(Array.from({ length: last }, (_, at) => hash(words.slice(at, at + 3).join(' '))));
};

type Words = Readonly<{ title: string; companyName: string; description: string }>;

const signatureOf = (runs: ReadonlySet<number>) => {
  const least = new Uint32Array(size).fill(0xffff_ffff);
  for (const run of runs)
    for (let index = 0; index < size; index++) {
      const value = mix(Math.imul(run, multipliers[index] ?? 1) + (addends[index] ?? 0));
      if (value < (least[index] ?? 0)) least[index] = value;
    }
  return least;
};

const bandOf = (signature: Uint32Array, band: number) =>
  `${band.toString(36)}:${hash(signature.subarray(band * rows, (band + 1) * rows).join()).toString(36)}`;

const bodyOf = (description: string) => withoutVisitWords(textOf(description));

/** The words of an ad's text, without its title where the text repeats it. */
export const wordsOfBody = ({ title, description }: Pick<Words, 'title' | 'description'>): readonly string[] =>
  wordsOf(bodyOf(description)).join(' ').replaceAll(wordsOf(title).join(' '), ' ').split(' ').filter(Boolean);

/** The words of each sentence of an ad's text, without short ones, which any two sentences share. */
export const sentencesOfBody = ({ description }: Pick<Words, 'description'>): readonly (readonly string[])[] =>
  withoutVisitWords(textOf(description.replace(/<\/?(?:p|li|h\d)\b[^<>]*>/gi, '. ')))
    .split(/[.!?;•]+/)
    .map((sentence) => wordsOf(sentence).filter((word) => word.length > 3))
    .filter((words) => words.length > 0);

/** The share of their runs that two texts have in common, 0 to 1. */
export const shareOf = (one: ReadonlySet<number>, other: ReadonlySet<number>): number => {
  const common = one.intersection(other).size;
  return common / (one.size + other.size - common);
};

/** What makes the near-copies of an ad findable. */
export const fingerprintOf = ({ title, companyName, description }: Words): Fingerprint => {
  const signature = signatureOf(runsOf(wordsOf(`${title} ${companyName} ${bodyOf(description)}`)));
  return {
    signature: Buffer.from(signature.buffer).toString('base64'),
    bands: Array.from({ length: bandCount }, (_, band) => bandOf(signature, band)),
  };
};

/** The share of word runs that two ads have in common, 0 to 1, estimated from their signatures. */
export const likeness = (a: Fingerprint, b: Fingerprint) => {
  const [one, other] = [numbersOf(a), numbersOf(b)];
  return one.filter((number, index) => number === other[index]).length / size;
};

const numbersOf = ({ signature }: Fingerprint) => {
  const bytes = Buffer.from(signature, 'base64');
  return Uint32Array.from({ length: size }, (_, index) => bytes.readUInt32LE(index * 4));
};
