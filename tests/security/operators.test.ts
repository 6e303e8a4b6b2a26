import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readConfig as readGateway } from '@waratah/gateway/config';
import { startGateway } from '@waratah/gateway/server';
import { readConfig as readIdentity } from '@waratah/identity/config';
import { startIdentity } from '@waratah/identity/server';
import { generate } from 'otplib';
import { z } from 'zod';
import { asOperator, password, register, rest, studentPayload } from '../support/as-user.ts';
import { sharedPortal } from '../support/portal.ts';
import { eventually } from '../support/eventually.ts';
import { type Inbox, openInbox } from '../support/inbox.ts';

const scope = new AsyncDisposableStack();
let inbox: Inbox;
/** Requires the second factor from every operator, as production does. */
let strict = '';
/** Requires it only from those who have set one up, as the local stack does. */
let local = '';
let laterMs = 0;
const now = () => new Date(Date.now() + laterMs);

beforeAll(async () => {
  const portal = await sharedPortal('pilot');
  local = portal.gateway;
  inbox = openInbox(portal.inbox);
  const env = { ...portal.env, PORT: '0', IDENTITY_PORT: '0', ROLE: 'api' };
  const overrides = { clock: now, demandSecondFactor: true };
  const identity = scope.use(await startIdentity(readIdentity(env), overrides));
  strict = scope.use(await startGateway(readGateway({ ...env, IDENTITY_URL: identity.url }))).url;
});
afterAll(() => scope.disposeAsync());

let count = 0;
const newOperator = async () => {
  const email = `operator${++count}@operators.example`;
  expect((await asOperator(strict).post('/ops/operators', { email, password })).status).toBe(201);
  return email;
};

const Tokens = z.object({ access_token: z.string(), refresh_token: z.string() });
const Start = z.object({ secret: z.string(), uri: z.string(), qr: z.string() });
const End = z.object({ recovery_codes: z.array(z.string()), session: Tokens });

const signIn = (email: string, code?: string, at = strict, headers = {}) =>
  rest(at).post('/auth/login', { email, password, ...(code !== undefined && { code }) }, headers);
/** A code of a later 30-second step than the last one, because each step counts once. */
const nextCode = (secret: string) => {
  laterMs += 30_000;
  return generate({ secret, epoch: Math.floor(now().getTime() / 1_000) });
};
const setUp = async (email: string) => {
  const { secret } = Start.parse((await rest(strict).post('/auth/second-factor', { email, password })).body);
  const body = { email, password, code: await nextCode(secret) };
  const answer = await rest(strict).post('/auth/second-factor/confirm', body);
  return { secret, ...End.parse(answer.body) };
};
const refusedFor = (field: string) => ({ status: 422, body: { detail: [{ loc: ['body', field] }] } });

