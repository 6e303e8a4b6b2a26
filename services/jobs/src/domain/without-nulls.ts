/** Removes null fields: in GraphQL null is a value, for our rules it means absent. */
export const withoutNulls = (values: object): object =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
