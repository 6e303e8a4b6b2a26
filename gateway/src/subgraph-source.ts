import { Agent } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import { RemoteGraphQLDataSource } from '@apollo/gateway';
import { z } from 'zod';
import type { RequestContext } from './context.ts';

type Fetch = RemoteGraphQLDataSource['fetcher'];

/** Less than subgraphs keep an idle connection, so that none is used at the moment they close it. */
const idleMs = 30_000;
const kept = { keepAlive: true, timeout: idleMs };
const agents = { http: new Agent(kept), https: new SecureAgent(kept) } as const;

const Body = z.object({ query: z.string() });

/** A mutation may have been carried out before its connection closed; a query may be asked again. */
const isQuery = (body: unknown) => {
  if (typeof body !== 'string') return false;
  const { data } = Body.safeParse(JSON.parse(body));
  return data !== undefined && !/^\s*mutation\b/.test(data.query);
};

const closed: ReadonlySet<string> = new Set(['ECONNRESET', 'EPIPE']);

const isClosed = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && closed.has(error.code);

/** Sends over connections that are kept, and asks a query again, once, when its connection was closed. */
export const steady =
  (send: Fetch): Fetch =>
  async (url, init = {}) => {
    const request = { ...init, agent: url.startsWith('https:') ? agents.https : agents.http };
    try {
      return await send(url, request);
    } catch (error) {
      if (!isClosed(error) || !isQuery(init.body)) throw error;
      return send(url, request);
    }
  };

type TokenOf = (context: Partial<RequestContext>) => Promise<string | undefined>;

/** A subgraph, asked in the caller's name. */
export const subgraphSource = (url: string, tokenOf: TokenOf) => {
  const source = new RemoteGraphQLDataSource<Partial<RequestContext>>({
    url,
    willSendRequest: async ({ request, context }) => {
      request.http?.headers.set('authorization', `Bearer ${(await tokenOf(context)) ?? ''}`);
    },
  });
  source.fetcher = steady(source.fetcher);
  return source;
};
