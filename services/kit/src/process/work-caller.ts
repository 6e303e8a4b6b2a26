import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestHandler } from 'express';
import type { Requester } from '../security/auth.ts';
import { networksOf } from '../security/networks.ts';

/** For whom work is done: their network and account, and a signal that they do not wait any more. */
export type WorkCaller = Readonly<{ names: readonly string[]; gone: AbortSignal }>;

type Noted = { names: readonly string[]; gone: AbortSignal };

const callers = new AsyncLocalStorage<Noted>();

/** Who waits for the present work; undefined for work that no request caused. */
export const workCallerNow = (): WorkCaller | undefined => callers.getStore();

/** Follows whether the caller of a request still waits for its answer. */
export const followCallers: RequestHandler = (_request, response, next) => {
  const over = new AbortController();
  response.once('close', () => over.abort());
  callers.run({ names: [], gone: over.signal }, next);
};

/** Notes who sent the present request. */
export const noteCaller = ({ caller, client }: Requester) => {
  const noted = callers.getStore();
  const account = caller.kind === 'user' ? [`account ${caller.id}`] : [];
  if (noted) noted.names = [...Object.values(networksOf(client.address)), ...account];
};
