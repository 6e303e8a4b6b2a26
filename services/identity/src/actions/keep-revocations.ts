import type { Context } from '../context.ts';
import { revokedForS } from '../revocations.ts';

/** Puts back what Redis lost of the sessions that ended while their access tokens may still be good. */
export const keepRevocations = async ({ sessions, revocations, clock }: Context) => {
  const since = new Date(clock().getTime() - revokedForS * 1_000);
  await revocations.keep(await sessions.endedSince(since));
};
