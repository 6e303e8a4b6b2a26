import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startChild } from '../child.ts';
import { onPort } from '../ports.ts';
import { type RunningServer, runServer, type ServerOptions } from './running-server.ts';

export type S3Keys = Readonly<{ accessKey: string; secretKey: string }>;

/** An object store in a process of its own: path style, any region, and only for who signs with the keys. */
export const startS3 = async (options: ServerOptions & S3Keys): Promise<RunningServer> => {
  const directory = join(options.dataDir, 's3');
  await mkdir(directory, { recursive: true });
  return onPort(options.port, (port) => {
    const host = fileURLToPath(import.meta.resolve('./s3-host.ts'));
    return runServer(`http://127.0.0.1:${port}`, () =>
      startChild({
        name: 'S3',
        program: process.execPath,
        args: [host, directory, String(port)],
        // Not as arguments, which every user of the machine can read.
        env: { S3_ACCESS_KEY: options.accessKey, S3_SECRET_KEY: options.secretKey },
        logFile: join(options.dataDir, 'logs/s3.log'),
        ready: /^ready$/m,
      }),
    );
  });
};
