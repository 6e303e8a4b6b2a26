import { type ChildProcess, spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type PartName, partNames } from '@waratah/stack/parts';
import { freePort } from '@waratah/stack/ports';
import { type Servers, startServers } from '@waratah/stack/servers';
import { root } from '@waratah/stack/settings';
import { eventually } from '../support/eventually.ts';
import { layOutImage } from '../support/image-files.ts';
import { mustRun, runCommand } from '../support/run-command.ts';
import { serviceEnv } from '../support/service-env.ts';

type Image = Awaited<ReturnType<typeof layOutImage>>;
type Env = Record<string, string>;

let folder: string;
let servers: Servers;
let ports: Readonly<Record<string, number>>;
const started: ChildProcess[] = [];
const said = new Map<PartName, string>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waratah-images-'));
  // With a key of its own: production refuses the open one.
  const env = { S3_SECRET_KEY: 'the object store of this test' };
  servers = await startServers({ dataDir: join(folder, 'servers'), env });
  ports = Object.fromEntries(await Promise.all(partNames.map(async (name) => [name, await freePort()] as const)));
});
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await servers[Symbol.asyncDispose]();
  await mustRun('chmod', ['-R', 'u+w', folder]);
  await rm(folder, { recursive: true, force: true });
});

const pair = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    secret: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    open: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  };
};
const [access, internal] = [pair(), pair()];

/** Keys as in production, where the open ones of the local stack are refused. */
const productionEnv = (name: PartName): Env => {
  const settings: Env = {
    ACCESS_TOKEN_PRIVATE_KEY: access.secret,
    ACCESS_TOKEN_PUBLIC_KEY: access.open,
    INTERNAL_TOKEN_PRIVATE_KEY: internal.secret,
    INTERNAL_TOKEN_PUBLIC_KEY: internal.open,
    REFRESH_TOKEN_SECRET: 'a secret of this test',
    LINK_SECRET: 'another secret of this test',
    OPS_KEY: 'the key of this test',
    ...Object.fromEntries(partNames.map((part) => [`${part.toUpperCase()}_PORT`, String(ports[part])])),
    ...Object.fromEntries(partNames.map((part) => [`${part.toUpperCase()}_URL`, `http://127.0.0.1:${ports[part]}`])),
  };
  const given = Object.entries({ ...serviceEnv(servers, name, settings), PORT: String(ports.gateway) });
  // The image says where to listen.
  return Object.fromEntries(
    given.flatMap(([key, value]) => (value === undefined || key === 'HOST' ? [] : [[key, value]])),
  );
};

/** Somebody who owns none of the files: another user where this one may choose, or this one without the right to write. */
const asNobody = (program: string, args: readonly string[]) =>
  process.getuid?.() === 0
    ? { program: 'setpriv', args: ['--reuid=65534', '--regid=65534', '--clear-groups', '--', program, ...args] }
    : { program, args: [...args] };

const start = (name: PartName, { folder: cwd, command: [, ...args], env }: Image) => {
  const { program, args: all } = asNobody(process.execPath, args);
  const child = spawn(program, all, {
    cwd,
    env: { ...env, ...productionEnv(name), HOME: '/nonexistent' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => said.set(name, `${said.get(name) ?? ''}${text}`));
  started.push(child);
  return child;
};

const readyOf = (name: PartName) =>
  fetch(`http://127.0.0.1:${ports[name]}/readyz`).then(
    ({ status }) => status,
    () => 'nobody',
  );

test('every part runs from the files of its image, as somebody else, on files that nobody may write', async () => {
  if (!existsSync(join(root, 'web/dist/index.html'))) await mustRun('npm', ['run', 'build', '-w', 'web']);
  await mustRun('chmod', ['a+rx', folder]);
  const images = new Map<PartName, Image>();
  for (const name of partNames) {
    const path = name === 'gateway' ? 'gateway/Dockerfile' : 'services/Dockerfile';
    images.set(name, await layOutImage(path, name, join(folder, 'images', name)));
  }
  await mustRun('chmod', ['-R', 'a-w,a+rX', join(folder, 'images')]);
  const { program, args } = asNobody('touch', [join(folder, 'images/jobs/services/jobs/src/main.ts')]);
  expect((await runCommand(program, args)).code).not.toBe(0);
  const children = new Map([...images].map(([name, image]) => [name, start(name, image)]));

  for (const [name, image] of images) {
    await eventually(
      async () => expect([name, await readyOf(name), said.get(name)]).toEqual([name, 200, undefined]),
      90_000,
    );
    const [, ...check] = image.healthcheck;
    const env = { ...productionEnv(name), ...image.env, PORT: String(ports[name]) };
    expect([name, await runCommand(process.execPath, check, { env })]).toEqual([name, { code: 0, output: '' }]);
  }
  const page = await fetch(`http://127.0.0.1:${ports.gateway}/`);
  expect(await page.text()).toContain('<div id="root"');

  const codes = [...children.values()].map(
    (child) => new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code))),
  );
  for (const child of children.values()) child.kill('SIGTERM');
  expect(await Promise.all(codes)).toEqual(partNames.map(() => 0));
}, 170_000);

const hasEngine =
  (await runCommand('docker', ['version', '--format', '{{.Server.Version}}']).catch(() => ({ code: 1 }))).code === 0;

// Only where an engine answers.
if (hasEngine)
  test.each(partNames)(
    'the image of %s is built, and its files are as tried here',
    async (name) => {
      const [file, extra] =
        name === 'gateway' ? ['gateway/Dockerfile', []] : ['services/Dockerfile', ['--build-arg', `SERVICE=${name}`]];
      await mustRun('docker', ['build', '--quiet', '--file', file, ...extra, '--tag', `waratah-${name}:test`, '.']);
      const { output } = await runCommand('docker', ['run', '--rm', '--read-only', `waratah-${name}:test`]);
      expect(output).toMatch(/^[A-Z_]+: is missing/m);
    },
    600_000,
  );
