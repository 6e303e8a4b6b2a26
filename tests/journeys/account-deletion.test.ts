import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openBus } from '@waratah/kit/events/bus';
import { openObjectStore } from '@waratah/kit/files/object-store';
import { openMongo } from '@waratah/kit/mongo/connection';
import { createLogger } from '@waratah/kit/process/logger';
import { EJSON } from 'bson';
import { asOperator, employerPayload, password, register, rest, studentPayload } from '../support/as-user.ts';
import { startTestConstellation, type TestConstellation } from '../support/constellation.ts';
import { eventually } from '../support/eventually.ts';
import { aPdf, aPng } from '../support/files.ts';
import { openInbox } from '../support/inbox.ts';

let constellation: TestConstellation;
let gateway = '';

beforeAll(async () => {
  constellation = await startTestConstellation();
  ({ gateway } = constellation);
});
afterAll(async () => {
  await constellation[Symbol.asyncDispose]();
});

const job = {
  title: 'Weekend barista at Quokka Corner',
  description: '<p>Make coffee on Saturday and Sunday mornings, 15 hours a week.</p>',
  role_category: 'SERVICE_RETAIL_HOSPITALITY',
  employment_type: 'CASUAL',
  location: 'Sydney NSW',
  visa_types: ['500'],
};

const verified = async (payload: ReturnType<typeof studentPayload> | ReturnType<typeof employerPayload>) => {
  const somebody = await register(gateway, payload);
  const mail = await openInbox(constellation.servers.inbox ?? '').next(payload.email, /Confirm/);
  const token = /token=([\w.-]+)/.exec(mail.text ?? '')?.[1];
  expect((await rest(gateway).post('/auth/verify-email', { token })).status).toBe(200);
  return somebody;
};

/** Every document of every database, as text. */
const everything = async () => {
  const found: { where: string; text: string }[] = [];
  for (const service of ['identity', 'jobs', 'applications', 'ai', 'matching', 'visa', 'mailer']) {
    const url = new URL(constellation.servers.mongo);
    url.pathname = `/waratah_${service}`;
    await using mongo = await openMongo(url.href);
    for (const { name } of (await mongo.db?.listCollections().toArray()) ?? []) {
      for await (const document of mongo.collection(name).find())
        found.push({ where: `${service}.${name}`, text: EJSON.stringify(document) });
    }
  }
  return found;
};

const placesOf = async (words: RegExp) => [
  ...new Set((await everything()).filter(({ text }) => words.test(text)).map(({ where }) => where)),
];

/** The streams that hold a message with the words. */
const streamsWith = async (words: RegExp) => {
  await using bus = await openBus(constellation.servers.nats, 'test', createLogger('test', 'silent'));
  const { streams } = await bus.manager();
  const found: string[] = [];
  for (const stream of ['EVENTS', 'MAIL', 'AUDIT', 'DEAD']) {
    const { state } = await streams.info(stream);
    for (let seq = state.first_seq; seq <= state.last_seq; seq++) {
      const message = await streams.getMessage(stream, { seq }).catch(() => null);
      if (message && words.test(message.string())) found.push(`${stream} ${message.subject}`);
    }
  }
  return found;
};

const objectsOf = async (folder: string, id: number) => {
  const { env } = constellation;
  const objects = openObjectStore({
    S3_ENDPOINT: env.S3_ENDPOINT ?? '',
    S3_ACCESS_KEY: env.S3_ACCESS_KEY ?? '',
    S3_SECRET_KEY: env.S3_SECRET_KEY ?? '',
    S3_REGION: env.S3_REGION ?? '',
    S3_BUCKET: env.S3_BUCKET ?? 'waratah',
  });
  return (await Array.fromAsync(objects.list(`${folder}/${id}/`))).length;
};

