import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { parts } from '@waratah/stack/parts';
import { freePort } from '@waratah/stack/ports';
import { demoAccounts, demoPassword } from '@waratah/stack/seed/accounts';
import { seedDemo } from '@waratah/stack/seed/seed-demo';
import { root } from '@waratah/stack/settings';
import { buildWeb } from '@waratah/stack/web-build';
import { z } from 'zod';
import { rest } from '../../tests/support/as-user.ts';
import { chromiumPath } from '../chromium.ts';
import { startTestConstellation } from '../../tests/support/constellation.ts';
import { mustRun } from '../run-command.ts';
import { firstScriptKb } from './first-script.ts';

const rounds = Number(process.env['ROUNDS'] ?? 5);
const goals = { score: 99, lcpS: 1.2, cls: 0, scriptKb: 95 };
const pages = [
  { name: 'home', path: '/', signedIn: false },
  { name: 'sign-in', path: '/auth', signedIn: false },
  { name: 'check', path: '/check', signedIn: false },
  { name: 'jobs', path: '/jobs', signedIn: true },
] as const;
type PageToVisit = (typeof pages)[number];

/** Lighthouse's scores for a first visit on its simulated mobile phone, with a slow network and processor. */
type Visit = Readonly<{
  score: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcpS: number;
  fcpS: number;
  tbtMs: number;
  cls: number;
  scriptKb: number;
}>;

/**
 * Compares the client as served with one built from the same sources in the usual way, each behind its own gateway,
 * alternately.
 */
export const web = async () => {
  await buildWeb();
  await using scope = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'bench-web-'));
  scope.defer(() => rm(folder, { recursive: true, force: true }));
  const usualDist = join(folder, 'usual');
  await mustRun('vite', ['build', '--config', 'config/vite.usual.ts', '--outDir', usualDist], {
    cwd: join(root, 'web'),
  });
  const stack = scope.use(await startTestConstellation());
  await seedDemo(stack);
  const usualPort = await freePort();
  scope.use(await parts.gateway.start({ ...stack.env, PORT: String(usualPort), WEB_DIST: usualDist }));
  const builds = {
    ours: { origin: stack.gateway, dist: join(root, 'web/dist') },
    usual: { origin: stack.gateway.replace(/:\d+$/, `:${usualPort}`), dist: usualDist },
  };
  const turns = pages.flatMap((page) =>
    Object.entries(builds).map(([build, served]) => ({ page, name: `${page.name}, ${build}`, ...served })),
  );

  const measured: Record<string, Visit[]> = {};
  for (let round = 0; round < rounds; round++) {
    for (const { page, name, origin } of round % 2 ? turns.toReversed() : turns) {
      const visits = (measured[name] ??= []);
      visits.push(await visit(origin, page, join(folder, `${round} ${name}`)));
    }
  }
  const rows: Record<string, object> = {};
  for (const { page, name, origin, dist } of turns) {
    const html = await (await fetch(`${origin}${page.path}`)).text();
    rows[name] = {
      ...summary(measured[name] ?? []),
      "first route's script (KB, gzip)": tenths(await firstScriptKb(dist, html)),
    };
  }
  console.table(rows);
  const ofEveryPageKb = tenths(
    await firstScriptKb(builds.ours.dist, await readFile(join(builds.ours.dist, 'index.html'), 'utf8')),
  );
  console.log(`Of it every page of ours loads ${ofEveryPageKb} KB`);
  console.log(
    `Goals: score at least ${goals.score}, LCP at most ${goals.lcpS} s, CLS ${goals.cls}, first route's script at most ${goals.scriptKb} KB`,
  );
  return { goals, rounds: measured, rows, ofEveryPageKb };
};

const Category = z.object({ score: z.number() });
const Report = z.object({
  categories: z.object({ performance: Category, accessibility: Category, 'best-practices': Category, seo: Category }),
  audits: z.object({
    'largest-contentful-paint': z.object({ numericValue: z.number() }),
    'first-contentful-paint': z.object({ numericValue: z.number() }),
    'total-blocking-time': z.object({ numericValue: z.number() }),
    'cumulative-layout-shift': z.object({ numericValue: z.number() }),
    'network-requests': z.object({
      details: z.object({
        items: z.array(z.object({ resourceType: z.string().optional(), transferSize: z.number() })),
      }),
    }),
  }),
});

