import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { partNames } from '@waratah/stack/part-names';
import type { PartName } from '@waratah/stack/parts';
import { root } from '@waratah/stack/settings';
import { z } from 'zod';
import { keepsLogs, openLog } from './logs.ts';

/** A way to run all parts. */
export type Mode = Readonly<{
  /** Parts that are separate processes: every one, as in production, or these; otherwise only ai, as in the local stack. */
  apart?: boolean | readonly PartName[];
  settings?: Readonly<Record<string, string>>;
  /** A stand-in for a model writes descriptions; the job's title decides what it does. */
  model?: boolean;
  /** With the accounts and ads of the demo. */
  demo?: boolean;
  /** The folder of the web client, if not the usual one. */
  dist?: string;
}>;

/** What portal-process.ts sends when all parts run. */
const Portal = z.object({
  gateway: z.string(),
  /** Address of detailed readiness and metrics, for operators. */
  ops: z.string(),
  /** The environment with which every part was started. */
  env: z.record(z.string(), z.string()),
  /** The address of each part. */
  urls: z.record(z.enum(partNames), z.string()),
  mongo: z.string(),
  redis: z.string(),
  nats: z.string(),
  s3: z.object({ endpoint: z.string(), accessKey: z.string(), secretKey: z.string(), region: z.string() }),
  inbox: z.string(),
  google: z.object({ issuer: z.string(), clientId: z.string(), clientSecret: z.string() }),
});

/** Addresses of running parts and of their servers. */
export type Portal = Readonly<z.infer<typeof Portal>>;

/** A part with a process of its own, or a server: `identity`, `redis`. */
type Process = PartName | 'mongo' | 'redis' | 'nats' | 's3';

/** A portal that runs for one test file, which may stop parts of it. */
export type OwnPortal = AsyncDisposable &
  Portal &
  Readonly<{
    /** What its parts have written so far. */
    written: () => string;
    /** Ends a process by a signal, SIGTERM by default, and resolves when it is gone. */
    stop: (name: Process, signal?: NodeJS.Signals) => Promise<void>;
    /** Starts it again, with the same address and data. */
    start: (name: Process) => Promise<void>;
    /** The parts with a process of their own that ended by themselves, each with its signal or exit code. */
    ended: () => Promise<readonly string[]>;
  }>;

const Reply = z.object({ id: z.number(), ended: z.array(z.string()).default([]), error: z.string().optional() });

/** Runs all parts in a process of their own, without the test runner's loader. */
export const startPortal = async (mode: Mode = {}): Promise<OwnPortal> => {
  const child = fork(join(root, 'tests/support/portal-process.ts'), [JSON.stringify(mode)], {
    cwd: root,
    execArgv: [],
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const log = openLog(`portal-${child.pid}`);
  let written = '';
  const isQuiet = keepsLogs || mode.settings?.LOG_LEVEL !== undefined;
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      written += String(chunk);
      log?.write(chunk);
      if (!isQuiet) process.stderr.write(chunk);
    });
  const ended = once(child, 'exit');
  const failed = ended.then(() => Promise.reject(new Error(`the portal ended at its start: ${written.slice(-2_000)}`)));
  const [message] = await Promise.race([once(child, 'message'), failed]);
  failed.catch(() => undefined);
  let asked = 0;
  const ask = async (wanted: Wanted) => {
    const id = ++asked;
    const replied = new Promise<z.infer<typeof Reply>>((resolve) => {
      const listen = (sent: unknown) => {
        const reply = Reply.parse(sent);
        if (reply.id !== id) return;
        child.off('message', listen);
        resolve(reply);
      };
      child.on('message', listen);
    });
    child.send({ ...wanted, id });
    const { error, ended: parts } = await Promise.race([replied, failed]);
    if (error !== undefined) throw new Error(error);
    return parts;
  };
  return {
    ...Portal.parse(message),
    written: () => written,
    stop: async (name, signal = 'SIGTERM') => void (await ask({ act: 'stop', name, signal })),
    start: async (name) => void (await ask({ act: 'start', name })),
    ended: () => ask({ act: 'tell' }),
    [Symbol.asyncDispose]: async () => {
      if (child.connected) child.disconnect();
      await ended;
      log?.end();
    },
  };
};

type Wanted =
  | Readonly<{ act: 'stop'; name: Process; signal: NodeJS.Signals }>
  | Readonly<{ act: 'start'; name: Process }>
  | Readonly<{ act: 'tell' }>;

/** The portals that test files share; each file has people of its own, with a domain that only it uses. */
export const sharedModes = {
  /** As the local stack runs. */
  pilot: {},
  /** With public pages and applications. */
  open: { PILOT: 'off' },
} as const;

export type Shared = keyof typeof sharedModes;

/** A portal that other test files use at the same time: started when the first asks for it (shared-portals.ts). */
export const sharedPortal = async (name: Shared): Promise<Portal> => {
  const answer = await fetch(`${process.env.SHARED_PORTALS}/${name}`);
  if (!answer.ok) throw new Error(await answer.text());
  return Portal.parse(await answer.json());
};
