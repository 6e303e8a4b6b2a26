import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { signingKey } from '@waratah/kit/security/token-keys';
import { commands } from '@waratah/stack/ops/commands';
import { partNames } from '@waratah/stack/part-names';
import { type PartName, parts } from '@waratah/stack/parts';
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

test('an invalid object is refused', () => {
  const [first] = written.filter(({ kind }) => kind === 'Deployment');
  expect(() =>
    validateManifest({ ...first, apiVersion: 'apps/v1', kind: 'Deployment', spec: { replicas: 'many' } }),
  ).toThrow();
  expect(() => validateManifest({ apiVersion: 'apps/v2', kind: 'Deployment' })).toThrow('there is no Deployment');
});

describe.each(rendered)('overlay %s', (overlay, manifests) => {
  test('renders into objects that are valid, all in our namespace', () => {
    expect(manifests.length).toBeGreaterThan(60);
    for (const manifest of manifests) validateManifest(manifest);
    const elsewhere = manifests.filter(
      ({ kind, metadata }) => kind !== 'Namespace' && metadata?.namespace !== 'waratah',
    );
    expect(elsewhere.map(nameOf)).toEqual([]);
  });

  test('every process starts with its variables', async () => {
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

/** Names of the settings, secrets and accounts that a job needs to start. */
const needsOf = (manifest: Manifest) => {
  const text = JSON.stringify(manifest);
  const named = [...text.matchAll(/"(?:configMapRef|secretKeyRef)":\{[^}]*"name":"([^"]+)"/g)];
  const account = /"serviceAccountName":"([^"]+)"/.exec(text)?.[1] ?? '';
  return new Set([...named.map((match) => match[1] ?? ''), account]);
};

test.each(rendered)('the first step of overlay %s is the preparing job with all that it needs', (_name, manifests) => {
  const first = manifests.filter(({ metadata }) => JSON.stringify(metadata).includes('"waratah/rollout":"first"'));
  const [job] = first.filter(({ kind }) => kind === 'Job');
  const names = new Set(first.filter(({ kind }) => kind !== 'Namespace').map(({ metadata }) => metadata?.name));
  expect(names).toEqual(new Set([...(job ? needsOf(job) : []), 'prepare']));
  expect(first.map(({ kind }) => kind)).toContain('Namespace');
});

test('KEDA queries the configured Prometheus', async () => {
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

const jobsOfOperators = written.filter(({ kind }) => kind === 'CronJob').flatMap(containersOf);

test("operators' jobs provide what the image of commands reads, and none may write to its own files", async () => {
  const names = new Set(Object.keys(commands));
  expect(jobsOfOperators.map(({ name }) => name).toSorted()).toEqual([
    'check',
    'databases',
    'databases',
    'files',
    'files',
    'ops',
  ]);
  for (const { image, args = [], securityContext } of jobsOfOperators) {
    expect(image).toMatch(/^(waratah-ops|mongo:8\.\d+\.\d+)$/);
    if (args.length > 0) expect(names).toContain(args[0]);
    expect(securityContext).toMatchObject({ readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } });
  }
});

const Route = z.object({
  hostnames: z.array(z.string()),
  parentRefs: z.array(z.object({ name: z.string(), sectionName: z.string() })),
  rules: z.array(
    z.object({
      backendRefs: z.array(z.object({ name: z.string(), port: z.number() })).default([]),
      filters: z.array(z.object({ requestRedirect: z.object({ scheme: z.string() }) })).default([]),
    }),
  ),
});

test("the route leads to the gateway's pages over TLS only, for the host of PUBLIC_URL", async () => {
  const { PUBLIC_URL = '' } = await readPairs('k8s/overlays/production/settings.env');
  const [, production = []] = rendered.find(([name]) => name === 'production') ?? [];
  const routes = production.filter(({ kind }) => kind === 'HTTPRoute').map(({ spec }) => Route.parse(spec));
  for (const { hostnames } of routes) expect(hostnames).toEqual([new URL(PUBLIC_URL).hostname]);
  const led = (section: string) => routes.filter(({ parentRefs }) => parentRefs[0]?.sectionName === section);
  expect(led('https').flatMap(({ rules }) => rules.flatMap(({ backendRefs }) => backendRefs))).toEqual([
    { name: 'gateway', port: 4000 },
  ]);
  expect(led('http').flatMap(({ rules }) => rules)).toEqual([
    { backendRefs: [], filters: [{ requestRedirect: { scheme: 'https' } }] },
  ]);
});

const Scaled = z.object({
  minReplicaCount: z.number(),
  fallback: z.object({ behavior: z.string(), replicas: z.number() }),
  triggers: z.array(z.object({ metadata: z.object({ query: z.string() }) })),
});

test('workers scale by their own namespace, never below two, and never down while Prometheus is away', () => {
  const scaled = written.filter(({ kind }) => kind === 'ScaledObject').map(({ spec }) => Scaled.parse(spec));
  expect(scaled).toHaveLength(6);
  for (const { minReplicaCount, fallback, triggers } of scaled) {
    expect(minReplicaCount).toBe(2);
    expect(fallback).toMatchObject({ behavior: 'currentReplicasIfHigher', replicas: 2 });
    for (const { metadata } of triggers) expect(metadata.query).toContain('{namespace="waratah",');
  }
});

test('each half runs twice, requests a quarter of a core at least where load scales it, and drains before it stops', () => {
  for (const { spec, metadata } of written.filter(({ kind }) => kind === 'Deployment')) {
    const { replicas } = Requests.parse(spec);
    expect([metadata?.name, replicas]).toEqual([metadata?.name, 2]);
    const text = JSON.stringify(spec);
    const sleeps = Number(/"preStop":\{"sleep":\{"seconds":(\d+)\}\}/.exec(text)?.[1]);
    const grace = Number(/"terminationGracePeriodSeconds":(\d+)/.exec(text)?.[1]);
    // A process stops within nine seconds (operations, "Commands").
    expect([sleeps >= 5, grace - sleeps > 10]).toEqual([true, true]);
  }
  const byLoad = written.filter(({ kind }) => kind === 'HorizontalPodAutoscaler').map(({ metadata }) => metadata?.name);
  for (const { spec } of written.filter(
    ({ kind, metadata }) => kind === 'Deployment' && byLoad.includes(metadata?.name),
  )) {
    const [container] = Requests.parse(spec).template.spec.containers;
    expect(Number(/^(\d+)m$/.exec(container?.resources.requests.cpu ?? '')?.[1])).toBeGreaterThanOrEqual(250);
  }
});

const Policy = z.object({
  podSelector: z.unknown(),
  egress: z
    .array(
      z.object({
        to: z
          .array(
            z.object({ ipBlock: z.object({ cidr: z.string(), except: z.array(z.string()).optional() }).optional() }),
          )
          .optional(),
        ports: z.array(z.object({ port: z.union([z.number(), z.string()]) })),
      }),
    )
    .default([]),
  ingress: z
    .array(z.object({ ports: z.array(z.object({ port: z.union([z.number(), z.string()]) })).default([]) }))
    .default([]),
});

test('outgoing traffic goes to named pods, or to the internet without private networks; only mail goes anywhere', () => {
  const policies = written
    .filter(({ kind }) => kind === 'NetworkPolicy')
    .map(({ metadata, spec }) => ({ name: metadata?.name, ...Policy.parse(spec) }));
  const allowed = policies.flatMap(({ name, egress }) => egress.map((rule) => ({ name, ...rule })));
  const anywhere = allowed.filter(({ to }) => to === undefined);
  expect(anywhere.map(({ name, ports }) => [name, ports.map(({ port }) => port)])).toEqual([
    ['out-to-mail', [25, 465, 587, 2525]],
  ]);
  const blocks = allowed.flatMap(({ to = [] }) => to.flatMap(({ ipBlock }) => ipBlock ?? []));
  const internet = blocks.filter(({ cidr }) => cidr.endsWith('/0'));
  expect(
    internet.map(({ cidr, except = [] }) => [cidr, except.includes('10.0.0.0/8') || except.includes('fc00::/7')]),
  ).toEqual([
    ['0.0.0.0/0', true],
    ['::/0', true],
  ]);
  const solver = policies.find(({ podSelector }) =>
    JSON.stringify(podSelector).includes('acme.cert-manager.io/http01-solver'),
  );
  expect(solver?.ingress[0]?.ports).toEqual([{ port: 8089 }]);
});

test('the base requests what the capacity page states', async () => {
  const workloads = written.filter(({ kind }) => kind === 'Deployment').map(({ spec }) => Requests.parse(spec));
  const asked = workloads.flatMap(({ replicas, template }) =>
    template.spec.containers.map(({ resources: { requests } }) => ({
      cores: (replicas * Number(/^(\d+)m$/.exec(requests.cpu)?.[1])) / 1_000,
      gib: (replicas * Number(/^(\d+)Mi$/.exec(requests.memory)?.[1])) / 1_024,
    })),
  );
  const sum = (of: 'cores' | 'gib') => Math.round(asked.reduce((all, one) => all + one[of], 0) * 100) / 100;
  const page = await readFile(join(root, 'docs/capacity.md'), 'utf8');
  const [, cores, gib] = /asks for ([\d.]+) cores and ([\d.]+) GiB/.exec(page) ?? [];
  expect([sum('cores'), sum('gib')]).toEqual([Number(cores), Number(gib)]);
});

test('each service runs, and each half of those that have two', () => {
  const workloads = written.filter(({ kind }) => kind === 'Deployment').map(({ metadata }) => metadata?.name);
  const halves = ['jobs', 'applications', 'ai', 'matching', 'visa'].map((name) => `${name}-worker`);
  expect(new Set(workloads)).toEqual(new Set([...partNames, ...halves]));
  const prepared = written.filter(({ kind }) => kind === 'Job').flatMap(containersOf);
  expect(new Set(prepared.map(({ name }) => name))).toEqual(new Set(partNames.filter((name) => name !== 'gateway')));
});

test.each(
  running(written).map(({ manifest, container }) => [`${nameOf(manifest)}, ${container.name}`, container] as const),
)('%s: ports, variables, paths and files equal those in the code', async (_name, container) => {
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

test('addresses in the settings are those of the services, and every setting is read', async () => {
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

test('the secret store is asked for exactly the keys that are needed', async () => {
  const [store] = written.filter(({ kind }) => kind === 'ExternalSecret');
  const asked = [...JSON.stringify(store).matchAll(/"secretKey":"(\w+)"/g)].map((match) => match[1]);
  const containers = written.filter(({ kind }) => /^(Deployment|Job|CronJob)$/.test(kind)).flatMap(containersOf);
  const refs = containers.flatMap(({ env }) => env.map(({ valueFrom }) => valueFrom?.secretKeyRef));
  const needed = new Set(refs.flatMap((ref) => (ref && !ref.optional ? [ref.key] : [])));
  expect(new Set(asked)).toEqual(needed);
});
