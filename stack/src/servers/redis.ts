import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startChild } from '../child.ts';
import { debianParts } from '../debian.ts';
import { onPath } from '../on-path.ts';
import { onPort } from '../ports.ts';
import { type RunningServer, runServer, type ServerOptions } from './running-server.ts';

/**
 * The Redis that wrote the data, else the machine's own, else Debian's. An older one cannot read what a newer one
 * wrote.
 */
export const startRedis = async ({ dataDir, port: wanted }: ServerOptions): Promise<RunningServer> => {
  const directory = join(dataDir, 'redis');
  const writer = join(dataDir, 'redis-program');
  await mkdir(directory, { recursive: true });
  return onPort(wanted, async (port) => {
    const logFile = join(dataDir, 'logs/redis.log');
    const start = async (program: string) => {
      const command = await commandOf(program, settings(directory, port));
      const server = await runServer(`redis://127.0.0.1:${port}`, () =>
        startChild({ name: 'Redis', ...command, logFile, ready: /Ready to accept connections/ }),
      );
      await writeFile(writer, program);
      return server;
    };
    return firstThatStarts(await programs(writer), start);
  });
};

/** Stands for Debian's own program, instead of a path. */
export const debians = 'debian';

/** The programs to try, without repetition. */
const programs = async (writer: string) => {
  const known = await readFile(writer, 'utf8').catch(() => undefined);
  const found = [known, await onPath('redis-server'), debians];
  return [...new Set(found.flatMap((program) => program || []))];
};

/** How to start a Redis program, or Debian's, with arguments. */
export const commandOf = async (program: string, args: string[]) => {
  if (program !== debians) return { program, args };
  const parts = await debianParts();
  return parts.command(join(parts.root, 'usr/bin/redis-server'), args);
};

/** Throws the first program's error if none starts. */
const firstThatStarts = async <T>(names: readonly string[], start: (name: string) => Promise<T>): Promise<T> => {
  const errors: unknown[] = [];
  for (const name of names)
    try {
      return await start(name);
    } catch (error) {
      errors.push(error);
    }
  throw errors[0];
};

/**
 * noeviction, because BullMQ loses jobs if Redis evicts keys. No snapshots, because the append-only file makes them
 * unnecessary.
 */
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
