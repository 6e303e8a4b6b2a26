/** Positions of the best scores, highest first, ties by position. A `Best` list is reused: each call fills it anew. */
export type Best = Readonly<{
  positions: Uint32Array;
  /** How many of the positions are filled. */
  count: () => number;
  /** Fills the list and answers how many scores reach the minimum. NaN is never a candidate. */
  fill: (scores: Float64Array, size: number, minimum: number) => number;
}>;

/** Keeps the best few in order while it goes through the scores. */
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

/** Sorts all scores, for the rare student for whom the best few are not enough. */
export const bestOfAll = (scores: Float64Array, size: number, minimum: number): Best => {
  const positions = Uint32Array.from({ length: size }, (_, position) => position)
    .filter((position) => (scores[position] ?? 0) >= minimum)
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  return { positions, count: () => positions.length, fill: () => positions.length };
};
