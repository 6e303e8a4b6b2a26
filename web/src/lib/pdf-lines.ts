/** A line of text, and where it begins and ends on the page. */
export type Line = Readonly<{ text: string; left: number; right: number }>;
export const emptyLine: Line = { text: '', left: Infinity, right: 0 };

/** "Page 1 of 2". A number alone may be a part of the text. */
const pageNumber = /^\s*(?:page \d+(?: (?:of|\/) \d+)?|\d+ ?(?:of|\/) ?\d+)\s*$/i;

/** The text of a page's lines without its number, those joined that were wrapped at the right margin. */
export const joinWrapped = (all: readonly Line[]): string => {
  const lines = all.filter(({ text }) => !pageNumber.test(text));
  const margin = Math.max(...lines.map(({ right }) => right));
  return lines.reduce((text, line, index) => {
    const before = lines[index - 1];
    return before === undefined ? line.text : text + (isWrapped(before, line, margin) ? ' ' : '\n') + line.text;
  }, '');
};

/** A shorter line is rather a heading, or an entry of a list. */
const leastWrapped = 30;

/** A line goes on in the next one if that one's first word had no room. A divided word stays in its two lines. */
const isWrapped = (line: Line, { text: next }: Line, margin: number) => {
  const [firstWord = ''] = next.split(' ');
  const letterWidth = (line.right - line.left) / line.text.length;
  return (
    line.text.length >= leastWrapped &&
    /[\p{L}\p{N},;]$/u.test(line.text) &&
    /^[\p{L}\p{N}$(]/u.test(next) &&
    line.right + (firstWord.length + 1) * letterWidth > margin
  );
};
