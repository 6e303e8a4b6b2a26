import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { debianParts } from '@waratah/stack/debian';
import { onPath } from '@waratah/stack/on-path';
import { productionSettings } from '@waratah/stack/ops/make-keys';
import { partNames } from '@waratah/stack/part-names';
import { root } from '@waratah/stack/settings';
import { parse } from 'yaml';
import { z } from 'zod';
import { mustRun, runCommand } from '../../tools/run-command.ts';
import { refusal, settingsOf } from '../support/settings-of-code.ts';

const Service = z.looseObject({
  image: z.string(),
  command: z.union([z.array(z.string()), z.string()]).optional(),
  build: z.object({ dockerfile: z.string(), args: z.object({ SERVICE: z.string().optional() }).optional() }).optional(),
  profiles: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.string().nullable()).default({}),
  depends_on: z.union([z.array(z.string()), z.record(z.string(), z.object({ condition: z.string() }))]).default([]),
  volumes: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  healthcheck: z.unknown().optional(),
});
const Compose = z.object({
  services: z.record(z.string(), Service),
  volumes: z.record(z.string(), z.unknown()),
  configs: z.record(z.string(), z.object({ content: z.string() })),
});
const { services, volumes, configs } = Compose.parse(
  parse(await readFile(join(root, 'docker-compose.yml'), 'utf8'), { merge: true }),
);

/** The values that Compose uses if nothing is set. */
const filled = (value: string | null) => (value ?? '').replace(/\$\{\w+:-([^}]*)\}/g, '$1');
const envOf = (name: string) =>
  Object.fromEntries(Object.entries(services[name]?.environment ?? {}).map(([key, value]) => [key, filled(value)]));
const ours = partNames.map((name) => [name] as const);

test('the file is valid', async () => {
  const rules = ['no-build-and-image', 'service-keys-order', 'services-alphabetical-order', 'no-quotes-in-volumes'];
  const off = [...rules, 'service-dependencies-alphabetical-order', 'service-image-require-explicit-tag'];
  await mustRun('dclint', ['docker-compose.yml', ...off.flatMap((rule) => ['--disable-rule', rule])]);
});

test('alone it starts the servers, with profile app everything, in the order of their dependencies', () => {
  const of = (profile: string | undefined) =>
    Object.keys(services).filter((name) => services[name]?.profiles[0] === profile);
  expect(of(undefined).toSorted()).toEqual(['inbox', 'mongo', 'mongo-users', 'nats', 'redis', 's3']);
  expect(of('ops')).toEqual(['ops']);
  expect(of('app').toSorted()).toEqual([...partNames, 'bucket', 'seed'].toSorted());
  for (const name of partNames.filter((part) => part !== 'gateway')) {
    expect(services[name]?.depends_on).toMatchObject({
      'mongo-users': { condition: 'service_completed_successfully' },
    });
    expect(services.gateway?.depends_on).toMatchObject({ [name]: { condition: 'service_healthy' } });
  }
  for (const name of ['mongo', 'redis', 'nats', 's3', 'inbox']) expect(services[name]?.healthcheck).toBeDefined();
});

test.each(ours)('%s starts with its variables, and gets none that it does not read', async (name) => {
  const env = envOf(name);
  expect(refusal(name, env)).toBeUndefined();
  const read = await settingsOf(name);
  expect(Object.keys(env).filter((key) => !read.has(key))).toEqual([]);
  const build = services[name]?.build;
  expect(build?.dockerfile).toBe(name === 'gateway' ? 'gateway/Dockerfile' : 'services/Dockerfile');
  expect(build?.args?.SERVICE).toBe(name === 'gateway' ? undefined : name);
});

