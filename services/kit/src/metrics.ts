import { collectDefaultMetrics, Registry } from 'prom-client';

export type Metrics = Registry;

/** A service's own registry, so that several services can share a process. */
export const createMetrics = (service: string): Metrics => {
  const metrics = new Registry();
  metrics.setDefaultLabels({ service });
  collectDefaultMetrics({ register: metrics });
  return metrics;
};
