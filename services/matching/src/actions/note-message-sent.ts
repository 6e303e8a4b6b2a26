import type { Context } from '../context.ts';
import { digestOfMessage, sent } from '../domain/digest.ts';

/** A mail server accepted the message of a digest. */
export const noteMessageSent = async ({ digests, clock }: Context, key: string, ambiguous: boolean) => {
  const id = digestOfMessage(key);
  if (id) await digests.change(id, (digest) => sent(digest, clock(), ambiguous));
};
