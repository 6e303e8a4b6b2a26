import { setTimeout as sleep } from 'node:timers/promises';
import { openBus } from '@waratah/kit/events/bus';
import { createLogger } from '@waratah/kit/process/logger';
import { partNames } from '@waratah/stack/part-names';
import type { PartName } from '@waratah/stack/parts';
import { Redis } from 'ioredis';
import type { TestConstellation } from './constellation.ts';

export const wipes = ['redis emptied', 'nats emptied'] as const;
export type Wipe = (typeof wipes)[number];

type ServerToHarm = 'mongo' | 'redis' | 'nats' | 's3' | 'inbox';
export type ProcessToHarm = PartName | ServerToHarm;

const answersWithinMs = 10_000;

const serversToHarm: ReadonlySet<string> = new Set<ServerToHarm>(['mongo', 'redis', 'nats', 's3', 'inbox']);
const isServer = (name: ProcessToHarm): name is ServerToHarm => serversToHarm.has(name);

/**
 * What fault tests do to processes that run, and what tends them meanwhile. Every part has a process of its own. The
 * servers' own addresses are used, past any faulty link.
 */
export const stackFaults = ({ processes, urls, servers }: TestConstellation) => {
  const count = { unhealthy: 0, slowestReadyMs: 0 };

  /** Ends a process and starts it again. */
  const restart = async (name: ProcessToHarm, signal: NodeJS.Signals = 'SIGKILL') => {
    const began = performance.now();
    await (isServer(name) ? servers.running[name]?.stop(signal) : processes[name]?.kill(signal));
    await (isServer(name) ? servers.running[name] : processes[name])?.start();
    count.slowestReadyMs = Math.max(count.slowestReadyMs, performance.now() - began);
  };

  /** Stops a process from running for a while, as an overloaded machine does. */
  const freeze = async (name: ProcessToHarm, ms: number) => {
    const pid = isServer(name) ? servers.running[name]?.pid : processes[name]?.pid();
    if (!pid) throw new Error(`${name} does not run`);
    process.kill(pid, 'SIGSTOP');
    await sleep(ms);
    process.kill(pid, 'SIGCONT');
  };

  /** Empties Redis, or the bus. */
  const empty = async (wipe: Wipe) => {
    if (wipe === 'redis emptied') {
      const redis = new Redis(servers.redis);
      await redis.flushall();
      redis.disconnect();
      return;
    }
    await using bus = await openBus(servers.nats, 'test', createLogger('test', 'silent'));
    const { streams } = await bus.manager();
    for (const stream of ['EVENTS', 'MAIL', 'AUDIT']) await streams.delete(stream);
  };

  /** The status of a part's health page; undefined if it did not answer, or went away in the middle of its answer. */
  const healthOf = async (name: PartName) => {
    try {
      const answer = await fetch(`${urls[name]}/healthz`, { signal: AbortSignal.timeout(answersWithinMs) });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      return undefined;
    }
  };

  /** Restarts parts that report that only a restart helps, as Kubernetes does; answers which. */
  const tend = async () => {
    const ill: PartName[] = [];
    for (const name of partNames) if ((await healthOf(name)) === 503) ill.push(name);
    for (const name of ill) await restart(name);
    count.unhealthy += ill.length;
    return ill;
  };
  return { restart, freeze, empty, tend, count };
};
