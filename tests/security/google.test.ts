import { createPublicKey } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readConfig as readGateway } from '@waratah/gateway/config';
import { startGateway } from '@waratah/gateway/server';
import { readConfig as readIdentity } from '@waratah/identity/config';
import { startIdentity } from '@waratah/identity/server';
import { rest } from '../support/as-user.ts';
import { sharedPortal } from '../support/portal.ts';
import { type Forgery, clientId, clientSecret, foreignKey, startForgingIssuer } from '../support/forging-issuer.ts';
import { browser, type Browser, exchangeCode } from '../support/google.ts';

const scope = new AsyncDisposableStack();
let issuer: Awaited<ReturnType<typeof startForgingIssuer>>;
let gateway = '';
let laterMs = 0;

beforeAll(async () => {
  const portal = await sharedPortal('pilot');
  issuer = scope.use(await startForgingIssuer());
  const google = { GOOGLE_ISSUER: issuer.issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret };
  const env = { ...portal.env, ...google, PORT: '0', IDENTITY_PORT: '0' };
  const clock = () => new Date(Date.now() + laterMs);
  const identity = scope.use(await startIdentity(readIdentity({ ...env, ROLE: 'api' }), { clock }));
  const door = scope.use(await startGateway(readGateway({ ...env, IDENTITY_URL: identity.url })));
  gateway = door.url;
});
afterAll(async () => {
  console.log(`google: ${counted.forgeries} forgeries, ${counted.accepted} accepted`);
  await scope.disposeAsync();
});

const counted = { forgeries: 0, accepted: 0 };
const count = (accepted: boolean) => {
  counted.forgeries += 1;
  if (accepted) counted.accepted += 1;
};

const s = () => Math.floor(Date.now() / 1_000);
const parts = (token: string) => token.split('.');
const unsigned = (alg: string) => (token: string) =>
  `${Buffer.from(JSON.stringify({ alg })).toString('base64url')}.${parts(token)[1] ?? ''}.`;
const withPayload = (change: object) => (token: string) => {
  const [head = '', body = '', signature = ''] = parts(token);
  const claims = { ...JSON.parse(Buffer.from(body, 'base64url').toString()), ...change };
  return `${head}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${signature}`;
};
const jwkOf = (key: ReturnType<typeof foreignKey>) => createPublicKey(key).export({ format: 'jwk' });

/** Faults of an id_token, each of which must be refused in both ways of signing in. */
const forgeries = (): Readonly<Record<string, Forgery>> => {
  const stranger = foreignKey();
  return {
    'another audience': { claims: { aud: 'another' } },
    'no audience': { claims: { aud: undefined } },
    'an empty audience': { claims: { aud: '' } },
    'several audiences without us': { claims: { aud: ['another', 'third'] } },
    'issued to another party': { claims: { azp: 'another', aud: [clientId, 'another'] } },
    'another issuer': { claims: { iss: 'https://accounts.google.com' } },
    'an issuer with a slash': { claims: { iss: `${issuer.issuer}/` } },
    'no issuer': { claims: { iss: undefined } },
    'expired a while ago': { claims: { iat: s() - 7_200, exp: s() - 3_600 } },
    'expired just now': { claims: { iat: s() - 600, exp: s() - 61 } },
    'no expiry': { claims: { exp: undefined } },
    'an expiry in words': { claims: { exp: 'tomorrow' } },
    'no time of issue': { claims: { iat: undefined } },
    'not yet valid': { claims: { nbf: s() + 3_600 } },
    'no subject': { claims: { sub: undefined } },
    'an empty subject': { claims: { sub: '' } },
    'a subject that is no text': { claims: { sub: { $ne: null } } },
    'no email': { claims: { email: undefined } },
    'an email that is none': { claims: { email: 'nobody' } },
    'several emails': { claims: { email: ['a@google.example', 'b@google.example'] } },
    'an unverified email': { claims: { email_verified: false } },
    'an unverified email in words': { claims: { email_verified: 'false' } },
    'no word about the email': { claims: { email_verified: undefined } },
    'a strange word about the email': { claims: { email_verified: 'yes' } },
    'a number about the email': { claims: { email_verified: 1 } },
    'the key of a stranger': { key: stranger },
    'the key of a stranger under another name': { key: stranger, header: { kid: 'other' } },
    'the key of a stranger in the token': { key: stranger, header: { jwk: jwkOf(stranger) } },
    'the address of a stranger’s keys': { key: stranger, header: { jku: 'http://127.0.0.1:1/jwks' } },
    'the client’s secret as key': { key: Buffer.from(clientSecret), header: { alg: 'HS256' } },
    'the public key as secret': { key: Buffer.from(issuer.publicPem), header: { alg: 'HS256' } },
    'no signature': { spoil: unsigned('none') },
    'no signature, spelled otherwise': { spoil: unsigned('nOnE') },
    'a signature of nothing': { spoil: (token) => `${parts(token).slice(0, 2).join('.')}.` },
    'a cut signature': { spoil: (token) => token.slice(0, -8) },
    'another email under the signature': { spoil: withPayload({ email: 'operator@demo.waratah.au' }) },
    'another subject under the signature': { spoil: withPayload({ sub: 'x' }) },
  };
};

