import type { Express, Request } from 'express';
import { Counter, Histogram } from 'prom-client';
import type { Metrics } from './metrics.ts';

/** The route's pattern instead of the path, because paths contain ids. */
const routeOf = (request: Request): string => {
  const { route, baseUrl, path } = request;
  if (typeof route?.path === 'string') return `${baseUrl}${route.path}`;
  return path.startsWith('/graphql') || baseUrl === '/graphql' ? '/graphql' : 'other';
};

/** Measures rate, errors and duration of the routes that are added after this. */
export const measureRequests = (app: Express, metrics: Metrics) => {
  const duration = new Histogram({
    name: 'waratah_request_duration_seconds',
    help: 'How long requests took, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [metrics],
  });
  app.use((request, response, next) => {
    const began = process.hrtime.bigint();
    response.once('close', () => {
      const seconds = Number(process.hrtime.bigint() - began) / 1e9;
      const status = response.writableFinished ? String(response.statusCode) : 'left';
      duration.observe({ method: request.method, route: routeOf(request), status }, seconds);
    });
    next();
  });
};

/** Counts what went wrong in answers of GraphQL, whose status is 200 all the same. */
export const countErrors = (metrics: Metrics) => {
  const errors = new Counter({
    name: 'waratah_graphql_errors_total',
    help: 'Errors in GraphQL answers, by code',
    labelNames: ['code'],
    registers: [metrics],
  });
  return (code: unknown) => errors.inc({ code: typeof code === 'string' ? code : 'INTERNAL' });
};
