import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError } from '@waratah/kit/process/config';
import { runProcess, scoped } from '@waratah/kit/process/lifecycle';
import { portOf, startConstellation } from './constellation.ts';
import { partNames } from './part-names.ts';
import { revive } from './revive.ts';
import { seedDemo } from './seed/seed-demo.ts';
import { startServers } from './servers.ts';
import { localSettings, root } from './settings.ts';
import { readStackFile, removeStackFile, stackFileIn, writeStackFile } from './stack-file.ts';
import { buildWeb } from './web-build.ts';
import { welcome } from './welcome.ts';

const { values: options } = parseArgs({
  options: {
    processes: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    'no-seed': { type: 'boolean', default: false },
  },
});

/** `npm start`: runs everything on one machine until Ctrl-C (operations, "Commands"). */
const startStack = () =>
  scoped(async (scope) => {
    const settings = localSettings(process.env);
    const dataDir = resolve(root, settings.DATA_DIR ?? '.stack');
    if (await readStackFile(dataDir))
      throw new ConfigError(`Waratah runs on ${dataDir} already. Stop it first, or choose another DATA_DIR.`);
    await removeStackFile(dataDir);
    if (options.fresh) await rm(join(dataDir, 'data'), { recursive: true, force: true });
    const [servers] = await Promise.all([
      startServers({
        dataDir: join(dataDir, 'data'),
        env: settings,
        ports: { inbox: await portOf(settings, 'INBOX_PORT') },
      }),
      buildWeb(),
    ]);
    scope.use(servers);
    // Embedding texts uses a whole core at times, so ai runs in a separate process.
    const apart = options.processes ? partNames : (['ai'] as const);
    const constellation = scope.use(
      await startConstellation({ servers, settings: { ...settings, READY_FILE: stackFileIn(dataDir) }, apart }),
    );
    if (settings.SEED_DEMO === 'on' && !options['no-seed']) await seedDemo(constellation);
    const { gateway, ops, processes } = constellation;
    const write = () =>
      writeStackFile(dataDir, {
        pid: process.pid,
        gateway,
        ops,
        inbox: servers.inbox,
        smtp: servers.smtp,
        mongo: servers.mongo,
        redis: servers.redis,
        nats: servers.nats,
        s3: servers.s3.endpoint,
        opsKey: settings.OPS_KEY ?? '',
        pids: Object.fromEntries(Object.entries(processes).map(([name, part]) => [name, part.pid()])),
      });
    await write();
    scope.defer(() => removeStackFile(dataDir));
    scope.use(revive({ ...servers.running, ...processes }, { revived: write }));
    console.log(welcome({ gateway, inbox: servers.inbox }));
    return {};
  });

await runProcess(startStack);
