import type { DayCount } from '@waratah/vocabulary/day-counts';

/** The count of each day, 0 if a day has none. */
export const countsOn = (days: readonly string[], counts: readonly DayCount[]): readonly number[] => {
  const known = new Map(counts.map(({ day, count }) => [day, count]));
  return days.map((day) => known.get(day) ?? 0);
};

export const totalOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
