import { z } from 'zod';
import { startPortal } from '../support/portal.ts';
import type { Mode } from './mode.ts';

const Stack = z.object({ gateway: z.string(), inbox: z.string(), opsKey: z.string(), nats: z.string() });
export type Stack = z.infer<typeof Stack>;

/** All parts for the browser tests. */
export const runStack = async ({ alone = false, ...mode }: Mode): Promise<Stack & AsyncDisposable> => {
  // A portal that another process runs and stops, for many short runs.
  const running = process.env.RUNNING_STACK;
  if (running && !alone) return { ...Stack.parse(JSON.parse(running)), [Symbol.asyncDispose]: async () => undefined };
  const portal = await startPortal(mode);
  const { gateway, inbox, nats, env } = portal;
  return {
    ...Stack.parse({ gateway, inbox, nats, opsKey: env.OPS_KEY }),
    [Symbol.asyncDispose]: () => portal[Symbol.asyncDispose](),
  };
};
