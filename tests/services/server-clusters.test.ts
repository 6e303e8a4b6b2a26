import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect, nanos } from '@nats-io/transport-node';
import { openBus } from '@waratah/kit/events/bus';
import { natsServer } from '@waratah/kit/events/nats-server';
import { happened } from '@waratah/kit/events/outbox';
import { listenForHealth } from '@waratah/kit/http/server';
import { watchEvents } from '@waratah/kit/metrics/events';
import { createMetrics } from '@waratah/kit/metrics/metrics';
import { openMongo } from '@waratah/kit/mongo/connection';
import { createLogger } from '@waratah/kit/process/logger';
import { openQueue, openRedis, startWorker } from '@waratah/kit/queues/queues';
import { watchAlerts } from '../support/alerts.ts';
import { eventually } from '../support/eventually.ts';
import { startTestServers } from '../support/servers.ts';
import { newFolder, startNatsCluster, startNatsServer, startRedisServer } from '../support/server-clusters.ts';

const run = promisify(execFile);
const log = createLogger('test', 'silent');
const scope = new AsyncDisposableStack();
let folder = '';
const makeFolder = (name: string) => mkdtemp(join(tmpdir(), `waratah-${name}-`));
beforeAll(async () => {
  folder = await newFolder(scope);
});
afterAll(() => scope.disposeAsync());

const sent = (key: string) =>
  happened('mailer.message.v1.sent', { key, messageId: `<${key}@test>`, ambiguous: false }, new Date());

test('a stream is stored by three NATS servers, and events continue when its leader is killed', async () => {
  await using own = new AsyncDisposableStack();
  const servers = await startNatsCluster(own, folder);
  const url = [...servers.values()].map((server) => server.url).join(',');
  const bus = own.use(await openBus({ url, replicas: 3 }, 'identity', log));
  await bus.publish(sent('before'));
  const { streams } = await bus.manager();
  const infoOf = async (stream: string) => (await streams.info(stream)).cluster;
  for (const stream of ['EVENTS', 'MAIL', 'AUDIT', 'DEAD'])
    await eventually(async () =>
      expect((await infoOf(stream))?.replicas?.filter((one) => one.current)).toHaveLength(2),
    );
  const metrics = createMetrics('identity');
  const outbox = { ageS: async () => 0 };
  watchEvents(metrics, 'identity', { outbox, bus });
  const part = own.use(await listenForHealth({ port: 0, host: '127.0.0.1', checks: {}, metrics }));
  const alerts = await watchAlerts({ identity: part.url });
  expect(await alerts.pass(11)).not.toContain('StreamCopiesMissing');
  const leader = (await infoOf('EVENTS'))?.leader ?? '';
  await servers.get(leader)?.stop('SIGKILL');
  // The same event each time: if it was stored and its answer lost, it is stored only once.
  const after = sent('after');
  await eventually(async () => expect(await bus.publish(after)).toBe(2));
  expect((await infoOf('EVENTS'))?.leader).not.toBe(leader);
  // The other servers report after some seconds that a replica is not current.
  await eventually(async () => expect(await alerts.pass(11)).toContain('StreamCopiesMissing'));
});

test('one server cannot store three copies and logs this; a stream of one copy stays as it is', async () => {
  await using alone = await startNatsServer({ name: 'alone', folder });
  await expect(openBus({ url: alone.url, replicas: 3 }, 'identity', log)).rejects.toThrow(
    /^NATS_REPLICAS: NATS has no servers for 3 copies of a stream \([^\n]+\)$/,
  );
  {
    await using bus = await openBus({ url: alone.url, events: { days: 7, maxBytes: 50_000_000 } }, 'identity', log);
    const { streams } = await bus.manager();
    const made = (await streams.info('EVENTS')).config;
    expect(made).toMatchObject({ max_bytes: 50_000_000, max_age: nanos(7 * 24 * 3_600_000), num_replicas: 1 });
    await streams.update('EVENTS', { ...made, max_age: nanos(14 * 24 * 3_600_000), max_bytes: 60_000_000 });
  }
  // An operator's changes survive the next start, even of a process that is set to more replicas.
  await using bus = await openBus({ url: alone.url, replicas: 3 }, 'identity', log);
  expect((await (await bus.manager()).streams.info('EVENTS')).config).toMatchObject({
    max_age: nanos(14 * 24 * 3_600_000),
    max_bytes: 60_000_000,
  });
});

/** A certificate authority, and a certificate for 127.0.0.1 that it signed. */
const makeCertificates = async (name: string) => {
  const at = (file: string) => join(folder, `${name}-${file}`);
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  await run('openssl', [
    'req',
    '-x509',
    ...key,
    '-keyout',
    at('ca.key'),
    '-out',
    at('ca.pem'),
    '-days',
    '2',
    '-subj',
    '/CN=Test',
  ]);
  await run('openssl', ['req', ...key, '-keyout', at('key.pem'), '-out', at('csr.pem'), '-subj', '/CN=127.0.0.1']);
  await writeFile(at('ext'), 'subjectAltName=IP:127.0.0.1,DNS:localhost\n');
  const signing = ['-CA', at('ca.pem'), '-CAkey', at('ca.key'), '-CAcreateserial', '-extfile', at('ext'), '-days', '2'];
  await run('openssl', ['x509', '-req', '-in', at('csr.pem'), ...signing, '-out', at('cert.pem')]);
  return { ca: at('ca.pem'), cert: at('cert.pem'), key: at('key.pem') };
};

