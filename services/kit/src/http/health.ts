import type { Express, Response } from 'express';
import type { Metrics } from '../metrics/metrics.ts';

/** One dependency: resolves when it answers, throws when it does not. */
export type Checks = Readonly<Record<string, () => Promise<unknown>>>;

const checkTimeoutMs = 2_000;

const within = <T>(promise: Promise<T>): Promise<T> => {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer in time')), checkTimeoutMs);
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
};

const stateOf = async (check: () => Promise<unknown>) => {
  try {
    await within(check());
    return 'up';
  } catch {
    return 'down';
  }
};

/** Asks every dependency; ready when all are up. */
export const readiness = async (checks: Checks) => {
  const states = await Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await stateOf(check)]));
  return { ready: states.every(([, state]) => state === 'up'), dependencies: Object.fromEntries(states) };
};

const answerReadiness = async (response: Response, checks: Checks) => {
  const { ready, dependencies } = await readiness(checks);
  response.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'not ready', dependencies });
};

export type Health = Readonly<{
  /** What only a restart of the process mends, when it throws. */
  alive?: () => Promise<unknown>;
  /** The servers and services that the process needs. */
  checks: Checks;
  /** What this process prepares by itself, such as an index in memory. */
  own?: Checks;
  metrics: Metrics;
}>;

const addAlive = (app: Express, { alive = async () => undefined }: Health) => {
  app.get('/healthz', async (_request, response) => {
    const isAlive = (await stateOf(alive)) === 'up';
    response.status(isAlive ? 200 : 503).json({ status: isAlive ? 'alive' : 'needs a restart' });
  });
};

const rememberedMs = 1_000;

/** What strangers may know: `/healthz`, and `/readyz` in a word, which is asked of the dependencies once a second at most. */
export const addPublicHealth = (app: Express, health: Health) => {
  let asked = { at: 0, answer: Promise.resolve(false) };
  const isReady = () => {
    if (Date.now() - asked.at >= rememberedMs)
      asked = { at: Date.now(), answer: readiness({ ...health.checks, ...health.own }).then(({ ready }) => ready) };
    return asked.answer;
  };
  addAlive(app, health);
  app.get('/readyz', async (_request, response) => {
    const ready = await isReady();
    response.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'not ready' });
  });
};

/**
 * `/healthz` (alive, or in need of a restart), `/readyz` (each dependency), `/readyz/own` (ready for requests: servers shared by all replicas
 * are left out, because one that is down would take every replica out of service) and `/metrics`.
 */
export const addHealthRoutes = (app: Express, health: Health) => {
  const { checks, own = {}, metrics } = health;
  addAlive(app, health);
  app.get('/readyz', (_request, response) => answerReadiness(response, { ...checks, ...own }));
  app.get('/readyz/own', (_request, response) => answerReadiness(response, own));
  app.get(
    '/metrics',
    async (_request, response) => void response.type(metrics.contentType).send(await metrics.metrics()),
  );
};
