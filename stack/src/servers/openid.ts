import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { interactionPolicy, Provider } from 'oidc-provider';
import { onPort } from '../ports.ts';
import { createMemory } from './openid-memory.ts';
import { signInPage } from './openid-page.ts';

/**
 * A sign-in provider that replaces Google on one machine: a real OpenID provider, at which anybody can sign in as
 * anyone.
 */
export type OpenIdProvider = AsyncDisposable & Readonly<{ issuer: string; clientId: string; clientSecret: string }>;

type Person = Readonly<{ email: string; email_verified: boolean; name: string }>;

const clientId = 'waratah-local';
const callbackPath = '/api/auth/google/callback';

export const startOpenId = (port?: number): Promise<OpenIdProvider> =>
  onPort(port, async (chosen) => {
    const issuer = `http://127.0.0.1:${chosen}`;
    const clientSecret = randomBytes(24).toString('base64url');
    const server = createServer(listenerOf(issuer, clientSecret));
    server.listen(chosen, '127.0.0.1');
    await once(server, 'listening');
    return {
      issuer,
      clientId,
      clientSecret,
      [Symbol.asyncDispose]: async () => {
        server.close();
        server.closeAllConnections();
      },
    };
  });

const listenerOf = (issuer: string, clientSecret: string): RequestListener => {
  const people = new Map<string, Person>();
  const provider = providerOf(issuer, clientSecret, people);
  const protocol = provider.callback();
  return (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void protocol(request, response);
    interact(provider, people, request, response).catch((error: unknown) => {
      response.writeHead(400, { 'content-type': 'text/plain' }).end(String(error));
    });
  };
};

const providerOf = (issuer: string, clientSecret: string, people: ReadonlyMap<string, Person>) => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const provider = new Provider(issuer, {
    adapter: createMemory(),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`http://127.0.0.1${callbackPath}`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'local' }] },
    cookies: { keys: [randomBytes(24).toString('base64url')] },
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Like Google: if the email was requested, it is in the id_token.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { policy: alwaysAsk(), url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub, ...people.get(sub) }) }),
    ttl: { Interaction: 600, Session: 600, Grant: 600, IdToken: 3_600, AccessToken: 600, AuthorizationCode: 60 },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId,
        ...(oidc.session?.accountId !== undefined && { accountId: oidc.session.accountId }),
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  // Accepts any address of this machine, because the portal's port is chosen later.
  provider.Client.prototype.redirectUriAllowed = (uri) => {
    const { hostname, pathname } = new URL(uri);
    return pathname === callbackPath && /^(?:127\.0\.0\.1|localhost)$/.test(hostname);
  };
  return provider;
};

/** Shows a page at every sign-in, so that one browser can be several people. */
const alwaysAsk = () => {
  const policy = interactionPolicy.base();
  policy
    .get('login')
    ?.checks.add(
      new interactionPolicy.Check('choose_account', 'somebody is to be chosen', 'login_required', ({ oidc }) =>
        oidc.result?.login ? interactionPolicy.Check.NO_NEED_TO_PROMPT : interactionPolicy.Check.REQUEST_PROMPT,
      ),
    );
  return policy;
};

const interact = async (
  provider: Provider,
  people: Map<string, Person>,
  request: IncomingMessage,
  response: ServerResponse,
) => {
  if (request.method !== 'POST') {
    await provider.interactionDetails(request, response);
    return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(signInPage);
  }
  const form = new URLSearchParams(await text(request));
  if (form.get('cancel') !== null) return provider.interactionFinished(request, response, { error: 'access_denied' });
  const email = (form.get('email') ?? '').trim().toLowerCase();
  const accountId = createHash('sha256').update(email).digest('hex').slice(0, 21);
  people.set(accountId, { email, email_verified: form.get('unverified') === null, name: form.get('name') ?? '' });
  return provider.interactionFinished(request, response, { login: { accountId } });
};
