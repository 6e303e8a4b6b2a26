import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { signingKey } from '@waratah/kit/security/auth';
import { type PartName, partNames, parts } from '@waratah/stack/parts';
import { root } from '@waratah/stack/settings';
import { z } from 'zod';
import { validateManifest } from '../support/kubernetes-schemas.ts';
import {
  type Container,
  containersOf,
  type Manifest,
  readManifests,
  readPairs,
  renderOverlay,
} from '../support/manifests.ts';
import { refusal, settingsOf } from '../support/settings-of-code.ts';

const isYaml = (path: string) =>
  path.endsWith('.yaml') && !path.endsWith('kustomization.yaml') && !path.endsWith('rules.yaml');
const files = (await Array.fromAsync(glob('k8s/**/*.yaml', { cwd: root }))).filter(isYaml).toSorted();
const written = (await Promise.all(files.map(readManifests))).flat();
const overlays = ['local', 'production'] as const;
const rendered = await Promise.all(overlays.map(async (name) => [name, await renderOverlay(name)] as const));

const nameOf = ({ kind, metadata }: Manifest) => `${kind} ${metadata?.name ?? ''}`;
const partOf = (container: Container): PartName | undefined => partNames.find((name) => name === container.name);
const running = (manifests: readonly Manifest[]) =>
  manifests
    .filter(({ kind }) => kind === 'Deployment' || kind === 'Job')
    .flatMap((manifest) => containersOf(manifest).map((container) => ({ manifest, container })));

/** Keys of the secret, as an overlay with real ones would have them. */
const key = signingKey('local:a test').export({ format: 'der', type: 'pkcs8' }).toString('base64');
const secretOf = async (open: boolean): Promise<Record<string, string>> => {
  const pairs = await readPairs('k8s/overlays/local/secrets.env');
  if (open) return pairs;
  const hidden = Object.entries(pairs).map(([name, value]) => [
    name,
    value.startsWith('local:') ? closed(name) : value.replace(/^(mongodb|nats|redis):\/\//, '$1://somebody:password@'),
  ]);
  return Object.fromEntries(hidden);
};
const publicKey = 'MCowBQYDK2VwAyEA11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=';
const closed = (name: string) =>
  name.endsWith('PRIVATE_KEY')
    ? key
    : name.endsWith('PUBLIC_KEY')
      ? publicKey
      : 'a secret of somebody with 32 bytes at least';

const settingsFor = async (overlay: (typeof overlays)[number]) => ({
  ...(await readPairs('k8s/base/settings.env')),
  ...(await readPairs(`k8s/overlays/${overlay}/settings.env`)),
});

const envOf = (container: Container, settings: Record<string, string>, secret: Record<string, string>) => ({
  ...settings,
  ...Object.fromEntries(
    container.env.flatMap(({ name, value, valueFrom }) => {
      const found = value ?? secret[valueFrom?.secretKeyRef?.key ?? ''];
      return found === undefined ? [] : [[name, found]];
    }),
  ),
});

test.each(written.map((manifest) => [nameOf(manifest), manifest] as const))('%s fits its schema', (_name, manifest) => {
  expect(() => validateManifest(manifest)).not.toThrow();
});

test('a wrong object does not fit', () => {
  const [first] = written.filter(({ kind }) => kind === 'Deployment');
  expect(() =>
    validateManifest({ ...first, apiVersion: 'apps/v1', kind: 'Deployment', spec: { replicas: 'many' } }),
  ).toThrow();
  expect(() => validateManifest({ apiVersion: 'apps/v2', kind: 'Deployment' })).toThrow('there is no Deployment');
});

describe.each(rendered)('overlay %s', (overlay, manifests) => {
  test('renders into objects that fit their schemas, all in our namespace', () => {
    expect(manifests.length).toBeGreaterThan(60);
    for (const manifest of manifests) validateManifest(manifest);
    const elsewhere = manifests.filter(
      ({ kind, metadata }) => kind !== 'Namespace' && metadata?.namespace !== 'waratah',
    );
    expect(elsewhere.map(nameOf)).toEqual([]);
  });

  test('every process starts with what it is given', async () => {
    const settings = await settingsFor(overlay);
    const secret = await secretOf(overlay === 'local');
    const said = running(written).flatMap(({ manifest, container }) => {
      const part = partOf(container);
      const wrong = part ? refusal(part, envOf(container, settings, secret)) : 'no such part';
      return wrong ? [`${nameOf(manifest)}, ${container.name}: ${wrong}`] : [];
    });
    expect(said).toEqual([]);
  });
});

/** Names of the settings, secrets and accounts that a job cannot start without. */
const needsOf = (manifest: Manifest) => {
  const text = JSON.stringify(manifest);
  const named = [...text.matchAll(/"(?:configMapRef|secretKeyRef)":\{[^}]*"name":"([^"]+)"/g)];
  const account = /"serviceAccountName":"([^"]+)"/.exec(text)?.[1] ?? '';
  return new Set([...named.map((match) => match[1] ?? ''), account]);
};

test.each(rendered)(
  'what goes first in overlay %s is the job that prepares and all that it needs',
  (_name, manifests) => {
    const first = manifests.filter(({ metadata }) => JSON.stringify(metadata).includes('"waratah/rollout":"first"'));
    const [job] = first.filter(({ kind }) => kind === 'Job');
    const names = new Set(first.filter(({ kind }) => kind !== 'Namespace').map(({ metadata }) => metadata?.name));
    expect(names).toEqual(new Set([...(job ? needsOf(job) : []), 'prepare']));
    expect(first.map(({ kind }) => kind)).toContain('Namespace');
  },
);

