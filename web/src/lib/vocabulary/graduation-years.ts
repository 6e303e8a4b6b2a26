/** The years from ten before the current one to six after it (spec section 5). */
export const graduationYears = (now: Date): string[] =>
  Array.from({ length: 17 }, (_, index) => String(now.getFullYear() - 10 + index));
