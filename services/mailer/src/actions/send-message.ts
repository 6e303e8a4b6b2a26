import { fromJson, type JsonValue } from '@bufbuild/protobuf';
import { type MessageRequested, MessageRequestedSchema } from '@waratah/events/mail/v1';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { foreignLinkIn } from '../domain/links.ts';
import { accepted, announcedAgain, type Message, type Refusal, refused, released } from '../domain/message.ts';
import { isSuppressed } from '../domain/suppression.ts';
import type { Email } from '../templates/templates.ts';
import { forgetSubscriber } from './forget-subscriber.ts';

/** Claims a message, sends it and records the outcome; that of a message sent before is announced again. Throws when the mail server asks to try later. */
export const sendMessage = async (context: Context, key: string) => {
  const claimed = await context.messages.claim(key, context.clock());
  if (!claimed) return announceAgain(context, key);
  const request = requestOf(claimed);
  if (foreignLinkIn(request.content.value, context.publicUrl) !== undefined) return refuse(context, claimed, foreign);
  const suppressed = await suppressionOf(context, claimed, request);
  if (suppressed) return refuse(context, claimed, suppressed);
  const email = written(context, request);
  if ('reason' in email) return refuse(context, claimed, email);
  const outcome = await context.transport.send(key, claimed.to, email);
  if (outcome.kind === 'refused') {
    if (outcome.mailboxRefuses) await context.suppressions.add(claimed.to, 'bounce', context.clock());
    return refuse(context, claimed, outcome);
  }
  await context.messages.conclude(claimed, (message) =>
    outcome.kind === 'accepted'
      ? accepted(message, claimed, outcome.messageId, context.clock())
      : released(message, claimed, outcome.mayHaveArrived),
  );
  if (outcome.kind === 'later') throw new Error(`the mail server asks to try later: ${outcome.reason}`);
};

const announceAgain = async ({ messages, transport, clock }: Context, key: string) => {
  await messages.change(key, (message) => announcedAgain(message, transport.messageIdOf(key), clock()));
};

/** The email, or why it cannot be written: a request of another release, which no further try would mend. */
const written = ({ templates, log }: Context, request: MessageRequested): Email | Refusal => {
  try {
    return templates.render(request);
  } catch (error) {
    log.error({ err: error, key: request.key }, 'message cannot be written');
    return {
      reason: `cannot be written: ${error instanceof Error ? error.message : String(error)}`,
      mailboxRefuses: false,
    };
  }
};

/** No service of ours asks for that. */
const foreign: Refusal = { reason: 'a link leads away from the portal', mailboxRefuses: false };

/** Anyone can enter an address into the form of the mailing list. */
const unasked: ReadonlySet<string> = new Set([
  'digest',
  'jobExpiring',
  'visaExpiring',
  'confirmSubscription',
  'subscribed',
  'news',
]);

/** True for messages that the recipient did not request. */
const isUnasked = ({ content }: MessageRequested) => unasked.has(content.case ?? '');

const suppressionOf = async ({ suppressions }: Context, { to }: Message, request: MessageRequested) => {
  const kind = isSuppressed(await suppressions.kindsOf(to), !isUnasked(request));
  return kind && { reason: `suppressed after a ${kind}`, mailboxRefuses: true };
};

const refuse = async (context: Context, claimed: Message, { reason, mailboxRefuses }: Refusal) => {
  const { messages, clock } = context;
  await messages.conclude(claimed, (message) => refused(message, claimed, { reason, mailboxRefuses }, clock()));
  if (mailboxRefuses) await forgetSubscriber(context, claimed.toHash);
};

const Json: z.ZodType<JsonValue> = z.json();

const requestOf = ({ request }: Message) =>
  fromJson(MessageRequestedSchema, Json.parse(request), { ignoreUnknownFields: true });
