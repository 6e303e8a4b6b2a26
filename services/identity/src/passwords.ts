import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { atOnce } from '@waratah/kit/process/at-once';

/**
 * One hash per core: more would not be faster, and would block the rest of the process. When a few seconds' worth of
 * hashes wait, further ones are refused with a retry.
 */
const inTurn = atOnce(availableParallelism(), 200);

/** Argon2id with 19 MiB and two passes (OWASP's first recommendation for it). */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export type Passwords = Readonly<{
  hash: (password: string) => Promise<string>;
  /** Takes as long without a user, so that the time does not show whether the user exists. */
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
