import { beforeAll, describe, expect, test } from '@jest/globals';
import { readConfig as readGateway } from '@waratah/gateway/config';
import { startGateway } from '@waratah/gateway/server';
import { signingKey } from '@waratah/kit/security/token-keys';
import { SignJWT } from 'jose';
import { deviceCookieIn, employerPayload, password, register, rest, studentPayload } from '../support/as-user.ts';
import { type Portal, sharedPortal } from '../support/portal.ts';
import { eventually } from '../support/eventually.ts';
import { type Inbox, openInbox } from '../support/inbox.ts';

let portal: Portal;
let gateway = '';
let inbox: Inbox;

beforeAll(async () => {
  portal = await sharedPortal('pilot');
  ({ gateway } = portal);
  inbox = openInbox(portal.inbox);
});

const problem = (field: string, msg: unknown = expect.any(String)) => ({
  status: 422,
  body: { detail: expect.arrayContaining([expect.objectContaining({ loc: ['body', field], msg })]) },
});

let count = 0;
const newcomer = () => register(gateway, studentPayload(`auth${++count}@rest-auth.example`));
const login = (email: string, secret = password, headers: Record<string, string> = {}, at = gateway) =>
  rest(at).post('/auth/login', { email, password: secret }, headers);
const confirm = async (email: string) => {
  const token = /token=([\w.-]+)/.exec((await inbox.next(email, /^Confirm/)).text ?? '')?.[1];
  expect((await rest(gateway).post('/auth/verify-email', { token })).status).toBe(200);
  await inbox.next(email, /ready/);
};
const tokenIn = (body: unknown) => String(Object(body).access_token);
const expired = () =>
  new SignJWT({ role: 'student', sid: 'x' })
    .setProtectedHeader({ alg: 'EdDSA' })
    .setSubject('1')
    .setAudience('gateway')
    .setExpirationTime('-1s')
    .sign(signingKey('local:access-token'));

const firefox = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const iphone = {
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
};

describe('a forgotten password', () => {
  test('the answer is always the same, the email goes to the account, and its link works once', async () => {
    const { user, api, refreshToken } = await newcomer();
    const known = await rest(gateway).post('/auth/forgot-password', { email: user.email });
    const unknown = await rest(gateway).post('/auth/forgot-password', { email: 'nobody@rest-auth.example' });
    expect(known).toMatchObject({ status: 200, body: { email_sent: true } });
    expect(unknown).toMatchObject({ status: 200, body: { email_sent: true } });
    const mail = await inbox.next(user.email, /Set a new password/);
    expect(await inbox.to('nobody@rest-auth.example')).toEqual([]);
    const token = /reset-password\?token=([\w.-]+)/.exec(mail.html ?? '')?.[1];
    const body = { token, new_password: 'another secret' };
    expect((await rest(gateway).post('/auth/reset-password', body)).body).toEqual({ success: true });
    expect(await rest(gateway).post('/auth/reset-password', body)).toMatchObject(
      problem('token', 'This password reset link is invalid or has expired.'),
    );
    await eventually(async () => expect((await api.get('/auth/me')).status).toBe(401));
    expect((await rest(gateway).post('/auth/session/refresh', { refresh_token: refreshToken })).status).toBe(401);
    expect((await login(user.email)).status).toBe(401);
    expect((await login(user.email, 'another secret')).status).toBe(200);
  });

  test.each([
    ['/auth/forgot-password', {}, 'email', 'Please enter your email address'],
    ['/auth/forgot-password', { email: '' }, 'email', 'Please enter your email address'],
    ['/auth/forgot-password', { email: 'nobody' }, 'email', 'Please enter a valid email address'],
    ['/auth/forgot-password', { email: 7 }, 'email', expect.any(String)],
    [
      '/auth/reset-password',
      { new_password: 'long enough' },
      'token',
      'No reset token provided. Please use the link from your email.',
    ],
    [
      '/auth/reset-password',
      { token: '', new_password: 'long enough' },
      'token',
      'No reset token provided. Please use the link from your email.',
    ],
    [
      '/auth/reset-password',
      { token: 'x', new_password: 'short' },
      'new_password',
      'Password must be at least 8 characters long',
    ],
    [
      '/auth/reset-password',
      { token: 'x', new_password: 'long enough' },
      'token',
      'This password reset link is invalid or has expired.',
    ],
    ['/auth/reset-password', { token: 'x' }, 'new_password', expect.any(String)],
  ])('%s with %j names %s', async (path, body, field, msg) => {
    expect(await rest(gateway).post(path, body)).toMatchObject(problem(field, msg));
  });
});