/** In a fresh browser profile with an empty cache, signed in or not. */
const visit = async (origin: string, { path, signedIn }: PageToVisit, folder: string): Promise<Visit> => {
  const port = await freePort();
  const args = ['--no-sandbox', '--disable-gpu', '--no-first-run', `--remote-debugging-port=${port}`];
  await using browser = await chromium.launchPersistentContext(folder, { executablePath: chromiumPath, args });
  if (signedIn) {
    const [page = await browser.newPage()] = browser.pages();
    await page.goto(`${origin}/api/settings`);
    await page.evaluate(await storedSession(origin));
  }
  const out = `${folder}.json`;
  await patiently('lighthouse', [
    `${origin}${path}`,
    `--port=${port}`,
    '--quiet',
    '--only-categories=performance,accessibility,best-practices,seo',
    '--disable-storage-reset',
    '--output=json',
    `--output-path=${out}`,
  ]);
  const { categories, audits } = Report.parse(JSON.parse(await readFile(out, 'utf8')));
  const scripts = audits['network-requests'].details.items.filter(({ resourceType }) => resourceType === 'Script');
  return {
    score: Math.round(categories.performance.score * 100),
    accessibility: Math.round(categories.accessibility.score * 100),
    bestPractices: Math.round(categories['best-practices'].score * 100),
    seo: Math.round(categories.seo.score * 100),
    lcpS: audits['largest-contentful-paint'].numericValue / 1_000,
    fcpS: audits['first-contentful-paint'].numericValue / 1_000,
    tbtMs: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    scriptKb: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1_024,
  };
};

/** If a browser could not be measured at all (no trace, no paint), it is measured again up to twice. */
const patiently = async (program: string, args: readonly string[], left = 2): Promise<void> => {
  try {
    await mustRun(program, args);
  } catch (error) {
    if (left === 0) throw error;
    console.log(`${program} could not measure, once more: ${String(error).split('\n').at(-2) ?? ''}`);
    await patiently(program, args, left - 1);
  }
};

const SignedIn = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  user: z.object({ id: z.number(), email: z.string(), full_name: z.string() }),
});

/** A script that stores a student's session where the client keeps it (web/src/lib/session). */
const storedSession = async (origin: string) => {
  const email = demoAccounts[0].email;
  const answer = await rest(origin).post('/auth/login', { email, password: demoPassword });
  const { access_token, refresh_token, user } = SignedIn.parse(answer.body);
  const { id, full_name: fullName } = user;
  const kept = {
    access_token,
    refresh_token,
    access_token_expires_at: String(Date.now() + 600_000),
    user: JSON.stringify({ id, email, fullName, role: 'student', emailVerified: true }),
  };
  return `Object.assign(localStorage, ${JSON.stringify(kept)})`;
};

const tenths = (value: number) => Math.round(value * 10) / 10;
const thousandths = (value: number) => Math.round(value * 1_000) / 1_000;

const summary = (visits: readonly Visit[]) => {
  const of = (name: keyof Visit) => visits.map((one) => one[name]).toSorted((a, b) => a - b);
  const middle = (name: keyof Visit) => of(name)[Math.floor(visits.length / 2)] ?? 0;
  return {
    score: middle('score'),
    'worst score': of('score')[0],
    accessibility: of('accessibility')[0],
    'best practices': of('bestPractices')[0],
    SEO: of('seo')[0],
    'LCP (s)': thousandths(middle('lcpS')),
    'worst LCP (s)': thousandths(of('lcpS').at(-1) ?? 0),
    'FCP (s)': thousandths(middle('fcpS')),
    'TBT (ms)': Math.round(middle('tbtMs')),
    'worst CLS': thousandths(of('cls').at(-1) ?? 0),
    'scripts fetched (KB)': tenths(middle('scriptKb')),
  };
};
