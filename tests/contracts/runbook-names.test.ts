import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { partNames } from '@waratah/stack/part-names';
import { root } from '@waratah/stack/settings';
import { parse } from 'yaml';
import { z } from 'zod';
import { type Manifest, renderOverlay } from '../support/manifests.ts';

const read = async (path: string) => readFile(join(root, path), 'utf8');
const files = (await Array.fromAsync(glob('docs/runbook/*.md', { cwd: root }))).toSorted();
const pages = await Promise.all(files.map(read));
const text = pages.join('\n');
const objects = (await Promise.all(['production', 'local'].map(renderOverlay))).flat();

const inBlocks = [...text.matchAll(/```sh\n([^]*?)```/g)].flatMap(([, block = '']) => block.split('\n'));
const inSentences = [...text.replaceAll(/```[^]*?```/g, '').matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
/** Commands of a tool, without what follows a comment or a pipe. */
const commandsOf = (tool: string) =>
  [...inBlocks, ...inSentences]
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line.startsWith(`${tool} `))
    .map((line) => line.replace(/ [#|] .*$/, ''));

/** kubectl's names of the kinds that the pages use. */
const kinds: Readonly<Record<string, string>> = {
  deployment: 'Deployment',
  job: 'Job',
  cronjob: 'CronJob',
  svc: 'Service',
  scaledobject: 'ScaledObject',
  externalsecret: 'ExternalSecret',
};
/** Jobs that a line makes of a CronJob. */
const made = new Set([...text.matchAll(/create job (?:--from=\S+ )?([a-z-]+)/g)].map(([, name]) => name ?? ''));
const isThere = (kind: string, name: string) =>
  (kind === 'Job' && made.has(name)) || objects.some((one) => one.kind === kind && one.metadata?.name === name);

test('every object that a page names is there', () => {
  const kind = Object.keys(kinds).join('|');
  const named = [
    // As in `deployment/PART`, for a name of the reader's choice, or `patch cronjob backup`.
    ...text.matchAll(new RegExp(String.raw`\b(${kind})/([a-z][a-z-]*)\b`, 'g')),
    ...text.matchAll(new RegExp(String.raw`(?:patch|annotate|delete) (${kind}) ([a-z][a-z-]*)\b`, 'g')),
  ].map(([, what = '', name = '']) => [kinds[what] ?? '', name] as const);
  expect(named.length).toBeGreaterThan(12);
  expect(named.filter(([what, name]) => !isThere(what, name))).toEqual([]);
  const workers = [...text.matchAll(/`([a-z]+-worker)`/g)].map(([, name = '']) => name);
  expect(workers.length).toBeGreaterThan(3);
  expect(workers.filter((name) => !isThere('Deployment', name))).toEqual([]);
});

const Labels = z.record(z.string(), z.string());
const Labelled = z.object({
  metadata: z.object({ labels: Labels.default({}) }),
  spec: z.object({ template: z.object({ metadata: z.object({ labels: Labels.default({}) }) }).optional() }).optional(),
});
const has = (labels: Record<string, string>, selector: string) => {
  const [name = '', value] = selector.split('=');
  return value === undefined ? name in labels : labels[name] === value;
};

/** How many objects, or pods, a selector finds. */
const found = (selector: string, of: 'objects' | 'pods') =>
  objects.filter((one: Manifest) => {
    const { success, data } = Labelled.safeParse(one);
    const labels = of === 'objects' ? data?.metadata.labels : data?.spec?.template?.metadata.labels;
    return success && labels !== undefined && has(labels, selector);
  }).length;

test('every command of kubectl is in our namespace, and its selectors find something', () => {
  const lines = commandsOf('kubectl');
  expect(lines.length).toBeGreaterThan(20);
  for (const line of lines) {
    const [selector] = /(?<=(?: -l |--selector[ =]))\S+/.exec(line) ?? [];
    const isApplied = line.includes(' apply ');
    if (!isApplied) expect([line, line.includes(' -n waratah ')]).toEqual([line, true]);
    if (selector) expect([line, found(selector, isApplied ? 'objects' : 'pods')]).not.toEqual([line, 0]);
    // With a selector kubectl shows the last ten lines of each pod, unless told otherwise.
    if (selector && line.includes(' logs ')) expect([line, line.includes('--tail=-1')]).toEqual([line, true]);
  }
});

test('pages scale what KEDA scales by its minimum, because KEDA takes back what else is set', () => {
  const scaled = objects.filter(({ kind }) => kind === 'ScaledObject').map(({ metadata }) => metadata?.name);
  const byHand = commandsOf('kubectl').flatMap((line) => /scale deployment\/(\S+)/.exec(line)?.[1] ?? []);
  expect(byHand.filter((name) => scaled.includes(name))).toEqual([]);
});

const Secret = z.object({ spec: z.object({ data: z.array(z.object({ secretKey: z.string() })) }) });

test('the page on keys names each key of the secret, and no other but those that are optional', async () => {
  const external = Secret.parse(objects.find(({ kind }) => kind === 'ExternalSecret'));
  const kept = external.spec.data.map(({ secretKey }) => secretKey).toSorted();
  const rows = (await read('docs/runbook/keys.md')).split('\n').filter((line) => line.startsWith('| `'));
  const named = rows.map((row) => [...(row.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, key = '']) => key));
  const optional = named.pop() ?? [];
  expect(optional).toContain('OPENAI_API_KEY');
  const parts = partNames.map((name) => name.toUpperCase()).join('|');
  const rules = named.flat().map((name) => new RegExp(`^${name.replace(/<(?:PART|SERVICE)>/, `(?:${parts})`)}$`));
  expect(kept.filter((key) => !rules.some((rule) => rule.test(key)))).toEqual([]);
  expect(rules.filter((rule) => !kept.some((key) => rule.test(key)))).toEqual([]);
});

const Compose = z.object({ services: z.record(z.string(), z.unknown()) });

test('every service that a page names to Docker Compose is there', async () => {
  const composed = await Promise.all(
    ['docker-compose.yml', 'docker-compose.production.yml'].map(async (file) => {
      const merged = parse(await read(file), { merge: true, logLevel: 'silent' });
      return Object.keys(Compose.parse(merged).services);
    }),
  );
  const there = new Set(composed.flat());
  const named = commandsOf('docker compose').flatMap((line) => {
    const [, what = '', rest = ''] = /^docker compose (\w+) ?(.*)$/.exec(line) ?? [];
    const words = rest
      .replaceAll(/--since \S+/g, '')
      .split(' ')
      .filter((word) => /^[a-z][a-z-]*$/.test(word));
    return what === 'run' || what === 'exec' ? words.slice(0, 1) : words;
  });
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name) => !there.has(name))).toEqual([]);
});

test('every metric and alert that a page names is there', async () => {
  const sources = await Array.fromAsync(
    glob('{services,gateway}/**/src/**/*.ts', { cwd: root, exclude: ['**/node_modules/**'] }),
  );
  const code = (await Promise.all(sources.map(read))).join('\n');
  const metrics = new Set([...text.matchAll(/\bwaratah_[a-z_]+/g)].map(([name]) => name));
  expect(metrics.size).toBeGreaterThan(15);
  expect([...metrics].filter((name) => !code.includes(`'${name}'`))).toEqual([]);
  const rules = await read('k8s/components/monitoring/rules.yaml');
  const alerts = [...text.matchAll(/\balerts? ([A-Z]\w+)(?: and ([A-Z]\w+))?/g)].flatMap(([, ...names]) => names);
  const wanted = alerts.filter((name) => name !== undefined);
  expect(wanted.length).toBeGreaterThan(5);
  expect(wanted.filter((name) => !rules.includes(`- alert: ${name}\n`))).toEqual([]);
});
