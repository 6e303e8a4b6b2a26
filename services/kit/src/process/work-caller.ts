import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestHandler } from 'express';
import type { Requester } from '../security/auth.ts';
import { networksOf } from '../security/networks.ts';

/** For whom work is done: their networks and account, and a signal that they do not wait any more. */
export type WorkCaller = Readonly<{
  names: readonly string[];
  gone: AbortSignal;
  /** Told when the work has to wait for its turn: the request gives its slot to others. */
  waits: () => void;
}>;

const ofAccount = 'account ';

/** The names of a caller that tell their account; none for a guest. */
export const accountIn = (names: readonly string[]): readonly string[] =>
  names.filter((name) => name.startsWith(ofAccount));

/** Whether a caller is somebody without an account; work that no request caused is nobody's. */
export const isGuest = (names: readonly string[]): boolean => names.length > 0 && accountIn(names).length === 0;

type Noted = { names: readonly string[]; gone: AbortSignal; waits: () => void };

const callers = new AsyncLocalStorage<Noted>();

/** Who waits for the present work; undefined for work that no request caused. */
export const workCallerNow = (): WorkCaller | undefined => callers.getStore();

/** Follows whether the caller of a request still waits for its answer. */
export const followCallers: RequestHandler = (_request, response, next) => {
  const over = new AbortController();
  response.once('close', () => over.abort());
  callers.run({ names: [], gone: over.signal, waits: () => undefined }, next);
};

/** Notes who sent the present request. */
export const noteCaller = ({ caller, client }: Requester) => {
  const noted = callers.getStore();
  const account = caller.kind === 'user' ? [`${ofAccount}${caller.id}`] : [];
  if (noted) noted.names = [...Object.values(networksOf(client.address)), ...account];
};

/**
 * Notes how the present request leaves its slot. Work that waits for its turn has a queue of its own, and must not keep
 * requests out that could be answered at once.
 */
export const noteSlot = (leave: () => void) => {
  const noted = callers.getStore();
  if (noted) noted.waits = leave;
};
