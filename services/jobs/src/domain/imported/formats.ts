/** Formats of a file's content once it is unpacked. */
export type Format = 'csv' | 'ndjson' | 'json' | 'tar';

/** The formats by the names that a caller uses. */
export const formatNames = { csv: 'csv', ndjson: 'ndjson', jobposting: 'json', 'jobposting-tar': 'tar' } as const;
