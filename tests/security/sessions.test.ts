import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readConfig as readGateway } from '@waratah/gateway/config';
import { startGateway } from '@waratah/gateway/server';
import { readConfig as readIdentity } from '@waratah/identity/config';
import { startIdentity } from '@waratah/identity/server';
import { z } from 'zod';
import { password, register, rest, studentPayload } from '../support/as-user.ts';
import { sharedPortal } from '../support/portal.ts';
import { eventually } from '../support/eventually.ts';
import { openInbox } from '../support/inbox.ts';
import { scaled } from '../support/scale.ts';
import { seeded } from '../support/seeded.ts';

const races = scaled({ landing: 10, share: 40, full: 1_000 });
const pairs = scaled({ share: 3, full: 150 });
/** Skipping a hash makes a factor of about two. Only a quiet machine can tell. */
const slowerAtMost = scaled({ share: Number.POSITIVE_INFINITY, full: 1.5 });
/** How many races run at the same time, each with its own person. */
const lanes = 4;
const seed = 20_261_122;

const scope = new AsyncDisposableStack();
let doors: readonly [string, string];
let inboxUrl = '';

beforeAll(async () => {
  const portal = await sharedPortal('pilot');
  inboxUrl = portal.inbox;
  const env = { ...portal.env, PORT: '0', IDENTITY_PORT: '0', ROLE: 'api' };
  const identity = scope.use(await startIdentity(readIdentity(env)));
  const second = scope.use(await startGateway(readGateway({ ...env, IDENTITY_URL: identity.url })));
  doors = [portal.gateway, second.url];
});
afterAll(async () => {
  console.log(`sessions: ${counted.races} races (seed ${seed}), ${counted.survivors} sessions outlived their end`);
  await scope.disposeAsync();
});

const counted = { races: 0, survivors: 0 };

const drawn = seeded(seed);
const below = (limit: number) => drawn.integer(0, limit - 1);
const door = () => doors[below(2) === 0 ? 0 : 1];
const soon = () => new Promise<void>((resolve) => setTimeout(resolve, below(15)));

const Tokens = z.object({ access_token: z.string(), refresh_token: z.string() });
type Tokens = z.infer<typeof Tokens>;

let people = 0;
/** A person with two sessions, of which the second takes part in the race. */
const signedIn = async () => {
  const { user, token, refreshToken } = await register(doors[0], studentPayload(`race${++people}@sessions.example`));
  const answer = await rest(door()).post('/auth/login', { email: user.email, password });
  const first: Tokens = { access_token: token, refresh_token: refreshToken };
  return { email: user.email, first, second: Tokens.parse(answer.body) };
};
const refresh = async ({ refresh_token }: Pick<Tokens, 'refresh_token'>) => {
  await soon();
  const { status, body } = await rest(door()).post('/auth/session/refresh', { refresh_token });
  return { status, tokens: Tokens.safeParse(body).data };
};
const isTokens = (tokens: Tokens | undefined): tokens is Tokens => tokens !== undefined;

/** Within a second on a quiet machine; on any, long before a token expires by itself. */
const endedWithinMs = scaled({ share: 120_000, full: 2_000 });

/** Every token of ended sessions is refused by every gateway. */
const expectDead = async (all: readonly Tokens[]) => {
  for (const tokens of all) {
    const { status } = await refresh(tokens);
    if (status !== 401) counted.survivors += 1;
    expect(status).toBe(401);
  }
  await eventually(async () => {
    for (const { access_token } of all)
      for (const url of doors) expect((await rest(url, access_token).get('/auth/me')).status).toBe(401);
  }, endedWithinMs);
};

type Person = Awaited<ReturnType<typeof signedIn>>;

