import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@waratah/stack/settings';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { ruleGroups } from './alerts.ts';
import type { Sample } from './promql/samples.ts';
import { parseExpr, selectorsIn, type Selector } from './promql/syntax.ts';

const Dashboard = z.object({
  uid: z.string(),
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
});

const Scaler = z.object({
  kind: z.literal('ScaledObject'),
  spec: z.object({ triggers: z.array(z.object({ metadata: z.object({ query: z.string() }) })) }),
});

/** The expressions of the dashboards, each with its panel. */
export const panels = async () => {
  const files = await Array.fromAsync(glob('k8s/components/monitoring/dashboards/*.json', { cwd: root }));
  const dashboards = await Promise.all(
    files.map(async (file) => Dashboard.parse(JSON.parse(await readFile(join(root, file), 'utf8')))),
  );
  return dashboards.flatMap((dashboard) =>
    dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ title, expr }))),
  );
};

/** The queries by which workers are scaled. */
export const scalerQueries = async () => {
  const text = await readFile(join(root, 'k8s/components/autoscaling/workers.yaml'), 'utf8');
  return parseAllDocuments(text).flatMap((document) => {
    const scaler = Scaler.safeParse(parse(document.toString()));
    return scaler.success ? scaler.data.spec.triggers.map(({ metadata }) => metadata.query) : [];
  });
};

/** All expressions of rules, dashboards and scalers. */
export const watchedExprs = async () => [
  ...(await ruleGroups()).flatMap(({ rules }) => rules.map(({ expr }) => expr)),
  ...(await panels()).map(({ expr }) => expr),
  ...(await scalerQueries()),
];

/** Metrics of exporters, not of our parts. */
const ofOthers = /^(kube|kubelet|certmanager|redis|mongodb|nats|gnatsd)_/;

/** The series of our own parts in those expressions. */
export const watchedSelectors = async (): Promise<Selector[]> =>
  (await watchedExprs()).flatMap((expr) => selectorsIn(parseExpr(expr))).filter(({ name }) => !ofOthers.test(name));

/** Labels that Prometheus adds, and statuses that appear with the first such request. */
const isGiven = (name: string) => ['namespace', 'job', 'instance', 'status'].includes(name);

/** Appears with the first morning run. */
const isLater = (value: string) => value === 'matching-match';

/** Whether running parts report a metric, with each of the named label values. */
export const isReported = ({ name, matchers }: Selector, samples: readonly Sample[]): boolean => {
  const ofMetric = samples.filter(({ labels }) => labels.__name__ === name);
  const isThere = (label: string, value: string) => ofMetric.some(({ labels }) => labels[label] === value);
  const named = matchers.filter((matcher) => !isGiven(matcher.name));
  return (
    ofMetric.length > 0 &&
    named.every((matcher) =>
      matcher.sign.startsWith('=')
        ? matcher.value.split('|').every((value) => isLater(value) || isThere(matcher.name, value))
        : ofMetric.some(({ labels }) => matcher.name in labels),
    )
  );
};
