import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { RequestHandler } from 'express';
import type { ContextOf } from '../context.ts';

/** Hands a file of ads to the jobs service as it arrives and its report back as it is written. Nothing is buffered. */
export const importStream =
  (contextOf: ContextOf, jobsUrl: string): RequestHandler =>
  async (request, response) => {
    const { tokenFor } = await contextOf(request);
    const answer = await fetch(`${jobsUrl}/import${new URL(request.originalUrl, 'http://gateway').search}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await tokenFor('jobs')}`, 'content-type': 'application/octet-stream' },
      body: Readable.toWeb(request),
      duplex: 'half',
    });
    response.status(answer.status).type(answer.headers.get('content-type') ?? 'application/x-ndjson');
    if (answer.body) await pipeline(Readable.fromWeb(answer.body), response);
    else response.end();
  };
