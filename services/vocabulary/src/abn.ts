const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

export const abnDigits = 11;

/** The digits of an ABN without the spaces and dashes that people write between them. */
export const ungroupedAbn = (text: string) => text.replace(/[\s-]/g, '');

/** True for eleven digits whose weighted sum, one less in the first, is a multiple of 89 (Australian Business Register). */
export const isAbn = (text: string): boolean => {
  const digits = Array.from(ungroupedAbn(text), Number);
  if (digits.length !== abnDigits || digits.some(Number.isNaN)) return false;
  const sum = digits.reduce((total, digit, at) => total + (digit - (at === 0 ? 1 : 0)) * (weights[at] ?? 0), 0);
  return sum % 89 === 0;
};

/** What an employer reads when their number cannot be an ABN. */
export const wrongAbn = `This is not a valid ABN. Please check its ${abnDigits} digits.`;
