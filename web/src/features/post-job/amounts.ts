/** What is typed into a field for money: null when nothing is, NaN when it is no number. */
export const toAmount = (text: string): number | null =>
  text.trim() === '' ? null : Number(text.replace(/[$,\s]/g, ''));

export const isAmount = (amount: number | null): boolean => amount === null || (Number.isFinite(amount) && amount > 0);
