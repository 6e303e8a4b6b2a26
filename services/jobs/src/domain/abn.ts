const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** True for eleven digits whose weighted sum, one less in the first, is a multiple of 89 (Australian Business Register). */
export const isAbn = (text: string): boolean => {
  const digits = Array.from(text.replace(/[\s-]/g, ''), Number);
  if (digits.length !== weights.length || digits.some(Number.isNaN)) return false;
  const sum = digits.reduce((total, digit, at) => total + (digit - (at === 0 ? 1 : 0)) * (weights[at] ?? 0), 0);
  return sum % 89 === 0;
};
