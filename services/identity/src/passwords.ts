import { availableParallelism } from 'node:os';
import * as argon from '@node-rs/argon2';
import { atOnce } from '@waratah/kit/process/at-once';
import { recentUse } from '@waratah/kit/process/recent-use';
import { workCallerNow } from '@waratah/kit/process/work-caller';

const cores = availableParallelism();
/** About half a second's worth, so that sign-ins never occupy all places of a gateway. */
const waitingPerCore = 12;

/**
 * One hash per core at a time: more would not be faster and would block the process. Callers take turns, those whose
 * networks asked for few lately first; what is beyond the places to wait is refused with a time to retry.
 */
const hashInTurn = atOnce(cores, waitingPerCore * cores, recentUse());
const inTurn = <T>(work: () => Promise<T>) => hashInTurn(work, workCallerNow());

/** Argon2id with 19 MiB and two passes, the first recommendation of OWASP. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export type Passwords = Readonly<{
  hash: (password: string) => Promise<string>;
  /** Takes equally long without a user, so that the time does not reveal whether the user exists. */
  matches: (password: string, stored: string | undefined) => Promise<boolean>;
}>;

type Argon = Readonly<{
  hash: (password: string, options: typeof strength) => Promise<string>;
  verify: (stored: string, password: string) => Promise<boolean>;
}>;

export const createPasswords = async ({ hash, verify }: Argon = argon): Promise<Passwords> => {
  const nobody = await hash('nobody has this password', strength);
  return {
    hash: (password) => inTurn(() => hash(password, strength)),
    matches: async (password, stored) =>
      (await inTurn(() => verify(stored ?? nobody, password))) && stored !== undefined,
  };
};
