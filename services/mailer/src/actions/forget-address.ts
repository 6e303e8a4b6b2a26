import type { Context } from '../context.ts';

/** Somebody deleted their account: their address leaves every message, and what was asked for before is not sent. */
export const forgetAddress = async ({ forgotten, messages }: Context, hash: string, at: Date) => {
  if (hash === '') return;
  await forgotten.add(hash, at);
  await messages.forget(hash);
};
