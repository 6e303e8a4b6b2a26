import type { KeyObject } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { requireUser, verifyCaller } from '@waratah/kit/security/auth';
import { Failure, parseBody, statusOf } from '@waratah/kit/errors';
import type { SubgraphOptions } from '@waratah/kit/http/subgraph';
import { z } from 'zod';
import { type Written, writeDescription } from '../actions/generate-description.ts';
import type { Context } from '../context.ts';

type App = Parameters<NonNullable<SubgraphOptions<Context>['routes']>>[0];

const Body = z.object({ input: z.looseObject({}), model: z.string().nullish() });

/** Interval between two updates: slow enough to be seen growing, and cheap to render. */
const paceMs = 40;

/**
 * `POST /describe` with the variables of `generateJobDescription`. Answers server-sent events: each `text` with the
 * description so far as complete HTML, then `done` with description and writer, or `failed` with code and detail. A
 * request that is refused before the first word gets an error status. If the client disconnects, writing stops.
 */
export const addDescribeRoute = (app: App, context: Context, internalKeys: readonly KeyObject[]) =>
  app.post('/describe', (request, response) => answer({ context, internalKeys, request, response }));

type Exchange = Readonly<{
  context: Context;
  internalKeys: readonly KeyObject[];
  request: IncomingMessage;
  response: ServerResponse;
}>;

const answer = async ({ context, internalKeys, request, response }: Exchange) => {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  try {
    const caller = requireUser(await verifyCaller(request.headers.authorization, internalKeys, 'ai'), 'employer');
    const { input, model } = parseBody(Body, JSON.parse(await text(request)));
    const options = { model: model ?? undefined, signal: gone.signal };
    await send(response, writeDescription(context, caller, input, options));
  } catch (error) {
    if (!gone.signal.aborted) refuse(error, context, response);
  }
};

const send = async (response: ServerResponse, texts: AsyncIterable<Written>) => {
  let whole: Written | undefined;
  for await (const written of texts) {
    if (response.destroyed) return;
    if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(event('text', { description: written.description }));
    whole = written;
    await sleep(paceMs);
  }
  response.end(event('done', whole ?? {}));
};

const event = (name: 'text' | 'done' | 'failed', data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

const refuse = (error: unknown, { log }: Context, response: ServerResponse) => {
  const failure = error instanceof Failure ? error : new Failure('INTERNAL', 'Something went wrong');
  if (failure !== error) log.error({ err: error }, 'a description could not be written');
  const { code, detail, retryAfterS } = failure;
  if (response.headersSent) return void response.end(event('failed', { code, detail }));
  const wait = retryAfterS === undefined ? {} : { 'retry-after': String(retryAfterS) };
  response.writeHead(statusOf[code], { 'content-type': 'application/json', ...wait });
  response.end(JSON.stringify({ detail }));
};
