import { PassThrough } from 'node:stream';
import { noteFailure, withinTrace } from '@waratah/kit/tracing/trace-context';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { type About, aboutOf, withoutAddresses } from './domain/answer.ts';
import { messageIdOf } from './domain/message.ts';
import type { Email } from './templates/templates.ts';

/** The mail server's answer to a message. */
export type Outcome =
  | Readonly<{ kind: 'accepted' }>
  | Readonly<{ kind: 'refused'; reason: string; about: About }>
  | Readonly<{ kind: 'later'; reason: string; mayHaveArrived: boolean }>;

export type Transport = Readonly<{
  /** The Message-ID of a message's header. */
  messageIdOf: (key: string) => string;
  send: (key: string, to: string, email: Email) => Promise<Outcome>;
  ping: () => Promise<unknown>;
  /** Ends the conversations in progress. */
  hangUp: () => void;
}> &
  AsyncDisposable;

const Answer = z.object({
  responseCode: z.number().optional(),
  response: z.string().optional(),
  code: z.string().optional(),
  message: z.string().optional(),
  /** The SMTP command that was answered. */
  command: z.string().optional(),
});

/** Set explicitly, because detecting it reads every email three times. */
const textEncoding = 'quoted-printable';

/** How long the server may be silent. */
const timeoutMs = 20_000;
/** How long a whole conversation may take. Below `claimMs`, so that a claim outlives it. */
const conversationMs = 25_000;

/** How many messages are sent at once. */
export const connections = 20;

/** A pool of connections to the mail server. A conversation ends after `limitMs`, in milliseconds, however slow the server is. */
export const openTransport = (smtpUrl: string, from: string, limitMs = conversationMs): Transport => {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: connections,
    maxMessages: Number.POSITIVE_INFINITY,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // If the connection broke, the store decides what to do, since it knows whether the message may have arrived.
    maxRequeues: 0,
  });
  const handedOver = new Set<string>();
  const stopping = new AbortController();
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
          const signal = AbortSignal.any([AbortSignal.timeout(limitMs), stopping.signal]);
          await transport.sendMail({ from, to, subject, html, text, messageId, headers, textEncoding, signal });
          return { kind: 'accepted' };
        } catch (error) {
          noteFailure();
          return outcomeOf(error, handedOver.has(messageId));
        } finally {
          handedOver.delete(messageId);
        }
      }),
    ping: () => transport.verify(),
    hangUp: () => stopping.abort(),
    [Symbol.asyncDispose]: async () => transport.close(),
  };
};

/** Passes all bytes on, and reports when the last one was read. */
const noting = (read: () => void) =>
  new PassThrough({
    flush: (done) => {
      read();
      done();
    },
  });

/**
 * A 5xx answer is a refusal, unless it is about our credentials; everything else may be temporary. An answer to the
 * sender's address is about the sender, whatever its code says.
 */
const outcomeOf = (error: unknown, wasHandedOver: boolean): Outcome => {
  const { responseCode = 0, response, code, message, command } = Answer.safeParse(error).data ?? {};
  const words = response ?? message ?? code ?? 'unknown';
  const reason = withoutAddresses(words);
  const mayHaveArrived = wasHandedOver && responseCode === 0;
  if (responseCode < 500 || code === 'EAUTH') return { kind: 'later', reason, mayHaveArrived };
  return { kind: 'refused', reason, about: command === 'MAIL FROM' ? 'sender' : aboutOf(responseCode, words) };
};
