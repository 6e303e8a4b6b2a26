import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { employerPayload, register, rest, studentPayload } from '../support/as-user.ts';
import { startTestConstellation, type TestConstellation } from '../support/constellation.ts';
import { eventually } from '../support/eventually.ts';
import { listenToEvents } from '../support/events.ts';

let constellation: TestConstellation;
let gateway = '';
beforeAll(async () => {
  constellation = await startTestConstellation();
  ({ gateway } = constellation);
});
afterAll(async () => {
  await constellation[Symbol.asyncDispose]();
});

const outageMs = 10_000;
const job = (index: number) => ({
  title: `Shop assistant number ${index}`,
  description: '<p>Serve customers and keep the shelves in order, 12 hours a week.</p>',
  role_category: 'SERVICE_RETAIL_HOSPITALITY',
  employment_type: 'CASUAL',
});

test.each(['nats', 'redis'] as const)(
  '%s stopped for ten seconds during writes: every answered request keeps its effect and its event',
  async (name) => {
    const server = constellation.servers.running[name];
    if (!server) throw new Error(`${name} is not ours to stop`);
    const employer = await register(gateway, employerPayload(`${name}@example.org`));
    await server.stop();
    const back = sleep(outageMs).then(() => server.start());
    const students: number[] = [];
    const jobs: number[] = [];
    for (let index = 0, end = Date.now() + outageMs; Date.now() < end; index++) {
      const { user } = await register(gateway, studentPayload(`${name}${index}@example.org`));
      students.push(user.id);
      const { status, body } = await employer.api.post('/auth/employer/jobs', job(index));
      expect(status).toBe(201);
      jobs.push(idOf(body));
      await sleep(200);
    }
    await back;
    await using heard = await listenToEvents(constellation.servers.nats, { fromStart: true });
    for (const id of students) await heard.next('identity.user.v1.registered', (event) => event.user?.id === id);
    for (const id of jobs) await heard.next('jobs.job.v1.submitted', (event) => event.job?.id === id);
    for (const id of students) await eventually(async () => expect((await dryRun(id)).status).toBe(200));
    await eventually(async () => expect((await dryRun(students.at(-1) ?? 0)).body).toHaveLength(1));
    expect(students.length).toBeGreaterThan(10);
  },
);

const dryRun = (id: number) => rest(gateway, 'local:operators').get(`/ops/match?student_id=${id}`);

const idOf = (body: unknown) => (typeof body === 'object' && body !== null && 'id' in body ? Number(body.id) : 0);
