import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { beforeAll, expect, test } from '@jest/globals';
import { routes } from '@waratah/gateway/rest/rest';
import { employerPayload, register, rest, studentPayload } from '../support/as-user.ts';
import { type Portal, sharedPortal } from '../support/portal.ts';
import { eventually } from '../support/eventually.ts';
import { type Inbox, openInbox } from '../support/inbox.ts';

let portal: Portal;
let gateway = '';
let inbox: Inbox;
let student: Awaited<ReturnType<typeof register>>;
let employer: Awaited<ReturnType<typeof register>>;

beforeAll(async () => {
  portal = await sharedPortal('open');
  ({ gateway } = portal);
  student = await register(gateway, studentPayload('mei@once.example'));
  employer = await register(gateway, employerPayload('sam@once.example'));
  inbox = openInbox(portal.inbox);
  const token = /verify-email\?token=([\w.-]+)/.exec(
    (await inbox.next('sam@once.example', /^Confirm/)).text ?? '',
  )?.[1];
  await rest(gateway).post('/auth/verify-email', { token });
});

const job = {
  title: 'Lighthouse keeper',
  description: '<p>Keep the lamp burning, 12 hours a week.</p>',
  role_category: 'SERVICE_RETAIL_HOSPITALITY',
  employment_type: 'CASUAL',
};
const idOf = (body: unknown) => Number(Object(body).id);
const newKey = () => ({ 'idempotency-key': randomUUID() });

test('a registration whose answer was lost signs in again, until the account is deleted', async () => {
  const key = newKey();
  const payload = studentPayload('lost@once.example');
  const first = await rest(gateway).post('/auth/register', payload, key);
  const again = await rest(gateway).post('/auth/register', payload, key);
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(Object(again.body).user).toEqual(Object(first.body).user);
  expect((await rest(gateway, Object(again.body).access_token).get('/auth/me')).status).toBe(200);
  const other = await rest(gateway).post('/auth/register', { ...payload, full_name: 'Somebody else' }, key);
  expect(other.status).toBe(409);
  const mails = async () =>
    (await inbox.all()).filter(({ envelope }) => envelope.to.some(({ address }) => address === 'lost@once.example'));
  await eventually(async () => expect(await mails()).toHaveLength(1));
  const { access_token: token, user } = Object(again.body);
  expect((await rest(gateway, token).delete('/auth/account', { password: payload.password })).status).toBe(200);
  const anew = await eventually(async () => {
    const answer = await rest(gateway).post('/auth/register', payload, key);
    expect(answer.status).toBe(201);
    return answer;
  });
  expect(Object(anew.body).user.id).not.toBe(user.id);
});

test('where the first answer was not stored, the same registration signs in, and a different one does not', async () => {
  const payload = studentPayload('forgotten@once.example');
  const key = newKey();
  const first = await rest(gateway).post('/auth/register', payload, key);
  const redis = new Redis(portal.redis);
  for (const kept of await redis.keys('first-answer:*')) await redis.del(kept);
  await redis.quit();
  const again = await rest(gateway).post('/auth/register', payload, key);
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(Object(again.body).user).toEqual(Object(first.body).user);
  for (const [body, headers] of [
    [payload, newKey()],
    [payload, {}],
  ] as const)
    expect((await rest(gateway).post('/auth/register', body, headers)).status).toBe(409);
  const guess = { ...payload, password: 'Another 8 rosellas at dawn' };
  await expect(rest(gateway).post('/auth/register', guess, key)).resolves.toMatchObject({ status: 409 });
});

test('a repeated post gets the original answer, even after the ad was edited or deleted; a different body is a conflict', async () => {
  const key = newKey();
  const post = (body: object) => employer.api.post('/auth/employer/jobs', body, key);
  const first = await post(job);
  const id = idOf(first.body);
  expect(first.status).toBe(201);
  expect((await employer.api.put(`/auth/employer/jobs/${id}`, { ...job, title: 'Lamp lighter' })).status).toBe(200);
  expect(await post(job)).toMatchObject({ status: 201, body: first.body });
  expect((await employer.api.delete(`/auth/employer/jobs/${id}`)).status).toBe(200);
  expect(await post(job)).toMatchObject({ status: 201, body: first.body });
  expect((await post({ ...job, title: 'Somebody’s other ad' })).status).toBe(409);
});

test('drafts, favourites, reports, applications, operators and feeds take effect once', async () => {
  const { body } = await employer.api.post('/auth/employer/jobs', job);
  const id = idOf(body);
  await eventually(async () => expect((await student.api.get(`/jobs/${id}`)).status).toBe(200));
  const twice = async (who: Pick<typeof student, 'api'>, path: string, sent: object) => {
    const key = newKey();
    const first = await who.api.post(path, sent, key);
    expect([path, await who.api.post(path, sent, key)]).toMatchObject([
      path,
      { status: first.status, body: first.body },
    ]);
    expect([path, first.status < 300]).toEqual([path, true]);
    expect([path, (await who.api.post(path, { ...sent, note: 'another' }, key)).status]).toEqual([path, 409]);
  };
  await twice(employer, '/auth/employer/job-drafts', { ...job, title: 'Half an ad', step: 0 });
  await twice(student, '/auth/student/favorites', { job_id: id, note: 'near the sea' });
  await twice(student, `/jobs/${id}/report`, { reason: 'scam', comment: 'The lamp is out.' });
  const operators = { api: rest(gateway, 'local:operators') };
  await twice(operators, '/ops/operators', { email: 'operator@once.example', password: 'Twelve rosellas at dawn' });
  await twice(operators, '/ops/feeds', { name: 'once', source: 'Once' });
  await eventually(async () => {
    const applied = await student.api.post(`/jobs/${id}/apply`, {}, { 'idempotency-key': 'apply' });
    expect(applied.status).toBe(201);
  });
  expect((await student.api.post(`/jobs/${id}/apply`, {}, { 'idempotency-key': 'apply' })).status).toBe(201);
  expect((await student.api.post(`/jobs/${id}/apply`, {})).status).toBe(409);
});

test('the API reference says which calls accept an idempotency key', async () => {
  const { body } = await rest(gateway).get('/openapi.json');
  const created = routes.filter(({ creates }) => creates).map(({ path }) => path);
  expect(created).toHaveLength(14);
  for (const path of created) expect(JSON.stringify(Object(body).paths[path].post)).toContain('Idempotency-Key');
});