const login = () => `${gateway}/api/auth/google/login?redirect=/auth`;
/** Begins a sign-in; answers what the issuer receives. */
const begin = async (go: Browser) => new URL((await go(login())).location).searchParams;

type Return = Readonly<Record<string, string>>;
/** Returns from the issuer; answers what the client receives. */
const comeBack = async (go: Browser, query: Return) => {
  const { location } = await go(`${gateway}/api/auth/google/callback?${new URLSearchParams(query).toString()}`);
  const { searchParams } = new URL(location);
  return { oauth: searchParams.get('oauth'), code: searchParams.get('code'), query: [...searchParams.keys()] };
};

/** A complete sign-in with a token of the issuer. */
const signIn = async (forgery: Forgery, honest = true) => {
  const go = browser();
  const asked = await begin(go);
  const claims = { nonce: honest ? asked.get('nonce') : undefined, ...forgery.claims };
  await issuer.answerWith({ ...forgery, claims });
  const back = await comeBack(go, { code: 'x', state: asked.get('state') ?? '' });
  const challenged = issuer.lastChallenge() === asked.get('code_challenge');
  const answer = back.code ? await exchangeCode(go, gateway, back.code) : undefined;
  return { go, asked, back, challenged, answer };
};

test('a genuine sign-in succeeds, with PKCE, and no address contains a token', async () => {
  const { asked, back, challenged, answer } = await signIn({});
  expect(asked.get('code_challenge_method')).toBe('S256');
  expect(challenged).toBe(true);
  expect(back).toEqual({ oauth: 'success', code: expect.any(String), query: ['oauth', 'code'] });
  expect(answer).toMatchObject({ status: 200, body: { access_token: expect.any(String) } });
  const token = await issuer.tokenOf({});
  expect((await rest(gateway).post('/auth/oauth/google', { id_token: token })).status).toBe(200);
});

test('a forged id_token is refused when it comes from the issuer', async () => {
  const all = [
    ...Object.entries(forgeries()),
    ['another nonce', { claims: { nonce: 'another' } }] as const,
    ['no nonce', { claims: { nonce: undefined } }] as const,
  ];
  for (const [name, forgery] of all) {
    const { back, answer } = await signIn(forgery);
    count(back.oauth === 'success' || answer?.status === 200);
    expect([name, back.oauth, back.code]).toEqual([name, 'error', null]);
  }
});

