/**
 * A text that is equal only for equal values, in the same order, whatever words they contain. Numbers are finite; what is
 * undefined equals null.
 */
export const keyFrom = (...values: readonly unknown[]): string => JSON.stringify(values);
