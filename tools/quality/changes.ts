import { constants, pairs } from '../../tests/contracts/words/table.ts';

/** A text of the table with another word in it, or a constant with another value; a browser asks for it by its number. */
export type Change = Readonly<{
  number: number;
  /** As the table has it. */
  what: string;
  place: string;
  spec: string;
  test: string;
  from: string | number;
  to: string | number;
}>;

const word = /[\p{L}\p{N}][\p{L}\p{N}']*/gu;

/** One word of a text is another one, and which one differs from text to text: a test has to read all of them. */
const withAnotherWord = (text: string, number: number) => {
  const words = [...text.matchAll(word)];
  const chosen = words[number % words.length];
  if (!chosen) throw new Error(`“${text}” has no word`);
  return `${text.slice(0, chosen.index)}Zzz${text.slice(chosen.index + chosen[0].length)}`;
};

/** Not much more, so that a test has to know it well. */
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

/** What a browser calls itself that is to see one of them changed; none for -1. */
export const userAgentOf = (number: number) =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36 changed/${number}`;
