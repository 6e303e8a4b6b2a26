import type { Express, Response } from 'express';
import { build } from '../metrics/build-info.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { inTime } from '../process/in-time.ts';

/** One dependency: resolves when it answers, throws when it does not. */
export type Checks = Readonly<Record<string, () => Promise<unknown>>>;

const checkTimeoutMs = 2_000;

const late = () => Promise.reject(new Error('no answer in time'));

const stateOf = async (check: () => Promise<unknown>) => {
  try {
    await inTime(check(), checkTimeoutMs, late);
    return 'up';
  } catch {
    return 'down';
  }
};

/** Checks every dependency. Ready if all are up; else `missing` names those that are not. */
export const readiness = async (checks: Checks) => {
  const states = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, await stateOf(check)] as const),
  );
  const missing = states.filter(([, state]) => state === 'down').map(([name]) => name);
  return { ready: missing.length === 0, missing, dependencies: Object.fromEntries(states) };
};

const answerReadiness = async (response: Response, checks: Checks) => {
  const { ready, dependencies } = await readiness(checks);
  response.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'not ready', dependencies });
};

export type Health = Readonly<{
  /** Checks that throw if only a restart of the process helps. */
  alive?: () => Promise<unknown>;
  /** The servers and services that the process needs. */
  checks: Checks;
  /** Things that this process prepares itself, such as an index in memory. */
  own?: Checks;
  metrics: Metrics;
}>;

const addAlive = (app: Express, { alive = async () => undefined }: Health) => {
  app.get('/healthz', async (_request, response) => {
    const isAlive = (await stateOf(alive)) === 'up';
    response
      .status(isAlive ? 200 : 503)
      .json({ status: isAlive ? 'alive' : 'needs a restart', version: build.version });
  });
};

const rememberedMs = 1_000;

/**
 * The public health routes: `/healthz`, and `/readyz` as a single word. Dependencies are checked at most once a second.
 */
export const addPublicHealth = (app: Express, health: Health) => {
  let lastCheck = { at: 0, answer: Promise.resolve(false) };
  const isReady = () => {
    if (Date.now() - lastCheck.at >= rememberedMs)
      lastCheck = { at: Date.now(), answer: readiness({ ...health.checks, ...health.own }).then(({ ready }) => ready) };
    return lastCheck.answer;
  };
  addAlive(app, health);
  app.get('/readyz', async (_request, response) => {
    const ready = await isReady();
    response.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'not ready' });
  });
};

/**
 * `/healthz` (alive, or in need of a restart), `/readyz` (each dependency), `/readyz/own` (ready for requests, not
 * counting servers that all replicas share: if one of those is down, taking every replica out of service would not
 * help) and `/metrics`.
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