test('nothing that the person who registered an unverified address wrote is mailed to it', async () => {
  const email = 'stranger@rest-auth.example';
  const name = 'Eve http://evil.example/win\nCall now';
  const { user, api } = await register(gateway, studentPayload(email, { full_name: name }));
  const mail = await inbox.next(email, /^Confirm/);
  expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toMatch(/Eve|evil/);
  await rest(gateway).post('/auth/forgot-password', { email });
  const reset = await inbox.next(email, /Set a new password/);
  expect(`${reset.subject} ${reset.text} ${reset.html}`).not.toMatch(/Eve|evil/);
  const agent = { 'user-agent': 'call.now.evil.example' };
  expect((await login(email, password, agent)).status).toBe(200);
  await confirm(email);
  await login(email, password, { 'user-agent': 'again.evil.example' });
  const told = await inbox.next(email, /New sign-in/);
  expect(`${told.subject} ${told.text}`).toContain('again. evil. example');
  expect((await inbox.to(email)).map(({ subject }) => subject).toSorted()).toEqual([
    expect.stringMatching(/^Confirm/),
    expect.stringMatching(/^New sign-in/),
    expect.stringMatching(/^Set a new password/),
    expect.stringMatching(/ready$/),
  ]);
  expect((await api.get('/auth/me')).body).toMatchObject({
    id: user.id,
    full_name: 'Eve http://evil.example/win Call now',
  });
});

describe('sessions', () => {
  test('each sign-in is listed with its device, and can be ended by itself', async () => {
    const { user, api } = await newcomer();
    const phone = rest(gateway, tokenIn((await login(user.email, password, iphone)).body));
    const { body } = await api.get('/auth/session/all');
    expect(body).toMatchObject({
      sessions: expect.arrayContaining([
        {
          id: expect.any(String),
          device: 'Safari on iPhone',
          address: expect.any(String),
          current: false,
          created_at: expect.any(String),
          last_used_at: expect.any(String),
        },
        expect.objectContaining({ current: true }),
      ]),
    });
    expect((await api.get('/auth/session/current')).body).toMatchObject({ session: { current: true } });
    const { session } = Object((await phone.get('/auth/session/current')).body);
    expect((await api.delete(`/auth/session/${session.id}`)).body).toEqual({ success: true });
    await eventually(async () => expect((await phone.get('/auth/me')).status).toBe(401));
    expect((await api.get('/auth/me')).status).toBe(200);
    expect(Object((await api.get('/auth/session/all')).body).sessions).toHaveLength(1);
  });

  test("another user's session looks like a missing one", async () => {
    const mine = await newcomer();
    const other = await newcomer();
    const { session } = Object((await other.api.get('/auth/session/current')).body);
    const foreign = await mine.api.delete(`/auth/session/${session.id}`);
    expect(foreign).toMatchObject({ status: 404, body: (await mine.api.delete('/auth/session/none')).body });
    expect((await other.api.get('/auth/me')).status).toBe(200);
  });

  test('logout-all ends every session at every gateway, long before its tokens expire by themselves', async () => {
    await using second = await startGateway(readGateway({ ...portal.env, PORT: '0' }));
    const { user, api, refreshToken } = await newcomer();
    const there = rest(second.url, tokenIn((await login(user.email, password, firefox, second.url)).body));
    expect([(await api.get('/auth/me')).status, (await there.get('/auth/me')).status]).toEqual([200, 200]);
    expect((await api.post('/auth/session/logout-all')).body).toEqual({ success: true });
    await eventually(async () => {
      for (const url of [gateway, second.url]) {
        for (const token of [api.token, there.token]) expect((await rest(url, token).get('/auth/me')).status).toBe(401);
      }
    });
    expect((await rest(gateway).post('/auth/session/refresh', { refresh_token: refreshToken })).status).toBe(401);
    // A gateway that starts later knows that the session ended, too.
    await using third = await startGateway(readGateway({ ...portal.env, PORT: '0' }));
    await eventually(async () => expect((await rest(third.url, api.token).get('/auth/me')).status).toBe(401));
  });

  test('reuse of an old refresh token ends the whole session at the gateway too', async () => {
    const { refreshToken } = await newcomer();
    const turn = async (token: string) => rest(gateway).post('/auth/session/refresh', { refresh_token: token });
    const first = Object((await turn(refreshToken)).body);
    const second = Object((await turn(first.refresh_token)).body);
    expect((await turn(refreshToken)).status).toBe(401);
    await eventually(async () => expect((await rest(gateway, second.access_token).get('/auth/me')).status).toBe(401));
    expect((await turn(second.refresh_token)).status).toBe(401);
  });

  test.each([
    ['get', '/auth/session/current'],
    ['get', '/auth/session/all'],
    ['post', '/auth/session/logout'],
    ['post', '/auth/session/logout-all'],
    ['delete', '/auth/session/x'],
    ['get', '/auth/me'],
    ['get', '/auth/account/export'],
    ['delete', '/auth/account'],
  ] as const)('%s %s requires a valid token', async (method, path) => {
    for (const token of [undefined, 'nonsense', await expired()])
      expect((await rest(gateway, token)[method](path)).status).toBe(401);
  });
});

