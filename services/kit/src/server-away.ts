/** Errors of the clients of MongoDB, Redis and NATS that mean: the server did not answer. */
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
]);

/** ioredis throws plain errors for these. */
const redisMessages = /^(?:Command timed out|Connection is closed\.|Stream isn't writeable)/;

/** Whether an error, or what caused it, says that a server did not answer: a reason to try again, not a bug. */
export const isServerAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return (
    names.has(error.name) ||
    (typeof code === 'string' && codes.has(code)) ||
    redisMessages.test(error.message) ||
    isServerAway(error.cause)
  );
};
