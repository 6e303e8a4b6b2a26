import { readFile } from 'node:fs/promises';

/**
 * Every text of the specification's sections 2, 8 and 9 that a screen shows, with the file in which it stands and the
 * browser test that asserts it (texts.tsv); the numbers of section 9 (constants.tsv); routes, redirects and other
 * behaviours (behaviours.tsv). Paths of files are below web/src, those of browser tests are names in tests/e2e.
 *
 * `npm run quality -- words` changes a word of each text and sees its test fail, in one build and one run of the
 * browser; `--sample 12` takes so many at random, `--seed 7` the same ones again, `--only 'Saved job'` those texts alone.
 */
const rowsOf = async (name: string): Promise<readonly (readonly string[])[]> => {
  const text = await readFile(new URL(name, import.meta.url), 'utf8');
  const [, ...lines] = text.trimEnd().split('\n');
  return lines.map((line) => line.split('\t'));
};

/** Where a text or a number stands, and what asserts it. */
type Place = Readonly<{ place: string; spec: string; test: string }>;

const placeOf = ([place = '', spec = '', test = '']: readonly string[]): Place => ({
  place: `web/src/${place}`,
  spec: `tests/e2e/${spec}.spec.ts`,
  test,
});

/**
 * `source` is the text as it stands in its file: without what is put in when it is shown. It stands there as a whole
 * unless it is `part` of a longer sentence of ours.
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

/** A number of section 9; its browser test fails with another one. */
export type Constant = Place & Readonly<{ what: string; value: number }>;

export const constants: readonly Constant[] = (await rowsOf('constants.tsv')).map(([what = '', value, ...where]) => ({
  what,
  value: Number(value),
  ...placeOf(where),
}));

/** Routes, redirects and constants, and the browser test that goes through each. */
export const behaviours = (await rowsOf('behaviours.tsv')).map(
  ([what = '', spec = '', test = '']) => [what, spec, test] as const,
);
