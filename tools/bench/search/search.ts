import { openMongo } from '@waratah/kit/mongo/connection';
import { startTestServers } from '../../../tests/support/servers.ts';
import { miniSearch, mongoText, orama, type Peer, type Question, waratah } from './peers.ts';
import { pick, worldOf } from './world.ts';

const goals = { timesMiniSearch: 25, p99Ms: 1 };
const rounds = 5;

/** `BENCH_ADS` sets a smaller number for a trial; the goal is measured on 100,000 ads. */
const ads = Number(process.env.BENCH_ADS ?? 100_000);

/**
 * The ranked index compared with its peers: the same ads, two words and two filters, the twelve best and the exact
 * total.
 */
export const search = async () => {
  const { jobs, now, roles, skills, random } = await worldOf(ads);
  await using servers = await startTestServers();
  const url = new URL(servers.mongo);
  url.pathname = '/bench_search';
  await using connection = await openMongo(url.href);

  const oramas = await orama(jobs);
  const peers: Record<string, Peer> = {
    waratah: await waratah(jobs, now),
    'MiniSearch, tuned': await miniSearch(jobs, true),
    'MiniSearch, default': await miniSearch(jobs, false),
    'Orama, tuned': oramas.tuned,
    'Orama, default': oramas.byDefault,
    'MongoDB $text': await mongoText(jobs, connection),
  };
  const question = (): Question => ({
    words: `${pick(random, roles)} ${pick(random, skills).split('-')[0]}`,
    types: ['CASUAL', 'PART_TIME'],
    visa: '500',
  });

  const times = new Map(Object.keys(peers).map((name) => [name, new Array<number>()]));
  const totals = new Map(Object.keys(peers).map((name) => [name, 0]));
  const perRound: Record<string, number[]> = {};
  for (let round = 0; round < rounds; round++) {
    const questions = Array.from({ length: round === 0 ? 100 : 200 }, question);
    const names = Object.keys(peers);
    const order = [...names.slice(round % names.length), ...names.slice(0, round % names.length)];
    for (const name of order) {
      const peer = peers[name];
      if (!peer) continue;
      // Slow peers get fewer queries; their figure is still a mean.
      const asked = name === 'waratah' ? questions : questions.slice(0, 40);
      const spent: number[] = [];
      for (const one of asked) {
        const started = performance.now();
        const { total } = await peer.ask(one);
        spent.push(performance.now() - started);
        totals.set(name, (totals.get(name) ?? 0) + total);
      }
      // The first round only warms up.
      if (round === 0) continue;
      times.get(name)?.push(...spent);
      (perRound[name] ??= []).push(mean(spent));
    }
  }

  const ours = perRound['waratah'] ?? [];
  const rows = Object.fromEntries(
    [...times].map(([name, spent]) => {
      const ratios = (perRound[name] ?? []).map((theirs, at) => theirs / (ours[at] ?? theirs));
      return [
        name,
        {
          'median (ms)': rounded(quantile(spent, 0.5)),
          'p99 (ms)': rounded(quantile(spent, 0.99)),
          'worst (ms)': rounded(Math.max(...spent)),
          'times ours, lowest': rounded(Math.min(...ratios)),
          'times ours, median': rounded(quantile(ratios, 0.5)),
          'build (s)': rounded(peers[name]?.buildS ?? 0),
        },
      ];
    }),
  );
  console.table(rows);
  const limitMs = physicalLimit(ads);
  console.log(`${ads} ads. Reading as many numbers as two common words have: ${limitMs.toFixed(3)} ms.`);
  console.log(`Goals: ${goals.timesMiniSearch} times MiniSearch, p99 at most ${goals.p99Ms} ms.`);
  return { ads, rows, perRound, limitMs, goals };
};

/** Two lists of a tenth of all ads, read once: no index that looks at every matching ad can be faster. */
const physicalLimit = (count: number) => {
  const lists = [new Uint32Array(count / 10).fill(1), new Uint32Array(count / 10).fill(2)];
  const spent = Array.from({ length: 50 }, () => {
    const started = performance.now();
    let sum = 0;
    for (const list of lists) for (const slot of list) sum += slot;
    return performance.now() - started + (sum === 0 ? 1 : 0);
  });
  return quantile(spent, 0.5);
};

const mean = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length;
const quantile = (numbers: readonly number[], q: number) =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * q))] ?? Number.NaN;
const rounded = (number: number) => Number(number.toPrecision(3));
