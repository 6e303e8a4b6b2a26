/** The types of each interface of the schema, which the data client needs for fragments on an interface. */
export const possibleTypes: Record<string, string[]> = { Posting: ['Job', 'JobDraft'] };
