import { expect, test } from '@jest/globals';
import { cookieHash, signingIn } from '../domain/device.ts';
import { countGuess } from './count-guess.ts';

const email = 'mei@example.org';
const client = { agent: 'Firefox/140 Windows', address: '203.0.113.7' };
const { device: own } = signingIn(client);
const owner = {
  _id: 7,
  devices: [{ key: own.key, seenAt: new Date(), cookies: [cookieHash({ _id: 7 }, own.cookie)] }],
};
const theirs = { ...client, address: '203.0.113.8' };
const faraway = { ...client, address: '198.51.100.7' };

/** Where an attempt is counted. */
const countedAt = async (from: typeof client & { device?: string }, user: typeof owner | null = owner) => {
  const counted: string[] = [];
  const limit = (name: string) => ({
    count: async (key: string) => {
      counted.push(`${name} ${key}`);
      return async () => undefined;
    },
    check: async () => undefined,
  });
  const limits = { address: { signIn: limit('address').count }, account: limit('account'), device: limit('device') };
  await countGuess({ limits, client: from }, email, user);
  return counted;
};

test('an attempt with a known cookie counts for that cookie alone, in every network', async () => {
  const [key, ...others] = await countedAt({ ...client, device: own.cookie });
  expect([key?.startsWith('device 7|'), others]).toEqual([true, []]);
  expect(await countedAt({ ...faraway, device: own.cookie })).toEqual([key]);
});

test('in the same network with the same browser, an attempt counts for its address and never for the cookie', async () => {
  const apart = ['address 203.0.113.8', `device 7|${own.key}`];
  expect(await countedAt(theirs)).toEqual(apart);
  expect(await countedAt({ ...theirs, device: 'a forged or a stranger’s cookie' })).toEqual(apart);
});

test('elsewhere an attempt without a known cookie counts for its address and the account, known or not', async () => {
  for (const [from, user] of [
    [faraway, owner],
    [{ ...faraway, device: 'a forged or a stranger’s cookie' }, owner],
    [{ ...faraway, device: own.cookie }, null],
  ] as const) {
    const [address, account, ...others] = await countedAt(from, user);
    expect([address, account?.startsWith('account '), others]).toEqual(['address 198.51.100.7', true, []]);
  }
});