/** Requests that are sent at the same time, and what must be true afterwards. */
const kinds: Readonly<Record<string, (person: Person) => Promise<void>>> = {
  rotation: async ({ first, second }) => {
    const answers = await Promise.all(Array.from({ length: 2 + below(4) }, () => refresh(second)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const successors = new Set(answers.map(({ tokens }) => tokens?.refresh_token));
    expect(successors.size).toBe(1);
    const [next] = answers.map(({ tokens }) => tokens).filter(isTokens);
    expect((await refresh(next ?? second)).status).toBe(200);
    expect((await refresh(first)).status).toBe(200);
  },
  reuse: async ({ first, second }) => {
    const next = (await refresh(second)).tokens ?? second;
    const newest = (await refresh(next)).tokens ?? next;
    const [thief, owner] = await Promise.all([refresh(second), refresh(newest)]);
    expect(thief.status).toBe(401);
    await expectDead([second, next, newest, owner.tokens].filter(isTokens));
    expect((await refresh(first)).status).toBe(200);
  },
  'logout-all': async ({ first, second }) => {
    const ends = soon().then(() => rest(door(), first.access_token).post('/auth/session/logout-all'));
    const answers = await Promise.all([refresh(first), refresh(second), refresh(second), refresh(second)]);
    expect((await ends).status).toBe(200);
    await expectDead([first, second, ...answers.map(({ tokens }) => tokens).filter(isTokens)]);
  },
  logout: async ({ first, second }) => {
    const ends = soon().then(() => rest(door(), second.access_token).post('/auth/session/logout'));
    const answers = await Promise.all([refresh(second), refresh(second)]);
    expect((await ends).status).toBe(200);
    await expectDead([second, ...answers.map(({ tokens }) => tokens).filter(isTokens)]);
    expect((await refresh(first)).status).toBe(200);
  },
  'sign-ins during logout-all': async ({ email, first }) => {
    const ends = soon().then(() => rest(door(), first.access_token).post('/auth/session/logout-all'));
    const signIns = Array.from({ length: 2 }, () =>
      soon().then(() => rest(door()).post('/auth/login', { email, password })),
    );
    const answers = await Promise.all(signIns);
    expect((await ends).status).toBe(200);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    // Signed in before or after it; the session that sent the request has ended in either case.
    await expectDead([first]);
  },
};

test(`${races} races of rotation, reuse and logout end as they must`, async () => {
  const names = Object.values(kinds);
  const lane = async (from: number) => {
    for (let index = from; index < races; index += lanes) {
      await names[index % names.length]?.(await signedIn());
      counted.races += 1;
    }
  };
  await Promise.all(Array.from({ length: lanes }, (_, from) => lane(from)));
  expect(counted).toEqual({ races, survivors: 0 });
}, 3_600_000);

test('of twenty resets with one link exactly one wins, and every session ends', async () => {
  const { email, first, second } = await signedIn();
  await rest(doors[0]).post('/auth/forgot-password', { email });
  const mail = await openInbox(inboxUrl).next(email, /Set a new password/);
  const token = /reset-password\?token=([\w.-]+)/.exec(mail.html ?? '')?.[1];
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      rest(door()).post('/auth/reset-password', { token, new_password: `new secret ${index}` }),
    ),
  );
  const won = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []));
  expect(won).toHaveLength(1);
  await expectDead([first, second]);
  const signIn = (secret: string) => rest(door()).post('/auth/login', { email, password: secret });
  expect((await signIn(`new secret ${won[0]}`)).status).toBe(200);
  expect((await signIn(password)).status).toBe(401);
});

/** The fast answers show the server's own work; the slow ones show other load on the machine. */
const quick = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 10)] ?? 0;

/** The ratio of the slower to the faster of two kinds of requests, in the quietest of up to three rounds. */
const slower = async (ask: (kind: 'known' | 'unknown', index: number) => Promise<number>) => {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3 && (round === 0 || least > slowerAtMost); round += 1) {
    const times: Readonly<Record<'known' | 'unknown', number[]>> = { known: [], unknown: [] };
    for (let index = 0; index < pairs; index += 1)
      for (const kind of ['known', 'unknown'] as const) times[kind].push(await ask(kind, index));
    const [known, unknown] = [quick(times.known), quick(times.unknown)];
    least = Math.min(least, Math.max(known / unknown, unknown / known));
  }
  return least;
};

test.each([
  ['/auth/login', { password: 'a wrong password' }],
  ['/auth/forgot-password', {}],
])('%s answers a known and an unknown email alike, in body and in time', async (path, fields) => {
  const { email } = await signedIn();
  const bodies = new Set<string>();
  const factor = await slower(async (kind, index) => {
    const address = kind === 'known' ? email : `unknown${index}@sessions.example`;
    const began = performance.now();
    const { status, body } = await rest(doors[0]).post(path, { email: address, ...fields });
    bodies.add(JSON.stringify([status, body]));
    return performance.now() - began;
  });
  console.log(`${path}: ${factor.toFixed(2)} times as long for one kind as for the other (${pairs} pairs)`);
  expect(bodies.size).toBe(1);
  expect(factor).toBeLessThanOrEqual(slowerAtMost);
});
