import { afterAll, expect, test } from '@jest/globals';
import { readConfig } from '@waratah/identity/config';
import { startIdentity } from '@waratah/identity/server';
import { openMongo } from '@waratah/kit/mongo/connection';
import { z } from 'zod';
import { asCaller, guest } from '../support/as-caller.ts';
import { eventually } from '../support/eventually.ts';
import { scaled } from '../support/scale.ts';
import { startService } from '../support/service.ts';

/** Far ahead, since MongoDB removes expired sessions and codes by the real clock. */
let now = new Date('2100-11-20T00:00:00Z');
const identity = await startService('identity', (env) => startIdentity(readConfig(env), { clock: () => now }), {
  SIGN_INS_PER_MINUTE: '1000000',
});
afterAll(async () => identity[Symbol.asyncDispose]());
const { env, heard } = identity;
const { url } = identity.running;

const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const minutes = 60_000;

const Session = z.object({ accessToken: z.string(), refreshToken: z.string(), user: z.object({ id: z.number() }) });

let count = 0;
const person = () => ({
  email: `secret${++count}@example.org`,
  password: 'long enough',
  fullName: 'Mei Tan',
  role: 'student',
  citySuburb: 'Ultimo NSW',
  dateOfBirth: '2003-04-12',
  degree: 'Bachelor of Arts',
});
const registerMutation =
  'mutation ($input: RegisterInput!) { register(input: $input) { accessToken refreshToken user { id } } }';
const register = async () => {
  const input = person();
  const { data } = await asCaller(url, guest)(registerMutation, { input });
  return { ...input, ...Session.parse(data?.register) };
};

const ask = asCaller;
const forgot = (email: string) =>
  ask(url, guest)('mutation ($email: String!) { forgotPassword(email: $email) }', { email });
const reset = (token: string, newPassword = 'something new') =>
  ask(url, guest)(
    'mutation ($token: String!, $newPassword: String!) { resetPassword(token: $token, newPassword: $newPassword) }',
    {
      token,
      newPassword,
    },
  );
const login = (email: string, password: string, at = url) =>
  ask(at, guest)(
    'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { refreshToken } }',
    {
      email,
      password,
    },
  );
const refresh = (token: string) =>
  ask(url, guest)('mutation ($token: String!) { refreshSession(refreshToken: $token) { refreshToken } }', { token });

/** The token in the email that was requested last, whether it has arrived or not. */
const tokenOf = async (email: string, unlike = '') => {
  const wish = await heard.next(
    'mail.message.v1.requested',
    ({ to, content }) =>
      to === email && content.case === 'passwordReset' && (unlike === '' || !content.value.resetUrl.includes(unlike)),
  );
  return (
    new URL(wish.content.case === 'passwordReset' ? wish.content.value.resetUrl : 'x:').searchParams.get('token') ?? ''
  );
};

test('a reset link sets a new password once and ends every session', async () => {
  const { email, refreshToken } = await register();
  expect((await forgot(email.toUpperCase())).data).toEqual({ forgotPassword: true });
  const token = await tokenOf(email);
  expect((await reset(token)).data).toEqual({ resetPassword: true });
  expect((await refresh(refreshToken)).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  expect((await login(email, 'long enough')).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  expect((await login(email, 'something new')).errors).toBeUndefined();
  expect((await reset(token)).errors?.[0]?.extensions?.detail).toEqual([
    expect.objectContaining({ loc: ['body', 'token'], msg: 'This password reset link is invalid or has expired.' }),
  ]);
  await heard.next('identity.user.v1.email_verified', ({ user }) => user?.email === email);
});

test('of twenty simultaneous uses of one link, one succeeds', async () => {
  const { email } = await register();
  await forgot(email);
  const token = await tokenOf(email);
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => reset(token, `password ${index}`)));
  expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
});

test('a sign-in with the old password during a reset opens no session', async () => {
  const { email } = await register();
  await forgot(email);
  const token = await tokenOf(email);
  const asked = Promise.withResolvers<void>();
  const checked = Promise.withResolvers<boolean>();
  const passwords = { hash: async () => 'unused', matches: () => (asked.resolve(), checked.promise) };
  await using slow = await startIdentity(readConfig(env), { clock: () => now, passwords });
  const signIn = login(email, 'long enough', slow.url);
  await asked.promise;
  expect((await reset(token)).errors).toBeUndefined();
  checked.resolve(true);
  expect((await signIn).errors?.[0]?.extensions?.detail).toBe('Invalid email or password');
  expect((await login(email, 'something new')).errors).toBeUndefined();
});

test('a link works for 30 minutes, however often somebody asks for another, and with no changed character', async () => {
  const { email } = await register();
  await forgot(email);
  const first = await tokenOf(email);
  later(10 * minutes);
  await forgot(email);
  const second = await tokenOf(email, first);
  for (const dead of [`${second}x`, `9${second}`, '', 'x', `${second.split('.')[0]}.${'A'.repeat(43)}`])
    expect((await reset(dead)).errors?.[0]?.extensions?.code).toBe('INVALID');
  later(19 * minutes);
  await forgot(email);
  const third = await tokenOf(email, second);
  later(1 * minutes);
  expect((await reset(first)).errors?.[0]?.extensions?.code).toBe('INVALID');
  expect((await reset(second)).errors).toBeUndefined();
  // A new password ends every link.
  expect((await reset(third)).errors?.[0]?.extensions?.code).toBe('INVALID');
});

