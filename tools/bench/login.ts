import { hash, verify } from '@node-rs/argon2';
import { partNames } from '@waratah/stack/part-names';
import { register, studentPayload } from '../../tests/support/as-user.ts';
import { startTestConstellation } from '../../tests/support/constellation.ts';
import { searcher, searching } from './search-load.ts';
import { p99, summary } from './summary.ts';
import { during, sliceMs, turns, type Work } from './turns.ts';

const rounds = 5;
const people = 24;
const atOnce = 8;
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

/** The same hash and strength as identity's, without anything around it. */
const bareVerifier = async (): Promise<Work> => {
  const stored = await hash(password, {
    memoryCost: 19_456,
    timeCost: 2,
    parallelism: 1,
  });
  return () => verify(stored, password);
};
