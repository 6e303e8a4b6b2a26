import { AsyncLocalStorage } from 'node:async_hooks';
import type { Express, Request } from 'express';
import { Counter, Histogram } from 'prom-client';
import type { Logger } from '../process/logger.ts';
import type { Metrics } from './metrics.ts';

/** The pattern of the route instead of the path, because paths contain ids. */
const routeOf = (request: Request): string => {
  const { route, baseUrl, path } = request;
  if (typeof route?.path === 'string') return `${baseUrl}${route.path}`;
  return path.startsWith('/graphql') || baseUrl === '/graphql' ? '/graphql' : 'other';
};

/** Slower requests are logged. The alert on slow requests uses the same limit. */
const slowS = 2;

/** Measures rate, errors and duration of the routes added after it, and logs each failed or slow request. */
export const measureRequests = (app: Express, metrics: Metrics, log: Logger) => {
  const duration = new Histogram({
    name: 'waratah_request_duration_seconds',
    help: 'How long requests took, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [metrics],
  });
  app.use((request, response, next) => {
    const began = process.hrtime.bigint();
    const ended = AsyncLocalStorage.bind(() => {
      const seconds = Number(process.hrtime.bigint() - began) / 1e9;
      const status = response.writableFinished ? String(response.statusCode) : 'left';
      const measured = { method: request.method, route: routeOf(request), status } as const;
      duration.observe(measured, seconds);
      const failed = Number(status) >= 500;
      const line = { ...measured, ms: Math.round(seconds * 1_000) };
      if (failed) log.warn(line, 'request failed');
      else if (seconds > slowS) log.info(line, 'request was slow');
    });
    response.once('close', ended);
    next();
  });
};

/** Error codes that mean that a service does not work. The alerts use them. */
const failures = ['UNAVAILABLE', 'INTERNAL'] as const;

/**
 * Counts errors in GraphQL answers, which have status 200 nevertheless. Failures of the given subgraphs are reported from
 * the start, as 0.
 */
export const countErrors = (metrics: Metrics, subgraphs: readonly string[]) => {
  const errors = new Counter({
    name: 'waratah_graphql_errors_total',
    help: 'Errors in GraphQL answers, by code and the subgraph where they began',
    labelNames: ['code', 'subgraph'],
    registers: [metrics],
  });
  for (const subgraph of subgraphs) for (const code of failures) errors.inc({ code, subgraph }, 0);
  return (code: unknown, subgraph: string) =>
    errors.inc({ code: typeof code === 'string' ? code : 'INTERNAL', subgraph });
};
