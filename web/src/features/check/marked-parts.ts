type Mark = Readonly<{ kind: string; start: number; end: number }>;

/** A stretch of the ad's text, and what the words in it are about; nothing for words that do not count. */
type Part = Readonly<{ start: number; text: string; kinds: readonly string[] }>;

/** Cuts a text where its marks begin and end. Marks may lie within each other. */
export const markedParts = (text: string, marks: readonly Mark[]): readonly Part[] => {
  const cuts = new Set([0, text.length, ...marks.flatMap(({ start, end }) => [start, end])]);
  const places = [...cuts].toSorted((one, other) => one - other);
  return places.slice(0, -1).map((start, index) => {
    const end = places[index + 1] ?? text.length;
    const kinds = marks.filter((mark) => mark.start <= start && mark.end >= end).map(({ kind }) => kind);
    return { start, text: text.slice(start, end), kinds };
  });
};
