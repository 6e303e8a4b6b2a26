import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { freePort } from '@waratah/stack/ports';
import { root } from '@waratah/stack/settings';
import { demoPassword, graduateEmail } from '@waratah/stack/seed/accounts';
import { readStackFile, writeStackFile } from '@waratah/stack/stack-file';
import { z } from 'zod';
import { rest } from '../support/as-user.ts';
import { eventually } from '../support/eventually.ts';

/** Undefined while nobody listens there. */
const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => undefined,
  );

/** A whole stack with its demo starts slowly beside other tests. */
const startedWithinMs = 300_000;

test.each([
  ['in one process', []],
  ['with each part in a process', ['--processes']],
])(
  '%s: the local stack is ready once it has written where it is and the demo is there, not before',
  async (_how, options) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'stack-'));
    const gateway = `http://127.0.0.1:${await freePort()}`;
    // What a stack that was killed has left behind.
    const { pid } = spawnSync(process.execPath, ['--version']);
    const nowhere = 'http://127.0.0.1:1';
    const left = { ops: nowhere, smtp: nowhere, mongo: nowhere, redis: nowhere, nats: nowhere, s3: nowhere };
    await writeStackFile(dataDir, { ...left, pid, gateway });
    const stack = spawn(process.execPath, [join(root, 'stack/src/main.ts'), ...options], {
      cwd: root,
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        PORT: new URL(gateway).port,
        SEED_DEMO: 'on',
        INBOX_PORT: '0',
        OPS_PORT: '0',
      },
      stdio: 'ignore',
    });
    const ended = once(stack, 'exit');
    using scope = new DisposableStack();
    scope.defer(() => void stack.kill('SIGINT'));
    const seen = new Set<number | undefined>();
    await eventually(async () => {
      const status = await statusOf(`${gateway}/readyz`);
      seen.add(status);
      expect([status, stack.exitCode]).toEqual([200, null]);
    }, startedWithinMs);
    const written = await readStackFile(dataDir);
    // The last steps of the demo are the applications of this student.
    const signedIn = await rest(gateway).post('/auth/login', { email: graduateEmail, password: demoPassword });
    const { access_token: token } = z.object({ access_token: z.string() }).parse(signedIn.body);
    const applications = await rest(gateway, token).get('/auth/student/applications');
    expect({ seen: [...seen], pid: written?.pid, sent: applications.body }).toEqual({
      seen: [undefined, 503, 200],
      pid: stack.pid,
      sent: [expect.anything(), expect.anything()],
    });
    stack.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
    expect(await readStackFile(dataDir)).toBeUndefined();
    await rm(dataDir, { recursive: true });
  },
);
