import { createServer } from 'node:net';
import { availableParallelism } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readConfig as readGateway } from '@waratah/gateway/config';
import { startGateway } from '@waratah/gateway/server';
import { readConfig as readIdentity } from '@waratah/identity/config';
import { startIdentity } from '@waratah/identity/server';
import { openRedis } from '@waratah/kit/queues/queues';
import { createLogger } from '@waratah/kit/process/logger';
import { openLimit } from '@waratah/kit/security/limits';
import { freePort } from '@waratah/stack/ports';
import { z } from 'zod';
import { createPasswords } from '../../services/identity/src/passwords.ts';
import { deviceCookieIn, employerPayload, password, register, rest, studentPayload } from '../support/as-user.ts';
import { type OwnPortal, startPortal } from '../support/portal.ts';
import { eventually } from '../support/eventually.ts';
import { type Inbox, openInbox } from '../support/inbox.ts';
import { scaled } from '../support/scale.ts';

const perMinute = scaled({ landing: 10, share: 20 });
/** More than the limit allows, so that refusals are seen. */
const tries = perMinute + 4;

const scope = new AsyncDisposableStack();
let portal: OwnPortal;
let inbox: Inbox;
/** Two gateways, each with its own identity process. */
let doors: readonly [string, string];

beforeAll(async () => {
  const settings = { SIGN_INS_PER_MINUTE: String(perMinute), UPLOADS_PER_MINUTE: String(perMinute) };
  portal = scope.use(await startPortal({ settings }));
  inbox = openInbox(portal.inbox);
  const env = { ...portal.env, PORT: '0', IDENTITY_PORT: '0', ROLE: 'api' };
  const identity = scope.use(await startIdentity(readIdentity(env)));
  const second = scope.use(await startGateway(readGateway({ ...env, IDENTITY_URL: identity.url })));
  doors = [portal.gateway, second.url];
});
afterAll(async () => {
  console.log(`brute force: ${counted.attempts} attempts, ${counted.refused} refused by a limit, all as predicted`);
  await scope.disposeAsync();
});

const counted = { attempts: 0, refused: 0 };

let hosts = 0;
/** An address that has sent no request yet. */
const newAddress = () => `198.51.${Math.floor(++hosts / 250)}.${(hosts % 250) + 1}`;
let people = 0;
/** A person who registered from a network of their own. */
const newPerson = async () => {
  const email = `guessed${++people}@example.org`;
  const address = `203.${people}.113.7`;
  const answer = await rest(doors[0]).post('/auth/register', studentPayload(email), { 'x-forwarded-for': address });
  const { access_token: token } = z.object({ access_token: z.string() }).parse(answer.body);
  return { email, token, address, cookie: deviceCookieIn(answer.headers) };
};

const Outcome = z.object({ errors: z.array(z.object({ extensions: z.object({ code: z.string() }) })).optional() });

type Request = Readonly<{
  query: string;
  variables?: object;
  address: string;
  token?: string | undefined;
  cookie?: string | undefined;
}>;

