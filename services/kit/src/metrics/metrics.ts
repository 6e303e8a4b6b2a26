import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';

export type Metrics = Registry;

/** A service's own registry, so that several services can share a process. */
export const createMetrics = (service: string): Metrics => {
  const metrics = new Registry();
  metrics.setDefaultLabels({ service });
  collectDefaultMetrics({ register: metrics });
  return metrics;
};

/** A counter with labels. */
export const counter = <Label extends string>(
  metrics: Metrics,
  { name, help, labels }: Readonly<{ name: string; help: string; labels: readonly Label[] }>,
) => new Counter({ name, help, labelNames: labels, registers: [metrics] });

/** A gauge that is read at every scrape; while it cannot be read, the metric is missing. */
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

/** A gauge with one label that is read at every scrape; while it cannot be read, the metric is missing. */
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

const readTimeoutMs = 2_000;

/** Undefined when the read fails or takes too long, so that a dependency that is down hides only its own metrics. */
export const inTime = <T>(number: Promise<T>): Promise<T | undefined> => {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, readTimeoutMs, undefined);
  return Promise.race([number.catch(() => undefined), late]).finally(() => clearTimeout(timer));
};
