import type { RequestListener } from 'node:http';
import { unavailable } from '../errors.ts';
import { addHealthRoutes, type Checks } from './health.ts';
import { createApp, type Listening, listen } from './server.ts';
import type { Metrics } from '../metrics/metrics.ts';

/** A port that is open from the start of a process. Until `serve` is called, it answers only health checks. */
export type EarlyServer = Listening & Readonly<{ serve: (app: RequestListener) => void }>;

type Address = Readonly<{ port: number; host: string }>;
type Waiting = Readonly<{ checks: Checks; metrics: Metrics }>;

/**
 * Opens a process's port. It reports that it is alive, and not ready until every check passes and `serve` was called.
 */
export const openEarlyServer = async ({ port, host }: Address, { checks, metrics }: Waiting): Promise<EarlyServer> => {
  let serving = waitingApp({ checks, metrics });
  const listening = await listen((request, response) => serving(request, response), port, host);
  return { ...listening, serve: (app) => void (serving = app) };
};

const waitingApp = ({ checks, metrics }: Waiting): RequestListener => {
  const app = createApp();
  const started = () => Promise.reject(new Error('still starting'));
  addHealthRoutes(app, { checks, own: { started }, metrics });
  const { code, message, detail, retryAfterS } = unavailable();
  // In the form of a GraphQL error, so that the gateway passes it on.
  app.post('/graphql', (_request, response) => {
    response.json({ errors: [{ message, extensions: { code, detail, retryAfterS } }] });
  });
  app.use((_request, response) => void response.status(503).set('Retry-After', String(retryAfterS)).json({ detail }));
  return app;
};
