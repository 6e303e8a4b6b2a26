import { createHash, randomBytes } from 'node:crypto';
import type { Changed } from '@waratah/kit/mongo/aggregate';
import { operatorChangedEmail } from './emails.ts';
import type { SecondFactor, User } from './user.ts';
import { nextUser } from './user-changes.ts';

const recoveryCodeCount = 10;

/** Ten codes of 80 bits, in groups that are easy to copy from paper. */
export const newRecoveryCodes = (): readonly string[] =>
  Array.from(
    { length: recoveryCodeCount },
    () =>
      randomBytes(10)
        .toString('hex')
        .match(/.{1,5}/g)
        ?.join('-') ?? '',
  );

/** A fast hash is enough for 80 random bits. */
export const recoveryHash = (code: string): string =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^0-9a-f]/g, ''))
    .digest('base64url');

/** The second factor that sign-in requires; one that was never confirmed does not count. */
export const factorOf = ({ secondFactor }: Pick<User, 'secondFactor'>): SecondFactor | undefined =>
  secondFactor?.confirmedAt ? secondFactor : undefined;

/** Stores a new secret, which takes effect once one of its codes is confirmed. */
export const factorBegun = (user: User, secret: string, now: Date): Changed<User> => [
  nextUser(user, { secondFactor: { secret, recovery: [] } }, now),
  [],
];

type Confirmation = Readonly<{ step: number; recoveryCodes: readonly string[]; consoleUrl: string }>;

export const factorConfirmed = (user: User, confirmation: Confirmation, now: Date): Changed<User> => {
  const { step, recoveryCodes, consoleUrl } = confirmation;
  if (!user.secondFactor) return [user, []];
  const recovery = recoveryCodes.map(recoveryHash);
  const secondFactor = { ...user.secondFactor, confirmedAt: now, lastStep: step, recovery };
  const next = nextUser(user, { secondFactor }, now);
  return [next, [operatorChangedEmail(next, { change: 'second_factor_set', consoleUrl }, now)]];
};

/** How a code proves a sign-in: as the code of a time step, or as a recovery code. */
export type Proof = Readonly<{ kind: 'step'; step: number; sealed: string } | { kind: 'recovery'; hash: string }>;

/** The user after using a code; undefined if it was used before, so that each code works once. */
export const codeUsed = (user: User, proof: Proof, consoleUrl: string, now: Date): Changed<User> | undefined => {
  const factor = factorOf(user);
  if (!factor) return undefined;
  if (proof.kind === 'step') {
    if (proof.step <= (factor.lastStep ?? 0)) return undefined;
    const used = { ...factor, secret: proof.sealed, lastStep: proof.step };
    return [nextUser(user, { secondFactor: used }, now), []];
  }
  if (!factor.recovery.includes(proof.hash)) return undefined;
  const recovery = factor.recovery.filter((hash) => hash !== proof.hash);
  const next = nextUser(user, { secondFactor: { ...factor, recovery } }, now);
  return [next, [operatorChangedEmail(next, { change: 'recovery_code_used', consoleUrl }, now)]];
};

export const factorRemoved = (user: User, consoleUrl: string, now: Date): Changed<User> => {
  if (!user.secondFactor) return [user, []];
  const next = nextUser(user, { secondFactor: undefined }, now);
  return [next, [operatorChangedEmail(next, { change: 'second_factor_removed', consoleUrl }, now)]];
};
