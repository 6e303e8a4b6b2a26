import type { Logger } from '@waratah/kit/logger';
import type { MessageStore } from './store/messages.ts';
import type { Templates } from './templates/templates.ts';
import type { Transport } from './transport.ts';

/** What every action works with, built once. */
export type Context = Readonly<{
  messages: MessageStore;
  templates: Templates;
  transport: Transport;
  /** Puts messages into the hands of the sending workers. */
  sendLater: (keys: readonly string[]) => Promise<void>;
  clock: () => Date;
  log: Logger;
}>;
