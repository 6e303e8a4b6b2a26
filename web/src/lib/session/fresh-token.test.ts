import { expect, test } from '@jest/globals';
import { freshToken, type Renewal } from './fresh-token.ts';
import { accessTokenMs } from '@waratah/vocabulary/limits';
import { guest, refreshMarginMs, type Session } from './session.ts';

const start = 1_000_000;

/** A fake browser with one stored session, and a fake server that renews it and counts the renewals. */
function browser(accepts = true) {
  const user = { id: 1, email: 'a@b.c', fullName: 'A', role: 'student', emailVerified: true } as const;
  let session: Session = {
    kind: 'signed-in',
    user,
    accessToken: 'a0',
    refreshToken: 'r0',
    expiresAt: start + accessTokenMs,
  };
  let now = start;
  let exchanges = 0;
  let queue: Promise<unknown> = Promise.resolve();
  const renewal: Renewal = {
    reload: () => session,
    exchange: async () => {
      await Promise.resolve();
      if (!accepts) return false;
      exchanges += 1;
      session = {
        kind: 'signed-in',
        user,
        accessToken: `a${exchanges}`,
        refreshToken: `r${exchanges}`,
        expiresAt: now + accessTokenMs,
      };
      return true;
    },
    end: () => {
      session = { kind: 'guest', expired: true };
    },
    oneAtATime: (work) => {
      const turn = queue.then(work);
      queue = turn.catch(() => undefined);
      return turn;
    },
    now: () => now,
  };
  return {
    renewal,
    pass: (ms: number) => {
      now += ms;
    },
    signOut: () => {
      session = guest;
    },
    session: () => session,
    exchanges: () => exchanges,
  };
}

test('a guest has no token', async () => {
  const { renewal, signOut } = browser();
  signOut();
  expect(await freshToken(renewal)).toBeUndefined();
});

test('a token that remains valid for a while is used', async () => {
  const { renewal, exchanges, pass } = browser();
  pass(accessTokenMs - refreshMarginMs - 1);
  expect(await freshToken(renewal)).toBe('a0');
  expect(exchanges()).toBe(0);
});

test('shortly before it expires it is renewed', async () => {
  const { renewal, exchanges, pass } = browser();
  pass(accessTokenMs - refreshMarginMs);
  expect(await freshToken(renewal)).toBe('a1');
  expect(exchanges()).toBe(1);
});

test('simultaneous callers renew it once', async () => {
  const { renewal, exchanges, pass } = browser();
  pass(accessTokenMs);
  const tokens = await Promise.all(Array.from({ length: 20 }, () => freshToken(renewal)));
  expect(new Set(tokens)).toEqual(new Set(['a1']));
  expect(exchanges()).toBe(1);
});

test('a token refused by the server is renewed once, after any number of refusals', async () => {
  const { renewal, exchanges } = browser();
  const tokens = await Promise.all(Array.from({ length: 5 }, () => freshToken(renewal, 'a0')));
  expect(new Set(tokens)).toEqual(new Set(['a1']));
  expect(exchanges()).toBe(1);
});

test('a refused renewal ends the session', async () => {
  const { renewal, pass, session } = browser(false);
  pass(accessTokenMs);
  expect(await freshToken(renewal)).toBeUndefined();
  expect(session()).toEqual({ kind: 'guest', expired: true });
});

test('an unreachable server does not end the session', async () => {
  const { renewal, pass, session } = browser();
  pass(accessTokenMs);
  const offline = { ...renewal, exchange: () => Promise.reject(new TypeError('Failed to fetch')) };
  await expect(freshToken(offline)).rejects.toThrow('Failed to fetch');
  expect(session().kind).toBe('signed-in');
});
