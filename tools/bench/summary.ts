export const median = (values: readonly number[]) => atShare(values, 0.5);
export const p99 = (values: readonly number[]) => atShare(values, 0.99);

const atShare = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** A row of a benchmark's table: one value a round. */
export const summary = (values: readonly number[]) => {
  const round = (value = 0) => Math.round(value * 100) / 100;
  return {
    median: round(median(values)),
    lowest: round(Math.min(...values)),
    highest: round(Math.max(...values)),
  };
};
