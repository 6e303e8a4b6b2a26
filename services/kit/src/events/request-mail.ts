import type { MessageInitShape } from '@bufbuild/protobuf';
import type { MessageRequestedSchema } from '@waratah/events/mail/v1';
import { happened } from './outbox.ts';

export type MailContent = NonNullable<MessageInitShape<typeof MessageRequestedSchema>['content']>;

export type MailRequest = Readonly<{
  /** The idempotency key: one key is sent at most once. */
  key: string;
  to: string;
  /** How long the email is worth sending; without it, for as long as the mailer can try. */
  usefulForMs?: number;
  content: MailContent;
  /** The user whose act sends it to somebody else, if there is one. */
  senderId?: number;
  /** Nobody has confirmed the sender's own address. */
  senderUnproven?: boolean;
  /** Nobody has confirmed the address. */
  addressUnproven?: boolean;
  /** The owner of a confirmed address asked for it. */
  askedByOwner?: boolean;
  /** The mark of the network of whoever asked (`networkMarks`). */
  askerNetwork?: string;
}>;

/** Requests an email from the mailer, as an event of the document that caused it (design section 4). */
export const requestMail = ({ usefulForMs, ...request }: MailRequest, now: Date) => {
  const notAfter = usefulForMs === undefined ? undefined : BigInt(Math.floor((now.getTime() + usefulForMs) / 1_000));
  return happened('mail.message.v1.requested', { ...request, ...(notAfter && { notAfter }) }, now);
};
