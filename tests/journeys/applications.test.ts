import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { employerPayload, register, rest, studentPayload } from '../support/as-user.ts';
import { type OwnPortal, startPortal } from '../support/portal.ts';
import { eventually } from '../support/eventually.ts';
import { aPdf } from '../support/files.ts';
import { type Inbox, openInbox } from '../support/inbox.ts';

/** From applying to an offer with the pilot off, every part a process of its own as in production. */
let portal: OwnPortal;
let gateway = '';
let inbox: Inbox;
let employer: Awaited<ReturnType<typeof register>>;
let other: Awaited<ReturnType<typeof register>>;
let mei: Awaited<ReturnType<typeof register>>;
let ana: Awaited<ReturnType<typeof register>>;

const Id = z.object({ id: z.number() });

const confirm = async (address: string) => {
  const token = /verify-email\?token=([\w.-]+)/.exec((await inbox.next(address, /^Confirm/)).text ?? '')?.[1];
  await rest(gateway).post('/auth/verify-email', { token });
};

const anAd = (title: string) => ({
  title,
  description: `<p>${title}: make coffee on Saturday and Sunday mornings, 14 hours a week.</p>`,
  role_category: 'SERVICE_RETAIL_HOSPITALITY',
  employment_type: 'CASUAL',
  location: 'Sydney NSW',
  city: 'Sydney',
  state: 'NSW',
  visa_types: '["500"]',
});

const post = async (title: string) => {
  const { id } = Id.parse((await employer.api.post('/auth/employer/jobs', anAd(title))).body);
  await eventually(async () => expect((await rest(gateway).get(`/jobs/${id}`)).status).toBe(200));
  return id;
};

/** Applies as soon as the events of ad and profile have arrived. */
const applied = (who: typeof mei, job: number, headers?: Record<string, string>) =>
  eventually(async () => {
    const answer = await who.api.post(`/jobs/${job}/apply`, undefined, headers);
    expect(answer.status).toBe(201);
    return Id.parse(answer.body).id;
  });

beforeAll(async () => {
  portal = await startPortal({ apart: true, settings: { PILOT: 'off' } });
  ({ gateway } = portal);
  inbox = openInbox(portal.inbox);
  employer = await register(gateway, employerPayload('sam@example.org'));
  other = await register(gateway, employerPayload('eve@example.org'));
  mei = await register(gateway, studentPayload('mei@example.org'));
  ana = await register(gateway, studentPayload('ana@example.org', { full_name: 'Ana Ruiz' }));
  for (const address of ['sam@example.org', 'mei@example.org', 'ana@example.org']) await confirm(address);
});
afterAll(async () => {
  await portal[Symbol.asyncDispose]();
});

test('a student applies; the employer sees their details, opens the resume as sent, and moves the application; both get emails', async () => {
  const job = await post('Weekend barista');
  expect((await mei.api.upload('/auth/profile/resume', aPdf(['Mei Tan, the first']), 'mei.pdf')).status).toBeLessThan(
    300,
  );
  let id = 0;
  await eventually(async () => {
    // The resume's event has not arrived yet, so an application that was sent without it is withdrawn.
    id = await applied(mei, job);
    const { body } = await mei.api.get('/auth/student/applications');
    if (Object(body)[0].resume_name !== 'mei.pdf') {
      await mei.api.delete(`/auth/student/applications/${id}`);
      throw new Error('without the resume');
    }
  });
  expect(await mei.api.post(`/jobs/${job}/apply`)).toMatchObject({
    status: 409,
    body: { detail: 'You have already applied for this job.' },
  });
  await mei.api.upload('/auth/profile/resume', aPdf(['Mei Tan, the second, which is longer']), 'other.pdf');
  await mei.api.put('/auth/profile/student', { degree: 'Master of Something Else' });

  const listed = await employer.api.get(`/auth/employer/applications?job_id=${job}`);
  expect(listed).toMatchObject({
    status: 200,
    body: [
      {
        id,
        job_id: job,
        status: 'applied',
        next_statuses: ['reviewed', 'rejected'],
        applied_at: expect.any(String),
        resume_name: 'mei.pdf',
        job: { title: 'Weekend barista', city: 'Sydney', state: 'NSW', company: { name: 'Harbour Kitchen' } },
        user: {
          full_name: 'Mei Tan',
          email: 'mei@example.org',
          university: 'University of Technology Sydney',
          degree: 'Bachelor of Information Technology',
          resume_url: expect.stringContaining('/api/files/'),
        },
      },
    ],
  });
  const file = await fetch(Object(listed.body)[0].resume_url);
  expect(file.headers.get('content-disposition')).toMatch(/^attachment/);
  expect(Buffer.from(await file.arrayBuffer()).toString('latin1')).toContain('the first');
  expect((await inbox.next('sam@example.org', /Mei Tan is interested in “Weekend barista”/)).html).toContain(
    `/employer/applications?job=${job}`,
  );

  expect((await other.api.get(`/auth/employer/applications?job_id=${job}`)).body).toEqual([]);
  const change = (who: typeof mei, status: unknown, headers?: Record<string, string>) =>
    who.api.patch(`/auth/employer/applications/${id}`, { status }, headers);
  expect((await change(other, 'reviewed')).status).toBe(404);
  expect((await change(mei, 'reviewed')).status).toBe(403);
  expect((await rest(gateway).patch(`/auth/employer/applications/${id}`, { status: 'reviewed' })).status).toBe(401);
  expect(await change(employer, 'hired')).toMatchObject({
    status: 422,
    body: { detail: [{ loc: ['body', 'status'] }] },
  });
  expect(await change(employer, 'offered')).toMatchObject({
    status: 409,
    body: { detail: 'This application is applied: it becomes reviewed next, offered would skip a step.' },
  });
  const { version } = Object(Object(listed.body)[0]);
  expect(await change(employer, 'reviewed', { 'if-match': `"${version}"` })).toMatchObject({
    status: 200,
    body: { status: 'reviewed', next_statuses: ['interviewed', 'rejected'] },
  });
  expect((await change(employer, 'rejected', { 'if-match': `"${version}"` })).status).toBe(409);
  expect((await inbox.next('mei@example.org', /Your application for “Weekend barista” was reviewed/)).text).toContain(
    'Harbour Kitchen',
  );
  expect((await mei.api.get('/auth/student/applications')).body).toMatchObject([{ id, status: 'reviewed' }]);
  expect((await employer.api.get('/auth/employer/applications?status=applied')).body).toEqual([]);
});

