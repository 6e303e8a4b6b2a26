import { fromJson, type JsonValue } from '@bufbuild/protobuf';
import { MessageRequestedSchema } from '@waratah/events/mail/v1';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { accepted, type Message, refused, released } from '../domain/message.ts';

/** Claims, sends and says what became of it. Throws when the mail server asks to try later. */
export const sendMessage = async (context: Context, key: string) => {
  const claimed = await context.messages.claim(key, context.clock());
  if (!claimed) return;
  const letter = await letterOf(context, claimed);
  const outcome = await context.transport.send(key, claimed.to, letter);
  await context.messages.change(key, (message) => {
    if (outcome.kind === 'accepted') return accepted(message, claimed, outcome.messageId, context.clock());
    return outcome.kind === 'refused'
      ? refused(message, claimed, outcome.reason, context.clock())
      : released(message, claimed);
  });
  if (outcome.kind === 'later') throw new Error(`the mail server asks to try later: ${outcome.reason}`);
};

const Json: z.ZodType<JsonValue> = z.json();

const letterOf = ({ templates }: Context, { request }: Message) =>
  templates.render(fromJson(MessageRequestedSchema, Json.parse(request), { ignoreUnknownFields: true }));
