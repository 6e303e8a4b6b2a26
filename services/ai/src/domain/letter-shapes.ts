/** Ligatures, letters as wide as Chinese ones or in circles, and bold or italic ones of formulas; none that would make a tag. */
const drawnOtherwise = /[\ufb00-\ufb06\uff01-\uff1b\uff1d\uff1f-\uff5e\u24b6-\u24e9\u{1d400}-\u{1d7ff}]/gu;

/** Cyrillic and Greek letters that look like Latin ones; beside Latin ones they disguise a word. */
const latin: ReadonlyMap<string, string> = new Map(
  [
    ['АВЕКМНОРСТУХІЈЅаеорсухіјѕ', 'ABEKMHOPCTYXIJSaeopcyxijs'],
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧοινα', 'ABEZHIKMNOPTYXoiva'],
  ].flatMap(([drawn = '', read = '']) =>
    Array.from(drawn, (letter, at): [string, string] => [letter, read.charAt(at)]),
  ),
);
const lookAlike = new RegExp(`[${[...latin.keys()].join('')}]+`, 'gu');

/** A text in the letters that its words are looked for in, however they are drawn. */
export const inPlainLetters = (text: string): string =>
  text
    .replace(drawnOtherwise, (letter) => letter.normalize('NFKC'))
    .replace(lookAlike, (letters, at: number, whole: string) =>
      /[a-z]/i.test(whole.charAt(at - 1) + whole.charAt(at + letters.length))
        ? Array.from(letters, (letter) => latin.get(letter)).join('')
        : letters,
    );
