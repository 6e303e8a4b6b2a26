import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '@waratah/stack/settings';
import { parse } from 'yaml';
import { z } from 'zod';
import { queueNames } from '../../gateway/src/queues/queue-names.ts';

const folder = join(root, 'k8s/components/monitoring');
const Rules = z.object({
  groups: z.array(
    z.object({
      name: z.string(),
      rules: z.array(z.object({ alert: z.string(), expr: z.string(), annotations: z.object({ runbook: z.string() }) })),
    }),
  ),
});
const Dashboard = z.object({
  uid: z.string(),
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
});

const read = (file: string) => readFile(join(folder, file), 'utf8');
const { groups } = Rules.parse(parse(await read('rules.yaml')));
const alerts = groups.flatMap(({ rules }) => rules);
const dashboards = await Promise.all(
  ['portal', 'morning'].map(async (name) => Dashboard.parse(JSON.parse(await read(`dashboards/${name}.json`)))),
);
const scaling = await readFile(join(root, 'k8s/components/autoscaling/workers.yaml'), 'utf8');

/** Names of metrics in the code: ours, and those of the package that counts the process. */
const declared = async () => {
  const files = await Array.fromAsync(glob('{services/*,gateway}/src/**/*.ts', { cwd: root }));
  const sources = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
  return new Set(
    sources.flatMap((text) => [...text.matchAll(/name: '([a-z]+(?:_[a-z]+)+)'/g)].map((match) => match[1])),
  );
};

/** What others count: the process, Prometheus itself, the cluster. */
const others =
  /^(up|process_(cpu_seconds_total|resident_memory_bytes)|nodejs_eventloop_lag_p99_seconds|kubelet_volume_stats_\w+_bytes)$/;
const words = /\b(up|sum|max|by|le|rate|topk|and|histogram_quantile|[a-z]+(?:_[a-z0-9]+)+)\b(?=\s*[{[ )/]|$)/g;

const metricsOf = (expr: string) => {
  const plain = expr.replace(/by \([^)]*\)/g, '').replace(/\{[^}]*\}/g, '');
  const found = [...plain.matchAll(words)].map((match) => match[1] ?? '');
  return found
    .filter((name) => name.includes('_') && name !== 'histogram_quantile')
    .map((name) => name.replace(/_(bucket|count|sum)$/, ''));
};

const exprs = [
  ...alerts.map(({ expr }) => expr),
  ...dashboards.flatMap(({ panels }) => panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))),
  ...[...scaling.matchAll(/query: '?(.*?)'?$/gm)].map((match) => match[1] ?? ''),
];

test('every metric that a dashboard, an alert or a scaler names is counted by the code', async () => {
  const known = await declared();
  const named = new Set(exprs.flatMap(metricsOf));
  expect(named.size).toBeGreaterThan(10);
  expect([...named].filter((name) => !known.has(name) && !others.test(name))).toEqual([]);
});

test('every metric of ours begins with waratah_', async () => {
  const files = await Array.fromAsync(glob('{services/*,gateway}/src/{metrics,metrics/*}.ts', { cwd: root }));
  const sources = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
  const names = sources.flatMap((text) => [...text.matchAll(/\bname: '([^']+)'/g)].map((match) => match[1] ?? ''));
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => !name.startsWith('waratah_'))).toEqual([]);
});

test('queues that are named exist', () => {
  const named = exprs.flatMap((expr) => [...expr.matchAll(/queue="([^"]+)"/g)].map((match) => match[1] ?? ''));
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !queueNames.some((queue) => queue === name))).toEqual([]);
});

test('each alert names a page that is there, and each page of symptoms is named by the list', async () => {
  expect(alerts.length).toBeGreaterThan(10);
  for (const { annotations } of alerts) expect(existsSync(join(root, annotations.runbook))).toBe(true);
  const list = await readFile(join(root, 'docs/runbook/README.md'), 'utf8');
  for await (const page of glob('docs/runbook/*.md', { cwd: root }))
    if (!page.endsWith('README.md')) expect(list).toContain(page.replace('docs/runbook/', ''));
});

test('the rules are the same for a Prometheus with its operator and without', async () => {
  const { spec } = z.object({ spec: Rules }).parse(parse(await read('prometheus-rule.yaml')));
  expect(spec).toEqual({ groups });
});
