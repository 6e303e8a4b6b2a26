import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { objectRights } from '@waratah/kit/files/object-rights';
import { startChild } from '../child.ts';
import { onPort } from '../ports.ts';
import { type RunningServer, runServer, type ServerOptions } from './running-server.ts';
import type { S3User } from './s3-rights.ts';

export type S3Keys = Pick<S3User, 'accessKey' | 'secretKey'>;

/** A part's own keys, with its own rights; derived from the keys that give access to everything. */
export const s3KeysOf = (part: string, { secretKey }: S3Keys): S3Keys => ({
  accessKey: part,
  secretKey: `${secretKey}-${part}`,
});

/** An object store in a separate process: path style, any region, with keys for everything and keys for each part. */
export const startS3 = async ({ accessKey, secretKey, ...options }: ServerOptions & S3Keys): Promise<RunningServer> => {
  const keys = { accessKey, secretKey };
  const parts = Object.entries(objectRights).map(([part, rights]) => ({ ...s3KeysOf(part, keys), rights }));
  const users: readonly S3User[] = [keys, ...parts];
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
        env: { S3_USERS: JSON.stringify(users) },
        logFile: join(options.dataDir, 'logs/s3.log'),
        ready: /^ready$/m,
      }),
    );
  });
};
