/**
 * About as much as the model reads (256 tokens), and enough to tell what a text is about. The time grows with the
 * length.
 */
const longest = 700;
const longestPart = 200;

/** Joins parts to one text of limited length, cut between words. Only the last part may be long. */
export const boundedWords = (parts: readonly string[]): string => {
  const bounded = parts.map((part, index) => cut(part, index === parts.length - 1 ? longest : longestPart));
  return cut(bounded.filter(Boolean).join('. '), longest);
};

const cut = (text: string, length: number) => {
  const line = text
    .slice(0, length * 2)
    .replace(/\s+/g, ' ')
    .trim();
  if (line.length <= length) return line;
  const space = line.lastIndexOf(' ', length);
  return line.slice(0, space > 0 ? space : length);
};
