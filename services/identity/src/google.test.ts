import { createServer, type RequestListener } from 'node:http';
import { expect, test } from '@jest/globals';
import { createLogger } from '@waratah/kit/process/logger';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { createGoogle } from './google.ts';

/** A provider that answers a request for its keys as told. */
const providerWith = async (keys: RequestListener) => {
  let issuer = '';
  const server = createServer((request, response) => {
    if (request.url !== '/.well-known/openid-configuration') return keys(request, response);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ issuer, jwks_uri: `${issuer}/keys` }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  return { issuer, close: () => server.close().closeAllConnections() };
};

const { publicKey, privateKey } = await generateKeyPair('ES256');
const jwk = { ...(await exportJWK(publicKey)), kid: 'a', alg: 'ES256' };
const tokenOf = (issuer: string) =>
  new SignJWT({ sub: '7', email: 'mei@example.org', email_verified: true, name: 'Mei Tan' })
    .setProtectedHeader({ alg: 'ES256', kid: 'a' })
    .setIssuer(issuer)
    .setAudience('portal')
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(privateKey);

const asked = async (keys: RequestListener) => {
  const provider = await providerWith(keys);
  try {
    const google = createGoogle({ issuer: provider.issuer, clientId: 'portal', log: createLogger('test', 'silent') });
    return await google.personOf(await tokenOf(provider.issuer));
  } finally {
    provider.close();
  }
};

test('a token that the provider signed names its person', async () => {
  const person = await asked((_request, response) => response.end(JSON.stringify({ keys: [jwk] })));
  expect(person).toEqual({ sub: '7', email: 'mei@example.org', emailVerified: true, name: 'Mei Tan' });
});

test.each<[string, RequestListener]>([
  ['hangs up', (request) => request.socket.destroy()],
  ['fails', (_request, response) => response.writeHead(502).end()],
  ['answers a page', (_request, response) => response.end('<html>')],
])('while the server of the provider’s keys %s, no token is called wrong', async (_how, keys) => {
  await expect(asked(keys)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

test('a token signed with another key is refused', async () => {
  const other = { ...(await exportJWK((await generateKeyPair('ES256')).publicKey)), kid: 'a', alg: 'ES256' };
  const answer: RequestListener = (_request, response) => response.end(JSON.stringify({ keys: [other] }));
  await expect(asked(answer)).rejects.toMatchObject({ code: 'INVALID', detail: [{ loc: ['body', 'id_token'] }] });
});
