import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@waratah/stack/settings';
import { parse } from 'yaml';
import { z } from 'zod';
import { evaluate } from './promql/evaluate.ts';
import { readSamples, type Scrape } from './promql/samples.ts';
import { type Expr, parseExpr, secondsOf } from './promql/syntax.ts';

const Rules = z.object({
  groups: z.array(
    z.object({
      name: z.string(),
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          for: z.string(),
          labels: z.object({ severity: z.enum(['critical', 'warning']) }),
          annotations: z.object({ summary: z.string(), runbook_url: z.url() }),
        }),
      ),
    }),
  ),
});

/** The rules of `rules.yaml`, by group. */
export const ruleGroups = async () => {
  const text = await readFile(join(root, 'k8s/components/monitoring/rules.yaml'), 'utf8');
  return Rules.parse(parse(text)).groups;
};

/** A clock that a test moves. */
export const movableClock = (start = new Date()) => {
  let aheadMs = start.getTime() - Date.now();
  return {
    now: () => new Date(Date.now() + aheadMs),
    move: (ms: number) => void (aheadMs += ms),
  };
};

/** The metrics that an expression reads. */
const metricsOf = (expr: Expr): readonly string[] => {
  switch (expr.kind) {
    case 'number':
      return [];
    case 'vector':
    case 'range':
      return [expr.selector.name];
    case 'binary':
      return [...metricsOf(expr.left), ...metricsOf(expr.right)];
    case 'aggregate':
    case 'call':
      return expr.args.flatMap(metricsOf);
  }
};

type Targets = Readonly<Record<string, string>>;

const stepS = 60;

/**
 * A Prometheus with the rules of `rules.yaml`, whose time the test controls. `targets` are the addresses of processes
 * with /metrics; one that does not answer has `up` 0.
 */
export const watchAlerts = async (targets: Targets, clock = movableClock()) => {
  const rules = (await ruleGroups()).flatMap((group) => group.rules);
  const parsed = rules.map((rule) => ({ ...rule, parsed: parseExpr(rule.expr), forS: secondsOf(rule.for) }));
  const read = new Set(parsed.flatMap((rule) => metricsOf(rule.parsed)));
  let last: Scrape['samples'] = [];
  /** Without what no rule reads. */
  const scrapes: Scrape[] = [];
  /** Since when the expression of each alert is true. */
  const since = new Map<string, number>();

  const scrape = async (instance: string, url: string) => {
    const of = { instance, job: 'waratah' };
    const text = await fetch(`${url}/metrics`)
      .then((answer) => (answer.ok ? answer.text() : undefined))
      .catch(() => undefined);
    const up = { labels: { ...of, __name__: 'up' }, value: text === undefined ? 0 : 1 };
    return [up, ...readSamples(text ?? '', of)];
  };

  const look = async () => {
    const atS = clock.now().getTime() / 1_000;
    const samples = await Promise.all(Object.entries(targets).map(([instance, url]) => scrape(instance, url)));
    last = samples.flat();
    scrapes.push({ atS, samples: last.filter(({ labels }) => read.has(labels.__name__ ?? '')) });
    for (const { alert, parsed: expr } of parsed) {
      const found = evaluate(expr, scrapes);
      if (typeof found === 'number' || found.length === 0) since.delete(alert);
      else if (!since.has(alert)) since.set(alert, atS);
    }
  };

  return {
    clock,
    /** What the targets reported last. */
    samples: () => last,
    /** Advances the time by minutes, doing something in each of them. Answers the alerts that then fire. */
    pass: async (minutes: number, inEach: () => Promise<unknown> = async () => undefined): Promise<string[]> => {
      if (scrapes.length === 0 || minutes === 0) await look();
      for (let minute = 0; minute < minutes; minute++) {
        await inEach();
        clock.move(stepS * 1_000);
        await look();
      }
      const nowS = scrapes.at(-1)?.atS ?? 0;
      const heldFor = (alert: string) => nowS - (since.get(alert) ?? Infinity);
      return parsed.filter(({ alert, forS }) => heldFor(alert) >= forS).map(({ alert }) => alert);
    },
  };
};
