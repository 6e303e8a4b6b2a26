import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '@waratah/kit/process/config';
import type { RequestHandler } from 'express';
import { z } from 'zod';

const Hashes = z.array(z.string().regex(/^[0-9a-f]{64}$/));

/** The operations listed by the client's build, by the SHA-256 of their text. Throws ConfigError. */
export const readKnownOperations = async (webDist: string): Promise<ReadonlySet<string>> => {
  try {
    return new Set(Hashes.parse(JSON.parse(await readFile(join(webDist, 'pages/operations.json'), 'utf8'))));
  } catch {
    throw new ConfigError('GRAPHQL_OPERATIONS: the built client names no operations; build it, or set any');
  }
};

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Refuses operations over HTTP that are not the client's, by their text: parsing and planning what a stranger writes costs
 * more than what the client asks. REST calls use operations of our own.
 */
export const onlyKnown =
  (known: ReadonlySet<string>): RequestHandler =>
  (request, response, next) => {
    const text: unknown = request.method === 'POST' ? Object(request.body).query : request.query['query'];
    if (typeof text === 'string' && known.has(hashOf(text))) return next();
    const message = 'This portal executes operations of its own client only';
    response.status(400).json({ errors: [{ message, extensions: { code: 'PERSISTED_QUERY_NOT_IN_LIST' } }] });
  };
