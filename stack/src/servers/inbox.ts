import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startChild } from '../child.ts';
import { onPort } from '../ports.ts';
import { type RunningServer, runServer, type ServerOptions } from './running-server.ts';

type InboxOptions = ServerOptions &
  Readonly<{
    smtpPort?: number | undefined;
    /**
     * The most messages kept; the oldest are dropped. A thousand digests take some 50 MB, and add a second to the next
     * start.
     */
    keep?: number;
  }>;

/** Catches all email: SMTP at `smtp`, pages at `url`, JSON at `url`/api/email. Nothing leaves the machine. */
export const startInbox = async (options: InboxOptions): Promise<RunningServer & { readonly smtp: string }> => {
  const { dataDir, keep = 2_000 } = options;
  const directory = join(dataDir, 'inbox');
  await mkdir(directory, { recursive: true });
  return onPort(options.port, (port) =>
    onPort(options.smtpPort, async (smtpPort) => {
      const host = fileURLToPath(import.meta.resolve('./inbox-host.ts'));
      const server = await runServer(`http://127.0.0.1:${port}`, () =>
        startChild({
          name: 'the inbox',
          program: process.execPath,
          args: [...heapFor(keep), host, directory, String(port), String(smtpPort), String(keep)],
          logFile: join(dataDir, 'logs/inbox.log'),
          ready: /^ready$/m,
        }),
      );
      return Object.assign(server, { smtp: `smtp://127.0.0.1:${smtpPort}` });
    }),
  );
};

/** Without a limit, V8 uses 400 MB for what fits into 200. */
const heapFor = (messages: number) => [
  `--max-old-space-size=${200 + Math.ceil(messages / 10)}`,
  '--max-semi-space-size=4',
];