/** Sends an operation to both gateways alternately. */
const send = ({ query, variables = {}, address, token, cookie }: Request) =>
  fetch(`${doors[counted.attempts % 2 === 0 ? 0 : 1]}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(cookie && { cookie }),
    },
    body: JSON.stringify({ query, variables }),
  });

/** The error codes of an operation's fields. */
const codesOf = async (request: Request): Promise<readonly string[]> => {
  const answer = await send(request);
  const { errors = [] } = Outcome.parse(await answer.json());
  const codes = errors.map(({ extensions }) => extensions.code);
  counted.attempts += Math.max(1, codes.length);
  counted.refused += codes.filter((code) => code === 'TOO_MANY').length;
  return codes;
};

const tooMany = (codes: readonly string[]) => codes.filter((code) => code === 'TOO_MANY').length;

const inTurn = async <T>(count: number, work: (index: number) => Promise<T>): Promise<readonly T[]> => {
  const answers: T[] = [];
  for (let index = 0; index < count; index += 1) answers.push(await work(index));
  return answers;
};

/** The first entries of a table in `npm test`, all of them in `npm run test:all`. */
const someOf = <Of>(table: Readonly<Record<string, Of>>) =>
  Object.entries(table).slice(0, scaled({ landing: 3, share: Number.POSITIVE_INFINITY }));

const loginField = 'login(email: $email, password: $password) { accessToken }';
const head = 'mutation ($email: String!, $password: String!)';
const shapes: Readonly<Record<string, string>> = {
  'a plain field': `${head} { ${loginField} }`,
  'an inline fragment': `${head} { ... { ${loginField} } }`,
  'an inline fragment on the type': `${head} { ... on Mutation { ${loginField} } }`,
  'a named fragment': `${head} { ...F } fragment F on Mutation { ${loginField} }`,
  'fragments within fragments': `${head} { ...F } fragment F on Mutation { ... { ...G } } fragment G on Mutation { ${loginField} }`,
  'an alias': `${head} { x: ${loginField} }`,
  'a condition': `${head} { ${loginField.replace(' {', ' @include(if: true) {')} }`,
  'a field beside it': `${head} { __typename ${loginField} }`,
  'literal arguments': 'mutation { login(email: "EMAIL", password: "guess") { accessToken } }',
  'variables of other names': 'mutation ($e: String!, $p: String!) { login(email: $e, password: $p) { accessToken } }',
};

describe('the limit of an address holds over two gateways and two identity processes', () => {
  test.each(someOf(shapes))('with %s', async (_name, shape) => {
    const { email } = await newPerson();
    const address = newAddress();
    const query = shape.replace('EMAIL', email);
    const variables = { email, password: 'guess', e: email, p: 'guess' };
    const codes = (await inTurn(tries, () => codesOf({ query, variables, address }))).flat();
    expect([codes.length, tooMany(codes)]).toEqual([tries, tries - perMinute]);
  });

  test('with many fields in one operation', async () => {
    const fieldsAnOperation = Math.ceil(0.6 * perMinute);
    const operation = (first: number) => {
      const fields = Array.from({ length: fieldsAnOperation }, (_, index) => {
        const email = `alias${first + index}@example.net`;
        return `a${index}: joinMailingList(email: "${email}")`;
      });
      return `mutation { ... { ${fields.join(' ')} } }`;
    };
    const address = newAddress();
    expect(await codesOf({ query: operation(0), address })).toEqual([]);
    expect(await codesOf({ query: operation(fieldsAnOperation), address })).toContain('TOO_MANY');
    // They arrive in any order.
    await eventually(async () => {
      const mails = (await inbox.all()).flatMap(({ envelope }) => envelope.to.map((to) => to.address));
      expect(mails.filter((to) => to.startsWith('alias'))).toHaveLength(perMinute);
    });
  });

  test('by REST', async () => {
    const { email } = await newPerson();
    const headers = { 'x-forwarded-for': newAddress() };
    const answers = await inTurn(tries, (index) =>
      rest(doors[index % 2 === 0 ? 0 : 1]).post('/auth/login', { email, password: 'guess' }, headers),
    );
    counted.attempts += tries;
    counted.refused += tries - perMinute;
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(perMinute);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(tries - perMinute);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('for every address of an IPv6 network, and for the larger network around it', async () => {
    const guess = (address: string) =>
      codesOf({
        query: shapes['an inline fragment'] ?? '',
        variables: { email: 'a@example.org', password: 'x' },
        address,
      });
    const one = (await inTurn(tries, (index) => guess(`2001:db8:1:2::${index + 1}`))).flat();
    expect(tooMany(one)).toBe(tries - perMinute);
    const [networks, ofEach] = [10, perMinute - 1];
    const wide = await inTurn(networks * ofEach, (index) =>
      codesOf({
        query: 'mutation { resetPassword(token: "x", newPassword: "long enough") }',
        address: `2001:db8:2:${Math.floor(index / ofEach)}::${index}`,
      }),
    );
    expect(tooMany(wide.flat())).toBe(networks * ofEach - 8 * perMinute);
  });
});

test('guests of one network check at most thirty ads a minute, over all gateways; who is signed in is counted apart', async () => {
  const headers = { 'x-forwarded-for': newAddress() };
  const ad = { text: 'Barista\nCome and make coffee with our team.', visa: '485' };
  const answers = await inTurn(34, (index) => rest(doors[index % 2 === 0 ? 0 : 1]).post('/check', ad, headers));
  expect(answers.map(({ status }) => status)).toEqual([...Array(30).fill(200), ...Array(4).fill(429)]);
  const { token } = await newPerson();
  expect((await rest(doors[1], token).post('/check', ad, headers)).status).toBe(200);
  counted.attempts += 34;
  counted.refused += 4;
});

test('in a network that many share, wrong passwords of a few keep the others neither from signing in nor from registering', async () => {
  const campus = newAddress();
  const headers = { 'x-forwarded-for': campus };
  const students = await inTurn(3, newPerson);
  const wrong = (index: number) =>
    rest(doors[index % 2 === 0 ? 0 : 1]).post('/auth/login', { email: 'nobody@example.com', password: 'x' }, headers);
  await inTurn(perMinute - 1, wrong);
  const honest = await inTurn(2 * perMinute, (index) =>
    rest(doors[index % 2 === 0 ? 0 : 1]).post(
      '/auth/login',
      { email: students[index % students.length]?.email, password },
      headers,
    ),
  );
  expect(new Set(honest.map(({ status }) => status))).toEqual(new Set([200]));
  const more = await inTurn(3, wrong);
  expect(more.map(({ status }) => status)).toEqual([401, 429, 429]);
  counted.attempts += perMinute + 2;
  counted.refused += 2;
  const newcomer = studentPayload(`campus${++people}@example.org`);
  expect((await rest(doors[0]).post('/auth/register', newcomer, headers)).status).toBe(201);
  expect((await rest(doors[1]).post('/auth/forgot-password', { email: students[0]?.email }, headers)).status).toBe(200);
});

type Act = Readonly<{ field: string; needs?: 'a user' }>;

/** Every other action that is counted by address, with input that is always refused. */
const acts: Readonly<Record<string, Act>> = {
  register: {
    field: 'register(input: { email: "", password: "", fullName: "", role: student }) { accessToken }',
  },
  forgotPassword: { field: 'forgotPassword(email: "INDEX@example.org")' },
  resetPassword: { field: 'resetPassword(token: "x", newPassword: "long enough")' },
  joinMailingList: { field: 'joinMailingList(email: "INDEX@example.net")' },
  offerGoogleSession: { field: 'offerGoogleSession(idToken: "x", transaction: "x")' },
  signInWithGoogle: { field: 'signInWithGoogle(idToken: "x") { accessToken }' },
  linkGoogle: { field: 'linkGoogle(idToken: "x") { id }', needs: 'a user' },
  deleteAccount: { field: 'deleteAccount(password: "guess")', needs: 'a user' },
};

test('while sign-ins of some networks fill the queue of hashes, that of another network is the next one', async () => {
  const compared: string[] = [];
  const ends: (() => void)[] = [];
  const held = await createPasswords({
    hash: async () => 'a hash',
    verify: (_stored, given) => {
      compared.push(given);
      return new Promise((resolve) => ends.push(() => resolve(false)));
    },
  });
  const env = { ...portal.env, PORT: '0', IDENTITY_PORT: '0', ROLE: 'api' };
  await using identity = await startIdentity(readIdentity(env), { passwords: held });
  await using gateway = await startGateway(readGateway({ ...env, IDENTITY_URL: identity.url }));
  const statuses: number[] = [];
  const signIn = async (given: string, address: string) => {
    const body = { email: 'nobody@queue.example', password: given };
    const { status } = await rest(gateway.url).post('/auth/login', body, { 'x-forwarded-for': address });
    statuses.push(status);
  };
  const places = 13 * availableParallelism();
  const networks = Array.from({ length: 10 }, newAddress);
  const many = Array.from({ length: places + 2 }, (_, at) => signIn(`many ${at}`, networks[at % 10] ?? ''));
  await eventually(async () => expect(statuses).toEqual([503, 503]));
  many.push(signIn('honest', newAddress()));
  await eventually(async () => expect(statuses).toEqual([503, 503, 503]));
  ends.shift()?.();
  await eventually(async () => expect(compared.at(-1)).toBe('honest'));
  while (statuses.length < many.length) {
    ends.shift()?.();
    await new Promise(setImmediate);
  }
  await Promise.all(many);
  expect(compared).toHaveLength(places);
});

describe('the same limit applies to every such call, in a fragment and under an alias', () => {
  test.each(someOf(acts))('%s', async (_name, { field, needs }) => {
    const token = needs && (await newPerson()).token;
    const address = newAddress();
    const codes = await inTurn(tries, (index) =>
      codesOf({ query: `mutation { ... { a: ${field.replace('INDEX', `n${index}`)} } }`, address, token }),
    );
    expect(codes.slice(0, perMinute).flat()).not.toContain('TOO_MANY');
    expect(codes.slice(perMinute)).toEqual(Array.from({ length: tries - perMinute }, () => ['TOO_MANY']));
  });
});

describe('the owner', () => {
  const guessesPerAccountAndHour = 3 * perMinute;

  test('signs in from a known device while others guess from anywhere, and after a reset from a new one', async () => {
    const { email, address: home } = await newPerson();
    const rounds = scaled({ share: 1, full: 4 });
    const guesses = (guessesPerAccountAndHour + 10) * rounds;
    const answers = await inTurn(guesses, () =>
      codesOf({
        query: shapes['a named fragment'] ?? '',
        variables: { email, password: 'guess' },
        address: newAddress(),
      }),
    );
    expect(tooMany(answers.flat())).toBe(guesses - guessesPerAccountAndHour);
    const signIn = (address: string, secret: string) =>
      rest(doors[1]).post('/auth/login', { email, password: secret }, { 'x-forwarded-for': address });
    expect((await signIn(home, password)).status).toBe(200);
    const elsewhere = newAddress();
    expect((await signIn(elsewhere, password)).status).toBe(429);
    const headers = { 'x-forwarded-for': elsewhere };
    await rest(doors[0]).post('/auth/forgot-password', { email }, headers);
    const mail = await inbox.next(email, /Set a new password/);
    const token = /reset-password\?token=([\w.-]+)/.exec(mail.html ?? '')?.[1];
    const body = { token, new_password: 'another secret' };
    expect((await rest(doors[0]).post('/auth/reset-password', body, headers)).status).toBe(200);
    expect((await signIn(elsewhere, 'another secret')).status).toBe(200);
  });

  const signIn = ({
    email,
    address,
    cookie,
  }: Readonly<{ email: string; address: string; cookie?: string | undefined }>) =>
    rest(doors[1]).post('/auth/login', { email, password }, { 'x-forwarded-for': address, ...(cookie && { cookie }) });

  test('is not locked out by somebody in the same network with the same browser and system', async () => {
    const [{ email, address: home, cookie }, stranger] = [await newPerson(), await newPerson()];
    const neighbour = (host: number) => home.replace(/\d+$/, String(host));
    const guess = (address: string, sent?: string) =>
      codesOf({ query: shapes['a plain field'] ?? '', variables: { email, password: 'x' }, address, cookie: sent });
    const guesses = await inTurn(tries, () => guess(neighbour(8)));
    expect(tooMany(guesses.flat())).toBe(tries - perMinute);
    // Neither another account's cookie nor a forged one has a limit of its own.
    const forged = `waratah_device=${'A'.repeat(43)}`;
    for (const [index, sent] of [stranger.cookie, forged, undefined].entries())
      expect(await guess(neighbour(9 + index), sent)).toEqual(['TOO_MANY']);
    expect((await signIn({ email, address: home, cookie })).status).toBe(200);
    expect((await signIn({ email, address: newAddress(), cookie })).status).toBe(200);
    // What was guessed at one account counts for the address.
    expect((await signIn({ email: stranger.email, address: neighbour(8) })).status).toBe(429);
  });

  test('in a known browser is slowed only by the limit of that browser', async () => {
    const { email, address: home, cookie } = await newPerson();
    const guess = (address: string) =>
      codesOf({ query: shapes['a plain field'] ?? '', variables: { email, password: 'x' }, address, cookie });
    const codes = await inTurn(tries, () => guess(newAddress()));
    expect(tooMany(codes.flat())).toBe(tries - perMinute);
    expect((await signIn({ email, address: home })).status).toBe(200);
  });

  test('gets a cookie for the browser with each kind of success, and none without', async () => {
    const { email, cookie } = await newPerson();
    const flags = new RegExp(
      `^waratah_device=[\\w-]{43}; Max-Age=${180 * 24 * 3_600}; Path=/; .*HttpOnly; SameSite=Lax$`,
    );
    const address = newAddress();
    for (const [shape, query] of someOf(shapes)) {
      const asked = query.replace('EMAIL', email).replace('"guess"', `"${password}"`);
      const variables = { email, password, e: email, p: password };
      const { headers } = await send({ query: asked, variables, address });
      expect([shape, headers.getSetCookie(), headers.get('cache-control')]).toEqual([
        shape,
        [expect.stringMatching(flags)],
        'no-store',
      ]);
    }
    const again = await signIn({ email, address, cookie });
    expect(deviceCookieIn(again.headers)).toBe(cookie);
    const wrong = await rest(doors[0]).post('/auth/login', { email, password: 'x' }, { 'x-forwarded-for': address });
    expect(wrong.headers.getSetCookie()).toEqual([]);
    const headers = { 'x-forwarded-for': newAddress() };
    await rest(doors[0]).post('/auth/forgot-password', { email }, headers);
    const mail = await inbox.next(email, /Set a new password/);
    const token = /reset-password\?token=([\w.-]+)/.exec(mail.html ?? '')?.[1];
    const reset = await rest(doors[0]).post('/auth/reset-password', { token, new_password: password }, headers);
    expect(reset.headers.getSetCookie()).toEqual([expect.stringMatching(flags)]);
  });

  test('a known and an unknown email are refused alike', async () => {
    const { email } = await newPerson();
    const ask = async (address: string, account: string) =>
      rest(doors[0]).post('/auth/login', { email: account, password: 'guess' }, { 'x-forwarded-for': address });
    const [here, there] = [newAddress(), newAddress()];
    const known = await inTurn(tries, () => ask(here, email));
    const unknown = await inTurn(tries, () => ask(there, 'nobody@example.com'));
    const seen = (answers: typeof known) => answers.map(({ status, body }) => [status, body]);
    expect(seen(known)).toEqual(seen(unknown));
  });
});

test('verification emails have a limit of their own', async () => {
  const { email, token } = await newPerson();
  const answers = await Promise.all(
    Array.from({ length: 12 }, () =>
      codesOf({ query: 'mutation { ... { resendVerification } }', address: newAddress(), token }),
    ),
  );
  expect(tooMany(answers.flat())).toBe(11);
  await eventually(async () => expect(await inbox.to(email)).toHaveLength(2));
  // Whatever was requested before this person's email has been sent by now.
  await inbox.next((await newPerson()).email, /^Confirm/);
  expect(await inbox.to(email)).toHaveLength(2);
});

test('wrong operators’ keys are counted by address, and the right one is then refused there too', async () => {
  const ask = (key: string, address: string) => rest(doors[0], key).get('/ops/queues', { 'x-forwarded-for': address });
  const [thief, owner] = [newAddress(), newAddress()];
  const answers = await inTurn(tries, (index) => ask(`guess ${index}`, thief));
  expect(answers.map(({ status }) => status)).toEqual([
    ...Array.from({ length: perMinute }, () => 401),
    ...Array.from({ length: tries - perMinute }, () => 429),
  ]);
  expect((await ask('local:operators', thief)).status).toBe(429);
  expect((await ask('local:operators', owner)).status).toBe(200);
  // Tokens of an ended session do not count as guesses at the key.
  const token = `${Buffer.from('{"alg":"ES256"}').toString('base64url')}.e30.c2ln`;
  const stale = await inTurn(tries, () => ask(token, owner));
  expect(new Set(stale.map(({ status }) => status))).toEqual(new Set([401]));
});

test('uploads are counted by account and by address', async () => {
  const { api } = await register(doors[0], studentPayload('uploads@example.org'));
  const statuses = await inTurn(tries, async () => {
    const { status } = await api.upload('/auth/profile/resume', Buffer.from('no pdf'), 'resume.pdf');
    return status;
  });
  expect(statuses.filter((status) => status === 429)).toHaveLength(tries - perMinute);
});

test('so are their sizes, so that few large files use up what many usual ones would', async () => {
  const { api } = await register(doors[0], studentPayload('large-uploads@example.org'));
  const from = { 'x-forwarded-for': newAddress() };
  const large = Buffer.alloc(9 * 1_024 * 1_024, 'no pdf');
  const statuses = await inTurn(perMinute, async () => {
    const { status } = await api.upload('/auth/profile/resume', large, 'resume.pdf', from);
    return status;
  });
  expect(statuses.filter((status) => status !== 429)).toHaveLength(Math.floor((perMinute * 2) / 9));
});

test.each([
  ['commitResume', studentPayload, '{ id }', ''],
  ['commitVisaDocument', studentPayload, '{ hasVerification }', ''],
  ['commitJobDocument', employerPayload, '{ id }', 'id: 1, '],
])('files are counted by %s, which reads them', async (field, payload, answer, more) => {
  const { token } = await register(doors[0], payload(`${field}@example.org`.toLowerCase()));
  const query = `mutation { ${field}(${more}key: "x", name: "x") ${answer} }`;
  const codes = (await inTurn(tries, () => codesOf({ query, address: newAddress(), token }))).flat();
  expect(tooMany(codes)).toBe(tries - perMinute);
});

test('if Redis stops answering, nothing is delayed, and each process counts by itself', async () => {
  // It reports that it is ready, and then nothing more.
  const mute = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      for (const [command] of bytes.toString().matchAll(/^(?:info|client|hello)\r$/gim))
        socket.write(command.toLowerCase().startsWith('info') ? '$9\r\nloading:0\r\n' : '+OK\r\n');
    });
  });
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.number() }).parse(mute.address());
  await using redis = openRedis(`redis://127.0.0.1:${port}`, createLogger('test', 'silent'));
  await eventually(async () => expect(redis.status).toBe('ready'));
  const limit = openLimit(redis, { name: 'mute', points: 5, durationS: 60 });
  const outcomes = await Promise.allSettled(Array.from({ length: 9 }, () => limit.count('one')));
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(4);
  await expect(limit.check('one')).rejects.toThrow('Too many attempts');
  redis.disconnect();
  mute.close();
});

test('while Redis is away each process counts by itself', async () => {
  await using redis = openRedis(`redis://127.0.0.1:${await freePort()}`, createLogger('test', 'silent'));
  const limit = openLimit(redis, { name: 'away', points: 5, durationS: 60 });
  const outcomes = await Promise.allSettled(Array.from({ length: 9 }, () => limit.count('one')));
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(4);
  await expect(limit.check('one')).rejects.toThrow('Too many attempts');
});
