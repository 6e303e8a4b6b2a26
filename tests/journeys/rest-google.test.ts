import { beforeAll, describe, expect, test } from '@jest/globals';
import { asOperator, employerPayload, password, register, rest, studentPayload } from '../support/as-user.ts';
import { type Portal, sharedPortal } from '../support/portal.ts';
import { browser, exchangeCode, idTokenFor, type Person, type Provider, signInAtProvider } from '../support/google.ts';
import { openInbox } from '../support/inbox.ts';

let portal: Portal;
let gateway = '';
let provider: Provider;

beforeAll(async () => {
  portal = await sharedPortal('pilot');
  ({ gateway } = portal);
  provider = portal.google;
});

const login = (query = '') => `${gateway}/api/auth/google/login${query}`;
const withToken = (id_token: string, fields: object = {}) =>
  rest(gateway).post('/auth/oauth/google', { id_token, ...fields });
const verify = async (email: string) => {
  const inbox = openInbox(portal.inbox);
  const mail = await inbox.next(email, /Confirm/);
  const token = /token=([\w.-]+)/.exec(mail.text ?? '')?.[1];
  expect((await rest(gateway).post('/auth/verify-email', { token })).status).toBe(200);
};

describe('in the browser', () => {
  const signIn = async (query: string, person: Person) => {
    const go = browser();
    const { location, answer } = await go(login(query));
    expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
    const back = await go(await signInAtProvider(go, location, person));
    const { searchParams, origin, pathname, search } = new URL(back.location);
    const code = searchParams.get('code');
    return {
      go,
      searchParams,
      origin,
      pathname,
      search,
      code,
      exchange: (fields: object = {}) => exchangeCode(go, gateway, code, fields),
    };
  };

  test('a new person returns with a code for valid tokens, to the page where they began', async () => {
    const back = await signIn('?redirect=/auth%3Ftab%3Dlogin', { email: 'new@rest-google.example', name: 'Ana Lima' });
    expect([back.origin, back.pathname]).toEqual([gateway, '/auth']);
    expect(Object.fromEntries(back.searchParams)).toEqual({ tab: 'login', oauth: 'success', code: expect.any(String) });
    const { access_token, refresh_token } = (await back.exchange()).body;
    expect((await rest(gateway, access_token).get('/auth/me')).body).toMatchObject({
      email: 'new@rest-google.example',
      email_verified: true,
      full_name: 'Ana Lima',
      role: 'student',
      has_password: false,
      google_linked: true,
      missing_fields: ['date_of_birth', 'city_suburb', 'degree'],
    });
    expect((await rest(gateway).post('/auth/session/refresh', { refresh_token })).status).toBe(200);
    expect((await rest(gateway).post('/auth/login', { email: 'new@rest-google.example', password: '' })).status).toBe(
      422,
    );
    expect((await rest(gateway).post('/auth/login', { email: 'new@rest-google.example', password })).status).toBe(401);
  });

  test('a new account gets the role of the tab', async () => {
    const back = await signIn('?role=employer', { email: 'boss@rest-google.example' });
    const api = rest(gateway, (await back.exchange()).body.access_token);
    expect((await api.get('/auth/me')).body).toMatchObject({
      role: 'employer',
      missing_fields: expect.arrayContaining(['company_abn']),
    });
    const filled = await api.put('/auth/profile/employer', {
      company_name: 'Harbour Kitchen',
      employer_role_title: 'Owner',
      company_abn: '51824753556',
      company_size: '11-50',
      industry: 'Hospitality',
    });
    expect(filled.body).toMatchObject({ missing_fields: [] });
  });

  test('a new person without a role is asked for one, and the code remains valid', async () => {
    const back = await signIn('', { email: 'undecided@rest-google.example' });
    const asked = await back.exchange({ asks_role: true });
    expect(asked).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', 'role'] }] } });
    const { status, body } = await back.exchange({ asks_role: true, role: 'employer' });
    expect([status, body.user?.role]).toEqual([200, 'employer']);
    const again = await signIn('', { email: 'undecided@rest-google.example' });
    expect((await again.exchange({ asks_role: true })).body.user?.role).toBe('employer');
  });

  test.each([
    'https://evil.example/auth',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '/api/auth/me',
    '/profile',
    'http://127.0.0.1@evil.example/',
    '/\t/evil.example',
  ])('a return address of %s leads to the sign-in page', async (redirect) => {
    const back = await signIn(`?redirect=${encodeURIComponent(redirect)}`, { email: 'again@rest-google.example' });
    expect([back.origin, back.pathname, back.searchParams.get('oauth')]).toEqual([gateway, '/auth', 'success']);
  });

  test('a cancelled sign-in, or an email that Google has not verified, returns with an error', async () => {
    expect((await signIn('', { email: 'x@rest-google.example', cancel: true })).search).toContain('oauth=error');
    const unproven = await signIn('', { email: 'unproven@rest-google.example', unverified: true });
    expect([unproven.searchParams.get('oauth'), unproven.code]).toEqual(['error', null]);
  });
});

