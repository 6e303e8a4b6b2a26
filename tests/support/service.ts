import type { Caller, Client } from '@waratah/kit/security/auth';
import { type Bus, openBus } from '@waratah/kit/events/bus';
import { scoped } from '@waratah/kit/process/lifecycle';
import { createLogger } from '@waratah/kit/process/logger';
import { asCaller } from './as-caller.ts';
import { listenToEvents } from './events.ts';
import { handledBy } from './handled.ts';
import { startTestServers } from './servers.ts';
import { serviceEnv } from './service-env.ts';

type Settings = Readonly<Record<string, string>>;
type Running = AsyncDisposable & Readonly<{ url: string }>;
type Event = Parameters<Bus['publish']>[0];

/** The servers of a service beside MongoDB, Redis and NATS. */
const more: Readonly<Record<string, readonly ('s3' | 'inbox')[]>> = {
  applications: ['s3'],
  identity: ['s3'],
  jobs: ['s3'],
  mailer: ['inbox'],
  visa: ['s3'],
};

/** One service on its own servers. The test plays its users, the gateway and the other services. */
export const startService = <Service extends Running>(
  name: string,
  start: (env: NodeJS.ProcessEnv) => Promise<Service>,
  settings: Settings = {},
) =>
  scoped(async (scope) => {
    const servers = scope.use(await startTestServers(['mongo', 'redis', 'nats', ...(more[name] ?? [])]));
    const bus = scope.use(await openBus(servers.nats, 'test', createLogger('test', 'silent')));
    const heard = scope.use(await listenToEvents(servers.nats));
    const envWith = (changed: Settings = {}): NodeJS.ProcessEnv =>
      serviceEnv(servers, name, { ...settings, ...changed });
    let running = await start(envWith());
    scope.defer(() => running[Symbol.asyncDispose]());

    return {
      servers,
      bus,
      heard,
      env: envWith(),
      envWith,
      get running() {
        return running;
      },
      as: (caller: Caller, client?: Client) => (query: string, variables?: object) =>
        asCaller(running.url, caller, client)(query, variables),
      /** Publishes events, and waits until the service has handled them. */
      tell: async (...events: readonly Event[]) => {
        for (const event of events) await bus.publish(event);
        await handledBy(name, bus);
      },
      /** Stops the service, and starts it with other settings, after what is to happen while it is away. */
      restart: async (changed?: Settings, meanwhile?: () => Promise<void>) => {
        await running[Symbol.asyncDispose]();
        await meanwhile?.();
        running = await start(envWith(changed));
      },
    };
  });
