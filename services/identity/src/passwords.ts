import { hash, verify } from '@node-rs/argon2';

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
    hash: (password) => hash(password, strength),
    matches: async (password, stored) => (await verify(stored ?? nobody, password)) && stored !== undefined,
  };
};
