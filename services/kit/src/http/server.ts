import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import express, { type Express } from 'express';
import { unavailable } from '../errors.ts';
import { ConfigError } from '../process/config.ts';
import { requestIdHeader } from '../process/request-id.ts';
import { addHealthRoutes, type Health } from './health.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { shareConnections } from './shared-connections.ts';

export type Listening = Readonly<{
  url: string;
  port: number;
  /**
   * Reports from now on that the process is not ready, and closes each connection after its answer. Requests are still
   * served.
   */
  retire: () => void;
}> &
  AsyncDisposable;

/** An Express app without the framework's headers. */
export const createApp = (): Express => express().disable('x-powered-by').disable('etag');

/** A whole request may take five minutes, as a large import does. Headers and idle connections have less time. */
const patience = {
  keepAliveTimeout: 65_000,
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5_000,
};
/** A connection on which nothing is sent or read for this time is closed, such as that of a download which nobody reads. */
const silenceMs = 120_000;
const maxConnections = 10_000;
/** A compressed download has a dozen listeners of its end; Node warns of a leak above ten. */
const mostListeners = 20;
/** After this time a kept connection is reopened, so that some move to a replica that was added since. */
const requestsAConnection = 500;

/** Listens; disposing refuses new connections, lets requests finish and closes idle connections. */
export const listen = async (app: RequestListener, port: number, host: string): Promise<Listening> => {
  let retiredAt: number | undefined;
  const answering = new Set<ServerResponse>();
  let refusing: NodeJS.Timeout | undefined;
  const retire = () => {
    retiredAt ??= performance.now();
    refusing ??= setTimeout(() => answering.forEach(refuseLate), drainTimeoutMs - toSendRefusalsMs).unref();
  };
  const serve: RequestListener = (request, response) => {
    response.setMaxListeners(mostListeners);
    answering.add(response);
    response.once('close', () => answering.delete(response));
    if (retiredAt !== undefined) response.setHeader('Connection', 'close');
    if (hosts(request.rawHeaders) > 1) refuseHosts(response);
    else if (retiredAt !== undefined && readiness.test(request.url ?? '')) refuseMore(response);
    else app(request, response);
  };
  const server = createServer(patience, oneAtATime(serve));
  const connections = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  shareConnections(server, maxConnections);
  server.maxRequestsPerSocket = requestsAConnection;
  server.timeout = silenceMs;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new ConfigError(`Nobody can listen on ${host}:${port}: ${error.message}`)));
    server.listen(port, host, resolve);
  });
  const bound = boundPort(server);
  const close = () => {
    retire();
    const withinMs = Math.max(0, drainTimeoutMs - (performance.now() - (retiredAt ?? 0)));
    return drain(server, connections, withinMs).finally(() => clearTimeout(refusing));
  };
  return { url: `http://${host}:${bound}`, port: bound, retire, [Symbol.asyncDispose]: close };
};

const readiness = /^\/readyz(?:\/own)?(?:\?|$)/;

const refuseMore = (response: ServerResponse) => {
  response.writeHead(503, { 'Content-Type': 'application/json' }).end('{"status":"stopping"}');
};

/**
 * Answers a request that is not answered by the end, so that its client hears so instead of a connection that breaks. Past
 * the response, whose handler may have set headers of another answer and may still want to begin it.
 */
const refuseLate = (response: ServerResponse) => {
  if (response.headersSent) return;
  const requestId = response.getHeader(requestIdHeader);
  const body = JSON.stringify({ detail: unavailable().detail, request_id: requestId });
  const head = [
    'HTTP/1.1 503 Service Unavailable',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Retry-After: 1',
    'Connection: close',
    ...(requestId ? [`${requestIdHeader}: ${String(requestId)}`] : []),
  ];
  response.socket?.end(`${head.join('\r\n')}\r\n\r\n${response.req.method === 'HEAD' ? '' : body}`);
};

/** How many Host headers a request has: proxies and Node may disagree on which one counts. */
const hosts = (rawHeaders: readonly string[]) => {
  let found = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') found += 1;
  return found;
};

const refuseHosts = (response: ServerResponse) => {
  const headers = { 'Content-Type': 'application/json', Connection: 'close' };
  response.writeHead(400, headers).end('{"detail":"A request may have only one Host header"}');
};

const boundPort = (server: Server) => {
  const address: AddressInfo | string | null = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

/**
 * How long requests may continue after the server retired; less than the process has to stop (process/lifecycle.ts).
 */
const drainTimeoutMs = 7_000;
/** Time for the refusals of those that are not answered by then. */
const toSendRefusalsMs = 500;

/** An answer that began before the server retired leaves its connection open, idle. */
const closeIdleEveryMs = 50;

const drain = (server: Server, connections: ReadonlySet<Socket>, withinMs: number) =>
  new Promise<void>((resolve) => {
    const closeIdle = () => {
      server.closeIdleConnections();
      // To Node a connection that has never sent anything is not idle: a client's spare one waits for its headers.
      for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    };
    const idle = setInterval(closeIdle, closeIdleEveryMs);
    const limit = setTimeout(() => server.closeAllConnections(), withinMs);
    server.close(() => (clearInterval(idle), clearTimeout(limit), resolve()));
  });

/** Opens a port that serves only health, readiness and metrics. */
export const listenForHealth = (options: Health & Readonly<{ port: number; host: string }>) =>
  listen(healthApp(options), options.port, options.host);

/** An app with health, readiness and metrics only. */
export const healthApp = (health: Health): Express => {
  const app = createApp();
  addHealthRoutes(app, health);
  return app;
};
