/** What a saved search ignores: the order of the results, and how old they are. */
const ignored = ['sort', 'posted_within'];

/** A search's query string without what a saved search ignores. */
const kept = (query: string) => {
  const params = new URLSearchParams(query);
  for (const name of ignored) params.delete(name);
  params.sort();
  return params.toString();
};

/** Whether two query strings of the search page are the same search to be told about. */
export const isSameSearch = (one: string, other: string): boolean => kept(one) === kept(other);
