import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { partNames } from '@waratah/stack/parts';
import { root } from '@waratah/stack/settings';
import { parse } from 'yaml';
import { z } from 'zod';
import { mustRun } from '../../tools/run-command.ts';
import { refusal, settingsOf } from '../support/settings-of-code.ts';

const Service = z.looseObject({
  image: z.string(),
  command: z.union([z.array(z.string()), z.string()]).optional(),
  build: z.object({ dockerfile: z.string(), args: z.object({ SERVICE: z.string() }).optional() }).optional(),
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

/** As Compose fills them in where nobody set anything. */
const filled = (value: string | null) => (value ?? '').replace(/\$\{\w+:-([^}]*)\}/g, '$1');
const envOf = (name: string) =>
  Object.fromEntries(Object.entries(services[name]?.environment ?? {}).map(([key, value]) => [key, filled(value)]));
const ours = partNames.map((name) => [name] as const);

test('the file is sound', async () => {
  const rules = ['no-build-and-image', 'service-keys-order', 'services-alphabetical-order', 'no-quotes-in-volumes'];
  const off = [...rules, 'service-dependencies-alphabetical-order', 'service-image-require-explicit-tag'];
  await mustRun('dclint', ['docker-compose.yml', ...off.flatMap((rule) => ['--disable-rule', rule])]);
});

test('alone it starts the servers, with profile app everything, each healthy before who needs it', () => {
  const of = (profile: string | undefined) =>
    Object.keys(services).filter((name) => services[name]?.profiles[0] === profile);
  expect(of(undefined).toSorted()).toEqual(['inbox', 'mongo', 'mongo-users', 'nats', 'redis', 's3']);
  expect(of('app').toSorted()).toEqual([...partNames, 'seed'].toSorted());
  for (const name of partNames.filter((part) => part !== 'gateway')) {
    expect(services[name]?.depends_on).toMatchObject({
      'mongo-users': { condition: 'service_completed_successfully' },
    });
    expect(services.gateway?.depends_on).toMatchObject({ [name]: { condition: 'service_healthy' } });
  }
  for (const name of ['mongo', 'redis', 'nats', 's3', 'inbox']) expect(services[name]?.healthcheck).toBeDefined();
});

test.each(ours)('%s starts with what it is given, and is given nothing that it does not read', async (name) => {
  const env = envOf(name);
  expect(refusal(name, env)).toBeUndefined();
  const read = await settingsOf(name);
  const common = new Set(Object.keys(envOf('gateway')).filter((key) => Object.hasOwn(envOf('ai'), key)));
  expect(Object.keys(env).filter((key) => !read.has(key) && !common.has(key))).toEqual([]);
  const build = services[name]?.build;
  expect(build?.dockerfile).toBe(name === 'gateway' ? 'gateway/Dockerfile' : 'services/Dockerfile');
  expect(build?.args?.SERVICE).toBe(name === 'gateway' ? undefined : name);
});

test('the seed runs what is mounted, in an image that is built here, once the portal answers', async () => {
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

test('addresses name services and the ports they listen on', () => {
  const env = envOf('gateway');
  for (const name of partNames.filter((part) => part !== 'gateway')) {
    const url = new URL(env[`${name.toUpperCase()}_URL`] ?? '');
    expect([url.hostname, url.port]).toEqual([name, envOf(name)[`${name.toUpperCase()}_PORT`]]);
    expect(configs.prometheus?.content).toContain(`${name}:${url.port}`);
  }
});

test('each service has a database and a user of its own', () => {
  const script = JSON.stringify(services['mongo-users']);
  for (const name of partNames.filter((part) => part !== 'gateway')) {
    const url = new URL(envOf(name)[`${name.toUpperCase()}_MONGO_URL`] ?? '');
    expect([url.username, url.pathname]).toEqual([name, `/waratah_${name}`]);
    expect(script).toContain(`\\"${name}\\"`);
  }
});

test('volumes are named or are files that are there; images are pinned; nothing listens beyond this machine', () => {
  for (const [name, service] of Object.entries(services)) {
    for (const volume of service.volumes) {
      const [from = ''] = volume.split(':');
      expect(from.startsWith('.') ? existsSync(join(root, from)) : Object.hasOwn(volumes, from)).toBe(true);
    }
    expect(service.image).toMatch(/:(?!latest)[\w.-]+$/);
    for (const port of service.ports) expect(`${name} ${port}`).toMatch(/ 127\.0\.0\.1:/);
  }
});
