import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { employerPayload, register, rest, studentPayload } from '../support/as-user.ts';
import { type OwnPortal, startPortal } from '../support/portal.ts';
import { eventually } from '../support/eventually.ts';
import { type Inbox, openInbox } from '../support/inbox.ts';
import { listenToEvents } from '../support/events.ts';

let portal: OwnPortal;
let gateway = '';
let inbox: Inbox;
beforeAll(async () => {
  portal = await startPortal();
  ({ gateway } = portal);
  inbox = openInbox(portal.inbox);
});
afterAll(async () => {
  await portal[Symbol.asyncDispose]();
});

const outageMs = 10_000;
const job = (index: number) => ({
  title: `Shop assistant number ${index}`,
  description: '<p>Serve customers and keep the shelves in order, 12 hours a week.</p>',
  role_category: 'SERVICE_RETAIL_HOSPITALITY',
  employment_type: 'CASUAL',
});

test.each(['nats', 'redis'] as const)(
  '%s stopped for ten seconds during writes: every acknowledged request keeps its effect and its event',
  async (name) => {
    const employer = await register(gateway, employerPayload(`${name}@example.org`));
    await portal.stop(name);
    const students: number[] = [];
    const jobs: number[] = [];
    // At least three times, however slow the machine is.
    for (let index = 0, end = Date.now() + outageMs; index < 3 || Date.now() < end; index++) {
      const { user } = await register(gateway, studentPayload(`${name}${index}@example.org`));
      students.push(user.id);
      const { status, body } = await employer.api.post('/auth/employer/jobs', job(index));
      expect(status).toBe(201);
      jobs.push(idOf(body));
      // An employer whose address is not confirmed keeps 25 ads.
      await sleep(500);
    }
    if (name === 'redis') expect((await rest(gateway, 'local:operators').get('/ops/queues')).status).toBe(503);
    await portal.start(name);
    await using heard = await listenToEvents(portal.nats, { fromStart: true });
    for (const id of students) await heard.next('identity.user.v1.registered', (event) => event.user?.id === id);
    for (const id of jobs) await heard.next('jobs.job.v1.submitted', (event) => event.job?.id === id);
    for (const id of students) await eventually(async () => expect((await dryRun(id)).status).toBe(200));
    await eventually(async () => expect((await dryRun(students.at(-1) ?? 0)).body).toHaveLength(1));
  },
);

test('while MongoDB is away, students search and read ads as before', async () => {
  const employer = await register(gateway, employerPayload('reader@example.org'));
  const token = /token=([\w.-]+)/.exec((await inbox.next('reader@example.org', /confirm/i)).text ?? '')?.[1];
  await rest(gateway).post('/auth/verify-email', { token });
  const { body } = await employer.api.post('/auth/employer/jobs', { ...job(7_000), title: 'Lantern painter' });
  const { api: student } = await register(gateway, studentPayload('searcher@example.org'));
  const search = '/jobs/search?search=lantern&visa_sponsorship=false';
  const found = await eventually(async () => {
    const answer = await student.get(search);
    expect(answer.body).toMatchObject({ jobs: [{ title: 'Lantern painter' }] });
    return answer.body;
  });
  const ad = await student.get(`/jobs/${idOf(body)}`);
  await portal.stop('mongo');
  try {
    for (let round = 0; round < 3; round++) {
      expect(await student.get(search)).toMatchObject({ status: 200, body: found });
      expect(await student.get(`/jobs/${idOf(body)}`)).toMatchObject({ status: 200, body: ad.body });
    }
    expect((await employer.api.post('/auth/employer/jobs', job(7_001))).status).toBe(503);
  } finally {
    await portal.start('mongo');
  }
  await eventually(async () => expect((await employer.api.post('/auth/employer/jobs', job(7_002))).status).toBe(201));
});

const dryRun = (id: number) => rest(gateway, 'local:operators').get(`/ops/match?student_id=${id}`);

const idOf = (body: unknown) => (typeof body === 'object' && body !== null && 'id' in body ? Number(body.id) : 0);
