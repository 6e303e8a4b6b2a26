import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '@waratah/stack/settings';
import { instead, luckIn } from '../../tools/suite/luck.ts';

const tests = [
  'tests/{chaos,contracts,e2e,journeys,security,services,support}/**/*.ts',
  '{gateway,proto-events,services/*,stack,web}/src/**/*.test.{ts,tsx}',
  'tools/**/*.test.ts',
];

test('no test depends on the pace of the machine, on the day or on a draw', async () => {
  const files = await Array.fromAsync(glob(tests, { cwd: root }));
  const found = await Promise.all(
    files.toSorted().map(async (file) => {
      const text = await readFile(join(root, file), 'utf8');
      return luckIn(file, text).map(({ kind, line }) => `${file}:${line}: ${instead[kind]}`);
    }),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(found.flat()).toEqual([]);
});

const sleep = "import { setTimeout as sleep } from 'node:timers/promises';\n";
const inTest = (line: string) => `test('a', async () => { ${line} });`;

test.each([
  ['stopwatch', 'expect(performance.now() - began).toBeLessThan(500);'],
  ['stopwatch', 'const tookMs = Date.now() - began; expect({ tookMs }.tookMs / 2).toBeLessThan(500);'],
  ['stopwatch', 'const send = () => ({ ms: performance.now() - began }); expect(send().ms).toBeGreaterThan(9);'],
  ['short wait', 'await eventually(async () => expect(1).toBe(1), 5_000);'],
  ['short wait', 'const withinMs = 2 * 1_000; await eventually(async () => expect(1).toBe(1), withinMs);'],
  ['no seed', 'fc.assert(fc.property(fc.nat(), () => true), { numRuns: 50 });'],
  ['random draw', 'const one = Math.random();'],
  ['today', 'const year = new Date().getFullYear();'],
  ['today', 'const now = new Date(); const month = now.getUTCMonth();'],
  ['today', 'const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);'],
  ['port', "server.listen(4_000, '127.0.0.1');"],
  ['port', 'const port = await freePort(); server.listen(port);'],
  ['port', "start({ JOBS_PORT: '4002' });"],
  ['pause', `${sleep}${inTest('await sleep(300);')}`],
  ['pause', inTest('await new Promise((resolve) => setTimeout(resolve, 300));')],
  ['pause', inTest('await page.waitForTimeout(300);')],
] as const)('a %s is found: %s', (kind, text) => {
  expect(luckIn('a.test.ts', `${text}\n`)).toEqual([expect.objectContaining({ kind })]);
  expect(luckIn('a.test.ts', text.replace(/([^\n]*)$/, '// no-luck: it is an example\n$1'))).toEqual([]);
});

test.each([
  'await eventually(async () => expect(1).toBe(1), 600_000);',
  'expect(expiresAt.getTime() - Date.now()).toBeGreaterThan(69 * 24 * 3_600_000);',
  'const since = new Date(Date.now() - hourMs); expect(await ask({ since })).toEqual({});',
  'fc.assert(fc.property(fc.nat(), () => true), { seed: 1 });',
  "const day = new Date('2026-11-20T00:00:00Z').getUTCDay();",
  'const at = new Date(Date.now() + 3_600_000).toISOString();',
  "server.listen(0, '127.0.0.1');",
  inTest('while (!ready) await sleep(100);'),
])('nothing is found in %s', (text) => expect(luckIn('a.test.ts', text)).toEqual([]));