describe('confirming an address on a device that the account does not know', () => {
  const linkOf = async (email: string) => {
    const token = /token=([\w.-]+)/.exec((await inbox.next(email, /^Confirm/)).text ?? '')?.[1];
    return (body: object = {}, access?: string, headers: Readonly<Record<string, string>> = {}) =>
      rest(gateway, access).post('/auth/verify-email', { token, ...body }, { ...iphone, ...headers });
  };
  const isConfirmed = async (api: Awaited<ReturnType<typeof newcomer>>['api']) =>
    Object((await api.get('/auth/me')).body).email_verified;

  test('needs the password of the account, because somebody else may have made it', async () => {
    const { user, api } = await newcomer();
    const [verify, stranger] = [await linkOf(user.email), await newcomer()];
    expect(await verify()).toMatchObject(
      problem('password', 'This account was made on another device. Please enter its password.'),
    );
    expect(await verify({}, stranger.api.token)).toMatchObject(problem('password'));
    expect(await verify({ password: 'a guess' })).toMatchObject(problem('password', 'This password is not right'));
    expect(await isConfirmed(api)).toBe(false);
    expect((await verify({ password })).status).toBe(200);
    expect(await isConfirmed(api)).toBe(true);
    expect((await verify()).status).toBe(200);
  });

  test('needs the password in a browser of the same kind and network too, but for the browser that made the account', async () => {
    const email = `auth${++count}@rest-auth.example`;
    const made = await rest(gateway).post('/auth/register', studentPayload(email), iphone);
    const verify = await linkOf(email);
    expect(await verify()).toMatchObject(problem('password'));
    const cookie = deviceCookieIn(made.headers) ?? '';
    expect((await verify({}, undefined, { cookie })).status).toBe(200);
  });

  test('needs no password in a session of the account', async () => {
    const { user, api } = await newcomer();
    const verify = await linkOf(user.email);
    expect((await verify({}, api.token)).status).toBe(200);
    expect(await isConfirmed(api)).toBe(true);
  });
});

