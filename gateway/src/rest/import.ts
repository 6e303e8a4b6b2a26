import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, RequestHandler, Response } from 'express';
import type { ContextOf } from '../context.ts';
import { admit } from './admit.ts';

/** The address of the jobs service's import endpoint. */
type Service = Readonly<{ contextOf: ContextOf; jobsUrl: string }>;

/** Who may import; the jobs service checks it again. */
const roles = ['operator'] as const;

/** Streams a file of ads to the jobs service, and its report back, without buffering. */
export const importStream =
  (service: Service): RequestHandler =>
  (request, response) =>
    relay(service, { request, response, path: '/import', hasFile: true });

/** Follows a running import. */
export const importReport =
  (service: Service): RequestHandler =>
  (request, response) =>
    relay(service, { request, response, path: `/import/${importId(request.params.id)}` });

/** The number of an import; 0, which none has, for anything else. */
const importId = (text: unknown) => (typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : 0);

type Relayed = Readonly<{ request: Request; response: Response; path: string; hasFile?: true }>;

/** Relays a call of those who may make it. A refusal, and a caller who leaves, ends the transfer of the file. */
const relay = async ({ contextOf, jobsUrl }: Service, { request, response, path, hasFile }: Relayed) => {
  const { caller, tokenFor } = await contextOf(request);
  admit({ roles }, caller);
  const over = new AbortController();
  response.once('close', () => over.abort());
  const answer = await fetch(`${jobsUrl}${path}${new URL(request.originalUrl, 'http://gateway').search}`, {
    method: request.method,
    headers: { authorization: `Bearer ${await tokenFor('jobs')}`, 'content-type': 'application/octet-stream' },
    signal: over.signal,
    ...(hasFile && { body: Readable.toWeb(request), duplex: 'half' }),
  });
  response.status(answer.status).type(answer.headers.get('content-type') ?? 'application/x-ndjson');
  if (!answer.ok) response.set('Connection', 'close');
  if (answer.body) await pipeline(Readable.fromWeb(answer.body), response);
  else response.end();
};
