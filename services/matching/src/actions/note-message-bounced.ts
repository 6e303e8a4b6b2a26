import type { Context } from '../context.ts';
import { bounced, digestOfMessage } from '../domain/digest.ts';

/**
 * Marks a digest as bounced. A student whose mailbox refused it gets no more until their address changes or gets email
 * again.
 */
export const noteMessageBounced = async (
  { digests, students }: Context,
  { key, mailboxRefuses }: Readonly<{ key: string; mailboxRefuses: boolean }>,
  at: Date,
) => {
  const id = digestOfMessage(key);
  const digest = id === undefined ? undefined : await digests.change(id, bounced);
  if (digest && mailboxRefuses) await students.markRefusing(digest.student, { emailSha256: digest.toSha256, at });
};
