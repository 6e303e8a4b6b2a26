import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { partNames } from '@waratah/stack/part-names';
import { root } from '@waratah/stack/settings';
import { parse } from 'yaml';
import { ruleGroups } from '../support/alerts.ts';
import { evaluate } from '../support/promql/evaluate.ts';
import { readSamples } from '../support/promql/samples.ts';
import { parseExpr, selectorsIn } from '../support/promql/syntax.ts';
import { watchedExprs } from '../support/watched-metrics.ts';
import { queueNames } from '../../gateway/src/queues/queue-names.ts';

const folder = join(root, 'k8s/components/monitoring');
const groups = await ruleGroups();
const alerts = groups.flatMap(({ rules }) => rules);
const exprs = await watchedExprs();

test('every expression of a dashboard, an alert or a scaler is PromQL', () => {
  expect(exprs.length).toBeGreaterThan(50);
  for (const expr of exprs) expect(selectorsIn(parseExpr(expr)).length).toBeGreaterThan(0);
});

/** Alerts about a cluster or other servers; docs/runbook/rollout.md names their exporters. */
const isOfOthers = (expr: string) => selectorsIn(parseExpr(expr)).every(({ name }) => !/^(waratah_|up$)/.test(name));

test('every alert on our own services is fired by a test that causes its trouble', async () => {
  const files = await Array.fromAsync(glob('tests/{services,chaos,journeys}/*.test.ts', { cwd: root }));
  const tests = (await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')))).filter((text) =>
    text.includes('watchAlerts('),
  );
  const ours = alerts.filter(({ expr }) => !isOfOthers(expr)).map(({ alert }) => alert);
  expect(ours.length).toBeGreaterThan(15);
  expect(ours.filter((alert) => !tests.some((text) => text.includes(`'${alert}'`)))).toEqual([]);
});

/** What the exporters of docs/runbook/rollout.md report in trouble. */
const trouble = {
  RedisFillsUp: 'redis_memory_used_bytes 90\nredis_memory_max_bytes 100',
  MongoMemberAway:
    'mongodb_rs_members_health{member_idx="m1:27017",member_state="PRIMARY",rs_nm="rs0"} 1\n' +
    'mongodb_rs_members_health{member_idx="m2:27017",member_state="(not reachable/healthy)",rs_nm="rs0"} 0',
  NatsStorageFillsUp: 'nats_varz_jetstream_stats_storage 90\nnats_varz_jetstream_config_max_storage 100',
  'NatsStorageFillsUp ': 'gnatsd_varz_jetstream_stats_storage 90\ngnatsd_varz_jetstream_config_max_storage 100',
  CertificateEnds: 'certmanager_certificate_expiration_timestamp_seconds{namespace="waratah",name="door"} 5000',
  'CertificateEnds ':
    'certmanager_certificate_expiration_timestamp_seconds{namespace="cert-manager",exported_namespace="waratah"} 5000',
  BackupMissing: 'kube_cronjob_created{namespace="waratah",cronjob="backup"} 5000',
  'BackupMissing ':
    'kube_cronjob_created{namespace="waratah",cronjob="backup"} 1000\n' +
    'kube_cronjob_status_last_successful_time{namespace="waratah",cronjob="backup"} 5000',
  DiskFillsUp:
    'kubelet_volume_stats_available_bytes{namespace="waratah",persistentvolumeclaim="a"} 10\n' +
    'kubelet_volume_stats_capacity_bytes{namespace="waratah",persistentvolumeclaim="a"} 100',
} as const;

test("alerts on servers and the cluster fire on their exporters' metrics", () => {
  const exprOf = (name: string) => parseExpr(alerts.find(({ alert }) => alert === name.trim())?.expr ?? '');
  for (const [name, text] of Object.entries(trouble)) {
    const found = evaluate(exprOf(name), [{ atS: 100_000, samples: readSamples(text) }]);
    expect([name, found]).toEqual([name, expect.arrayContaining([expect.anything()])]);
  }
  const noLimit = readSamples('redis_memory_used_bytes 90\nredis_memory_max_bytes 0');
  expect(evaluate(exprOf('RedisFillsUp'), [{ atS: 100_000, samples: noLimit }])).toEqual([]);
  const copied = readSamples(
    'kube_cronjob_created{namespace="waratah",cronjob="backup"} 1000\n' +
      'kube_cronjob_status_last_successful_time{namespace="waratah",cronjob="backup"} 90000',
  );
  expect(evaluate(exprOf('BackupMissing'), [{ atS: 100_000, samples: copied }])).toEqual([]);
});

test.each([
  ['most of a few messages', { sender: 4, accepted: 2 }, 1],
  ['a tenth of many', { mailbox: 30, accepted: 270 }, 1],
  ['half of six', { sender: 3, accepted: 3 }, 0],
  ['a fiftieth of many', { mailbox: 30, accepted: 1_470 }, 0],
])('refusals of %s: the alert fires or not', (_what, counted, firing) => {
  const expr = parseExpr(alerts.find(({ alert }) => alert === 'MailsRefused')?.expr ?? '');
  const samples = (share: number) =>
    readSamples(
      Object.entries(counted)
        .map(([outcome, count]) => `waratah_mailer_attempts_total{outcome="${outcome}"} ${share * count}`)
        .join('\n'),
    );
  const scrapes = [0, 0.5, 1].map((share) => ({ atS: 60 + 3_500 * share, samples: samples(share) }));
  expect(evaluate(expr, scrapes)).toHaveLength(firing);
});

test('every metric of ours begins with waratah_', async () => {
  const files = await Array.fromAsync(glob('{services/*,gateway}/src/{metrics,metrics/*}.ts', { cwd: root }));
  const sources = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
  const names = sources.flatMap((text) => [...text.matchAll(/\bname: '([^']+)'/g)].map((match) => match[1] ?? ''));
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => !name.startsWith('waratah_'))).toEqual([]);
});

test('the alert for a missing service names each one, and lasts until the service is back', () => {
  const { expr = '' } = alerts.find(({ alert }) => alert === 'PartGone') ?? {};
  const named = [...expr.matchAll(/absent\(waratah_build_info\{service="(\w+)"\}\)/g)].map((match) => match[1]);
  expect(new Set(named)).toEqual(new Set(partNames));
  expect(expr).not.toContain('offset');
});

test('the named queues exist', () => {
  const named = exprs.flatMap((expr) => [...expr.matchAll(/queue="([^"]+)"/g)].map((match) => match[1] ?? ''));
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((name) => !queueNames.some((queue) => queue === name))).toEqual([]);
});

test('each alert links to an existing page, and the index lists each page of symptoms', async () => {
  expect(alerts.length).toBeGreaterThan(10);
  for (const { annotations } of alerts) {
    const page = new URL(annotations.runbook_url).pathname;
    expect([page, existsSync(join(root, 'docs', `${page}.md`))]).toEqual([page, true]);
  }
  const list = await readFile(join(root, 'docs/runbook/README.md'), 'utf8');
  for await (const page of glob('docs/runbook/*.md', { cwd: root }))
    if (!page.endsWith('README.md')) expect(list).toContain(page.replace('docs/runbook/', ''));
});

test('the rules are the same for a Prometheus with its operator and without', async () => {
  const read = async (file: string): Promise<unknown> => parse(await readFile(join(folder, file), 'utf8'));
  expect(await read('prometheus-rule.yaml')).toMatchObject({ spec: await read('rules.yaml') });
});
