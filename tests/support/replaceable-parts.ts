import { scoped } from '@waratah/kit/process/lifecycle';
import { startPartProcess } from '@waratah/stack/part-process';
import { partNames } from '@waratah/stack/part-names';
import { type PartName, parts } from '@waratah/stack/parts';
import { freePort } from '@waratah/stack/ports';
import type { Servers } from '@waratah/stack/servers';
import { expect } from '@jest/globals';
import { type Balancer, startBalancer } from './balancer.ts';
import { prepareParts } from './constellation.ts';
import { eventually } from './eventually.ts';

type Process = Readonly<{ url: string; stop: () => Promise<void> }>;
type Settings = Readonly<Record<string, string>>;

/** Longer than a balancer needs to notice that a process is about to stop, even if it is paused meanwhile. */
const drainMs = 4_500;

const portOf = (name: PartName) => (name === 'gateway' ? 'PORT' : `${name.toUpperCase()}_PORT`);

/**
 * All parts, each behind a balancer, to be replaced as in a rollout. Those in `apart` are processes of their own; the
 * others run in this process.
 */
export const startReplaceableParts = (servers: Servers, apart: readonly PartName[], first: Settings = {}) =>
  scoped(async (scope) => {
    const { envOf } = await prepareParts(servers);
    const balancers = new Map<PartName, Balancer>();
    for (const name of partNames)
      balancers.set(name, scope.use(await startBalancer(name === 'gateway' ? '/readyz' : '/readyz/own')));
    const running = new Map<PartName, Process>();
    // Processes close before their balancers.
    scope.defer(() => Promise.all([...running.values()].map(({ stop }) => stop())).then(() => undefined));

    const balancerOf = (name: PartName) => {
      const balancer = balancers.get(name);
      if (!balancer) throw new Error(`${name} has no balancer`);
      return balancer;
    };

    /** Starts another process of a part, which gets connections as soon as it is ready. */
    const start = async (name: PartName, settings: Settings): Promise<Process> => {
      const port = String(await freePort());
      const others = Object.fromEntries([...balancers].map(([other, { url }]) => [`${other.toUpperCase()}_URL`, url]));
      const own = { [portOf(name)]: port, OPS_PORT: '0', DRAIN_MS: String(drainMs) };
      const env = { ...envOf(name), ...others, ...own, ...settings };
      const process = apart.includes(name)
        ? await startPartProcess(parts[name].main, env)
        : await parts[name].start(env);
      const url = `http://127.0.0.1:${port}`;
      const balancer = balancerOf(name);
      balancer.add(url);
      await eventually(async () => expect([name, balancer.isReady(url)]).toEqual([name, true]));
      return { url, stop: async () => process[Symbol.asyncDispose]() };
    };

    const startFirst = async (name: PartName) => void running.set(name, await start(name, first));
    await Promise.all(partNames.filter((name) => name !== 'gateway').map(startFirst));
    await startFirst('gateway');
    return {
      gateway: balancerOf('gateway').url,
      /** Replaces a part, the new process first. Answers how long the old one took to stop, in milliseconds. */
      replace: async (name: PartName, settings: Settings = {}) => {
        const old = running.get(name);
        running.set(name, await start(name, settings));
        const told = performance.now();
        await old?.stop();
        balancerOf(name).remove(old?.url ?? '');
        return performance.now() - told;
      },
    };
  });
