import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

export type Metrics = Registry;

/** A service's own registry, so that several services can share a process. */
export const createMetrics = (service: string): Metrics => {
  const metrics = new Registry();
  metrics.setDefaultLabels({ service });
  collectDefaultMetrics({ register: metrics });
  return metrics;
};

/** A number that is looked up whenever somebody asks for the metrics; with a label, one for each of its values. */
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
      for (const [value, number] of Object.entries(await read())) watched.set({ [label]: value }, number);
    },
  });
};
