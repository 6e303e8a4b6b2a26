import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

export type Metrics = Registry;

/** A service's own registry, so that several services can share a process. */
export const createMetrics = (service: string): Metrics => {
  const metrics = new Registry();
  metrics.setDefaultLabels({ service });
  collectDefaultMetrics({ register: metrics });
  return metrics;
};

/** A number that is looked up whenever somebody asks for the metrics; while it cannot be, the metric is missing. */
export const watchOne = (
  metrics: Metrics,
  gauge: Readonly<{ name: string; help: string; read: () => Promise<number> }>,
) => {
  const { name, help, read } = gauge;
  const watched = new Gauge({
    name,
    help,
    registers: [metrics],
    collect: async () => {
      const number = await inTime(read());
      if (number === undefined) watched.remove();
      else watched.set(number);
    },
  });
};

/** A number that is looked up whenever somebody asks for the metrics; with a label, one for each of its values; while it cannot be looked up, it is missing. */
export const watch = (
  metrics: Metrics,
  gauge: Readonly<{ name: string; help: string; label: string; read: () => Promise<Readonly<Record<string, number>>> }>,
) => {
  const { name, help, label, read } = gauge;
  const watched = new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [metrics],
    collect: async () => {
      watched.reset();
      for (const [value, number] of Object.entries((await inTime(read())) ?? {}))
        watched.set({ [label]: value }, number);
    },
  });
};

const lookUpMs = 2_000;

/** A dependency that is away takes its own numbers away, and nobody else's. */
export const inTime = <T>(number: Promise<T>): Promise<T | undefined> => {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, lookUpMs, undefined);
  return Promise.race([number.catch(() => undefined), late]).finally(() => clearTimeout(timer));
};