/** Whether this machine lets a test mount a small disk; otherwise a full disk cannot be tested. */
const canMount = async () => {
  const probe = await makeFolder('probe');
  try {
    await run('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', probe]);
    await run('umount', [probe]);
    return true;
  } catch {
    return false;
  } finally {
    await rm(probe, { recursive: true, force: true });
  }
};

test('a NATS with a full disk is not ready, and accepts events again after a restart', async () => {
  if (!(await canMount())) return;
  await using own = new AsyncDisposableStack();
  const disk = await makeFolder('disk');
  await run('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', disk]);
  own.defer(async () => {
    await run('umount', [disk]);
    await rm(disk, { recursive: true, force: true });
  });
  const server = own.use(await startNatsServer({ name: 'full', folder: disk }));
  const bus = own.use(await openBus(server.url, 'identity', log));
  await bus.publish(sent('fits'));
  await run('dd', ['if=/dev/zero', `of=${join(disk, 'filler')}`, 'bs=64k']).catch(() => undefined);
  const large = 'x'.repeat(200_000);
  await eventually(async () => expect(bus.publish(sent(`large-${large}`))).rejects.toThrow());
  await expect(bus.ping()).rejects.toThrow();
  await rm(join(disk, 'filler'));
  await server.stop();
  await server.start();
  await eventually(() => bus.publish(sent('again')));
  await bus.ping();
});

test('tls:// connects to a server with users and a trusted certificate, and to no other', async () => {
  const [ours, theirs] = [await makeCertificates('ours'), await makeCertificates('theirs')];
  const file = join(folder, 'users.conf');
  await writeFile(file, 'authorization { users = [{ user: jobs, password: "p@ss:word" }] }\n');
  const args = ['--config', file, '--tls', '--tlscert', ours.cert, '--tlskey', ours.key];
  await using secure = await startNatsServer({ name: 'secure', folder, args });
  await using plain = await startNatsServer({ name: 'plain', folder });
  const addressOf = ({ url }: { url: string }, scheme: string) =>
    url.replace('nats://', `${scheme}://jobs:${encodeURIComponent('p@ss:word')}@`);
  const tries = { maxReconnectAttempts: 0, timeout: 10_000 };

  const connection = await connect({ ...natsServer({ url: addressOf(secure, 'tls'), caFile: ours.ca }), ...tries });
  expect((await jetstreamManager(connection)).streams).toBeDefined();
  await connection.close();
  for (const [url, caFile] of [
    [addressOf(secure, 'tls'), theirs.ca],
    [addressOf(secure, 'tls').replace('jobs:', 'visa:'), ours.ca],
    [addressOf(plain, 'tls'), ours.ca],
    [addressOf(plain, 'tls'), undefined],
  ] as const)
    await expect(connect({ ...natsServer({ url, caFile }), ...tries })).rejects.toThrow();
});

test('work continues when the Redis master of the sentinels is killed and another takes over', async () => {
  await using own = new AsyncDisposableStack();
  const common = [
    'appendonly yes',
    'save ""',
    'maxmemory-policy noeviction',
    'requirepass secret',
    'masterauth secret',
  ];
  const primary = own.use(await startRedisServer(folder, common));
  const portOf = (url: string) => new URL(url).port;
  own.use(await startRedisServer(folder, [...common, `replicaof 127.0.0.1 ${portOf(primary.url)}`]));
  const watch = [
    `sentinel monitor main 127.0.0.1 ${portOf(primary.url)} 1`,
    'sentinel auth-pass main secret',
    'sentinel down-after-milliseconds main 800',
    'sentinel failover-timeout main 3000',
  ];
  const sentinel = own.use(await startRedisServer(folder, watch, true));
  const url = `redis+sentinel://:secret@127.0.0.1:${portOf(sentinel.url)}/main`;
  const redis = own.use(openRedis({ url }, log));
  const queue = own.use(openQueue<{ number: number }>('sentinels', redis, log));
  const done: number[] = [];
  own.use(
    startWorker<{ number: number }>({
      name: 'sentinels',
      redis,
      log,
      handle: async ({ data }) => done.push(data.number),
    }),
  );
  await queue.add('work', { number: 1 });
  await eventually(async () => expect(done).toContain(1));
  // Until the sentinel knows the replica, nothing can take over.
  const asked = own.use(openRedis(sentinel.url, log));
  await eventually(async () => expect(await asked.call('SENTINEL', 'REPLICAS', 'main')).toHaveLength(1));
  await primary.stop('SIGKILL');
  await queue.add('work', { number: 2 });
  await eventually(async () => expect(done).toContain(2));
});

test('writes are repeated after a failover, unless the address of MongoDB disables it', async () => {
  await using servers = await startTestServers();
  const repeatsIn = async (url: string) => {
    await using connection = await openMongo(url);
    return connection.getClient().options.retryWrites;
  };
  const url = new URL('/x', servers.mongo);
  url.search = '?directConnection=true';
  expect(await repeatsIn(url.href)).toBe(true);
  expect(await repeatsIn(`${url.href}&retryWrites=false`)).toBe(false);
});
