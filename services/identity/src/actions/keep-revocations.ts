import type { Context } from '../context.ts';
import { revokedForS } from '../revocations.ts';

/** Restores what Redis lost about ended sessions whose access tokens may still be valid. */
export const keepRevocations = async ({ sessions, revocations, clock }: Context) => {
  const since = new Date(clock().getTime() - revokedForS * 1_000);
  await revocations.keep(await sessions.endedSince(since));
};
