import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { partNames } from '@waratah/stack/part-names';
import type { PartName } from '@waratah/stack/parts';
import type { Servers } from '@waratah/stack/servers';
import { employerPayload, password, register, rest, studentPayload } from '../support/as-user.ts';
import { eventually } from '../support/eventually.ts';
import { openInbox } from '../support/inbox.ts';
import { startReplaceableParts } from '../support/replaceable-parts.ts';
import { isFull, scaled } from '../support/scale.ts';
import { startTestServers } from '../support/servers.ts';
import { wellAnswered } from '../support/well-answered.ts';

/** The parts that are replaced in each round; the others run in this process. */
const replaced: readonly PartName[] = isFull ? partNames : ['identity', 'jobs', 'mailer', 'gateway'];
const rounds = isFull ? 5 : 1;
const clients = 4;
/** Below the most that an account keeps whose address is not confirmed. */
const mostAds = 20;
/** A process that does not stop within nine seconds ends itself; one that cannot never ends. */
const goneWithinMs = scaled({ share: 60_000, full: 10_000 });

const scope = new AsyncDisposableStack();
let servers: Servers;
let portal: Awaited<ReturnType<typeof startReplaceableParts>>;

beforeAll(async () => {
  servers = scope.use(await startTestServers());
  portal = scope.use(await startReplaceableParts(servers, replaced));
});
afterAll(() => scope.disposeAsync());

const job = (title: string) => ({
  title,
  description: '<p>Serve customers and keep the shelves in order, 12 hours a week.</p>',
  role_category: 'SERVICE_RETAIL_HOSPITALITY',
  employment_type: 'CASUAL',
});

const { well, failed, count } = wellAnswered();
let over = false;
/** How many turns each client has done. */
const turns = Array.from({ length: clients }, () => 0);

/** The ads that each client has posted and not deleted. */
const ads = Array.from({ length: clients }, (): number[] => []);
/** Requests like those of users, through every part. */
const live = async (client: number) => {
  const { gateway } = portal;
  const own = ads[client] ?? [];
  const address = (role: string) => `${role}${client}@rolling.example`;
  await register(gateway, studentPayload(address('mei')));
  await register(gateway, employerPayload(address('sam')));
  const signIn = async (role: string) => {
    const body = await well('sign-in', () => rest(gateway).post('/auth/login', { email: address(role), password }));
    return rest(gateway, String(Object(body).access_token));
  };
  for (let turn = 0; !over; turn += 1) {
    const [student, employer] = [await signIn('mei'), await signIn('sam')];
    await well('me', () => student.get('/auth/me'));
    await well('search', () => student.get('/jobs/search?search=shop'));
    await well('profile', () => student.put('/auth/profile/student', { degree: `Bachelor ${turn}` }));
    await well('visa', () => student.get('/auth/visa/status'));
    await well('matches', () => student.get('/auth/student/matches'));
    await well('favourites', () => student.get('/auth/student/favorites'));
    await well('dashboard', () => employer.get('/auth/employer/dashboard/stats'));
    if (turn % 3 === 0) {
      const body = await well('post', () => employer.post('/auth/employer/jobs', job(`Shop ${client}.${turn}`)));
      own.push(Number(Object(body).id));
    }
    if (own.length > mostAds) {
      const oldest = own.shift();
      await well('delete', () => employer.delete(`/auth/employer/jobs/${oldest}`));
    }
    turns[client] = turn + 1;
    await sleep(20);
  }
};

/** Every client does a whole turn from now on. */
const aTurnOfEach = async () => {
  const before = [...turns];
  await eventually(async () => expect(turns.every((done, client) => done > (before[client] ?? 0) + 1)).toBe(true));
};

test(
  'every process is replaced under load, the new one first, and no request fails',
  async () => {
    const living = Promise.all(Array.from({ length: clients }, (_, client) => live(client)));
    const gone: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      for (const name of replaced) {
        const goneMs = await portal.replace(name);
        gone.push(goneMs);
        expect([name, goneMs < goneWithinMs]).toEqual([name, true]);
        await aTurnOfEach();
      }
    over = true;
    await living;
    const told = { ...count, restarts: gone.length, slowestGoneMs: Math.max(...gone), failed: failed.length };
    console.log(`rolling restarts: ${JSON.stringify(told)}`);
    expect(failed).toEqual([]);
    const operators = rest(portal.gateway, 'local:operators');
    for (const id of ads.flat()) expect([id, (await operators.get(`/jobs/${id}`)).status]).toEqual([id, 200]);
    const inbox = openInbox(servers.inbox ?? '');
    for (let client = 0; client < clients; client += 1)
      await eventually(async () => expect(await inbox.to(`sam${client}@rolling.example`)).toHaveLength(1));
  },
  scaled({ share: 900_000, full: 1_800_000 }),
);
