import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { partNames } from '@waratah/stack/part-names';
import type { PartName } from '@waratah/stack/parts';
import { type Servers, startServers } from '@waratah/stack/servers';
import { root } from '@waratah/stack/settings';
import { z } from 'zod';
import { readDockerfile } from '../support/dockerfile.ts';
import { eventually } from '../support/eventually.ts';
import { findImageEngine } from '../support/image-engine.ts';
import { layOutImage } from '../support/image-files.ts';
import { freePorts, objectStoreSecret, opsKey, productionEnv } from '../support/production-env.ts';
import { mustRun, runCommand } from '../../tools/run-command.ts';

type Image = Awaited<ReturnType<typeof layOutImage>>;

let folder: string;
let servers: Servers;
let ports: Readonly<Record<PartName, number>>;
const started: ChildProcess[] = [];
const said = new Map<PartName, string>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waratah-images-'));
  servers = await startServers({ dataDir: join(folder, 'servers'), env: { S3_SECRET_KEY: objectStoreSecret } });
  ports = await freePorts();
});
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await servers[Symbol.asyncDispose]();
  await mustRun('chmod', ['-R', 'u+w', folder]);
  await rm(folder, { recursive: true, force: true });
});

/**
 * A user who owns none of the files: another user if the test may choose one, otherwise this one without the right to
 * write.
 */
const asNobody = (program: string, args: readonly string[]) =>
  process.getuid?.() === 0
    ? { program: 'setpriv', args: ['--reuid=65534', '--regid=65534', '--clear-groups', '--', program, ...args] }
    : { program, args: [...args] };

const start = (name: PartName, { folder: cwd, command: [, ...args], env }: Image) => {
  const { program, args: all } = asNobody(process.execPath, args);
  const child = spawn(program, all, {
    cwd,
    env: { ...env, ...productionEnv(name, servers, ports), HOME: '/nonexistent' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => said.set(name, `${said.get(name) ?? ''}${text}`));
  started.push(child);
  return child;
};

/** As docker-compose.yml sets it. */
const seedEnv = () => ({
  ...productionEnv('gateway', servers, ports),
  SEED_DEMO: 'on',
  GATEWAY_URL: `http://127.0.0.1:${ports.gateway}`,
  OPS_KEY: opsKey,
});

const readyOf = (name: PartName) =>
  fetch(`http://127.0.0.1:${ports[name]}/readyz`).then(
    ({ status }) => status,
    () => 'nobody',
  );

test('every service runs from the files of its image, without privileges, on files that it cannot write', async () => {
  if (!existsSync(join(root, 'web/dist/index.html'))) await mustRun('npm', ['run', 'build', '-w', 'web']);
  await mustRun('chmod', ['a+rx', folder]);
  const images = new Map<PartName, Image>();
  for (const name of partNames) {
    const path = name === 'gateway' ? 'gateway/Dockerfile' : 'services/Dockerfile';
    images.set(name, await layOutImage(path, name, join(folder, 'images', name)));
  }
  // As docker-compose.yml mounts it.
  await cp(join(root, 'stack/src/seed'), join(folder, 'images/gateway/stack/src/seed'), { recursive: true });
  await mustRun('chmod', ['-R', 'a-w,a+rX', join(folder, 'images')]);
  const { program, args } = asNobody('touch', [join(folder, 'images/jobs/services/jobs/src/main.ts')]);
  expect((await runCommand(program, args)).code).not.toBe(0);
  const children = new Map([...images].map(([name, image]) => [name, start(name, image)]));

  for (const [name, image] of images) {
    await eventually(
      async () => expect([name, await readyOf(name), said.get(name)]).toEqual([name, 200, undefined]),
      300_000,
    );
    const [, ...check] = image.healthcheck;
    const env = { ...productionEnv(name, servers, ports), ...image.env, PORT: String(ports[name]) };
    expect([name, await runCommand(process.execPath, check, { env })]).toEqual([name, { code: 0, output: '' }]);
  }
  const page = await fetch(`http://127.0.0.1:${ports.gateway}/`);
  expect(await page.text()).toContain('<div id="root"');
  const seed = asNobody(process.execPath, [join(folder, 'images/gateway/stack/src/seed/main.ts')]);
  expect(await runCommand(seed.program, seed.args, { env: seedEnv() })).toEqual({ code: 0, output: '' });

  const codes = [...children.values()].map(
    (child) => new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code))),
  );
  for (const child of children.values()) child.kill('SIGTERM');
  expect(await Promise.all(codes)).toEqual(partNames.map(() => 0));
});