describe('with an id_token', () => {
  test('it signs in, creates an account of the requested role, and works once', async () => {
    const token = await idTokenFor(provider, { email: 'token@rest-google.example', name: 'Tom Ken' });
    expect(await withToken(token, { role: 'employer' })).toMatchObject({
      status: 200,
      body: {
        access_token: expect.any(String),
        refresh_token: expect.any(String),
        user: { role: 'employer', full_name: 'Tom Ken' },
      },
    });
    expect(await withToken(token)).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', 'id_token'] }] } });
    const again = await withToken(await idTokenFor(provider, { email: 'token@rest-google.example' }), {
      role: 'student',
    });
    expect(again.body).toMatchObject({ user: { role: 'employer' } });
    expect((await withToken(token, { role: 'operator' })).status).toBe(422);
  });

  test('an email that Google has not verified is refused', async () => {
    const token = await idTokenFor(provider, { email: 'nobody@rest-google.example', unverified: true });
    expect(await withToken(token)).toMatchObject({
      status: 403,
      body: { detail: 'Google has not verified this email address.' },
    });
  });

  test('a verified account with the same email is linked, and keeps a password that was used in the same browser', async () => {
    const { user, api, device: cookie } = await register(gateway, studentPayload('verified@rest-google.example'));
    await verify('verified@rest-google.example');
    const token = await idTokenFor(provider, { email: 'verified@rest-google.example' });
    const signedIn = await rest(gateway).post('/auth/oauth/google', { id_token: token }, { cookie });
    expect(signedIn.body).toMatchObject({
      user: { id: user.id, full_name: 'Mei Tan', has_password: true, google_linked: true },
    });
    expect((await api.get('/auth/me')).status).toBe(200);
    expect((await rest(gateway).post('/auth/login', { email: 'verified@rest-google.example', password })).status).toBe(
      200,
    );
  });

  test('an unverified account is given to the owner of its email: its former password and sessions stop working', async () => {
    const thief = await register(gateway, studentPayload('victim@rest-google.example'));
    const owner = await withToken(await idTokenFor(provider, { email: 'victim@rest-google.example' }));
    expect(owner.body).toMatchObject({ user: { id: thief.user.id, email_verified: true, has_password: false } });
    expect((await thief.api.get('/auth/me')).status).toBe(401);
    expect((await rest(gateway).post('/auth/session/refresh', { refresh_token: thief.refreshToken })).status).toBe(401);
    expect((await rest(gateway).post('/auth/login', { email: 'victim@rest-google.example', password })).status).toBe(
      401,
    );
  });

  test('the owner confirms an account that a stranger made: the sign-in with Google removes its password and sessions', async () => {
    const thief = await register(gateway, studentPayload('confirmed@rest-google.example'));
    await verify('confirmed@rest-google.example');
    const token = await idTokenFor(provider, { email: 'confirmed@rest-google.example' });
    const agent = { 'user-agent': 'Mozilla/5.0 (iPhone) Safari/604.1' };
    const owner = await rest(gateway).post('/auth/oauth/google', { id_token: token }, agent);
    expect(owner.body).toMatchObject({ user: { id: thief.user.id, has_password: false, google_linked: true } });
    expect((await thief.api.get('/auth/me')).status).toBe(401);
    expect((await rest(gateway).post('/auth/login', { email: 'confirmed@rest-google.example', password })).status).toBe(
      401,
    );
    const inbox = openInbox(portal.inbox);
    expect((await inbox.next('confirmed@rest-google.example', /sign-in/i)).text).toContain('Safari on iPhone');
  });

  test('operators cannot sign in with Google', async () => {
    await asOperator(gateway).post('/ops/operators', { email: 'op@rest-google.example', password });
    expect((await withToken(await idTokenFor(provider, { email: 'op@rest-google.example' }))).status).toBe(403);
  });
});

describe('linking', () => {
  const link = (api: ReturnType<typeof rest>, id_token: string) => api.post('/auth/oauth/google/link', { id_token });

  test('a signed-in user with a verified email links a Google account of another email, which can then sign in', async () => {
    const { api, user } = await register(gateway, employerPayload('sam@rest-google.example'));
    const token = await idTokenFor(provider, { email: 'sam.private@rest-google.example' });
    expect(await link(api, token)).toMatchObject({
      status: 409,
      body: { detail: 'Please confirm your email address first.' },
    });
    await verify('sam@rest-google.example');
    expect((await link(api, token)).body).toEqual({ success: true });
    const signedIn = await withToken(await idTokenFor(provider, { email: 'sam.private@rest-google.example' }));
    expect(signedIn.body).toMatchObject({ user: { id: user.id, email: 'sam@rest-google.example' } });

    const other = await register(gateway, studentPayload('lee@rest-google.example'));
    await verify('lee@rest-google.example');
    expect(
      await link(other.api, await idTokenFor(provider, { email: 'sam.private@rest-google.example' })),
    ).toMatchObject({
      status: 409,
    });
  });

  test('guests cannot link, and a forged token links nothing', async () => {
    expect((await link(rest(gateway), 'x')).status).toBe(401);
    const { api } = await register(gateway, studentPayload('kim@rest-google.example'));
    expect((await link(api, 'x')).status).toBe(422);
  });
});
