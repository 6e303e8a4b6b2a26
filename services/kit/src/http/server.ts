import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Express } from 'express';
import { ConfigError } from '../process/config.ts';
import { addHealthRoutes, type Health } from './health.ts';

export type Listening = Readonly<{ url: string; port: number }> & AsyncDisposable;

/** An Express app without the framework's headers. */
export const createApp = (): Express => express().disable('x-powered-by').disable('etag');

/** A whole request may take five minutes, as a large import does; its headers, and an idle connection, have less. */
const patience = {
  keepAliveTimeout: 65_000,
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5_000,
};
const maxConnections = 10_000;

/** Listens; disposing refuses new connections, lets requests finish and closes idle connections. */
export const listen = async (app: Express, port: number, host: string): Promise<Listening> => {
  const server = createServer(patience, app);
  server.maxConnections = maxConnections;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new ConfigError(`Nobody can listen on ${host}:${port}: ${error.message}`)));
    server.listen(port, host, resolve);
  });
  const bound = boundPort(server);
  return { url: `http://${host}:${bound}`, port: bound, [Symbol.asyncDispose]: () => drain(server) };
};

const boundPort = (server: Server) => {
  const address: AddressInfo | string | null = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

const drainTimeoutMs = 7_000;

const drain = (server: Server) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), drainTimeoutMs);
    server.close(() => (clearTimeout(timer), resolve()));
    server.closeIdleConnections();
  });

/** Serves health, readiness and metrics alone. */
export const listenForHealth = (options: Health & Readonly<{ port: number; host: string }>) => {
  const app = createApp();
  addHealthRoutes(app, options);
  return listen(app, options.port, options.host);
};
