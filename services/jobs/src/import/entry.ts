/** The position of a row: its first line, counted from 1; in an archive also the name of its file. */
export type Position = Readonly<{ line: number; file?: string }>;

/** The items that a reader finds in a file, in order. */
export type Entry =
  | Readonly<{ kind: 'header'; columns: readonly string[] }>
  | (Position & Readonly<{ kind: 'record'; record: Readonly<Record<string, unknown>> }>)
  | (Position & Readonly<{ kind: 'broken'; reason: string; row: unknown }>);

export type Bytes = AsyncIterable<Uint8Array>;
export type Texts = AsyncIterable<string>;

/** Longest row, JSON value or file of an archive, in bytes; each is held in memory as a whole. */
export const longestRecord = 1_000_000;
