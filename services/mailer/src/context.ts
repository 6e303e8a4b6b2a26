import type { Logger } from '@waratah/kit/process/logger';
import type { SignedLinks } from '@waratah/kit/security/signed-links';
import type { Asked } from '@waratah/kit/http/subgraph';
import type { ForgottenStore } from './store/forgotten.ts';
import type { MessageStore } from './store/messages.ts';
import type { SubscriberStore } from './store/subscribers.ts';
import type { SuppressionStore } from './store/suppressions.ts';
import type { Templates } from './templates/templates.ts';
import type { Transport } from './transport.ts';

/** What every action works with, built once. */
export type Context = Readonly<{
  messages: MessageStore;
  forgotten: ForgottenStore;
  suppressions: SuppressionStore;
  subscribers: SubscriberStore;
  links: SignedLinks;
  publicUrl: string;
  templates: Templates;
  transport: Transport;
  /** Puts messages into the hands of the sending workers. */
  sendLater: (keys: readonly string[]) => Promise<void>;
  clock: () => Date;
  log: Logger;
}>;

/** The same, with who asks. */
export type AskedContext = Asked<Context>;
