/** About as much as the model reads (256 tokens) and as says what a text is about; its time grows with the length. */
const longest = 700;
const longestPart = 200;

/** The given parts as one text of bounded length, cut between words; only the last may be long. */
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
