import type { KeyObject } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Failure, parseBody, statusOf } from '@waratah/kit/errors';
import type { SubgraphOptions } from '@waratah/kit/http/subgraph';
import { type Acts, recordAct } from '@waratah/kit/security/acts';
import { requireOperator, verifyAsker } from '@waratah/kit/security/auth';
import { z } from 'zod';
import { importAds, type Report } from '../actions/import-ads.ts';
import type { Context } from '../context.ts';
import { mappingOf } from '../domain/imported/columns.ts';
import { readFile } from '../import/read-file.ts';

type App = Parameters<NonNullable<SubgraphOptions<Context>['routes']>>[0];

const formats = { csv: 'csv', ndjson: 'ndjson', jobposting: 'json', 'jobposting-tar': 'tar' } as const;

const Query = z.object({
  format: z
    .enum(['csv', 'ndjson', 'jobposting', 'jobposting-tar'], 'Must be csv, ndjson, jobposting or jobposting-tar')
    .optional(),
  map: z.string().max(5_000).default(''),
  source: z.string().max(100).default(''),
  name: z.string().max(300).default(''),
  refresh: z.enum(['true', 'false'], 'Must be true or false').default('false'),
});

/**
 * `POST /import?format=&map=&source=&name=&refresh=`: the file is the body, the answer a report in lines of JSON.
 * Both are streamed, so that neither is ever held whole. For operators and the operator's key.
 */
export const addImportRoute = (app: App, context: Context, parts: Parts) =>
  app.post('/import', (request, response) => answer({ context, ...parts, request, response }));

/** Whose tokens are believed, and where the import is recorded. */
type Parts = Readonly<{ internalKeys: readonly KeyObject[]; acts: Acts }>;

type Asked = Parts & Readonly<{ context: Context; request: IncomingMessage; response: ServerResponse }>;

const answer = async ({ context, internalKeys, acts, request, response }: Asked) => {
  const bytes = request.iterator({ destroyOnReturn: false });
  try {
    const { caller, client } = await verifyAsker(request.headers.authorization, internalKeys, 'jobs');
    requireOperator(caller);
    const args = parseBody(Query, queryOf(request));
    const { format, map, source, name, refresh } = args;
    await recordAct(acts, { caller, address: client.address, name: 'import', kind: 'page', field: 'import', args });
    const options = { mapping: mappingOf(map), website: source.trim(), asNew: refresh === 'true' };
    const entries = readFile({ bytes, name, format: format && formats[format] });
    response.setHeader('content-type', 'application/x-ndjson');
    await pipeline(Readable.from(linesOf(importAds(context, entries, options), context)), response);
  } catch (error) {
    if (response.headersSent) context.log.info({ err: error }, 'import was cut off');
    else refuse(error, context, response);
  } finally {
    // What was not read is let by, so that the connection can carry the next request.
    await bytes.return?.();
    request.resume();
  }
};

const queryOf = ({ url = '' }: IncomingMessage) => Object.fromEntries(new URL(url, 'http://jobs').searchParams);

const refuse = (error: unknown, { log }: Context, response: ServerResponse) => {
  const failure = error instanceof Failure ? error : new Failure('INTERNAL', 'Something went wrong');
  if (failure !== error) log.error({ err: error }, 'import failed');
  response.writeHead(statusOf[failure.code], { 'content-type': 'application/json' });
  response.end(JSON.stringify({ detail: failure.detail }));
};

async function* linesOf(reports: AsyncIterable<Report>, { log }: Context) {
  try {
    for await (const report of reports) yield `${JSON.stringify(report)}\n`;
  } catch (error) {
    log.error({ err: error }, 'import failed');
    yield `${JSON.stringify({ error: 'Something went wrong. What was imported before stays; import the file again.' })}\n`;
  }
}
