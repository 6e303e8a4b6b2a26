import type { KeyObject } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Failure, parseBody, statusOf } from '@waratah/kit/errors';
import type { SubgraphOptions } from '@waratah/kit/http/subgraph';
import { type Acts, recordAct } from '@waratah/kit/security/acts';
import { requireOperator, verifyRequester } from '@waratah/kit/security/auth';
import { writtenText } from '@waratah/kit/written-text';
import { z } from 'zod';
import { followImport } from '../actions/follow-import.ts';
import { feedNamed, startFeed, startImport, storeImport } from '../actions/start-import.ts';
import type { Context } from '../context.ts';
import { readingFields, readingOptions } from '../domain/imported/feed.ts';
import type { Feed } from '../domain/imported/feed.ts';

type App = Parameters<NonNullable<SubgraphOptions<Context>['routes']>>[0];

const queryFlag = z
  .enum(['true', 'false'], 'Must be true or false')
  .default('false')
  .transform((text) => text === 'true');

const Query = z.object({
  ...readingFields,
  /** The file's name, from which its format may follow; shown in lists of imports. */
  name: z
    .string()
    .max(300)
    .default('')
    .transform((name) => writtenText(name) || 'unnamed file'),
  /** The feed that the file belongs to. */
  feed: z.string().max(40).optional(),
  refresh: queryFlag,
  accept_losses: queryFlag,
});

/** The keys that verify tokens, and where the import is recorded. */
type Parts = Readonly<{ internalKeys: readonly KeyObject[]; acts: Acts }>;

type Asked = Parts & Readonly<{ context: Context; request: IncomingMessage; response: ServerResponse }>;

/**
 * `POST /import?format=&map=&source=&name=&feed=&refresh=&accept_losses=`: the file is the body; it is stored and then
 * read by a worker. `GET /import/ID` follows an import that has begun. The answer is a report in lines of JSON; the
 * import continues if the caller disconnects. For operators and the operators' key.
 */
export const addImportRoute = (app: App, context: Context, parts: Parts) => {
  app.post('/import', (request, response) => answer({ context, ...parts, request, response }, take));
  app.get('/import/:id', (request, response) =>
    answer({ context, ...parts, request, response }, async () => Number(request.params.id)),
  );
};

const answer = async (asked: Asked, begin: (asked: Asked, args: z.infer<typeof Query>) => Promise<number>) => {
  const { context, internalKeys, acts, request, response } = asked;
  try {
    const { caller, client } = await verifyRequester(request.headers.authorization, internalKeys, 'jobs');
    requireOperator(caller);
    const args = parseBody(Query, queryOf(request));
    await recordAct(acts, { caller, address: client.address, name: 'import', kind: 'page', field: 'import', args });
    const lines = await followImport(context, await begin(asked, args));
    response.setHeader('content-type', 'application/x-ndjson');
    await pipeline(Readable.from(lines), response);
  } catch (error) {
    if (response.headersSent) context.log.info({ err: error }, 'the reader of an import is gone');
    else refuse(error, context, response);
  } finally {
    // Discards the unread rest of the body, so that the connection can be used for the next request.
    request.resume();
  }
};

/** Stores the file and starts the import. */
const take = async ({ context, request }: Asked, args: z.infer<typeof Query>) => {
  const { name, feed, refresh: asNew, accept_losses: acceptLosses, ...reading } = args;
  const options = readingOptions(reading);
  const known: Feed | undefined = feed === undefined ? undefined : await feedNamed(context, feed);
  const file = { name, ...(await storeImport(context, request.iterator({ destroyOnReturn: false }))) };
  const run = known
    ? await startFeed(context, known, { acceptLosses, file, asNew })
    : await startImport(context, {
        name,
        file: { key: file.key, sizeBytes: file.sizeBytes },
        options,
        asNew,
        acceptLosses,
      });
  return run._id;
};

const queryOf = ({ url = '' }: IncomingMessage) => Object.fromEntries(new URL(url, 'http://jobs').searchParams);

const refuse = (error: unknown, { log }: Context, response: ServerResponse) => {
  const failure = error instanceof Failure ? error : new Failure('INTERNAL', 'Something went wrong');
  if (failure !== error) log.error({ err: error }, 'import failed');
  response.writeHead(statusOf[failure.code], { 'content-type': 'application/json' });
  response.end(JSON.stringify({ detail: failure.detail }));
};
