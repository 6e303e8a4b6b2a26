import { PassThrough } from 'node:stream';
import { noteFailure, withinTrace } from '@waratah/kit/tracing/trace-context';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { messageIdOf } from './domain/message.ts';
import type { Email } from './templates/templates.ts';

/** What the mail server did with a message. */
export type Outcome =
  | Readonly<{ kind: 'accepted'; messageId: string }>
  | Readonly<{ kind: 'refused'; reason: string; mailboxRefuses: boolean }>
  | Readonly<{ kind: 'later'; reason: string; mayHaveArrived: boolean }>;

export type Transport = Readonly<{
  /** The Message-ID of a message's header. */
  messageIdOf: (key: string) => string;
  send: (key: string, to: string, email: Email) => Promise<Outcome>;
  ping: () => Promise<unknown>;
}> &
  AsyncDisposable;

const Answer = z.object({
  responseCode: z.number().optional(),
  response: z.string().optional(),
  code: z.string().optional(),
  message: z.string().optional(),
});

/** Given, because detecting it reads every email three times. */
const textEncoding = 'quoted-printable';

/** How long the server may be silent. */
const timeoutMs = 20_000;
/** How long a whole conversation may take. Below `claimMs`, so that a claim outlives it. */
const conversationMs = 25_000;

/** How many messages are sent at once. */
export const connections = 20;

/** A pool of connections to the mail server. */
export const openTransport = (smtpUrl: string, from: string): Transport => {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: connections,
    maxMessages: Number.POSITIVE_INFINITY,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // A message whose connection broke goes back to the ledger, which knows whether it may have arrived.
    maxRequeues: 0,
  });
  const handedOver = new Set<string>();
  transport.use('stream', ({ data, message }, done) => {
    message.transform(() => noting(() => handedOver.add(String(data.messageId))));
    done();
  });
  const domain = /@([^@>]+)>?$/.exec(from)?.[1] ?? 'localhost';
  const idOf = (key: string) => messageIdOf(key, domain);
  return {
    messageIdOf: idOf,
    send: (key, to, { subject, html, text, headers }) =>
      withinTrace({ name: 'SMTP send', kind: 'CLIENT' }, async () => {
        const messageId = idOf(key);
        try {
          const signal = AbortSignal.timeout(conversationMs);
          await transport.sendMail({ from, to, subject, html, text, messageId, headers, textEncoding, signal });
          return { kind: 'accepted', messageId };
        } catch (error) {
          noteFailure();
          return outcomeOf(error, handedOver.has(messageId));
        } finally {
          handedOver.delete(messageId);
        }
      }),
    ping: () => transport.verify(),
    [Symbol.asyncDispose]: async () => transport.close(),
  };
};

/** Passes everything on, and tells when the last byte was read. */
const noting = (read: () => void) =>
  new PassThrough({
    flush: (done) => {
      read();
      done();
    },
  });

/** A 5xx is final, unless it is about us rather than the message (authentication); everything else may pass later. */
const outcomeOf = (error: unknown, wasHandedOver: boolean): Outcome => {
  const { responseCode = 0, response, code, message } = Answer.safeParse(error).data ?? {};
  const reason = response ?? message ?? code ?? 'unknown';
  const mayHaveArrived = wasHandedOver && responseCode === 0;
  if (responseCode < 500 || code === 'EAUTH') return { kind: 'later', reason, mayHaveArrived };
  return { kind: 'refused', reason, mailboxRefuses: isAboutMailbox(responseCode, reason) };
};

/** Codes for a mailbox that does not exist (RFC 5321), unless the enhanced code (RFC 3463) names another cause, such as 5.7 policy. */
const isAboutMailbox = (responseCode: number, reason: string) => {
  const [, subject] = /\b5\.(\d)\.\d+\b/.exec(reason) ?? [];
  if (subject !== undefined) return subject === '1' || /\b5\.2\.1\b/.test(reason);
  return responseCode === 550 || responseCode === 551 || responseCode === 553;
};