test('a forged id_token in a body is refused, and a valid one works once', async () => {
  const send = (id_token: unknown) => rest(gateway).post('/auth/oauth/google', { id_token });
  for (const [name, forgery] of Object.entries(forgeries())) {
    const answer = await send(await issuer.tokenOf(forgery));
    count(answer.status === 200);
    expect([name, answer.status]).toEqual([name, name.includes('email') && answer.status === 403 ? 403 : 422]);
  }
  for (const odd of ['', 'x', 'a.b.c', '..', {}, [], null, 7, 'x'.repeat(9_000)]) {
    const { status } = await send(odd);
    count(status === 200);
    expect(status).toBe(422);
  }
  const token = await issuer.tokenOf({});
  expect((await send(token)).status).toBe(200);
  for (let again = 0; again < 5; again += 1) {
    const { status } = await send(token);
    count(status === 200);
    expect(status).toBe(422);
  }
  const old = await send(await issuer.tokenOf({ claims: { iat: s() - 1_200, exp: s() + 600 } }));
  count(old.status === 200);
  expect(old.status).toBe(422);
});

test('an answer is valid once, in the browser that asked, with its state', async () => {
  const refused = async (go: Browser, query: Return) => {
    const { oauth, code } = await comeBack(go, query);
    count(oauth === 'success');
    expect([oauth, code]).toEqual(['error', null]);
  };
  for (let round = 0; round < 9; round += 1) {
    const mine = browser();
    const asked = await begin(mine);
    await issuer.answerWith({ claims: { nonce: asked.get('nonce') } });
    const state = asked.get('state') ?? '';
    const other = browser();
    await begin(other);
    await refused(other, { code: 'x', state });
    await refused(browser(), { code: 'x', state });
    await refused(mine, { code: 'x', state: `${state}x` });
    await refused(mine, { code: 'x', state: state.toUpperCase() });
    await refused(mine, { code: 'x' });
    await refused(mine, { state });
    await refused(mine, { error: 'access_denied', state });
    await refused(mine, { code: 'x', state, iss: 'https://accounts.google.com' });
    const forged = browser();
    const cookie = `waratah_google=${'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..a.b.c'.repeat(round + 1)}`;
    const { location } = await forged(`${gateway}/api/auth/google/callback?code=x&state=${state}`, {
      headers: { cookie },
    });
    count(location.includes('oauth=success'));
    expect(location).toContain('oauth=error');
    expect((await comeBack(mine, { code: 'x', state })).oauth).toBe('success');
    await refused(mine, { code: 'x', state });
  }
});

test('a code is exchanged by the browser that began, once, within two minutes', async () => {
  const refused = async (go: Browser, code: string | null) => {
    const { status, body } = await exchangeCode(go, gateway, code);
    count(status === 200);
    expect([status, body.access_token]).toEqual([422, undefined]);
  };
  const returned = async () => {
    const go = browser();
    const asked = await begin(go);
    await issuer.answerWith({ claims: { nonce: asked.get('nonce') } });
    return { go, code: (await comeBack(go, { code: 'x', state: asked.get('state') ?? '' })).code ?? '' };
  };
  for (let round = 0; round < 4; round += 1) {
    const { go, code } = await returned();
    const other = await returned();
    await refused(browser(), code);
    await refused(other.go, code);
    await refused(go, other.code);
    await refused(go, `${code}x`);
    await refused(go, code.slice(0, -1));
    await refused(go, '');
    await refused(go, null);
    const answers = await Promise.all(Array.from({ length: 5 }, () => exchangeCode(go, gateway, code)));
    const wins = answers.filter(({ status }) => status === 200).length;
    expect(wins).toBe(1);
    for (const _repeated of answers.slice(1)) count(wins > 1);
    await refused(go, code);
  }
  const late = await returned();
  laterMs = 121_000;
  await refused(late.go, late.code);
  laterMs = 0;
});

test('at least 200 forgeries were tried, and none was accepted', () => {
  expect(counted.forgeries).toBeGreaterThanOrEqual(200);
  expect(counted.accepted).toBe(0);
});
