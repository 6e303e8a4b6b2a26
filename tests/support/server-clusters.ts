import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from '@waratah/stack/child';
import { onPath } from '@waratah/stack/on-path';
import { freePort } from '@waratah/stack/ports';
import { findProgram } from '@waratah/stack/servers/nats';
import { commandOf, debians } from '@waratah/stack/servers/redis';
import { type RunningServer, runServer } from '@waratah/stack/servers/running-server';

/** A temporary folder of the test, removed with the scope. */
export const newFolder = async (scope: AsyncDisposableStack) => {
  const folder = await mkdtemp(join(tmpdir(), 'waratah-'));
  scope.defer(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

type Nats = Readonly<{ name: string; folder: string; args?: readonly string[]; port?: number }>;

/** One NATS server with JetStream, without users unless a configuration names them. */
export const startNatsServer = async ({ name, folder, args = [], port }: Nats): Promise<RunningServer> => {
  const own = port ?? (await freePort());
  const [program, store] = [await findProgram(), join(folder, name)];
  await mkdir(store, { recursive: true });
  const common = ['--server_name', name, '--addr', '127.0.0.1', '--port', String(own), '--jetstream', '--sd', store];
  const logFile = join(folder, `${name}.log`);
  return runServer(`nats://127.0.0.1:${own}`, () =>
    startChild({ name, program, args: [...common, ...args], logFile, ready: /Server is ready/ }),
  );
};

/** A cluster of three NATS servers. */
export const startNatsCluster = async (scope: AsyncDisposableStack, folder: string) => {
  const names = ['n1', 'n2', 'n3'] as const;
  const routes: string[] = [];
  for (const _name of names) routes.push(`nats://127.0.0.1:${await freePort()}`);
  const start = async (name: string, at: number) => {
    const own = routes[at] ?? '';
    const args = ['--cluster_name', 'test', '--cluster', own, '--routes', routes.join(',')];
    return [name, scope.use(await startNatsServer({ name, folder, args }))] as const;
  };
  return new Map(await Promise.all(names.map(start)));
};

/** A Redis with settings, or a sentinel. */
export const startRedisServer = async (folder: string, settings: readonly string[], isSentinel = false) => {
  const port = await freePort();
  const name = isSentinel ? `sentinel-${port}` : `redis-${port}`;
  await mkdir(join(folder, name), { recursive: true });
  const file = join(folder, `${name}.conf`);
  await writeFile(file, ['bind 127.0.0.1', `port ${port}`, `dir ${join(folder, name)}`, ...settings, ''].join('\n'));
  const program = (await onPath('redis-server')) ?? debians;
  const command = await commandOf(program, [file, ...(isSentinel ? ['--sentinel'] : [])]);
  const logFile = join(folder, `${name}.log`);
  return runServer(`redis://127.0.0.1:${port}`, () =>
    startChild({ name, ...command, logFile, ready: isSentinel ? /Sentinel ID is/ : /Ready to accept connections/ }),
  );
};