test('KEDA asks the Prometheus of the setting', async () => {
  const { PROMETHEUS_URL } = await readPairs('k8s/overlays/production/autoscaling.env');
  const [, production = []] = rendered.find(([name]) => name === 'production') ?? [];
  const scaled = JSON.stringify(production.filter(({ kind }) => kind === 'ScaledObject'));
  const asked = new Set([...scaled.matchAll(/"serverAddress":"([^"]+)"/g)].map((match) => match[1]));
  expect(asked).toEqual(new Set([PROMETHEUS_URL]));
});

const Requests = z.object({
  replicas: z.number(),
  template: z.object({
    spec: z.object({
      containers: z.array(
        z.object({ resources: z.object({ requests: z.object({ cpu: z.string(), memory: z.string() }) }) }),
      ),
    }),
  }),
});

test('what the base asks for is what the page on capacity says', async () => {
  const workloads = written.filter(({ kind }) => kind === 'Deployment').map(({ spec }) => Requests.parse(spec));
  const asked = workloads.flatMap(({ replicas, template }) =>
    template.spec.containers.map(({ resources: { requests } }) => ({
      cores: (replicas * Number(/^(\d+)m$/.exec(requests.cpu)?.[1])) / 1_000,
      gib: (replicas * Number(/^(\d+)Mi$/.exec(requests.memory)?.[1])) / 1_024,
    })),
  );
  const sum = (of: 'cores' | 'gib') => asked.reduce((all, one) => all + one[of], 0);
  const page = await readFile(join(root, 'docs/capacity.md'), 'utf8');
  const [, cores, gib] = /asks for ([\d.]+) cores and ([\d.]+) GiB/.exec(page) ?? [];
  expect([sum('cores'), sum('gib')]).toEqual([Number(cores), Number(gib)]);
});

test('each part runs, and each half of those that have two', () => {
  const workloads = written.filter(({ kind }) => kind === 'Deployment').map(({ metadata }) => metadata?.name);
  const halves = ['jobs', 'applications', 'ai', 'matching', 'visa'].map((name) => `${name}-worker`);
  expect(new Set(workloads)).toEqual(new Set([...partNames, ...halves]));
  const prepared = written.filter(({ kind }) => kind === 'Job').flatMap(containersOf);
  expect(new Set(prepared.map(({ name }) => name))).toEqual(new Set(partNames.filter((name) => name !== 'gateway')));
});

test.each(
  running(written).map(({ manifest, container }) => [`${nameOf(manifest)}, ${container.name}`, container] as const),
)('%s: ports, variables, paths and files are those of the code', async (_name, container) => {
  const part = partOf(container) ?? 'gateway';
  const read = await settingsOf(part);
  expect(container.env.map(({ name }) => name).filter((name) => !read.has(name))).toEqual([]);
  expect(container.image).toBe(`waratah-${part}`);
  const portOf = (name: string) =>
    name === 'ops' ? 'OPS_PORT' : part === 'gateway' ? 'PORT' : `${part.toUpperCase()}_PORT`;
  for (const { name: port, containerPort } of container.ports)
    expect(container.env.find(({ name }) => name === portOf(port))?.value).toBe(String(containerPort));
  for (const probe of [container.startupProbe, container.livenessProbe])
    expect(probe?.httpGet.path ?? '/healthz').toBe('/healthz');
  expect(container.readinessProbe?.httpGet.path ?? '/readyz/own').toBe('/readyz/own');
  for (const file of (container.args ?? []).filter((word) => word.endsWith('.ts')))
    expect(existsSync(join(parts[part].main, '../..', file))).toBe(true);
  expect(container.securityContext).toMatchObject({
    readOnlyRootFilesystem: true,
    allowPrivilegeEscalation: false,
    capabilities: { drop: ['ALL'] },
  });
});

test('addresses of the settings are those of the services, and somebody reads every setting', async () => {
  const settings = await readPairs('k8s/base/settings.env');
  const services = new Map(
    written
      .filter(({ kind }) => kind === 'Service')
      .map((manifest) => [manifest.metadata?.name, JSON.stringify(manifest)]),
  );
  for (const part of partNames.filter((name) => name !== 'gateway')) {
    const url = new URL(settings[`${part.toUpperCase()}_URL`] ?? '');
    expect(services.get(url.hostname)).toContain(`"port":${url.port}`);
  }
  const read = new Set((await Promise.all(partNames.map(settingsOf))).flatMap((names) => [...names]));
  for (const overlay of overlays)
    expect(Object.keys(await settingsFor(overlay)).filter((name) => !read.has(name))).toEqual([]);
});

test('the secret store is asked for each key that somebody needs, and no other', async () => {
  const [store] = written.filter(({ kind }) => kind === 'ExternalSecret');
  const asked = [...JSON.stringify(store).matchAll(/"secretKey":"(\w+)"/g)].map((match) => match[1]);
  const refs = running(written).flatMap(({ container }) =>
    container.env.map(({ valueFrom }) => valueFrom?.secretKeyRef),
  );
  const needed = new Set(refs.flatMap((ref) => (ref && !ref.optional ? [ref.key] : [])));
  expect(new Set(asked)).toEqual(needed);
});
