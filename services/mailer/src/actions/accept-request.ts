import { toJson } from '@bufbuild/protobuf';
import { type MessageRequested, MessageRequestedSchema } from '@waratah/events/mail/v1';
import type { Context } from '../context.ts';
import { isStrangers, sourceOf } from '../domain/mail-limits.ts';
import { domainOf, mailboxOf } from '../domain/mailbox.ts';
import { addressHash } from '../domain/message.ts';
import { priorityOf } from '../domain/priority.ts';
import { withShownNames } from '../domain/shown-names.ts';

/** Saves a request for an email and queues it, unless its recipient has deleted their account since. */
export const acceptRequest = async (context: Context, request: MessageRequested, askedAt: Date) => {
  const { messages, forgotten, sendLater, clock } = context;
  const toHash = addressHash(request.to);
  const priority = priorityOf(request);
  if (await forgotten.has(toHash, askedAt)) return;
  await messages.insert({
    _id: request.key,
    version: 1,
    to: request.to,
    toHash,
    ...(isStrangers(request) ? { mailbox: mailboxOf(request.to), network: sourceOf(request) } : { mailbox: toHash }),
    ...(request.content.case && { kind: request.content.case }),
    ...(request.senderId > 0 && { senderId: request.senderId }),
    ...(request.senderUnproven && { senderUnproven: true }),
    domain: domainOf(request.to),
    request: withShownNames(toJson(MessageRequestedSchema, request)),
    notAfter: request.notAfter ? new Date(Number(request.notAfter) * 1_000) : undefined,
    priority,
    state: 'waiting',
    ambiguous: false,
    at: clock(),
  });
  // The account may have been deleted while the message was being saved.
  if (await forgotten.has(toHash, askedAt)) return messages.forget(toHash);
  await sendLater([{ key: request.key, priority }]);
};
