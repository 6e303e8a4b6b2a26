import { createHash, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { SignJWT } from 'jose';

/** What the issuer says in the next id_token; by default everything is correct. */
export type Forgery = Readonly<{
  claims?: Readonly<Record<string, unknown>>;
  header?: Readonly<Record<string, unknown>>;
  key?: KeyObject | Uint8Array;
  /** A last change to the token's text. */
  spoil?: (token: string) => string;
}>;

export const clientId = 'the portal';
export const clientSecret = 'the secret of the portal at this issuer';

const rsa = () => generateKeyPairSync('rsa', { modulusLength: 2_048 });

/** An OpenID provider that signs whatever a test wants with the correct key, to see what the portal accepts. */
export const startForgingIssuer = async () => {
  const own = rsa();
  const jwk = { ...own.publicKey.export({ format: 'jwk' }), kid: 'own', alg: 'RS256', use: 'sig' };
  let issuer = '';
  let nextToken = '';
  /** For PKCE: the challenge that belongs to the verifier of the last exchange. */
  let lastChallenge = '';

  const answerOf = async (path: string, body: string): Promise<object> => {
    if (path === '/.well-known/openid-configuration')
      return {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      };
    if (path === '/jwks') return { keys: [jwk] };
    const verifier = new URLSearchParams(body).get('code_verifier') ?? '';
    lastChallenge = createHash('sha256').update(verifier).digest('base64url');
    return { access_token: 'x', token_type: 'Bearer', expires_in: 600, id_token: nextToken };
  };
  const server = createServer((request, response) => {
    void text(request)
      .then((body) => answerOf(new URL(request.url ?? '/', issuer).pathname, body))
      .then((answer) => response.setHeader('content-type', 'application/json').end(JSON.stringify(answer)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;

  const tokenOf = async ({ claims = {}, header = {}, key = own.privateKey, spoil }: Forgery): Promise<string> => {
    const now = Math.floor(Date.now() / 1_000);
    const whole = {
      iss: issuer,
      aud: clientId,
      sub: randomUUID(),
      email: `${randomUUID()}@example.org`,
      email_verified: true,
      name: 'Mei Tan',
      iat: now,
      exp: now + 600,
      ...claims,
    };
    const given = Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== undefined));
    const token = await new SignJWT(given).setProtectedHeader({ alg: 'RS256', kid: 'own', ...header }).sign(key);
    return spoil ? spoil(token) : token;
  };

  return {
    issuer,
    publicPem: own.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    tokenOf,
    /** The token that the next exchange of a code returns. */
    answerWith: async (forgery: Forgery) => {
      nextToken = await tokenOf(forgery);
    },
    lastChallenge: () => lastChallenge,
    [Symbol.asyncDispose]: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

/** A key that belongs to no issuer. */
export const foreignKey = (): KeyObject => rsa().privateKey;
