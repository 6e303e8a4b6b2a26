import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startChild } from '../child.ts';
import { debianParts } from '../debian.ts';
import { onPort } from '../ports.ts';
import { type RunningServer, runServer, type ServerOptions } from './running-server.ts';

const run = promisify(execFile);

/** The glibc that the engine is linked with. */
const neededGlibc = 2.38;

/** MongoDB's own engine in a process of its own (it allows one a process). */
export const startMongo = async ({ dataDir, port: wanted }: ServerOptions): Promise<RunningServer> => {
  const directory = join(dataDir, 'mongo');
  await mkdir(directory, { recursive: true });
  return onPort(wanted, async (port) => {
    const host = fileURLToPath(import.meta.resolve('./mongo-host.ts'));
    const command = await commandForNode([host, directory, String(port)]);
    return runServer(urlOf(port), () =>
      startChild({ name: 'MongoDB', ...command, logFile: join(dataDir, 'logs/mongo.log'), ready: /^ready$/m }),
    );
  });
};

/**
 * directConnection: one standalone server, so there is no set of replicas to look for.
 * retryWrites=false: retries need sessions, which the engine has not; neither has it transactions or change streams.
 * w, journal: a write is acknowledged when it survives a kill; the engine journals.
 */
const urlOf = (port: number) =>
  `mongodb://127.0.0.1:${port}/?directConnection=true&retryWrites=false&w=majority&journal=true`;

/** Puts a database's name into the address of a server: `mongodb://a,b/?x=1` and `jobs` give `mongodb://a,b/jobs?x=1`. */
export const databaseUrl = (server: string, database: string) =>
  server.replace(/^(mongodb(?:\+srv)?:\/\/[^/?]+)(?:\/[^?]*)?/, `$1/${database}`);

const commandForNode = async (args: string[]) => {
  if ((await glibcVersion()) >= neededGlibc) return { program: process.execPath, args };
  const parts = await debianParts();
  return parts.command(process.execPath, args);
};

/** 0 where the C library is another one. Minor versions have two digits, so that they compare as a number. */
const glibcVersion = async (): Promise<number> => {
  const { stdout } = await run('getconf', ['GNU_LIBC_VERSION']).catch(() => ({ stdout: '' }));
  return Number(stdout.trim().split(' ')[1] ?? 0);
};
