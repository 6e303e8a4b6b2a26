import { setTimeout as sleep } from 'node:timers/promises';
import { hash, verify } from '@node-rs/argon2';
import { partNames } from '@waratah/stack/part-names';
import { register, type rest, studentPayload } from '../../tests/support/as-user.ts';
import { startTestConstellation } from '../../tests/support/constellation.ts';

const rounds = 5;
/** Each round is divided into slices that alternate, so that other work on the machine affects all alike. */
const sliceMs = 800;
const slices = 6;
const people = 24;
const atOnce = 8;
const searchesPerS = 25;
const goals = { ratio: 0.85, slowdown: 2 };
const password = 'long enough';

/**
 * Logins through the gateway compared with the bare rate of the same hash in the same run, with a search load beside
 * them.
 */
export const login = async () => {
  const settings = { SIGN_INS_PER_MINUTE: '1000000', SEED_DEMO: 'off' };
  await using stack = await startTestConstellation({ apart: partNames, settings });
  const emails = Array.from({ length: people }, (_, index) => `bench${index}@example.org`);
  for (const email of emails) await register(stack.gateway, studentPayload(email));
  const signIn = signerIn(stack.gateway, emails);
  const reader = await register(stack.gateway, studentPayload('reader@example.org'));
  const search = searcher(reader.api);
  const bare = await bareVerifier();

  await Promise.all([during(1_000, atOnce, bare), during(1_000, atOnce, signIn), searching(1_000, search)]);
  const measured: Record<string, number>[] = [];
  for (let round = 0; round < rounds; round++) {
    const { rates, spans } = await turns(round, {
      bare: () => during(sliceMs, atOnce, bare),
      logins: () => during(sliceMs, atOnce, signIn),
      search: () => searching(sliceMs, search),
      both: async () => {
        const [logins, searches] = await Promise.all([during(sliceMs, atOnce, signIn), searching(sliceMs, search)]);
        return { ...searches, beside: logins };
      },
    });
    measured.push({
      barePerS: rates.bare ?? 0,
      loginsPerS: rates.logins ?? 0,
      searchAloneMs: p99(spans.search ?? []),
      searchBesideLoginsMs: p99(spans.both ?? []),
      loginsBesideSearchPerS: rates.beside ?? 0,
    });
  }
  const of = (name: string) => measured.map((round) => round[name] ?? 0);
  const ratios = of('loginsPerS').map((rate, index) => rate / (of('barePerS')[index] ?? 1));
  const slowdowns = of('searchBesideLoginsMs').map((ms, index) => ms / (of('searchAloneMs')[index] ?? 1));
  const rows = {
    'bare argon2 verifications a second (the limit)': summary(of('barePerS')),
    'logins a second': summary(of('loginsPerS')),
    'logins to bare': { ...summary(ratios), goal: goals.ratio },
    'search p99 alone (ms)': summary(of('searchAloneMs')),
    'search p99 beside logins (ms)': summary(of('searchBesideLoginsMs')),
    'slower by': { ...summary(slowdowns), goal: goals.slowdown },
    'logins a second beside search': summary(of('loginsBesideSearchPerS')),
  };
  console.table(rows);
  return { rounds: measured, rows };
};

type Slice = Ran & Readonly<{ beside?: Ran }>;

/**
 * Alternates between all kinds of work, beginning with another one each time; answers the rate and the times of each.
 */
const turns = async (round: number, works: Readonly<Record<string, () => Promise<Slice>>>) => {
  const spans: Record<string, readonly number[]> = {};
  const took: Record<string, number> = {};
  const add = (name: string, { times, tookMs }: Ran) => {
    spans[name] = [...(spans[name] ?? []), ...times];
    took[name] = (took[name] ?? 0) + tookMs;
  };
  const names = Object.keys(works);
  for (let slice = 0; slice < slices; slice++) {
    for (let turn = 0; turn < names.length; turn++) {
      const name = names[(turn + slice + round) % names.length] ?? '';
      const ran = await works[name]?.();
      if (ran) add(name, ran);
      if (ran?.beside) add('beside', ran.beside);
    }
  }
  const rates = Object.fromEntries(
    names.concat('beside').map((name) => [name, ((spans[name]?.length ?? 0) * 1_000) / (took[name] ?? 1)]),
  );
  return { spans, rates };
};

type Work = (turn: number) => Promise<unknown>;
type Ran = Readonly<{ times: readonly number[]; tookMs: number }>;

/** Repeats a task concurrently for some time. */
const during = async (ms: number, atOnce: number, work: Work): Promise<Ran> => {
  const began = performance.now();
  const times: number[] = [];
  let turn = 0;
  const run = async () => {
    while (performance.now() - began < ms) {
      const start = performance.now();
      await work(turn++);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, run));
  return { times, tookMs: performance.now() - began };
};

/** Sends requests at a fixed rate, whether answers keep up or not. */
const searching = async (ms: number, search: Work): Promise<Ran> => {
  const began = performance.now();
  const times: number[] = [];
  const asked: Promise<void>[] = [];
  for (let turn = 0; turn < (ms / 1_000) * searchesPerS; turn++) {
    const due = began + (turn * 1_000) / searchesPerS;
    await sleep(Math.max(0, due - performance.now()));
    asked.push(search(turn).then(() => void times.push(performance.now() - due)));
  }
  await Promise.all(asked);
  return { times, tookMs: performance.now() - began };
};

const signerIn =
  (gateway: string, emails: readonly string[]): Work =>
  async (turn) => {
    const answer = await fetch(`${gateway}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: emails[turn % emails.length], password }),
    });
    if (answer.status !== 200) throw new Error(`login answered ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
  };

const words = ['barista', 'kitchen', 'engineer', 'nurse', 'retail', 'data', 'cleaner', 'tutor'];

const searcher =
  (api: ReturnType<typeof rest>): Work =>
  async (turn) => {
    const { status } = await api.get(`/jobs/search?search=${words[turn % words.length]}%20${turn}`);
    if (status !== 200) throw new Error(`search answered ${status}`);
  };

/** The same hash and strength as identity's, without anything around it. */
const bareVerifier = async (): Promise<Work> => {
  const stored = await hash(password, {
    memoryCost: 19_456,
    timeCost: 2,
    parallelism: 1,
  });
  return () => verify(stored, password);
};

const p99 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * 0.99))] ?? 0;

const summary = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  const round = (value = 0) => Math.round(value * 100) / 100;
  return {
    median: round(sorted[Math.floor(sorted.length / 2)]),
    lowest: round(sorted[0]),
    highest: round(sorted.at(-1)),
  };
};
