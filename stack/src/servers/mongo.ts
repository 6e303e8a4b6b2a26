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

/** The glibc version that the engine needs. */
const neededGlibc = 2.38;

/** MongoDB's own engine in a separate process, since it allows only one instance per process. */
export const startMongo = async ({
  dataDir,
  port: wanted,
  scratch,
}: ServerOptions & Readonly<{ scratch: boolean }>): Promise<RunningServer> => {
  const directory = join(dataDir, 'mongo');
  await mkdir(directory, { recursive: true });
  return onPort(wanted, async (port) => {
    const host = fileURLToPath(import.meta.resolve('./mongo-host.ts'));
    const command = await commandForNode([host, directory, String(port), ...(scratch ? ['scratch'] : [])]);
    return runServer(urlOf(port), () =>
      startChild({ name: 'MongoDB', ...command, logFile: join(dataDir, 'logs/mongo.log'), ready: /^ready$/m }),
    );
  });
};

/**
 * directConnection: a standalone server has no replica set to discover. retryWrites=false: retries need sessions, which
 * this engine lacks; it also lacks transactions and change streams. w, journal: a write is acknowledged once it is in
 * the journal and survives a kill.
 */
const urlOf = (port: number) =>
  `mongodb://127.0.0.1:${port}/?directConnection=true&retryWrites=false&w=majority&journal=true`;

const commandForNode = async (args: string[]) => {
  if ((await glibcVersion()) >= neededGlibc) return { program: process.execPath, args };
  const parts = await debianParts();
  return parts.command(process.execPath, args);
};

/** The glibc version as a number, with two digits for the minor version; 0 for another C library. */
const glibcVersion = async (): Promise<number> => {
  const { stdout } = await run('getconf', ['GNU_LIBC_VERSION']).catch(() => ({ stdout: '' }));
  return Number(stdout.trim().split(' ')[1] ?? 0);
};
