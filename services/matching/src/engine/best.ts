/** Positions of the best scores, highest first, equal ones by their position; lists of `Best` are filled anew each time. */
export type Best = Readonly<{
  positions: Uint32Array;
  /** How many of the positions count. */
  count: () => number;
  /**
   * Fills the list and answers how many scores reach the minimum.
   * A score that is not a number is no candidate.
   */
  fill: (scores: Float64Array, size: number, minimum: number) => number;
}>;

/** A list of few, kept in order while the scores pass by. */
export const bestFew = (most: number): Best => {
  const kept = new Float64Array(most);
  const positions = new Uint32Array(most);
  let count = 0;
  const insert = (score: number, position: number) => {
    let at = count === most ? most - 1 : count++;
    for (; at > 0 && (kept[at - 1] ?? 0) < score; at--) {
      kept[at] = kept[at - 1] ?? 0;
      positions[at] = positions[at - 1] ?? 0;
    }
    kept[at] = score;
    positions[at] = position;
  };
  return {
    positions,
    count: () => count,
    fill: (scores, size, minimum) => {
      count = 0;
      let good = 0;
      for (let position = 0; position < size; position++) {
        const score = scores[position] ?? 0;
        if (!(score >= minimum)) continue;
        good++;
        if (count < most || score > (kept[most - 1] ?? 0)) insert(score, position);
      }
      return good;
    },
  };
};

/** All of them, for the rare student whom the few do not serve. */
export const bestOfAll = (scores: Float64Array, size: number, minimum: number): Best => {
  const positions = Uint32Array.from({ length: size }, (_, position) => position)
    .filter((position) => (scores[position] ?? 0) >= minimum)
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  return { positions, count: () => positions.length, fill: () => positions.length };
};