test('a new password must follow the rule, and the error names the field', async () => {
  const { email } = await register();
  await forgot(email);
  const short = await reset(await tokenOf(email), 'short');
  expect(short.errors?.[0]?.extensions?.detail).toEqual([
    expect.objectContaining({ loc: ['body', 'new_password'], msg: 'Password must be at least 8 characters long' }),
  ]);
  expect((await reset('')).errors?.[0]?.extensions?.detail).toEqual([
    expect.objectContaining({ msg: 'No reset token provided. Please use the link from your email.' }),
  ]);
  expect((await forgot(' ')).errors?.[0]?.extensions?.detail).toEqual([
    expect.objectContaining({ loc: ['body', 'email'], msg: 'Please enter your email address' }),
  ]);
});

test('the database holds no reset token, no password and no refresh token', async () => {
  const { email, refreshToken, password } = await register();
  await forgot(email);
  const token = await tokenOf(email);
  await using mongo = await openMongo(readConfig(env).mongoUrl);
  await eventually(async () => expect(await mongo.collection('reset_requests').countDocuments()).toBe(0));
  for (const { name } of (await mongo.db?.listCollections().toArray()) ?? []) {
    const text = JSON.stringify(
      await mongo
        .collection(name)
        .find({}, { projection: { outbox: 0 } })
        .toArray(),
    );
    for (const secret of [token, token.split('.')[1] ?? token, refreshToken, `"${password}"`])
      expect(text).not.toContain(secret);
  }
});

test('an account gets at most one email a minute, however often it is requested', async () => {
  const { email } = await register();
  for (let time = 0; time < 5; time++) await forgot(email);
  await tokenOf(email);
  const { email: marker } = await register();
  await forgot(marker);
  await tokenOf(marker);
  let mails = 0;
  await heard.next('mail.message.v1.requested', ({ to, content }) => {
    if (to === email && content.case === 'passwordReset') mails += 1;
    return to === marker && content.case === 'passwordReset';
  });
  expect(mails).toBe(1);
});

/**
 * The probability that a value of the first sample is above one of the second: a half if they are alike, one if they
 * are separate.
 */
const apart = (first: readonly number[], second: readonly number[]) => {
  const above = first.flatMap((a) => second.map((b): number => (a > b ? 1 : a === b ? 0.5 : 0)));
  return above.reduce((sum, one) => sum + one, 0) / above.length;
};

const timed = async (work: () => Promise<unknown>) => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/**
 * How far apart two kinds of requests are, in the quietest of up to three rounds: other load on the machine may part
 * alike ones by chance, but not each time.
 */
const compare = async (...[rounds, known, unknown]: Parameters<typeof compareOnce>) => {
  let least = await compareOnce(rounds, known, unknown);
  for (let again = 0; again < 2 && !isAlike(least); again++) {
    later(2 * minutes);
    const next = await compareOnce(rounds, known, unknown);
    if (Math.abs(next - 0.5) < Math.abs(least - 0.5)) least = next;
  }
  return least;
};

/**
 * Alternates in an order that favours none, with a pause after each, so that no request pays for work left by another.
 */
const compareOnce = async (
  rounds: number,
  known: (round: number) => Promise<unknown>,
  unknown: (round: number) => Promise<unknown>,
) => {
  const times = { known: [0].slice(1), unknown: [0].slice(1) };
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const who of order) {
      times[who].push(await timed(() => (who === 'known' ? known(round) : unknown(round))));
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
  return apart(times.known, times.unknown);
};

/**
 * Were both alike, four in a million runs would leave the full bounds; one more read or write for the known is far
 * outside. Only a quiet machine can tell, so elsewhere every difference is within bounds.
 */
const alike = scaled({ share: { low: -1, high: 2 }, full: { low: 0.25, high: 0.75 } });
const isAlike = (difference: number) => difference > alike.low && difference < alike.high;

test('forgot-password reveals neither by text nor by time whether an account exists', async () => {
  const rounds = scaled({ share: 2, full: 45 });
  const people = await Promise.all(Array.from({ length: rounds }, register));
  const known = people.map(({ email }) => email);
  expect(await forgot(known[0] ?? '')).toEqual(await forgot('nobody@example.org'));
  const difference = await compare(
    rounds,
    (round) => forgot(known[round] ?? ''),
    (round) => forgot(`nobody${round}@example.org`),
  );
  expect(difference).toBeGreaterThan(alike.low);
  expect(difference).toBeLessThan(alike.high);
});

test('a wrong password takes equally long with and without an account', async () => {
  const { email } = await register();
  const difference = await compare(
    scaled({ share: 2, full: 40 }),
    () => login(email, 'not the password'),
    (round) => login(`nobody${round}@example.org`, 'not the password'),
  );
  expect(difference).toBeGreaterThan(alike.low);
  expect(difference).toBeLessThan(alike.high);
});

test('ten races of twenty parallel refreshes each give one successor', async () => {
  for (let race = 0; race < scaled({ landing: 3, share: 10 }); race++) {
    const { refreshToken } = await register();
    const children = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)));
    expect(new Set(children.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(children[0]?.errors).toBeUndefined();
  }
});