test('the seed runs from mounted files, in an image built here, once the portal answers', async () => {
  const { seed, gateway } = services;
  const [mount = ''] = seed?.volumes ?? [];
  const [from = '', to = ''] = mount.split(':');
  expect(existsSync(join(root, from, 'main.ts'))).toBe(true);
  expect(seed?.command).toEqual(['node', `${to}/main.ts`]);
  expect(seed?.image).toBe(gateway?.image);
  expect(seed?.depends_on).toEqual({ gateway: { condition: 'service_healthy' } });
  const source = await readFile(join(root, from, 'main.ts'), 'utf8');
  const read = [...source.matchAll(/process\.env\.(\w+)/g)].map((match) => match[1] ?? '');
  for (const name of [...read, 'OPS_KEY', 'LINK_SECRET']) expect(envOf('seed')[name]).toBeTruthy();
  expect(envOf('seed').OPS_KEY).toBe(envOf('gateway').OPS_KEY);
});

test('addresses name services and their ports', () => {
  const env = envOf('gateway');
  for (const name of partNames.filter((part) => part !== 'gateway')) {
    const url = new URL(env[`${name.toUpperCase()}_URL`] ?? '');
    expect([url.hostname, url.port]).toEqual([name, envOf(name)[`${name.toUpperCase()}_PORT`]]);
    expect(configs.prometheus?.content).toContain(`${name}:${url.port}`);
  }
});

const words = (text: string) => text.split(/\s+/);

/** Settings that these files decide, or that only servers of an operator's own need. */
const decided = new Set([
  ...words(`HOST NODE_ENV PUBLIC_URL ROLE DRAIN_MS READY_FILE DATA_DIR MONGO_URL NATS_URL NATS_CREDS_FILE NATS_CA_FILE
    NATS_REPLICAS REDIS_URL REDIS_CA_FILE S3_ENDPOINT S3_REGION S3_BUCKET S3_ACCESS_KEY SERVER_CONNECT_MS SERVER_COMMAND_MS
    SERVER_SILENCE_MS`),
  ...partNames.flatMap((name) => ['PORT', 'URL', 'MONGO_URL'].map((what) => `${name.toUpperCase()}_${what}`)),
]);

test('every other setting can be given in .env', async () => {
  const texts = ['docker-compose.yml', 'docker-compose.production.yml'].map((file) =>
    readFile(join(root, file), 'utf8'),
  );
  const taken = new Set(
    [...(await Promise.all(texts)).join('\n').matchAll(/\$\{(\w+):[-?]/g)].map((match) => match[1] ?? ''),
  );
  const example = await readFile(join(root, '.env.example'), 'utf8');
  const named = [...example.matchAll(/^(\w+)=/gm)].map((match) => match[1] ?? '');
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter((name) => !taken.has(name) && !decided.has(name))).toEqual([]);
});

test('each service has a database and a user of its own', () => {
  const script = JSON.stringify(services['mongo-users']);
  for (const name of partNames.filter((part) => part !== 'gateway')) {
    const url = new URL(envOf(name)[`${name.toUpperCase()}_MONGO_URL`] ?? '');
    expect([url.username, url.pathname]).toEqual([name, `/waratah_${name}`]);
    expect(script).toContain(`\\"${name}\\"`);
  }
});

test('volumes are named or existing files; images are pinned; nothing listens beyond this machine', () => {
  for (const [name, service] of Object.entries(services)) {
    for (const volume of service.volumes) {
      const [from = ''] = volume.split(':');
      expect(from.startsWith('.') ? existsSync(join(root, from)) : Object.hasOwn(volumes, from)).toBe(true);
    }
    expect(service.image).toMatch(/:(?!latest)[\w.-]+$/);
    for (const port of service.ports) expect(`${name} ${port}`).toMatch(/ 127\.0\.0\.1:/);
  }
});

/** Docker Compose prints `$` so that it could read it again. */
const unescaped = (value: string) => value.replaceAll('$$', '$');

const Rendered = z.object({
  services: z.record(
    z.string(),
    z.looseObject({
      environment: z.record(z.string(), z.string().transform(unescaped).nullable()).default({}),
      build: z.object({ dockerfile: z.string() }).optional(),
      entrypoint: z.array(z.string()).nullish(),
      healthcheck: z.object({ test: z.array(z.string()).default([]) }).optional(),
      image: z.string(),
      networks: z.record(z.string(), z.unknown()).default({}),
      restart: z.string().optional(),
      mem_limit: z.string().optional(),
      profiles: z.array(z.string()).default([]),
      ports: z.array(z.object({ host_ip: z.string().optional(), published: z.string() })).default([]),
    }),
  ),
});

