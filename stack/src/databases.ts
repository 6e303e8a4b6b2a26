/** Parts with their own database. */
export const withDatabase = ['identity', 'jobs', 'applications', 'ai', 'matching', 'visa', 'mailer'] as const;

export type DatabaseName = (typeof withDatabase)[number];

/** Puts a database's name into the address of a server: `mongodb://a,b/?x=1` and `jobs` give `mongodb://a,b/jobs?x=1`. */
export const databaseUrl = (server: string, database: string) =>
  server.replace(/^(mongodb(?:\+srv)?:\/\/[^/?]+)(?:\/[^?]*)?/, `$1/${database}`);

/** The database of a service on a server that contains all of them. */
export const databaseOf = (server: string, name: DatabaseName) => databaseUrl(server, `waratah_${name}`);
