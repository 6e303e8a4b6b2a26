import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { containersOf, type Manifest, renderOverlay } from '../support/manifests.ts';

const Labels = z.record(z.string(), z.string()).default({});
const Selector = z.object({
  matchLabels: Labels,
  matchExpressions: z
    .array(
      z.object({
        key: z.string(),
        operator: z.enum(['In', 'NotIn', 'Exists', 'DoesNotExist']),
        values: z.array(z.string()).default([]),
      }),
    )
    .default([]),
});
const Egress = z.object({
  podSelector: Selector,
  egress: z.array(z.object({ ports: z.array(z.object({ port: z.union([z.number(), z.string()]) })) })).default([]),
});

const selects = ({ matchLabels, matchExpressions }: z.infer<typeof Selector>, labels: z.infer<typeof Labels>) =>
  Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
  matchExpressions.every(({ key, operator, values }) => {
    const value = labels[key];
    if (operator === 'Exists') return value !== undefined;
    if (operator === 'DoesNotExist') return value === undefined;
    return (value !== undefined && values.includes(value)) === (operator === 'In');
  });

const Pods = z.object({ template: z.object({ metadata: z.object({ labels: Labels }) }) });
const Workload = z.union([
  z.object({ jobTemplate: z.object({ spec: Pods }) }).transform(({ jobTemplate }) => jobTemplate.spec),
  Pods,
]);
const labelsOf = ({ spec }: Manifest) => Workload.parse(spec).template.metadata.labels;

/** The ports of the servers whose addresses or keys a pod is given. */
const serverPorts = [
  [/MONGO_URL$/, 27_017],
  [/NATS_URL$/, 4222],
  [/^REDIS_URL$/, 6379],
  [/S3_SECRET_KEY$/, 8333],
  [/S3_SECRET_KEY$/, 443],
  [/^SMTP_URL$/, 587],
  [/^OPS_KEY$/, 'http'],
] as const;

const portsNeeded = (manifest: Manifest) => {
  const keys = containersOf(manifest).flatMap(({ env }) =>
    env.map(({ valueFrom }) => valueFrom?.secretKeyRef?.key ?? ''),
  );
  return new Set(serverPorts.filter(([pattern]) => keys.some((key) => pattern.test(key))).map(([, port]) => port));
};

const production = await renderOverlay('production');
const policies = production.filter(({ kind }) => kind === 'NetworkPolicy').map(({ spec }) => Egress.parse(spec));
const workloads = production.filter(({ kind }) => ['Deployment', 'Job', 'CronJob'].includes(kind));

test('workloads include the copies of each night', () => {
  expect(workloads.map(({ metadata }) => metadata?.name)).toEqual(expect.arrayContaining(['backup', 'restore', 'ops']));
});

test.each(workloads.map((manifest) => [manifest.metadata?.name ?? '', manifest] as const))(
  'the pods of %s may connect to each server whose key they are given',
  (name, manifest) => {
    const mine = policies.filter(({ podSelector }) => selects(podSelector, labelsOf(manifest)));
    const open = new Set(mine.flatMap(({ egress }) => egress.flatMap(({ ports }) => ports.map(({ port }) => port))));
    expect([name, [...portsNeeded(manifest)].filter((port) => !open.has(port))]).toEqual([name, []]);
  },
);
