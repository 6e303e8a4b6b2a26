import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';

/** Carries a request's id from the gateway to the services. The gateway also returns it to the client. */
export const requestIdHeader = 'x-request-id';

const requests = new AsyncLocalStorage<string>();
const shape = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The id of the request that is being worked on, for logs and events; undefined for work that no request caused. */
export const currentRequestId = (): string | undefined => requests.getStore();

/** Runs work as part of a request. Without a valid id it counts as work that no request caused. */
export const withinRequest = <T>(id: string | undefined, work: () => T): T =>
  id !== undefined && shape.test(id) ? requests.run(id, work) : work();

/** Gives each request a new id, ignoring any that the client sent, and returns it in `X-Request-Id`. */
export const nameRequests: RequestHandler = (_request, response, next) => {
  const id = randomUUID();
  response.setHeader(requestIdHeader, id);
  requests.run(id, next);
};

/** Takes over the id that the gateway sent. */
export const followRequests: RequestHandler = (request, _response, next) =>
  withinRequest(request.get(requestIdHeader), next);
