import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Every text of the specification's sections 2, 8 and 9 that a screen shows, with its source file and the browser test
 * that asserts it (texts.tsv); the numbers of section 9 (constants.tsv); routes, redirects and other behaviours
 * (behaviours.tsv). Paths of files are relative to web/src; browser tests are file names in tests/e2e. `npm run quality --
 * words` changes a word of each text and expects its test to fail, in one build and one browser run; `--sample 12`
 * tests that many at random, `--seed 7` repeats the same ones, `--only 'Saved job'` tests only those texts.
 */
const rowsOf = async (name: string): Promise<readonly (readonly string[])[]> => {
  const text = await readFile(new URL(name, import.meta.url), 'utf8');
  const [, ...lines] = text.trimEnd().split('\n');
  return lines.map((line) => line.split('\t'));
};

/** Where a text or a number is defined, and which test asserts it. */
type Place = Readonly<{ place: string; spec: string; test: string }>;

const placeOf = ([place = '', spec = '', test = '']: readonly string[]): Place => ({
  place: join('web/src', place),
  spec: `tests/e2e/${spec}.spec.ts`,
  test,
});

/**
 * `source` is the text as in its file, without inserted values. It is a whole string there unless it is `part` of a
 * longer sentence.
 */
export type Pair = Place & Readonly<{ text: string; source: string; part: boolean }>;

export const pairs: readonly Pair[] = (await rowsOf('texts.tsv')).map(
  ([, text = '', place, spec, test, source, part]) => ({
    text,
    part: part === 'part',
    source: source || text,
    ...placeOf([place ?? '', spec ?? '', test ?? '']),
  }),
);

/** A number of section 9; its browser test fails with any other number. */
export type Constant = Place & Readonly<{ what: string; value: number }>;

export const constants: readonly Constant[] = (await rowsOf('constants.tsv')).map(([what = '', value, ...where]) => ({
  what,
  value: Number(value),
  ...placeOf(where),
}));

/** Routes, redirects and constants, with the browser test that covers each. */
export const behaviours = (await rowsOf('behaviours.tsv')).map(
  ([what = '', spec = '', test = '']) => [what, spec, test] as const,
);
