import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startChild } from '../child.ts';
import { debianParts } from '../debian.ts';
import { onPath } from '../on-path.ts';
import { onPort } from '../ports.ts';
import { type RunningServer, runServer, type ServerOptions } from './running-server.ts';

/** The machine's own Redis, or Debian's. */
export const startRedis = async ({ dataDir, port: wanted }: ServerOptions): Promise<RunningServer> => {
  const directory = join(dataDir, 'redis');
  await mkdir(directory, { recursive: true });
  return onPort(wanted, async (port) => {
    const command = await commandFor(settings(directory, port));
    const logFile = join(dataDir, 'logs/redis.log');
    return runServer(`redis://127.0.0.1:${port}`, () =>
      startChild({ name: 'Redis', ...command, logFile, ready: /Ready to accept connections/ }),
    );
  });
};

const commandFor = async (args: string[]) => {
  const program = await onPath('redis-server');
  if (program) return { program, args };
  const parts = await debianParts();
  return parts.command(join(parts.root, 'usr/bin/redis-server'), args);
};

/** BullMQ loses jobs when Redis may evict keys, hence noeviction; the append-only file makes snapshots superfluous. */
const settings = (directory: string, port: number) =>
  Object.entries({
    port: String(port),
    bind: '127.0.0.1',
    dir: directory,
    appendonly: 'yes',
    save: '',
    'maxmemory-policy': 'noeviction',
    daemonize: 'no',
  }).flatMap(([name, value]) => [`--${name}`, value]);
