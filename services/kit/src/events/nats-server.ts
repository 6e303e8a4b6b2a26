import { credsAuthenticator } from '@nats-io/transport-node';
import type { NatsSettings } from '../process/servers.ts';
import { serverAddressIn } from '../process/server-address.ts';

/**
 * How a client connects to NATS: all addresses, the credentials (which the library does not read from an address), and
 * TLS if the addresses require it.
 */
export const natsServer = (server: string | NatsSettings) => {
  const { url, credentials, caFile } = typeof server === 'string' ? { url: server } : server;
  const { scheme = '', user = '', password = '', hosts = [] } = serverAddressIn(url) ?? {};
  return {
    servers: hosts.map(({ host, port = 4222 }) => `${host}:${port}`),
    ...(user && { user, pass: password }),
    ...(credentials && { authenticator: credsAuthenticator(new TextEncoder().encode(credentials)) }),
    ...((scheme === 'tls' || caFile) && { tls: caFile ? { caFile } : {} }),
  };
};