/** The files as Docker Compose reads them, with settings from a file. */
const rendered = async (files: readonly string[], settings: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'waratah-compose-'));
  try {
    await writeFile(join(folder, 'env'), settings);
    const { program, args } = await dockerCompose();
    const named = files.flatMap((file) => ['--file', join(root, file)]);
    const all = ['--env-file', join(folder, 'env'), ...named, '--profile', 'app', '--profile', 'ops'];
    return Rendered.parse(JSON.parse(await mustRun(program, [...args, ...all, 'config', '--format', 'json']))).services;
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** Docker Compose of the machine, or Debian's. */
const dockerCompose = async () => {
  const found = await onPath('docker-compose');
  if (found) return { program: found, args: [] };
  const { root: debian, command } = await debianParts('compose');
  return command(join(debian, 'usr/libexec/docker/cli-plugins/docker-compose'), []);
};

const smtp = 'smtps://somebody:pa$word@mail.example.org';
const postalAddress = 'Somebody, Unit 5 #3, 1 Example Street, Sydney';
const settings = productionSettings('jobs.example.org')
  .replace("SMTP_URL=''", `SMTP_URL='${smtp}'`)
  .replace("MAIL_POSTAL_ADDRESS=''", `MAIL_POSTAL_ADDRESS='${postalAddress}'`);
const production = await rendered(['docker-compose.yml', 'docker-compose.production.yml'], settings);

test('Docker Compose reads the file for one machine', async () => {
  expect(Object.keys(await rendered(['docker-compose.yml'], ''))).toContain('ops');
});

test.each(ours)(
  'with the generated keys, %s starts as in production, and gets no variable that it does not read',
  async (name) => {
    const { environment = {} } = production[name] ?? {};
    const env = Object.fromEntries(
      Object.entries(environment).flatMap(([key, value]) => (value ? [[key, value]] : [])),
    );
    expect(env.NODE_ENV).toBe('production');
    const read = await settingsOf(name);
    expect(Object.keys(environment).filter((key) => !read.has(key))).toEqual([]);
    expect(refusal(name, env)).toBeUndefined();
  },
);

test('a server has no public secret and publishes the proxy only; each process has limits and restarts', () => {
  for (const [name, { environment, ports, restart, mem_limit, profiles }] of Object.entries(production)) {
    expect([name, Object.values(environment).filter((value) => /local[:-]/.test(value ?? ''))]).toEqual([name, []]);
    if (name !== 'proxy') expect([name, ports.filter(({ host_ip: ip }) => ip !== '127.0.0.1')]).toEqual([name, []]);
    expect(profiles).not.toContain('never');
    if (restart === 'unless-stopped') expect([name, Number(mem_limit) > 0]).toEqual([name, true]);
  }
  expect(production.proxy?.ports.map(({ published }) => published)).toEqual(['80', '443', '443']);
  const limits = Object.values(production).map(({ mem_limit: limit }) => Number(limit ?? 0));
  expect(limits.reduce((all, one) => all + one, 0)).toBeLessThan(16 * 2 ** 30);
});

test('what somebody fills in is kept to the letter', () => {
  expect(production.mailer?.environment).toMatchObject({ SMTP_URL: smtp, MAIL_POSTAL_ADDRESS: postalAddress });
});

test('each service signs in to MongoDB with a password of its own', () => {
  const urls = partNames.flatMap((name) => production[name]?.environment[`${name.toUpperCase()}_MONGO_URL`] ?? []);
  const passwords = urls.map((url) => new URL(url).password);
  expect(new Set(passwords).size).toBe(partNames.length - 1);
  const made = Object.values(production['mongo-users']?.environment ?? {});
  expect(passwords.filter((password) => !made.includes(password))).toEqual([]);
});

test('only parts with files are in the network of the object store, which uses the whole disk', () => {
  const inNetwork = (name: string) => Object.hasOwn(production[name]?.networks ?? {}, 'files');
  for (const [name, { environment }] of Object.entries(production))
    if (name !== 's3') expect([name, inNetwork(name)]).toEqual([name, Boolean(environment.S3_SECRET_KEY)]);
  expect(Object.keys(production.s3?.networks ?? {})).toEqual(['files']);
  expect(production.s3?.entrypoint?.[2]).toContain(' -volume.max=0\n');
});

test('an update builds every image that runs', () => {
  const ours = Object.entries(production).filter(([, { image }]) => image.startsWith('waratah-'));
  const built = new Set(
    ours.flatMap(([, { build, image, profiles }]) => (build && !profiles.includes('ops') ? image : [])),
  );
  expect(ours.filter(([, { image, profiles }]) => !built.has(image) && !profiles.includes('ops'))).toEqual([]);
});

test('without a copy of the last 26 hours the backup is unhealthy', async () => {
  const [kind, check = ''] = production.backup?.healthcheck?.test ?? [];
  expect(kind).toBe('CMD-SHELL');
  const folder = await mkdtemp(join(tmpdir(), 'waratah-copies-'));
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const codeWith = async (copy: string, hours: number) => {
    const manifest = join(folder, copy, 'backup.json');
    await mkdir(dirname(manifest), { recursive: true });
    await writeFile(manifest, '{}');
    await utimes(manifest, hoursAgo(hours), hoursAgo(hours));
    return (await runCommand('sh', ['-c', check.replace('/backups', folder)])).code;
  };
  try {
    expect((await runCommand('sh', ['-c', check.replace('/backups', folder)])).code).not.toBe(0);
    expect(await codeWith('2026-11-20T033000Z', 27)).not.toBe(0);
    expect(await codeWith('2026-11-21T033000Z', 25)).toBe(0);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a failed backup is not repeated at once', async () => {
  const entrypoint = production.backup?.entrypoint ?? [];
  const folder = await mkdtemp(join(tmpdir(), 'waratah-backup-'));
  try {
    for (const [name, lines] of Object.entries({ node: 'exit 1', sleep: 'echo "$1"; kill $PPID' }))
      await writeFile(join(folder, name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
    const script = (entrypoint[2] ?? '').replaceAll('$$', '$');
    const { output } = await runCommand('env', [`PATH=${folder}:${process.env.PATH ?? ''}`, 'sh', '-c', script]);
    expect(output.trim()).toBe('3600');
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('keys are random, and have the names that the file for one server needs', async () => {
  expect(productionSettings('jobs.example.org')).not.toBe(productionSettings('jobs.example.org'));
  expect(() => productionSettings('http://jobs')).toThrow('is not a host name');
  const text = await readFile(join(root, 'docker-compose.production.yml'), 'utf8');
  const asked = new Set([...text.matchAll(/\$\{(\w+):\?\}/g)].map((match) => match[1] ?? ''));
  const made = new Set([...settings.matchAll(/^(\w+)=/gm)].map((match) => match[1]));
  expect([...asked].filter((name) => !made.has(name))).toEqual([]);
});

test('all public keys of the object store are replaced on a server', async () => {
  const { s3 } = production;
  const script =
    z
      .object({ entrypoint: z.array(z.string()) })
      .parse(s3)
      .entrypoint[2]?.split('exec')[0] ?? '';
  const replaced = script
    .replaceAll('$$', '$')
    .replace('/etc/seaweedfs/s3.json', join(root, 'k8s/components/servers/s3.json'))
    .replace('> /tmp/s3.json', '');
  const given = Object.entries(s3?.environment ?? {}).map(([key, value]) => `${key}=${value}`);
  const written = await mustRun('env', [...given, 'sh', '-c', replaced]);
  expect(written).not.toContain('local:');
  for (const part of ['gateway', 'identity', 'jobs', 'applications', 'visa'])
    expect(written).toContain(`"secretKey": "${production[part]?.environment.S3_SECRET_KEY}"`);
});
