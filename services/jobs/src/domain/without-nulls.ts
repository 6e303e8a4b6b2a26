/** The same without what is null: to GraphQL null is a value, to our rules it is nothing. */
export const withoutNulls = (values: object): object =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