describe('emails', () => {
  test('the owner is told of a new device once, and never of a known one', async () => {
    const { user } = await newcomer();
    await confirm(user.email);
    await login(user.email);
    await login(user.email, password, firefox);
    const mail = await inbox.next(user.email, /New sign-in/);
    expect(mail.text).toContain('Firefox on Windows');
    await login(user.email, password, { 'user-agent': firefox['user-agent'].replaceAll('140', '141') });
    await login(user.email, 'wrong password', iphone);
    await rest(gateway).post('/auth/forgot-password', { email: user.email });
    await inbox.next(user.email, /Set a new password/);
    expect((await inbox.to(user.email)).filter(({ subject }) => /New sign-in/.test(subject))).toHaveLength(1);
  });

  test('after confirming the email a person gets a welcome with the first steps', async () => {
    const { user } = await register(gateway, employerPayload('welcome@rest-auth.example'));
    const token = /token=([\w.-]+)/.exec((await inbox.next(user.email, /Confirm/)).text ?? '')?.[1];
    await rest(gateway).post('/auth/verify-email', { token });
    expect((await inbox.next(user.email, /ready/)).html).toContain(`${gateway}/employer/post-job`);
  });
});

describe('profiles', () => {
  test.each([
    ['student', { full_name: '' }, 'full_name', 'Full name is required'],
    ['student', { full_name: '   ' }, 'full_name', 'Full name is required'],
    ['student', { contact_number: '12' }, 'contact_number', 'Please enter a valid Australian phone number'],
    ['student', { graduation_year: '27' }, 'graduation_year', 'Please enter a year of four digits'],
    [
      'student',
      { graduation_year: '2090' },
      'graduation_year',
      expect.stringMatching(/^Graduation year must be between 1950 and 20\d\d$/),
    ],
    ['student', { visa_status: 'tourist' }, 'visa_status', 'Please choose a visa type from the list'],
    ['student', { date_of_birth: '2015-01-01' }, 'date_of_birth', 'You must be 18 or older to register'],
    ['student', { experience: '{"title":' }, 'experience', 'Must be a list or a JSON string of one'],
    ['student', { experience: '"text"' }, 'experience', 'Must be a list'],
    ['employer', { company_name: '' }, 'company_name', 'Company Name is required'],
    ['employer', { company_website: 'javascript:alert(1)' }, 'company_website', 'Please enter a valid website address'],
    ['employer', { company_abn: '51 824 753 5567' }, 'company_abn', 'ABN must have at most 11 characters'],
    [
      'employer',
      { company_abn: '51 824 753 557' },
      'company_abn',
      'This is not a valid ABN. Please check its 11 digits.',
    ],
  ])("a %s's %j is a 422 that names the field", async (role, body, field, msg) => {
    const payload =
      role === 'student'
        ? studentPayload(`p${++count}@rest-auth.example`)
        : employerPayload(`p${++count}@rest-auth.example`);
    const { api } = await register(gateway, payload);
    expect(await api.put(`/auth/profile/${role}`, body)).toMatchObject(problem(field, msg));
  });

  test('experience is accepted as a JSON string; missing fields are kept, empty ones are cleared', async () => {
    const { api } = await newcomer();
    const experience = JSON.stringify([
      { company: 'A', title: 'Old', start: '2020-01', end: '2021-01' },
      { company: 'B', title: 'Now', start: '2022-01', end: 'Present' },
    ]);
    expect((await api.put('/auth/profile/student', { experience, contact_number: '' })).body).toMatchObject({
      experience: [{ title: 'Now' }, { title: 'Old' }],
      contact_number: null,
      degree: 'Bachelor of Information Technology',
    });
    expect((await api.put('/auth/profile/student', {})).body).toMatchObject({
      experience: [{ title: 'Now' }, { title: 'Old' }],
    });
  });

  test('guests have no profile to change', async () => {
    for (const role of ['student', 'employer'])
      expect((await rest(gateway).put(`/auth/profile/${role}`, {})).status).toBe(401);
  });
});
