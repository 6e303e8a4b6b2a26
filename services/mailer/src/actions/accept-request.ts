import { toJson } from '@bufbuild/protobuf';
import { type MessageRequested, MessageRequestedSchema } from '@waratah/events/mail/v1';
import type { Context } from '../context.ts';

/** Keeps a wish for a message and puts it into the hands of the sending workers. */
export const acceptRequest = async ({ messages, sendLater, clock }: Context, request: MessageRequested) => {
  await messages.insert({
    _id: request.key,
    version: 1,
    to: request.to,
    request: toJson(MessageRequestedSchema, request),
    notAfter: request.notAfter ? new Date(Number(request.notAfter) * 1_000) : undefined,
    state: 'waiting',
    ambiguous: false,
    at: clock(),
  });
  await sendLater([request.key]);
};
