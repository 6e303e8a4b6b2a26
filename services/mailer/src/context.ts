import type { Asked } from '@waratah/kit/http/subgraph';
import { buildIndexes } from '@waratah/kit/mongo/connection';
import type { Logger } from '@waratah/kit/process/logger';
import type { AddressLimit } from '@waratah/kit/security/limits';
import { loopbackMarks, type NetworkMarks, networkMarks } from '@waratah/kit/security/network-marks';
import { type SignedLinks, signedLinks } from '@waratah/kit/security/signed-links';
import type { Platform } from '@waratah/kit/service';
import { type Attempts, countAttempts, countLimited } from './attempts.ts';
import type { Config } from './config.ts';
import { type Breaker, createBreaker } from './domain/breaker.ts';
import { type ForgottenStore, forgottenStore } from './store/forgotten.ts';
import { type MessageStore, messageStore } from './store/messages.ts';
import { type SubscriberStore, subscriberStore } from './store/subscribers.ts';
import { type SuppressionStore, suppressionStore } from './store/suppressions.ts';
import { createTemplates, type Templates } from './templates/templates.ts';
import { openTransport, type Transport } from './transport.ts';

/** What every action works with, built once at the start. */
export type Context = Readonly<{
  messages: MessageStore;
  forgotten: ForgottenStore;
  suppressions: SuppressionStore;
  subscribers: SubscriberStore;
  /** Addresses entered in the mailing list's form from one network address, a minute. */
  limit: AddressLimit;
  links: SignedLinks;
  /** The mark of a network address, for the limits of emails. */
  networkMark: NetworkMarks;
  /** The marks of this machine's own programs, whose emails to a domain are not limited. */
  loopback: ReadonlySet<string>;
  publicUrl: string;
  templates: Templates;
  transport: Transport;
  breaker: Breaker;
  /** Counter of attempts to send, by outcome. */
  attempts: Attempts;
  /** Counter of messages that a limit kept from being sent, by limit. */
  limited: ReturnType<typeof countLimited>;
  /** Adds messages to the queue of the sending workers. */
  sendLater: (messages: readonly ToSend[]) => Promise<void>;
  clock: () => Date;
  log: Logger;
}>;

/** A message for the queue; the lower its priority, the sooner it is sent. */
export type ToSend = Readonly<{ key: string; priority?: number | undefined }>;

/** The dependencies of a request: the same and the caller. */
export type AskedContext = Asked<Context>;

type Parts = Pick<Context, 'sendLater' | 'limit'>;

export const createContext = async (
  config: Config,
  { scope, mongo, outbox, metrics, clock, log }: Platform,
  { sendLater, limit }: Parts,
): Promise<Context> => {
  const networkMark = networkMarks(config.linkSecret);
  const messages = messageStore(mongo, outbox);
  const forgotten = forgottenStore(mongo);
  const subscribers = subscriberStore(mongo, outbox);
  const suppressions = suppressionStore(mongo, outbox);
  await buildIndexes(messages.model, subscribers.model, forgotten, suppressions);
  return {
    messages,
    forgotten,
    suppressions,
    subscribers,
    limit,
    links: signedLinks(config.linkSecret),
    networkMark,
    loopback: loopbackMarks(networkMark),
    publicUrl: config.publicUrl,
    templates: createTemplates(config),
    transport: scope.use(openTransport(config.smtpUrl, config.from)),
    breaker: createBreaker(),
    attempts: countAttempts(metrics),
    limited: countLimited(metrics),
    sendLater,
    clock,
    log,
  };
};
