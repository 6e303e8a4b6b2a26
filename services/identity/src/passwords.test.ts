import { availableParallelism } from 'node:os';
import { expect, test } from '@jest/globals';
import { createPasswords } from './passwords.ts';

test('a password is compared with a hash of the same strength when nobody has the address', async () => {
  const compared: string[] = [];
  const passwords = await createPasswords({
    hash: (password, { memoryCost }) => Promise.resolve(`${memoryCost} of ${password}`),
    verify: (stored) => {
      compared.push(stored);
      return Promise.resolve(true);
    },
  });
  const kept = await passwords.hash('long enough');
  expect(await passwords.matches('long enough', kept)).toBe(true);
  expect(await passwords.matches('nobody has this password', undefined)).toBe(false);
  expect(compared).toEqual(['19456 of long enough', '19456 of nobody has this password']);
});

test('when half a second of hashes wait, another is refused with a time to retry', async () => {
  const ends: (() => void)[] = [];
  const passwords = await createPasswords({
    hash: () => Promise.resolve('a hash'),
    verify: () => new Promise((resolve) => ends.push(() => resolve(true))),
  });
  const waiting = Array.from({ length: availableParallelism() * 13 }, () => passwords.matches('one', 'a hash'));
  await expect(passwords.matches('one more', 'a hash')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  for (let ended = 0; ended < waiting.length; ended += 1) {
    await Promise.resolve();
    while (ends.length === 0) await Promise.resolve();
    ends.shift()?.();
  }
  expect(await Promise.all(waiting)).toEqual(waiting.map(() => true));
});
