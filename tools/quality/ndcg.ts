/** Grades of ads by their ids, from 0 (no fit) to 3 (exactly right); an ad that nobody judged has none. */
export type Grades = ReadonlyMap<string, number>;

const gain = (grade: number) => 2 ** grade - 1;

const dcg = (grades: readonly number[], depth: number) =>
  grades.slice(0, depth).reduce((sum, grade, index) => sum + gain(grade) / Math.log2(index + 2), 0);

/**
 * Normalised discounted cumulative gain of the first results: 1 if no order of the judged ads could be better, 0 if
 * none fits. An ad that nobody judged counts as 0. Undefined if no ad fits at all.
 */
export const ndcg = (order: readonly string[], grades: Grades, depth: number): number | undefined => {
  const best = dcg(
    [...grades.values()].toSorted((one, other) => other - one),
    depth,
  );
  if (best === 0) return undefined;
  return (
    dcg(
      order.map((id) => grades.get(id) ?? 0),
      depth,
    ) / best
  );
};