test("operators' commands run from the files of their image, and copy the existing data", async () => {
  const { folder: cwd } = await layOutImage('stack/Dockerfile', 'ops', join(folder, 'images/ops'));
  await mustRun('chmod', ['a+rx', folder]);
  const [into, main] = [join(folder, 'copies'), join(cwd, 'stack/src/ops/main.ts')];
  await mustRun('install', ['--directory', '--mode=777', into]);
  const ops = async (...args: string[]) => {
    const { program, args: all } = asNobody(process.execPath, [main, ...args]);
    const { mongo, s3 } = servers;
    const env = {
      MONGO_URL: mongo,
      S3_ENDPOINT: s3.endpoint,
      S3_SECRET_KEY: objectStoreSecret,
      NODE_ENV: 'production',
    };
    return runCommand(program, all, { cwd, env: { ...env, S3_ACCESS_KEY: s3.accessKey } });
  };
  expect(await ops('keys', '--host', 'jobs.example.org')).toMatchObject({ code: 0 });
  expect(await ops('backup', into, '--keep', '2')).toMatchObject({
    code: 0,
    output: expect.stringContaining('copied to'),
  });
});

const engine = await findImageEngine();

const checkOf = async (name: PartName) => {
  const { last } = await readDockerfile(name === 'gateway' ? 'gateway/Dockerfile' : 'services/Dockerfile', name);
  return z.array(z.string()).parse(JSON.parse(/CMD (\[.*\])/.exec(last('HEALTHCHECK') ?? '')?.[1] ?? ''));
};

// Only where an engine answers: see docs/runbook/rollout.md.
if (engine)
  test('images are built and run together without privileges on a read-only file system, are seeded, and stop when asked', async () => {
    const built = [];
    for (const name of partNames) {
      const began = performance.now();
      const bytes = await engine.build(name);
      built.push(`${name}: ${Math.round(bytes / 1e6)} MB, built in ${Math.round((performance.now() - began) / 1e3)} s`);
    }
    console.log(built.join('\n'));

    await using scope = new AsyncDisposableStack();
    const containerOf = (name: PartName) => `waratah-test-${process.pid}-${name}`;
    const running = partNames.map((name) =>
      engine.run(name, { name: containerOf(name), env: productionEnv(name, servers, ports) }),
    );
    scope.defer(() => Promise.all(partNames.map((name) => engine.stop(containerOf(name)))).then(() => undefined));
    for (const name of partNames) {
      await eventually(async () => expect([name, await readyOf(name)]).toEqual([name, 200]), 300_000);
      expect([name, await engine.exec(containerOf(name), await checkOf(name))]).toEqual([
        name,
        { code: 0, output: '' },
      ]);
    }
    const { code: written } = await engine.exec(containerOf('jobs'), ['touch', '/app/a-file']);
    expect(written).not.toBe(0);
    expect(await (await fetch(`http://127.0.0.1:${ports.gateway}/`)).text()).toContain('<div id="root"');

    const mounts = [`${join(root, 'stack/src/seed')}:/app/stack/src/seed`];
    const command = ['node', '/app/stack/src/seed/main.ts'];
    const seeding = { name: `${containerOf('gateway')}-seed`, env: seedEnv(), command, mounts };
    expect(await engine.run('gateway', seeding)).toEqual({ code: 0, output: '' });

    await Promise.all(partNames.map((name) => engine.stop(containerOf(name))));
    expect((await Promise.all(running)).map(({ code }) => code)).toEqual(partNames.map(() => 0));
  }, 1_800_000);
