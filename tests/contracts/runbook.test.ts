import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { commands } from '@waratah/stack/ops/commands';
import { root } from '@waratah/stack/settings';
import { z } from 'zod';
import { pretendCluster } from '../support/cluster.ts';
import { kubectl, renderOverlay } from '../support/manifests.ts';
import { mustRun } from '../../tools/run-command.ts';

const production = await renderOverlay('production');
const page = async (name: string) => readFile(join(root, 'docs/runbook', name), 'utf8');

/** The commands in the code of a section. */
const linesOf = (text: string, heading: string) => {
  const section = text.split(/^## /m).find((part) => part.startsWith(heading)) ?? '';
  const blocks = [...section.matchAll(/```sh\n([^]*?)```/g)].map((match) => match[1] ?? '');
  return blocks.flatMap((block) => block.split('\n').map((line) => line.trim())).filter(Boolean);
};

test('carried out line by line, the restore page stops everything until it is restored, and starts all of it again', async () => {
  const lines = linesOf(await page('restore.md'), 'Restore in Kubernetes');
  const cluster = pretendCluster(production);
  const before = new Map(cluster.replicas);
  const running = () => [...cluster.replicas].filter(([, count]) => count > 0).map(([name]) => name);
  const stopped = lines.findIndex((line) => line.includes('--for=delete'));
  const restored = lines.findIndex((line) => line.includes('job/restore-now'));
  const started = lines.findIndex((line) => line.includes('scale deployment --all --replicas 2'));
  expect([stopped, restored, started].toSorted((a, b) => a - b)).toEqual([stopped, restored, started]);
  expect(stopped).toBeGreaterThan(0);
  for (const [index, line] of lines.entries()) {
    if (line === 'k8s/ops rebuild') continue;
    cluster.run(line);
    if (index >= stopped && index < started) expect([line, running()]).toEqual([line, []]);
    if (index === restored) expect([...cluster.jobs]).toContain('restore-now');
  }
  expect(lines.at(-1)).toBe('k8s/ops rebuild');
  expect(cluster.suspended.size).toBe(0);
  for (const [name, count] of before) expect([name, cluster.replicas.get(name)]).toEqual([name, Math.max(2, count)]);
});

test('without the pause KEDA starts workers while data are restored, and apply alone starts nothing else', () => {
  const cluster = pretendCluster(production);
  cluster.run('kubectl -n waratah scale deployment --all --replicas 0');
  expect(cluster.replicas.get('mailer')).toBeGreaterThan(0);
  expect(() =>
    cluster.run('kubectl -n waratah wait --for=delete pod --selector waratah/service --timeout=5m'),
  ).toThrow();
  expect(cluster.replicas.get('gateway')).toBe(0);
});

const Restore = z.object({
  spec: z.object({
    jobTemplate: z.object({
      spec: z.object({
        template: z.object({
          spec: z.object({
            initContainers: z.array(
              z.object({
                args: z.array(z.string()).default([]),
                command: z.array(z.string()).default([]),
                env: z.array(z.object({ name: z.string() })),
              }),
            ),
          }),
        }),
      }),
    }),
  }),
});

test('a restore checks that the portal is stopped and its copies are complete before it drops a database', () => {
  const restore = production.find(({ kind, metadata }) => kind === 'CronJob' && metadata?.name === 'restore');
  const { initContainers } = Restore.parse(restore).spec.jobTemplate.spec.template.spec;
  const [check, databases] = initContainers;
  expect(check?.args).toContain('--check');
  expect(check?.env.map(({ name }) => name)).toContain('GATEWAY_URL');
  expect(databases?.command.at(-1)).toMatch(/gzip --test[^]*mongorestore/);
});

test('k8s/ops takes no password as an argument, because the job would store it', async () => {
  const run = mustRun('bash', [join(root, 'k8s/ops'), 'create-operator', '--email', 'a@b.example', '--password', 'x']);
  await expect(run).rejects.toThrow('Leave out --password');
});

const Job = z.object({
  kind: z.literal('Job'),
  spec: z.object({
    template: z.object({
      spec: z.object({
        containers: z.array(
          z.object({
            command: z.array(z.string()),
            env: z.array(z.object({ name: z.string(), value: z.string().optional() })),
          }),
        ),
      }),
    }),
  }),
});
const Template = z.object({ spec: z.object({ jobTemplate: z.looseObject({ spec: z.unknown() }) }) });

test('k8s/ops creates a job from the template, which receives a command unchanged', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'waratah-ops-'));
  try {
    const template = Template.parse(
      production.find(({ kind, metadata }) => kind === 'CronJob' && metadata?.name === 'ops'),
    );
    const { program, args } = await kubectl();
    const job = { apiVersion: 'batch/v1', kind: 'Job', metadata: { name: 'ops-1' }, ...template.spec.jobTemplate };
    await writeFile(join(folder, 'job.json'), JSON.stringify({ ...job, metadata: { name: 'ops-1' } }));
    // Commands that need no cluster are executed by the real program.
    const script = [
      '#!/bin/sh',
      `case "$*" in`,
      `  *"create job"*) cat ${folder}/job.json ;;`,
      `  "set env --local"*) exec ${[program, ...args].join(' ')} "$@" ;;`,
      `  *"create --filename=-"*) cat > ${folder}/created.json ;;`,
      'esac',
    ];
    await writeFile(join(folder, 'kubectl'), `${script.join('\n')}\n`, { mode: 0o755 });
    await writeFile(join(folder, 'node'), '#!/bin/sh\nfor word; do echo "$word"; done\n', { mode: 0o755 });
    const path = `PATH=${folder}:${process.env.PATH ?? ''}`;
    const typed = ['letter', '--subject', "It's ready: $5 & more", '--dry-run'];
    await mustRun('env', [path, join(root, 'k8s/ops'), ...typed]);
    const { spec } = Job.parse(JSON.parse(await readFile(join(folder, 'created.json'), 'utf8')));
    const [container] = spec.template.spec.containers;
    const OPS = container?.env.find(({ name }) => name === 'OPS')?.value ?? '';
    const said = await mustRun('env', [path, `OPS=${OPS}`, ...(container?.command ?? [])]);
    expect(said.trim().split('\n')).toEqual(['stack/src/ops/main.ts', ...typed]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("every operators' command on a page exists", async () => {
  const pages = ['README', 'digest-not-sent', 'disk-full', 'events-stuck', 'keys', 'queue-growing', 'requests-fail'];
  const texts = await Promise.all([...pages, 'restore', 'rollout'].map((name) => page(`${name}.md`)));
  const named = texts.flatMap((text) =>
    [...text.matchAll(/(?:npm run ops --|k8s\/ops|docker compose run --rm ops) ([a-z-]+(?: [a-z]+)?)/g)].map(
      (match) => match[1] ?? '',
    ),
  );
  expect(named.length).toBeGreaterThan(5);
  const known = (words: string) => words in commands || (words.split(' ')[0] ?? '') in commands;
  expect(named.filter((words) => !known(words))).toEqual([]);
});
