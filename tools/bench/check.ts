import { deepStrictEqual } from 'node:assert';
import { startConstellation } from '@waratah/stack/constellation';
import { partNames } from '@waratah/stack/part-names';
import { benchSettings } from './bench-settings.ts';
import { type Localities, readLocalities } from '@waratah/vocabulary/australia/localities';
import { z } from 'zod';
import { register, rest, studentPayload } from '../../tests/support/as-user.ts';
import { startTestServers } from '../../tests/support/servers.ts';
import { bareCheck } from './check/bare-check.ts';
import { inventedCheck } from './check/invented-check.ts';
import { machineOf } from './machine.ts';
import { searcher, searching } from './search-load.ts';
import { worldOf } from './search/world.ts';
import { storeJobs } from './store-jobs.ts';
import { median, p99, summary } from './summary.ts';
import { during, sliceMs, turns, type Work } from './turns.ts';

const rounds = 5;
const warmMs = 5_000;
/** Answers that are compared first. */
const compared = 100;
/** Ads among which the load searches. */
const ads = 5_000;
const goals = { medianMs: 150, besideSearchP99Ms: 400 };

/**
 * Answers to guests who check an ad of 5,000 characters, one after the other, compared with the reading of the same
 * kind of ads in this process in the same run, and with a search load beside them.
 */
export const check = async () => {
  await using scope = new AsyncDisposableStack();
  const servers = scope.use(await startTestServers());
  await storeJobs(servers.mongo, (await worldOf(ads)).jobs);
  const stack = scope.use(await startConstellation({ servers, settings: benchSettings(), apart: partNames }));
  const reader = await register(stack.gateway, studentPayload('reader@example.org'));
  const search = searcher(reader.api);
  const localities = await readLocalities();
  for (let number = 0; number < compared; number++) await requireSame(stack.gateway, number, localities);
  let next = compared;
  const checkAd: Work = () => sent(stack.gateway, next++);
  const bare: Work = async () => bareCheck(inventedCheck(next++), localities);

  for (const work of [bare, checkAd]) await during(warmMs, 1, work);
  await searching(warmMs, search);
  const measured: Record<string, number>[] = [];
  for (let round = 0; round < rounds; round++) {
    const { spans } = await turns(round, {
      bare: () => during(sliceMs, 1, bare),
      checks: () => during(sliceMs, 1, checkAd),
      search: () => searching(sliceMs, search),
      both: async () => {
        const [checks, searches] = await Promise.all([during(sliceMs, 1, checkAd), searching(sliceMs, search)]);
        return { ...searches, beside: checks };
      },
    });
    measured.push(figuresOf(spans));
  }
  const rows = rowsOf(measured);
  console.table(rows);
  return { machine: machineOf(), goals, rounds: measured, rows };
};

const figuresOf = (spans: Readonly<Record<string, readonly number[]>>) => {
  const { bare = [], checks = [], beside = [], search = [], both = [] } = spans;
  return {
    bareMs: median(bare),
    bareP99Ms: p99(bare),
    checkMs: median(checks),
    checkP99Ms: p99(checks),
    besideSearchMs: median(beside),
    besideSearchP99Ms: p99(beside),
    searchP99Ms: p99(search),
    searchBesideChecksP99Ms: p99(both),
  };
};

const rowsOf = (measured: readonly Record<string, number>[]) => {
  const of = (name: string) => measured.map((round) => round[name] ?? 0);
  const ratios = (name: string, to: string) => of(name).map((value, round) => value / (of(to)[round] ?? 1));
  return {
    'bare reading, median (ms, the limit)': summary(of('bareMs')),
    'bare reading, p99 (ms)': summary(of('bareP99Ms')),
    'check at the gateway, median (ms)': { ...summary(of('checkMs')), goal: goals.medianMs },
    'check, p99 alone (ms)': summary(of('checkP99Ms')),
    'gateway to bare reading, medians': summary(ratios('checkMs', 'bareMs')),
    'check beside search, median (ms)': summary(of('besideSearchMs')),
    'check beside search, p99 (ms)': { ...summary(of('besideSearchP99Ms')), goal: goals.besideSearchP99Ms },
    'search p99 alone (ms)': summary(of('searchP99Ms')),
    'search p99 beside checks (ms)': summary(of('searchBesideChecksP99Ms')),
    'slower by': summary(ratios('searchBesideChecksP99Ms', 'searchP99Ms')),
  };
};

/** Each ad comes from an address of its own, because checks are limited by address. */
const sent = async (gateway: string, number: number) => {
  const { ad, visa, facts } = inventedCheck(number);
  const from = `10.${[number >> 16, number >> 8, number].map((part) => part & 255).join('.')}`;
  const { status, body } = await rest(gateway).post('/check', { ...ad, visa, ...facts }, { 'x-forwarded-for': from });
  if (status !== 200) throw new Error(`check answered ${status}: ${JSON.stringify(body)}`);
  return body;
};

const Answered = z.object({
  text: z.string(),
  marks: z.array(z.object({ kind: z.string(), quote: z.string(), start: z.number() })),
  pay: z.object({ said: z.string(), standing: z.string() }),
  answer: z.object({ visa: z.string(), kind: z.string(), because: z.array(z.string()) }),
});

/** A wrong answer counts as a loss. */
const requireSame = async (gateway: string, number: number, localities: Localities) =>
  deepStrictEqual(
    Answered.parse(await sent(gateway, number)),
    Answered.parse(bareCheck(inventedCheck(number), localities)),
  );
