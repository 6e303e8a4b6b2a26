import { readFile } from 'node:fs/promises';
import { ApolloGateway, RemoteGraphQLDataSource } from '@apollo/gateway';
import { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import { type Caller, signCaller } from '@waratah/kit/security/auth';
import { signingKey, verifyingKeys } from '@waratah/kit/security/token-keys';
import { verified } from '@waratah/kit/security/verified';
import express from 'express';
import { Agent, fetch } from 'undici';
import { z } from 'zod';

/**
 * Apollo's gateway as in its documentation, in front of the same subgraphs; with kept connections if the third argument
 * is `kept`.
 */
const [publicKey = '', privateKey = '', connections = ''] = process.argv.slice(2);

const Claims = z.object({ sub: z.coerce.number(), role: z.string(), sid: z.string() });
type Context = { caller?: Caller };

const key = signingKey(privateKey);
const keys = verifyingKeys(publicKey);
const dispatcher = new Agent({ keepAliveTimeout: 30_000 });

const gateway = new ApolloGateway({
  supergraphSdl: await readFile(new URL('../../../gateway/supergraph.graphql', import.meta.url), 'utf8'),
  logger: { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} },
  buildService: ({ name }) => {
    const source = new RemoteGraphQLDataSource<Context>({
      url: `${process.env[`${name.toUpperCase()}_URL`] ?? ''}/graphql`,
      willSendRequest: async ({ request, context }) => {
        const token = await signCaller(context.caller ?? { kind: 'guest' }, key, name);
        request.http?.headers.set('authorization', `Bearer ${token}`);
      },
    });
    if (connections === 'kept')
      source.fetcher = async (url, init) => {
        const { method = 'POST', headers = {}, body } = init ?? {};
        const answer = await fetch(url, { method, headers, body: String(body), dispatcher });
        return new Response(await answer.arrayBuffer(), {
          status: answer.status,
          headers: Object.fromEntries(answer.headers),
        });
      };
    return source;
  },
});
const apollo = new ApolloServer<Context>({ gateway });
await apollo.start();
const app = express();
app.use(
  '/graphql',
  express.json(),
  expressMiddleware(apollo, {
    context: async ({ req }) => {
      const token = req.headers.authorization?.slice(7) ?? '';
      const { payload } = await verified(token, keys, { audience: 'gateway', algorithms: ['EdDSA'] });
      const { sub: id, role, sid: sessionId } = Claims.parse(payload);
      return { caller: { kind: 'user', id, role, sessionId } };
    },
  }),
);
const server = app.listen(0, '127.0.0.1', () => process.send?.(server.address()));
process.once('disconnect', () => process.exit());
