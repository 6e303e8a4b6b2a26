import type { Asked } from '@waratah/kit/http/subgraph';
import { buildIndexes } from '@waratah/kit/mongo/connection';
import type { Logger } from '@waratah/kit/process/logger';
import type { AddressLimit } from '@waratah/kit/security/limits';
import { type SignedLinks, signedLinks } from '@waratah/kit/security/signed-links';
import type { Platform } from '@waratah/kit/service';
import type { Config } from './config.ts';
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
  /** Sign-ins, registrations and requested emails from an address, a minute. */
  limit: AddressLimit;
  links: SignedLinks;
  publicUrl: string;
  templates: Templates;
  transport: Transport;
  /** Queues messages for the sending workers. */
  sendLater: (messages: readonly ToSend[]) => Promise<void>;
  clock: () => Date;
  log: Logger;
}>;

/** A message for the queue; the lower its priority, the sooner it is sent. */
export type ToSend = Readonly<{ key: string; priority?: number | undefined }>;

/** The same with the caller. */
export type AskedContext = Asked<Context>;

type Parts = Pick<Context, 'sendLater' | 'limit'>;

export const createContext = async (
  config: Config,
  { scope, mongo, outbox, clock, log }: Platform,
  { sendLater, limit }: Parts,
): Promise<Context> => {
  const messages = messageStore(mongo, outbox);
  const forgotten = forgottenStore(mongo);
  const subscribers = subscriberStore(mongo, outbox);
  await buildIndexes(messages.model, subscribers.model, forgotten);
  return {
    messages,
    forgotten,
    suppressions: suppressionStore(mongo),
    subscribers,
    limit,
    links: signedLinks(config.linkSecret),
    publicUrl: config.publicUrl,
    templates: createTemplates({ postalAddress: config.postalAddress }),
    transport: scope.use(openTransport(config.smtpUrl, config.from)),
    sendLater,
    clock,
    log,
  };
};
