import { setTimeout as sleep } from 'node:timers/promises';
import type { EventType } from '@waratah/events/catalog';
import { typeOf } from '@waratah/events/subjects';
import { readConfig } from '@waratah/jobs/config';
import { startJobs } from '@waratah/jobs/server';
import { type Caller, signCaller, signingKey } from '@waratah/kit/security/auth';
import { openBus } from '@waratah/kit/events/bus';
import { scoped } from '@waratah/kit/process/lifecycle';
import { createLogger } from '@waratah/kit/process/logger';
import { happened } from '@waratah/kit/events/outbox';
import type { StoredEvent } from '@waratah/kit/events/stored-event';
import { openQueue, openRedis } from '@waratah/kit/queues/queues';
import { z } from 'zod';
import { startTestServers } from '../support/servers.ts';

const phrase = 'local:jobs-tests';

export const employer = (id: number): Caller => ({ kind: 'user', id, role: 'employer', sessionId: 's' });
export const student = (id: number): Caller => ({ kind: 'user', id, role: 'student', sessionId: 's' });
export const operator: Caller = { kind: 'user', id: 1, role: 'operator', sessionId: 's' };
export const guest: Caller = { kind: 'guest' };
/** The employer whose ABN has a slip in it. */
export const wrongAbn = 66;
export const key: Caller = { kind: 'key' };

export const until = async <T>(what: string, ask: () => T | undefined | false | Promise<T | undefined | false>) => {
  for (let waitedMs = 0; waitedMs < 15_000; waitedMs += 25) {
    const found = await ask();
    if (found) return found;
    await sleep(25);
  }
  throw new Error(`never came: ${what}`);
};

const Answer = z.object({
  data: z
    .record(z.string(), z.unknown())
    .nullish()
    .transform((data) => data ?? {}),
  errors: z
    .array(z.object({ extensions: z.object({ code: z.string(), detail: z.unknown() }) }))
    .default([])
    .transform((errors) => errors.map(({ extensions }) => extensions)),
});

const Request = z.looseObject({ to: z.string() });

type Settings = Readonly<Record<string, string>>;

/** The service on servers of its own, with a clock that can be turned and an ear on everything it announces. */
export const startJobsHarness = (settings: Settings = {}) =>
  scoped(async (scope) => {
    const servers = scope.use(await startTestServers());
    const log = createLogger('test', 'silent');
    const bus = scope.use(await openBus(servers.nats, 'test', log));
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
        for (const listener of onRequest) listener(wish);
      },
    });

    const clock = { offsetMs: 0 };
    const mongoUrl = new URL(servers.mongo);
    mongoUrl.pathname = '/waratah_jobs';
    const env = {
      NODE_ENV: 'test',
      JOBS_PORT: '0',
      S3_ENDPOINT: servers.s3.endpoint,
      S3_ACCESS_KEY: servers.s3.accessKey,
      S3_SECRET_KEY: servers.s3.secretKey,
      LINK_SECRET: 'local:links-in-mails',
      PUBLIC_URL: 'https://waratah.example',
      JOBS_MONGO_URL: mongoUrl.href,
      NATS_URL: servers.nats,
      REDIS_URL: servers.redis,
      INTERNAL_TOKEN_PUBLIC_KEY: phrase,
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'fatal',
      ...settings,
    };
    const jobs = scope.use(await startJobs(readConfig(env), { clock: () => new Date(Date.now() + clock.offsetMs) }));

    const redis = scope.use(openRedis(servers.redis, log));
    const expiry = scope.use(openQueue('jobs-expire', redis, log));
    const token = async (caller: Caller) => `Bearer ${await signCaller(caller, signingKey(phrase), 'jobs')}`;

    const askAt =
      (url: string) =>
      async (caller: Caller, query: string, variables: object = {}) => {
        const response = await fetch(`${url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: await token(caller) },
          body: JSON.stringify({ query, variables }),
        });
        return Answer.parse(await response.json());
      };

    const ask = askAt(jobs.url);

    return {
      url: jobs.url,
      settled: jobs.settled,
      mongoUrl: mongoUrl.href,
      clock,
      bus,
      token,
      ask,
      /** Another process of the service, for calls only. */
      startAnother: async () => {
        const other = await startJobs(readConfig({ ...env, ROLE: 'api' }));
        return { ask: askAt(other.url), [Symbol.asyncDispose]: () => other[Symbol.asyncDispose]() };
      },
      /** Does at once what happens every hour. */
      expire: () => expiry.add('now', undefined),
      /** Wishes for mail to an address, as they come. */
      mailsTo: (address: string) => {
        const mails = requested.filter(({ to }) => to === address);
        onRequest.push((wish) => void (wish.to === address && mails.push(wish)));
        return mails;
      },
      heard: (type: EventType) => heard.filter((event) => event.type === type),
      /** identity's news of an employer, as it would announce them. */
      tellOfEmployer: (id: number, version: number, emailVerified: boolean, name = 'Banksia Cafe') =>
        bus.publish(
          happened(
            emailVerified ? 'identity.user.v1.email_verified' : 'identity.user.v1.registered',
            {
              user: {
                id,
                version,
                email: `${id}@example.test`,
                emailVerified,
                fullName: 'Sam Lee',
                profile: { case: 'company', value: { name, abn: id === wrongAbn ? '51824753557' : '51824753556' } },
              },
            },
            new Date(),
          ),
        ),
    };
  });

export type Harness = Awaited<ReturnType<typeof startJobsHarness>>;
