import { constants, pairs } from '../../tests/contracts/words/table.ts';

/**
 * A text of the table with one word replaced, or a constant with another value; a browser requests it by its number.
 */
export type Change = Readonly<{
  number: number;
  /** The original from the table. */
  what: string;
  place: string;
  spec: string;
  test: string;
  from: string | number;
  to: string | number;
}>;

const word = /[\p{L}\p{N}][\p{L}\p{N}']*/gu;

/** Replaces one word of a text, a different one from text to text, so that a test must check all of them. */
const withAnotherWord = (text: string, number: number) => {
  const words = [...text.matchAll(word)];
  const chosen = words[number % words.length];
  if (!chosen) throw new Error(`“${text}” has no word`);
  return `${text.slice(0, chosen.index)}Zzz${text.slice(chosen.index + chosen[0].length)}`;
};

/** A small difference, so that a test must check the exact value. */
const aLittleMore = (value: number) => value + Math.ceil(value / 10);

const where = ({ place, spec, test }: Readonly<{ place: string; spec: string; test: string }>) => ({
  place,
  spec,
  test,
});

export const changes: readonly Change[] = [
  ...pairs.map((pair, number) => ({
    ...where(pair),
    number,
    what: pair.text,
    from: pair.source,
    to: withAnotherWord(pair.source, number),
  })),
  ...constants.map((constant, at) => ({
    ...where(constant),
    number: pairs.length + at,
    what: `${constant.what}, ${constant.value}`,
    from: constant.value,
    to: aLittleMore(constant.value),
  })),
];

/** The user agent of a browser that is to see a change; without one for -1. */
export const userAgentOf = (number: number) =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36 changed/${number}`;