test('nothing of a deleted student remains: no database record, no file, no email', async () => {
  const name = 'Quillwyn Zephyrson';
  const student = await verified(
    studentPayload('quill@example.org', { full_name: name, degree: 'Bachelor of Quokka Studies' }),
  );
  await student.api.upload('/auth/profile/resume', aPdf([name, 'Keeper of quokkas']), 'quill.pdf');
  await student.api.put('/auth/profile/student', { skills: ['Quokka keeping'] });
  const numbat = await verified(employerPayload('numbat@example.org', { company_name: 'Numbat Bar' }));
  const { id: adId } = Object((await numbat.api.post('/auth/employer/jobs', { ...job, title: 'Bar hand' })).body);
  await eventually(async () => expect((await student.api.post(`/jobs/${adId}/apply`)).status).toBe(201));
  const applicants = async () => (await numbat.api.get('/auth/employer/applications')).body;
  expect(await applicants()).toMatchObject([{ user: { full_name: name } }]);
  const marks = /quill|Zephyrson|quokka/i;
  await eventually(async () =>
    expect(await placesOf(marks)).toEqual(
      expect.arrayContaining(['identity.users', 'ai.profile_texts', 'matching.students', 'mailer.messages']),
    ),
  );
  expect(await streamsWith(marks)).not.toEqual([]);
  expect(await objectsOf('resumes', student.user.id)).toBe(1);
  // May have been sent before the resume's event arrived, or after it.
  expect(await objectsOf('application-resumes', student.user.id)).toBeLessThanOrEqual(1);

  const exported = (await student.api.get('/auth/account/export')).body;
  const text = JSON.stringify(exported);
  expect(exported).toMatchObject({
    id: student.user.id,
    email: 'quill@example.org',
    identity: {
      account: { full_name: name },
      sessions: [{ device: expect.any(String) }],
      files: [{ name: 'quill.pdf' }],
    },
    ai: { read: { skills: ['Quokka keeping'] } },
    matching: { profile: { full_name: name } },
    jobs: { favorites: [] },
    applications: { applications: [{ job_id: adId, student: { full_name: name } }], person: { full_name: name } },
    mailer: { messages: expect.arrayContaining([expect.objectContaining({ state: 'sent' })]) },
  });
  expect(text).not.toMatch(/argon2|"hash"/);

  expect(await student.api.delete('/auth/account', { password: 'not it at all' })).toMatchObject({
    status: 422,
    body: { detail: [{ loc: ['body', 'password'], msg: 'This password is not right' }] },
  });
  expect((await student.api.delete('/auth/account', { password })).body).toEqual({ success: true });

  await eventually(async () => expect((await student.api.get('/auth/me')).status).toBe(401));
  expect((await rest(gateway).post('/auth/session/refresh', { refresh_token: student.refreshToken })).status).toBe(401);
  expect((await rest(gateway).post('/auth/login', { email: 'quill@example.org', password })).status).toBe(401);
  await eventually(async () => expect(await applicants()).toEqual([]));
  expect((await numbat.api.get('/auth/employer/dashboard/stats')).body).toMatchObject({ total_applications: 0 });
  await openInbox(constellation.servers.inbox ?? '').next(
    'numbat@example.org',
    /An applicant for “Bar hand” has deleted their account/,
  );
  await eventually(async () => expect(await placesOf(marks)).toEqual([]));
  await eventually(async () => expect(await streamsWith(marks)).toEqual([]));
  for (const folder of ['resumes', 'application-resumes'])
    await eventually(async () => expect(await objectsOf(folder, student.user.id)).toBe(0));
  const run = await asOperator(gateway).get('/ops/match');
  expect(JSON.stringify(run.body)).not.toContain(`"student_id":${student.user.id},`);

  // News of before brings nothing back, and the address is free for somebody new.
  await asOperator(gateway).post('/ops/reannounce/users');
  await asOperator(gateway).post('/ops/reassess');
  const again = await register(gateway, studentPayload('quill@example.org', { full_name: 'Somebody Else' }));
  expect(again.user.id).not.toBe(student.user.id);
  expect(await placesOf(/Zephyrson|quokka/i)).toEqual([]);
});

test("a deleted employer's ads are closed and hidden, their drafts and logo deleted", async () => {
  const employer = await verified(
    employerPayload('corner@example.org', { company_name: 'Quokka Corner', full_name: 'Quentin Quokkadale' }),
  );
  const posted = await employer.api.post('/auth/employer/jobs', job);
  expect(posted.status).toBe(201);
  const { id } = Object(posted.body);
  await employer.api.post('/auth/employer/job-drafts', { ...job, title: 'Quokka draft', step: 0 });
  await employer.api.upload('/auth/employer/company/logo', aPng, 'quokka.png');
  await eventually(async () => expect((await rest(gateway).get(`/jobs/${id}`)).status).toBe(200));
  expect((await employer.api.get('/auth/account/export')).body).toMatchObject({
    jobs: {
      jobs: [{ title: job.title }],
      drafts: [{ title: 'Quokka draft' }],
      employer: { company_name: 'Quokka Corner' },
    },
  });

  expect((await employer.api.delete('/auth/account')).body).toEqual({ success: true });
  await eventually(async () => expect((await rest(gateway).get(`/jobs/${id}`)).status).toBe(404));
  await eventually(async () => expect(await objectsOf('logos', employer.user.id)).toBe(0));
  await eventually(async () => expect(await placesOf(/corner@|Quokka/i)).toEqual([]));
  await eventually(async () => expect(await streamsWith(/corner@|Quokka/i)).toEqual([]));
});

test('an account without a password is deleted only after a fresh sign-in; operators delete and export the named account', async () => {
  const { user, api } = await register(gateway, studentPayload('named@example.org'));
  const op = asOperator(gateway);
  expect((await op.get('/ops/users/export?email=named@example.org')).body).toMatchObject({ id: user.id });
  expect((await op.get(`/ops/users/export?id=${user.id}`)).body).toMatchObject({ email: 'named@example.org' });
  expect((await op.get('/ops/users/export')).status).toBe(422);
  expect((await op.get('/ops/users/export?email=none@example.org')).status).toBe(404);
  expect((await api.get('/ops/users/export?email=named@example.org')).status).toBe(403);
  expect((await api.delete('/ops/users?email=named@example.org')).status).toBe(403);
  expect((await rest(gateway).delete('/auth/account')).status).toBe(401);
  expect((await rest(gateway).get('/auth/account/export')).status).toBe(401);
  expect((await op.delete(`/ops/users?id=${user.id}`)).body).toEqual({ success: true });
  expect((await op.delete(`/ops/users?id=${user.id}`)).status).toBe(404);
  await eventually(async () => expect((await api.get('/auth/me')).status).toBe(401));
});
