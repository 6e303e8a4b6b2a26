/** Current year minus 10 to plus 6 (spec section 5). */
export const graduationYears = (now: Date): string[] =>
  Array.from({ length: 17 }, (_, index) => String(now.getFullYear() - 10 + index));
