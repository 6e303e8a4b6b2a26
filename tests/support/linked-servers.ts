import type { Servers } from '@waratah/stack/servers';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';

export const linkNames = ['MongoDB', 'Redis', 'NATS', 'the object store', 'SMTP'] as const;
export type LinkName = (typeof linkNames)[number];

/** The given servers behind proxies whose faults a test chooses. Disposing closes only the proxies. */
export const linkServers = async (own: Servers) => {
  await using scope = new AsyncDisposableStack();
  const link = async (target: string) => scope.use(await startFaultProxy(target));
  const links: Readonly<Record<LinkName, FaultProxy>> = {
    MongoDB: await link(own.mongo),
    Redis: await link(own.redis),
    NATS: await link(own.nats),
    'the object store': await link(own.s3.endpoint),
    SMTP: await link(own.smtp),
  };
  const nats = new URL(links.NATS.url);
  const servers: Servers = {
    ...own,
    mongo: links.MongoDB.url,
    redis: links.Redis.url,
    nats: links.NATS.url,
    natsOf: (service) => {
      const url = new URL(own.natsOf(service));
      url.host = nats.host;
      return url.href;
    },
    s3: { ...own.s3, endpoint: links['the object store'].url },
    smtp: links.SMTP.url,
    [Symbol.asyncDispose]: async () => undefined,
  };
  const kept = scope.move();
  return { servers, links, [Symbol.asyncDispose]: () => kept.disposeAsync() };
};
