import type { EventType } from '@waratah/events/catalog';
import { typeOf } from '@waratah/events/subjects';
import { readConfig } from '@waratah/jobs/config';
import { startJobs } from '@waratah/jobs/server';
import type { Caller } from '@waratah/kit/security/auth';
import { scoped } from '@waratah/kit/process/lifecycle';
import { createLogger } from '@waratah/kit/process/logger';
import { happened } from '@waratah/kit/events/outbox';
import type { StoredEvent } from '@waratah/kit/events/stored-event';
import { openQueue, openRedis } from '@waratah/kit/queues/queues';
import { z } from 'zod';
import { asCaller, user } from '../support/as-caller.ts';
import { eventually } from '../support/eventually.ts';
import { startService } from '../support/service.ts';

export const operator = user(1, 'operator');
/** The employer whose ABN has a wrong digit. */
export const wrongAbn = 66;

/** Waits for an answer that is neither undefined nor false. */
export const until = <T>(what: string, ask: () => T | undefined | false | Promise<T | undefined | false>) =>
  eventually(async () => {
    const found = await ask();
    if (!found) throw new Error(`never came: ${what}`);
    return found;
  });

const Request = z.looseObject({ to: z.string(), key: z.string() });

type Settings = Readonly<Record<string, string>>;

/** The service on its own servers, with a clock that can be set and a recorder of all its events. */
export const startJobsHarness = (settings: Settings = {}) =>
  scoped(async (scope) => {
    const clock = { offsetMs: 0 };
    const jobs = scope.use(
      await startService(
        'jobs',
        (env) => startJobs(readConfig(env), { clock: () => new Date(Date.now() + clock.offsetMs) }),
        { FEED_ADDRESSES: 'loopback', PUBLIC_URL: 'https://waratah.example', LOG_LEVEL: 'fatal', ...settings },
      ),
    );
    const { bus, env, servers } = jobs;
    const heard: StoredEvent[] = [];
    const consumer = await bus.js.consumers.get('EVENTS');
    const messages = await consumer.consume({
      callback: (message) => {
        const at = new Date(message.headers?.get('Waratah-Time') ?? 0);
        heard.push({
          id: message.headers?.get('Waratah-Id') ?? '',
          type: typeOf(message.subject),
          at,
          data: message.json<unknown>(),
        });
      },
    });
    scope.defer(() => void messages.close());

    const requested: z.infer<typeof Request>[] = [];
    const onRequest: ((wish: z.infer<typeof Request>) => void)[] = [(wish) => void requested.push(wish)];
    bus.connection.subscribe('mail.>', {
      callback: (_error, message) => {
        const wish = Request.parse(message.json());
        // One may be published again under its key; the mailer sends it once.
        if (requested.some(({ key }) => key === wish.key)) return;
        for (const listener of onRequest) listener(wish);
      },
    });

    const log = createLogger('test', 'silent');
    const redis = scope.use(openRedis(servers.redis, log));
    const expiry = scope.use(openQueue('jobs-expire', redis, log));
    const feeds = scope.use(openQueue('jobs-feeds', redis, log));
    /** The data, empty if there is none, and what each error says. */
    const askAt =
      (url: string) =>
      async (caller: Caller, query: string, variables: object = {}) => {
        const { data, errors = [] } = await asCaller(url, caller)(query, variables);
        return { data: data ?? {}, errors: errors.map(({ extensions }) => extensions) };
      };

    return {
      url: jobs.running.url,
      settled: jobs.running.settled,
      mongoUrl: readConfig(env).mongoUrl,
      clock,
      bus,
      ask: askAt(jobs.running.url),
      /** Another process of the service that only answers requests. */
      startAnother: async () => {
        const other = await startJobs(readConfig(jobs.envWith({ ROLE: 'api' })));
        return { ask: askAt(other.url), [Symbol.asyncDispose]: () => other[Symbol.asyncDispose]() };
      },
      /** Runs the hourly task now. */
      expire: () => expiry.add('now', undefined),
      /** Runs the task of every minute now. */
      keepFeeds: () => feeds.add('now', undefined),
      /** Requests for email to an address, as they arrive. */
      mailsTo: (address: string) => {
        const mails = requested.filter(({ to }) => to === address);
        onRequest.push((wish) => void (wish.to === address && mails.push(wish)));
        return mails;
      },
      heard: (type: EventType) => heard.filter((event) => event.type === type),
      /** Publishes identity's event about an employer, and waits until the service has handled it. */
      tellOfEmployer: async (
        id: number,
        version: number,
        emailVerified: boolean,
        { name = 'Banksia Cafe', suspended = false } = {},
      ) => {
        await jobs.tell(
          happened(
            emailVerified ? 'identity.user.v1.email_verified' : 'identity.user.v1.registered',
            {
              user: {
                id,
                version,
                email: `${id}@example.test`,
                emailVerified,
                fullName: 'Sam Lee',
                suspended,
                profile: { case: 'company', value: { name, abn: id === wrongAbn ? '51824753557' : '51824753556' } },
              },
            },
            new Date(),
          ),
        );
      },
    };
  });

export type Harness = Awaited<ReturnType<typeof startJobsHarness>>;
