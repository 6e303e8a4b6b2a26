type Heartbeat = 'serverHeartbeatSucceeded' | 'serverHeartbeatFailed';
/** A client of the driver, as far as its heartbeats go. */
type Client = { on(event: Heartbeat, listener: () => void): unknown };

/** The driver asks its server at least every ten seconds, and tells whether it answered or not. */
const silentForMs = 60_000;

/**
 * Notices a driver that has stopped asking its server: nothing it sends arrives any more, though the server lives, and
 * only a restart helps. Answers a check that throws then; a server that is away is no reason.
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
