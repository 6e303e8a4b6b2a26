import { Agent, type AgentOptions } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import type { Duplex } from 'node:stream';

/** Keep-alive connections that are closed after this many milliseconds without traffic. */
export type SteadyOptions = Readonly<{ secure: boolean; silenceMs: number }>;

/**
 * An agent whose requests fail with ETIMEDOUT if the link goes silent; Node's own agent only emits an event and
 * continues to wait. The next request opens a new connection.
 */
export const steadyAgent = ({ secure, silenceMs }: SteadyOptions): Agent => {
  const options: AgentOptions = { keepAlive: true, timeout: silenceMs };
  const agent = secure ? new SecureAgent(options) : new Agent(options);
  const connect = agent.createConnection.bind(agent);
  agent.createConnection = (...request) => closedInSilence(connect(...request));
  return agent;
};

const closedInSilence = (socket: Duplex | null | undefined) => {
  const silent = Object.assign(new Error('The link has gone silent'), { code: 'ETIMEDOUT' });
  socket?.once('timeout', () => socket.destroy(silent));
  return socket;
};