describe('operators are created with the key only', () => {
  test('a signed-in operator cannot create or change operators, or announce users', async () => {
    const [one, other] = [await newOperator(), await newOperator()];
    const { session } = await setUp(one);
    const api = rest(strict, session.access_token);
    expect((await api.post('/ops/operators', { email: 'third@operators.example', password })).status).toBe(403);
    expect((await api.post('/ops/operators', { email: other, password: 'taken over' })).status).toBe(403);
    expect((await api.post('/ops/operators/reset-second-factor', { email: other })).status).toBe(403);
    expect((await api.post('/ops/reannounce/users')).status).toBe(403);
    for (const field of [
      `createOperator(email: "${other}", password: "taken over") { id }`,
      `resetSecondFactor(email: "${other}")`,
      'reannounceUsers',
    ]) {
      const answer = await fetch(`${strict}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${session.access_token}` },
        body: JSON.stringify({ query: `mutation { ... { ${field} } }` }),
      });
      expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
    }
    expect((await signIn(other, undefined, local)).status).toBe(200);
  });

  test('a signed-in operator cannot suspend, delete, sign out or silence another; the key can', async () => {
    const [one, other] = [await newOperator(), await newOperator()];
    const { session } = await setUp(one);
    const { id } = z
      .object({ user: z.object({ id: z.number() }) })
      .parse((await signIn(other, undefined, local)).body).user;
    const ask = async (token: string, field: string) => {
      const answer = await fetch(`${strict}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ query: `mutation { ${field} }` }),
      });
      return answer.json();
    };
    for (const field of [
      `suspendUser(userId: ${id}, reason: "mine") { id }`,
      `reinstateUser(userId: ${id}, reason: "mine") { id }`,
      `endUserSessions(userId: ${id})`,
      `deleteUser(userId: ${id})`,
      `deleteUser(email: "${other}")`,
    ])
      expect(await ask(session.access_token, field)).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
    // A report stops the morning email, and not the emails by which an operator notices an intruder.
    const report = { address: other, kind: 'bounce' };
    expect((await rest(strict, session.access_token).post('/ops/mail-reports', report)).status).toBe(200);
    await asOperator(strict).post('/ops/operators', { email: other, password: 'another secret' });
    await inbox.next(other, /^Your operator account was changed$/);
    expect(await ask('local:operators', `endUserSessions(userId: ${id})`)).toMatchObject({
      data: { endUserSessions: 0 },
    });
    expect(await ask('local:operators', `deleteUser(email: "${other}")`)).toEqual({ data: { deleteUser: true } });
  });

  test('a new password ends the sessions and is announced by email; the same one changes nothing', async () => {
    const email = await newOperator();
    const { access_token, refresh_token } = Tokens.parse((await signIn(email, undefined, local)).body);
    const session = rest(local, access_token);
    await asOperator(strict).post('/ops/operators', { email, password });
    expect((await session.get('/auth/me')).status).toBe(200);
    expect(await inbox.to(email)).toEqual([]);
    await asOperator(strict).post('/ops/operators', { email, password: 'another secret' });
    const mail = await inbox.next(email, /^Your operator account was changed$/);
    expect(mail.text).toContain('Your password was changed');
    await eventually(async () => expect((await session.get('/auth/me')).status).toBe(401));
    expect((await rest(local).post('/auth/session/refresh', { refresh_token })).status).toBe(401);
    expect((await signIn(email, undefined, local)).status).toBe(401);
  });
});

describe('the second factor', () => {
  test('is required in production and set up at the sign-in; the local operator signs in without', async () => {
    const email = await newOperator();
    expect(await signIn(email)).toMatchObject(refusedFor('second_factor'));
    expect((await signIn(email, undefined, local)).status).toBe(200);
    const begun = Start.parse((await rest(strict).post('/auth/second-factor', { email, password })).body);
    expect(begun.uri).toBe(`otpauth://totp/Waratah:${encodeURIComponent(email)}?secret=${begun.secret}&issuer=Waratah`);
    expect(begun.qr).toMatch(/^<svg[^>]*>/);
    // A factor that was never confirmed does not count.
    expect(await signIn(email, await nextCode(begun.secret))).toMatchObject(refusedFor('second_factor'));
    const wrong = await rest(strict).post('/auth/second-factor/confirm', { email, password, code: '000000' });
    expect(wrong).toMatchObject(refusedFor('code'));
    const { secret, recovery_codes, session } = await setUp(email);
    expect(new Set(recovery_codes).size).toBe(10);
    expect((await rest(strict, session.access_token).get('/auth/me')).status).toBe(200);
    for (const at of [strict, local]) expect(await signIn(email, undefined, at)).toMatchObject(refusedFor('code'));
    expect((await signIn(email, await nextCode(secret))).status).toBe(200);
    const again = await rest(strict).post('/auth/second-factor', { email, password });
    expect(again).toMatchObject({ status: 409 });
    const kept = (await rest(strict, session.access_token).get('/auth/account/export')).body;
    expect(Object.keys(Object(kept).identity.account)).not.toContain('second_factor');
  });

  test('a code counts once, even in simultaneous sign-ins, and older ones never', async () => {
    const email = await newOperator();
    const { secret } = await setUp(email);
    const earlier = await nextCode(secret);
    const code = await nextCode(secret);
    const answers = await Promise.all(Array.from({ length: 6 }, () => signIn(email, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await signIn(email, code)).toMatchObject(refusedFor('code'));
    expect(await signIn(email, earlier)).toMatchObject(refusedFor('code'));
  });

  test('a recovery code signs in once, and the operator is told', async () => {
    const email = await newOperator();
    const { recovery_codes: codes } = await setUp(email);
    const [first = '', second = ''] = codes;
    const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(email, first.toUpperCase())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await signIn(email, second)).status).toBe(200);
    expect(await signIn(email, second)).toMatchObject(refusedFor('code'));
    await eventually(async () => {
      const texts = (await inbox.to(email)).map(({ text }) => text);
      expect(texts.filter((text) => text?.includes('with a recovery code'))).toHaveLength(2);
    });
  });

  test('wrong codes are limited, and a known device has a limit of its own', async () => {
    const email = await newOperator();
    const { secret } = await setUp(email);
    const thief = { 'user-agent': 'curl/8', 'x-forwarded-for': '203.0.113.9' };
    const statuses: number[] = [];
    for (let guess = 0; guess < 13; guess += 1)
      statuses.push((await signIn(email, String(guess).padStart(6, '0'), strict, thief)).status);
    // Ten within a quarter of an hour, including the one that set up the factor.
    expect(statuses).toEqual([...Array.from({ length: 9 }, () => 422), 429, 429, 429, 429]);
    expect((await signIn(email, await nextCode(secret), strict, thief)).status).toBe(429);
    expect((await signIn(email, await nextCode(secret))).status).toBe(200);
  });

  test('a lost factor is reset with the key: sessions end, and the operator is told and sets up another', async () => {
    const email = await newOperator();
    const { session, secret } = await setUp(email);
    expect((await asOperator(strict).post('/ops/operators/reset-second-factor', { email })).status).toBe(200);
    await eventually(async () => expect((await rest(strict, session.access_token).get('/auth/me')).status).toBe(401));
    expect(await signIn(email, await nextCode(secret))).toMatchObject(refusedFor('second_factor'));
    await eventually(async () => {
      const texts = (await inbox.to(email)).map(({ text }) => text);
      expect(texts.some((text) => text?.includes('was removed'))).toBe(true);
    });
    const other = await setUp(email);
    expect(other.secret).not.toBe(secret);
    const missing = await asOperator(strict).post('/ops/operators/reset-second-factor', {
      email: 'no@operators.example',
    });
    expect(missing.status).toBe(404);
  });

  test('is for operators, and requires the correct password', async () => {
    const { user } = await register(local, studentPayload('student-factor@operators.example'));
    const begin = (email: string, secret: string) =>
      rest(strict).post('/auth/second-factor', { email, password: secret });
    expect((await begin(user.email, password)).status).toBe(403);
    expect((await begin(await newOperator(), 'wrong one')).status).toBe(401);
    expect((await begin('nobody@operators.example', password)).status).toBe(401);
  });

  test('changes to it are in the audit trail', async () => {
    const email = await newOperator();
    const { recovery_codes: codes, session } = await setUp(email);
    await signIn(email, codes[0]);
    await asOperator(strict).post('/ops/operators', { email, password });
    await asOperator(strict).post('/ops/operators/reset-second-factor', { email });
    const { session: next } = await setUp(email);
    const trail = await fetch(`${strict}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${next.access_token}` },
      body: JSON.stringify({ query: '{ me { id } auditTrail(first: 20) { entries { operator name what people } } }' }),
    });
    const body = z
      .object({
        data: z.object({
          me: z.object({ id: z.number() }),
          auditTrail: z.object({
            entries: z.array(
              z.object({
                operator: z.string(),
                name: z.string(),
                what: z.array(z.string()),
                people: z.array(z.number()),
              }),
            ),
          }),
        }),
      })
      .parse(await trail.json());
    const mine = body.data.auditTrail.entries.filter(({ people }) => people.includes(body.data.me.id));
    const lines = mine.map(({ operator, what }) => `${operator}: ${what.join()}`);
    expect(lines.some((line) => line.startsWith('ops-key: createOperator'))).toBe(true);
    expect(lines.some((line) => line.startsWith('ops-key: resetSecondFactor'))).toBe(true);
    expect(lines.filter((line) => line.startsWith(`${email}: SetUpSecondFactor`))).toHaveLength(2);
    expect(lines.filter((line) => line.startsWith(`${email}: UseRecoveryCode`))).toHaveLength(1);
    expect(JSON.stringify(body)).not.toContain(codes[0]);
    expect(session.access_token).not.toBe(next.access_token);
  });
});
