import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { readConfig as readGateway } from '@waratah/gateway/config';
import { startGateway } from '@waratah/gateway/server';
import { type Constellation, startConstellation } from '@waratah/stack/constellation';
import type { PartName } from '@waratah/stack/parts';
import { defaultSettings } from '@waratah/stack/settings';
import { employerPayload, password, register, rest, studentPayload } from '../support/as-user.ts';
import { eventually } from '../support/eventually.ts';
import { type Fault, type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts';
import { aPdf } from '../support/files.ts';
import { linkNames, linkServers } from '../support/linked-servers.ts';
import { isFull, scaled } from '../support/scale.ts';
import { noMorningRun } from '../support/service-env.ts';
import { startTestServers } from '../support/servers.ts';

const requestTimeoutMs = scaled({ share: 4_000, full: 10_000 });
/** Extra time on a busy machine. A request that its deadline does not end takes 12 seconds, or never ends. */
const graceMs = scaled({ share: 6_000, full: 2_500 });
/** On a quiet machine all is well within ten seconds; what does not heal by itself never is. */
const healMs = scaled({ share: 45_000, full: 10_000 });
/** Until a fault is set; not a limit of ours. */
const calmMs = 120_000;

const subgraphs = [
  'jobs',
  'identity',
  'applications',
  'ai',
  'matching',
  'visa',
  'mailer',
] satisfies readonly PartName[];

const scope = new AsyncDisposableStack();
const links = new Map<string, FaultProxy>();
let constellation: Constellation;
let gateway = '';
let student: ReturnType<typeof rest>;
let employer: ReturnType<typeof rest>;
let jobId = 0;

const job = (title: string) => ({
  title,
  description: '<p>Serve customers and keep the shelves in order, 12 hours a week.</p>',
  role_category: 'SERVICE_RETAIL_HOSPITALITY',
  employment_type: 'CASUAL',
});

beforeAll(async () => {
  const linked = scope.use(await linkServers(scope.use(await startTestServers())));
  for (const name of linkNames) links.set(name, linked.links[name]);
  const settings = {
    ...defaultSettings(),
    ...noMorningRun,
    PORT: '0',
    OPS_PORT: '0',
    LOG_LEVEL: 'silent',
    REQUEST_TIMEOUT_MS: String(requestTimeoutMs),
    SIGN_INS_PER_MINUTE: '1000000',
    UPLOADS_PER_MINUTE: '1000000',
    REQUESTS_PER_MINUTE: '1000000',
  };
  constellation = scope.use(await startConstellation({ servers: linked.servers, settings, apart: ['ai'] }));
  const { env, urls } = constellation;
  const linkTo = async (name: PartName) => {
    const link = scope.use(await startFaultProxy(urls[name]));
    links.set(name, link);
    return [`${name.toUpperCase()}_URL`, link.url] as const;
  };
  const addresses = Object.fromEntries(await Promise.all(subgraphs.map(linkTo)));
  const door = scope.use(await startGateway(readGateway({ ...env, ...addresses, PORT: '0', OPS_PORT: '0' })));
  gateway = door.url;
  await register(gateway, studentPayload('mei@links.example'));
  const { api } = await register(gateway, employerPayload('sam@links.example'));
  const { body } = await api.post('/auth/employer/jobs', job('Lighthouse keeper'));
  jobId = Number(Object(body).id);
});
afterAll(() => scope.disposeAsync());

const signIn = async (email: string) => {
  const { body } = await rest(gateway).post('/auth/login', { email, password });
  return rest(gateway, String(Object(body).access_token));
};
// All tests together take longer than an access token lives.
beforeEach(() =>
  eventually(async () => {
    [student, employer] = [await signIn('mei@links.example'), await signIn('sam@links.example')];
    expect([(await student.get('/auth/me')).status, (await employer.get('/auth/me')).status]).toEqual([200, 200]);
    await deletePosted();
  }),
);

/** An employer whose address is not confirmed keeps only so many ads. */
const deletePosted = async () => {
  const { body } = await employer.get('/auth/employer/jobs');
  const ids = z
    .array(z.object({ id: z.number() }))
    .parse(body)
    .map(({ id }) => id);
  const deleted = ids.filter((id) => id !== jobId).map((id) => employer.delete(`/auth/employer/jobs/${id}`));
  for (const { status } of await Promise.all(deleted)) expect(status).toBeLessThan(300);
};

const operators = () => rest(gateway, 'local:operators');

let posted = 0;
/** One request for each thing that users do. */
const calls: Readonly<Record<string, () => Promise<Readonly<{ status: number; headers: Headers }>>>> = {
  search: () => student.get('/jobs/search?search=lighthouse'),
  ad: () => employer.get(`/jobs/${jobId}`),
  me: () => student.get('/auth/me'),
  'sign-in': () => rest(gateway).post('/auth/login', { email: 'mei@links.example', password }),
  favourites: () => student.get('/auth/student/favorites'),
  dashboard: () => employer.get('/auth/employer/dashboard/stats'),
  post: () => employer.post('/auth/employer/jobs', job(`Shop assistant ${++posted}`)),
  matches: () => student.get('/auth/student/matches'),
  visa: () => student.get('/auth/visa/status'),
  skills: () => student.post('/ai/skill-recommendations', { query: 'java' }),
  report: () => operators().post('/ops/mail-reports', { address: 'nobody@links.example', kind: 'bounce' }),
  upload: () => student.upload('/auth/profile/resume', aPdf(['Mei', 'Keeper']), 'mei.pdf'),
};

const tried = async (name: string) => {
  const began = performance.now();
  const call = calls[name];
  if (!call) throw new Error(`no call ${name}`);
  const { status, headers } = await call();
  return { name, status, retry: headers.get('retry-after'), ms: performance.now() - began };
};

const names = Object.keys(calls);
const all = () => Promise.all(names.map(tried));

const illOf = async (some: readonly string[]) =>
  (await Promise.all(some.map(tried))).filter(({ status }) => status >= 300);

/**
 * Repeats what fails until every request succeeds; answers those that do not in time. What succeeds is not repeated, so that
 * few ads are posted. A driver whose heartbeat connection
 * was dead notices it seconds after requests succeed again, and a write in progress then fails once more: the engine
 * here has no sessions, so the driver does not repeat it.
 */
const untilWell = async (withinMs: number) => {
  const began = performance.now();
  for (let asked = names; ; await sleep(100)) {
    const ill = await illOf(asked);
    const isWell = ill.length === 0 && asked.length === names.length;
    if (isWell || performance.now() - began > withinMs) return ill.map(({ name, status }) => `${name} ${status}`);
    asked = ill.length === 0 ? names : ill.map(({ name }) => name);
  }
};

/**
 * Whether a request exceeded its deadline, was refused without a time to retry, or failed with an error other than 503.
 */
const isWrong = ({ name, status, retry, ms }: Awaited<ReturnType<typeof tried>>) =>
  ms > limitOf(name) + graceMs || (status === 503 ? !retry : status >= 500);

/** An upload has the deadline twice: for writing to the object store, and while the owning service reads it. */
const limitOf = (name: string) =>
  name === 'upload' ? Math.max(2 * requestTimeoutMs, objectStoreMs) : requestTimeoutMs;
const objectStoreMs = 5_000;

const faults = ['half-open', 'black hole', 'cut', 'trickle', 'delay'] satisfies readonly Fault[];
/** Each link alone; in the short form, links whose faults do not mask each other fail at the same time. */
const targets: readonly (readonly string[])[] = isFull
  ? [...linkNames, ...subgraphs].map((name) => [name])
  : [
      ['MongoDB', 'SMTP'],
      ['Redis', 'NATS', 'the object store'],
      ['jobs', 'identity', 'applications', 'ai', 'matching', 'visa', 'mailer'],
    ];
/** A request that waits on a dead connection fails in the first round. */
const roundsOf = (fault: Fault) => (isFull || fault === 'half-open' ? 2 : 1);
const count = { calls: 0, refused: 0, slowestMs: 0, slowestHealMs: 0 };
afterAll(() => console.log(`links: ${JSON.stringify(count)}`));

describe.each(targets.map((names) => [names.join(', '), names] as const))('the link to %s', (_names, names) => {
  const set = (fault: Fault) => {
    for (const name of names) links.get(name)?.set(fault);
  };
  test.each(isFull ? faults : faults.slice(0, 2))(
    '%s: every call ends in time, honestly, and all is well soon afterwards',
    async (fault) => {
      expect(await untilWell(calmMs)).toEqual([]);
      set(fault);
      const answers: Awaited<ReturnType<typeof all>> = [];
      for (let round = 0; round < roundsOf(fault); round += 1) answers.push(...(await all()));
      count.calls += answers.length;
      count.refused += answers.filter(({ status }) => status === 503).length;
      count.slowestMs = Math.max(count.slowestMs, ...answers.map(({ ms }) => ms));
      set('none');
      const wellSince = performance.now();
      const ill = await untilWell(healMs + requestTimeoutMs);
      const healedMs = performance.now() - wellSince;
      count.slowestHealMs = Math.max(count.slowestHealMs, healedMs);
      expect({ wrong: answers.filter(isWrong), ill }).toEqual({ wrong: [], ill: [] });
      // no-luck: untilWell waits as long in npm run test:all; only npm run soak asks for the ten seconds of goals.md
      if (isFull) expect(healedMs).toBeLessThan(healMs);
    },
    600_000,
  );
});
