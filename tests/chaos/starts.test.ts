import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { partNames } from '@waratah/stack/part-names';
import { type PartName, parts } from '@waratah/stack/parts';
import { employerPayload, register, studentPayload } from '../support/as-user.ts';
import { prepareParts } from '../support/constellation.ts';
import { eventually } from '../support/eventually.ts';
import type { FaultProxy } from '../support/fault-proxy.ts';
import { aPdf } from '../support/files.ts';
import { linkServers, type LinkName } from '../support/linked-servers.ts';
import { isFull, scaled } from '../support/scale.ts';
import { startTestServers } from '../support/servers.ts';

/** On a quiet machine everything works within ten seconds; what does not notice that a server is back never does. */
const workMs = scaled({ share: 120_000, full: 10_000 });
/** MongoDB's driver waits for its server for five seconds by itself. */
const longerThanDriverMs = 6_000;

const everything: readonly LinkName[] = ['MongoDB', 'Redis', 'NATS', 'the object store'];
/** The gateway is ready when the services are. */
const usedBy: Readonly<Record<PartName, readonly LinkName[]>> = {
  identity: everything,
  jobs: everything,
  applications: ['MongoDB', 'NATS', 'the object store'],
  ai: ['MongoDB', 'Redis', 'NATS'],
  matching: ['MongoDB', 'Redis', 'NATS'],
  visa: everything,
  mailer: ['MongoDB', 'Redis', 'NATS'],
  gateway: everything,
};

const scope = new AsyncDisposableStack();
let links: Readonly<Record<LinkName, FaultProxy>>;
let urls: Readonly<Record<PartName, string>>;
let envOf: (name: PartName) => NodeJS.ProcessEnv;

beforeAll(async () => {
  const linked = scope.use(await linkServers(scope.use(await startTestServers())));
  ({ links } = linked);
  ({ urls, envOf } = await prepareParts(linked.servers));
});
afterAll(() => scope.disposeAsync());

const statusOf = async (name: PartName, path: string) => {
  const answer = await fetch(`${urls[name]}${path}`);
  await answer.body?.cancel();
  return answer.status;
};

const statesOf = (path: string) =>
  Promise.all(partNames.map(async (name) => [name, await statusOf(name, path)] as const));

const needsOneOf = (name: PartName, away: readonly LinkName[]) => usedBy[name].some((server) => away.includes(server));

const job = {
  title: 'Lighthouse keeper',
  description: '<p>Keep the lamp clean and count the ships, 12 hours a week.</p>',
  role_category: 'SERVICE_RETAIL_HOSPITALITY',
  employment_type: 'CASUAL',
};

let cases = 0;
/** Requests that need every server: an account, a file, and an ad that reached matching. */
const works = async () => {
  const place = `case${++cases}.example`;
  const student = await register(urls.gateway, studentPayload(`mei@${place}`));
  const employer = await register(urls.gateway, employerPayload(`sam@${place}`));
  expect((await student.api.upload('/auth/profile/resume', aPdf(['Mei']), 'mei.pdf')).status).toBe(200);
  expect((await employer.api.post('/auth/employer/jobs', job)).status).toBe(201);
};

test.each<readonly [string, readonly LinkName[]]>([
  ...everything.map((name) => [name, [name]] as const),
  ['every server', everything],
])(
  'started while %s is away, every part listens and says that it is alive and not ready; it works soon after',
  async (_name, away) => {
    for (const name of away) links[name].set('cut');
    const starting = partNames.map((name) => parts[name].start(envOf(name)));
    try {
      await eventually(async () => {
        expect(await statesOf('/healthz')).toEqual(partNames.map((name) => [name, 200]));
        const unready = (await statesOf('/readyz')).filter(([, status]) => status === 503).map(([name]) => name);
        expect(unready).toEqual(expect.arrayContaining(partNames.filter((name) => needsOneOf(name, away))));
      });
      // no-luck: longer than the driver waits, and no longer than it must be
      if (away.includes('MongoDB')) await sleep(longerThanDriverMs);
      for (const name of away) links[name].set('none');
      const back = performance.now();
      await eventually(async () => {
        expect(await statesOf('/readyz')).toEqual(partNames.map((name) => [name, 200]));
      }, workMs);
      await works();
      // no-luck: compared only in npm run soak, on a quiet machine
      if (isFull) expect(performance.now() - back).toBeLessThan(workMs);
    } finally {
      for (const name of away) links[name].set('none');
      await Promise.all((await Promise.all(starting)).map((started) => started[Symbol.asyncDispose]()));
    }
  },
  600_000,
);

test('what waits says for what, in one line, and stops when it is told to', async () => {
  for (const name of everything) links[name].set('cut');
  const env = { ...process.env, ...envOf('jobs'), LOG_LEVEL: 'warn' };
  const child = fork(parts.jobs.main, { env, stdio: ['ignore', 'ignore', 'pipe', 'ipc'], detached: true });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
  await eventually(async () => expect(said).toContain('\n'));
  expect(await statusOf('jobs', '/healthz')).toBe(200);
  child.kill('SIGTERM');
  const [code] = await once(child, 'close');
  expect(code).toBe(0);
  expect(said.trim().split('\n')).toEqual([expect.stringContaining('"msg":"waits for mongo, nats"')]);
});
