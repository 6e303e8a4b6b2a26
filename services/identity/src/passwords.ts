import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { atOnce } from './at-once.ts';

/**
 * One for each core: more would not be faster, but keep everything else in the process waiting. Whoever comes when a few
 * seconds' worth of others wait is asked to come again.
 */
const inTurn = atOnce(availableParallelism(), 200);

/** Argon2id with 19 MiB and two passes (OWASP's first recommendation for it). */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export type Passwords = Readonly<{
  hash: (password: string) => Promise<string>;
  /** Takes as long when there is no such user, so that time tells nothing. */
  matches: (password: string, stored: string | undefined) => Promise<boolean>;
}>;

export const createPasswords = async (): Promise<Passwords> => {
  const nobody = await hash('nobody has this password', strength);
  return {
    hash: (password) => inTurn(() => hash(password, strength)),
    matches: async (password, stored) =>
      (await inTurn(() => verify(stored ?? nobody, password))) && stored !== undefined,
  };
};
