type Heartbeat = 'serverHeartbeatSucceeded' | 'serverHeartbeatFailed';
/** A client of the driver, as far as its heartbeats go. */
type Client = { on(event: Heartbeat, listener: () => void): unknown };

/** The driver sends a heartbeat at least every ten seconds and reports whether it was answered. */
const silentForMs = 60_000;

/**
 * Detects a driver that has stopped sending heartbeats: nothing that it sends arrives although the server is up, and
 * only a restart helps. Answers a check that throws in that case, and not if the server is away.
 */
export const watchDriver = (client: Client, now: () => number = () => performance.now()) => {
  let heard = now();
  const note = () => (heard = now());
  client.on('serverHeartbeatSucceeded', note);
  client.on('serverHeartbeatFailed', note);
  return async () => {
    if (now() - heard > silentForMs) throw new Error('The MongoDB driver does not watch its server any more');
  };
};
