import { inTime } from '../process/in-time.ts';
import { reportBuild } from './build-info.ts';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';

export type Metrics = Registry;

/** A service's own registry, so that several services can share a process. */
export const createMetrics = (service: string): Metrics => {
  const metrics = new Registry();
  metrics.setDefaultLabels({ service });
  collectDefaultMetrics({ register: metrics });
  reportBuild(metrics);
  return metrics;
};

/** A counter with one label. It reports 0 for each value from the start, because Prometheus sees no rise in a series that is new. */
export const counter = <Label extends string>(
  metrics: Metrics,
  { name, help, label, values }: Readonly<{ name: string; help: string; label: Label; values: readonly string[] }>,
) => {
  const counted = new Counter<string>({ name, help, labelNames: [label], registers: [metrics] });
  for (const value of values) counted.inc({ [label]: value }, 0);
  return counted;
};

/** A gauge that is read at every scrape. It is left out while reading it fails. */
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
      const number = await readInTime(read());
      if (number === undefined) watched.remove();
      else watched.set(number);
    },
  });
};

/** A gauge with labels that is read at every scrape. It is left out while reading it fails. */
export const watchEach = <Label extends string>(
  metrics: Metrics,
  gauge: Readonly<{
    name: string;
    help: string;
    labels: readonly Label[];
    read: () => Promise<readonly Readonly<{ of: Readonly<Record<Label, string>>; value: number }>[]>;
  }>,
) => {
  const { name, help, labels, read } = gauge;
  const watched = new Gauge<string>({
    name,
    help,
    labelNames: labels,
    registers: [metrics],
    collect: async () => {
      watched.reset();
      for (const { of, value } of (await readInTime(read())) ?? []) watched.set(of, value);
    },
  });
};

/** The same with one label. */
export const watch = (
  metrics: Metrics,
  gauge: Readonly<{ name: string; help: string; label: string; read: () => Promise<Readonly<Record<string, number>>> }>,
) => {
  const { name, help, label, read } = gauge;
  const readEach = async () => Object.entries(await read()).map(([key, value]) => ({ of: { [label]: key }, value }));
  watchEach<string>(metrics, { name, help, labels: [label], read: readEach });
};

const readTimeoutMs = 2_000;

/** Undefined if reading fails or takes too long, so that a dependency that is down affects only its own metrics. */
export const readInTime = <T>(number: Promise<T>): Promise<T | undefined> =>
  inTime<T | undefined>(
    number.catch(() => undefined),
    readTimeoutMs,
    () => undefined,
  );
