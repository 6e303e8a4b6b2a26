import { isNativeError } from 'node:util/types';

/** Errors of the MongoDB, Redis, NATS and HTTP clients that mean that the server did not answer. */
const names = new Set([
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoServerSelectionError',
  'MongooseServerSelectionError',
  'MongoPoolClearedError',
  'MongoPoolClosedError',
  'PoolClearedOnNetworkError',
  'MongoWaitQueueTimeoutError',
  'MongoOperationTimeoutError',
  'MongoTopologyClosedError',
  'MongoNotConnectedError',
  'MaxRetriesPerRequestError',
  'NoResponders',
  'JetStreamNotEnabled',
  'ConnectionError',
  'AbortError',
  'TimeoutError',
]);

const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_SOCKET',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
]);

/**
 * Codes of MongoDB's own answers while it stops, or while another of its servers takes over: for example
 * ShutdownInProgress, PrimarySteppedDown and NotWritablePrimary.
 */
const mongoCodes = new Set([6, 7, 64, 89, 91, 134, 189, 262, 9_001, 10_058, 10_107, 11_600, 11_602, 13_435, 13_436]);

/**
 * ioredis, Redis itself while it reads its data or another of its servers takes over, and the object store's client for
 * a status of 408, 429, or 500 and above, throw plain errors for these.
 */
const messages =
  /^(?:Command timed out|Connection is closed\.|Stream isn't writeable|(?:LOADING|READONLY|MASTERDOWN|CLUSTERDOWN|NOREPLICAS|TRYAGAIN|UNBLOCKED) )|Retryable HTTP status: \d+$/;

/** Whether an error, or its cause, says that a server did not answer, so that trying again may help. */
export const isServerUnavailable = (error: unknown): boolean => {
  // In tests, errors thrown by Node come from another realm, so `instanceof Error` is false for them.
  if (!isNativeError(error)) return false;
  const code = 'code' in error ? error.code : undefined;
  // NATS without a leader, or without room.
  if (error.name === 'JetStreamApiError' && 'status' in error) return error.status === 503;
  return (
    names.has(error.name) ||
    (typeof code === 'string' && codes.has(code)) ||
    (typeof code === 'number' && error.name.startsWith('Mongo') && mongoCodes.has(code)) ||
    messages.test(error.message) ||
    isServerUnavailable(error.cause)
  );
};
