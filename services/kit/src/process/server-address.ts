/** The address of one server or of several that act as one: `scheme://user:password@host:port,host:port/path?query`. */
export type ServerAddress = Readonly<{
  /** Without the colon. */
  scheme: string;
  /** Decoded; empty without credentials. */
  user: string;
  password: string;
  hosts: readonly Readonly<{ host: string; port: number | undefined }>[];
  /** Without the leading slash. */
  path: string;
  query: URLSearchParams;
}>;

const shape = /^([a-z][a-z0-9+]*):\/\/(?:([^/?#]*)@)?([^@/?#]+)(?:\/([^?#]*))?(?:\?([^#]*))?$/i;
const hostShape = /^(\[[^\]]+\]|[^:[\]\s]+)(?::(\d{1,5}))?$/;

/**
 * Parses an address. Each server may repeat scheme and credentials, as in NATS lists (`nats://a:4222,nats://b:4222`);
 * those of the first apply to all. Undefined if it is not an address.
 */
export const serverAddressIn = (value: string): ServerAddress | undefined => {
  const joined = value.trim().replaceAll(/,\s*[a-z][a-z0-9+]*:\/\/(?:[^@/,]*@)?/gi, ',');
  const [, scheme = '', credentials = '', list = '', path = '', query = ''] = shape.exec(joined) ?? [];
  if (scheme === '') return undefined;
  const hosts = list.split(',').map((one) => {
    const [, host, port] = hostShape.exec(one.trim()) ?? [];
    return host === undefined ? undefined : { host, port: port === undefined ? undefined : Number(port) };
  });
  const known = hosts.filter((host) => host !== undefined);
  if (known.length < hosts.length || known.some(({ port = 0 }) => port > 65_535)) return undefined;
  const [user = '', password = ''] = credentials.split(/:(.*)/s).map(decodeURIComponent);
  return { scheme: scheme.toLowerCase(), user, password, hosts: known, path, query: new URLSearchParams(query) };
};
