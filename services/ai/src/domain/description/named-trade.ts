/** The tasks of an occupation, and the skills that people in it usually have. */
export type Trade = Readonly<{ duties: readonly string[]; skills: readonly string[] }>;

/** Words that stand in a row in a title, with those before and after them. */
export type Run = Readonly<{ before: readonly string[]; words: string; after: readonly string[] }>;