test("the dashboard's numbers are correct", async () => {
  const job = await post('Evening barista');
  await applied(ana, job);
  expect((await employer.api.get('/auth/employer/dashboard/stats')).body).toEqual({
    total_jobs: 2,
    active_jobs: 2,
    total_applications: 2,
    pending_applications: 1,
  });
  expect((await other.api.get('/auth/employer/dashboard/stats')).body).toMatchObject({ total_applications: 0 });
  const ask = async (token: string) => {
    const answer = await fetch(`${gateway}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: `{ job(id: ${job}) { applicationCount application { status } } }` }),
    });
    return Object(await answer.json()).data.job;
  };
  expect(await ask(employer.token)).toEqual({ applicationCount: 1, application: null });
  expect(await ask(other.token)).toEqual({ applicationCount: null, application: null });
  expect(await ask(ana.token)).toEqual({ applicationCount: null, application: { status: 'applied' } });
  expect(await ask(mei.token)).toEqual({ applicationCount: null, application: null });
});

test('students see and withdraw only their own applications; employers cannot apply', async () => {
  const job = await post('Night barista');
  const key = { 'idempotency-key': 'night' };
  const id = await applied(mei, job, key);
  expect(await mei.api.post(`/jobs/${job}/apply`, undefined, key)).toMatchObject({
    status: 201,
    body: { id, status: 'applied', withdrawn_at: null, user: { full_name: 'Mei Tan' } },
  });
  expect((await ana.api.delete(`/auth/student/applications/${id}`)).status).toBe(404);
  expect((await employer.api.delete(`/auth/student/applications/${id}`)).status).toBe(403);
  expect((await employer.api.post(`/jobs/${job}/apply`)).status).toBe(403);
  expect((await rest(gateway).post(`/jobs/${job}/apply`)).status).toBe(401);
  expect((await mei.api.post('/jobs/999999/apply')).status).toBe(404);
  expect((await mei.api.delete(`/auth/student/applications/${id}`)).body).toEqual({ success: true });
  expect((await employer.api.get(`/auth/employer/applications?job_id=${job}`)).body).toEqual([]);
  await inbox.next('sam@example.org', /Mei Tan withdrew from “Night barista”/);
  expect(await mei.api.post(`/jobs/${job}/apply`, undefined, key)).toMatchObject({
    status: 201,
    body: { id, withdrawn_at: expect.any(String), resume_url: null, user: { full_name: '', email: '' } },
  });
});

test('a student with an incomplete profile is told each missing field', async () => {
  const job = await post('Early barista');
  const gaps = await register(gateway, studentPayload('gaps@example.org', { university: '' }));
  await eventually(async () =>
    expect(await gaps.api.post(`/jobs/${job}/apply`)).toMatchObject({
      status: 422,
      body: {
        detail: [{ loc: ['body', 'university'], msg: 'Please add your university to your profile before you apply.' }],
      },
    }),
  );
});

test('applicants are told when the job is deleted; both lists show it, and nobody can apply any more', async () => {
  const job = await post('Vanishing barista');
  const id = await applied(ana, job);
  await employer.api.delete(`/auth/employer/jobs/${job}`);
  await inbox.next('ana@example.org', /“Vanishing barista” was taken down/);
  const { body } = await ana.api.get('/auth/student/applications');
  expect(body).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id, job_closed_reason: 'deleted', job_closed_at: expect.any(String) }),
    ]),
  );
  expect((await employer.api.get(`/auth/employer/applications?job_id=${job}`)).body).toMatchObject([
    { id, job_closed_reason: 'deleted' },
  ]);
  expect((await mei.api.post(`/jobs/${job}/apply`)).status).toBe(404);
});
