import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, expect, test } from '@jest/globals';
import { readConfig } from '@waratah/ai/config';
import { startAi } from '@waratah/ai/server';
import type { JobAssessed } from '@waratah/events/ai/v1';
import { type Job, JobSchema } from '@waratah/events/jobs/v1';
import { happened } from '@waratah/kit/events/outbox';
import { z } from 'zod';
import { asCaller, guest, key, student } from '../support/as-caller.ts';
import { eventually } from '../support/eventually.ts';
import { startService } from '../support/service.ts';

const ai = await startService('ai', (env) => startAi(readConfig(env)), { AI_PORT: '0' });
afterAll(async () => ai[Symbol.asyncDispose]());
const { as, bus, heard } = ai;

let count = 0;

const publishJob = async (fields: MessageInitShape<typeof JobSchema>): Promise<Job> => {
  const job = create(JobSchema, { id: ++count, version: 1, title: 'A job', isWaratahJob: true, ...fields });
  await bus.publish(happened('jobs.job.v1.published', { job }, new Date()));
  return job;
};

const assessed = ({ id, version }: Pick<Job, 'id' | 'version'>): Promise<JobAssessed> =>
  heard.next('ai.job.v1.assessed', ({ jobId, jobVersion }) => jobId === id && jobVersion === version);

/** Versions of an ad whose assessments arrived before that of another ad. */
const versionsHeardBefore = async (job: Job, marker: Job) => {
  const versions = new Set<number>();
  await heard.next('ai.job.v1.assessed', ({ jobId, jobVersion }) => {
    if (jobId === job.id) versions.add(jobVersion);
    return jobId === marker.id;
  });
  return [...versions];
};

const counts = '{ assessmentCounts { jobs profiles } }';
const Counts = z.object({ assessmentCounts: z.object({ jobs: z.number(), profiles: z.number() }) });
const countsOf = async () => Counts.parse((await as(key)(counts)).data).assessmentCounts;

type Student = Readonly<{ degree?: string; skills?: string[] }>;

const register = async ({ degree = '', skills = [] }: Student, version = 1) => {
  const id = ++count;
  const profile = { case: 'student' as const, value: { degree, skills } };
  await bus.publish(happened('identity.user.v1.registered', { user: { id, version, profile } }, new Date()));
  return heard.next('ai.profile.v1.assessed', ({ userId }) => userId === id);
};

const vectorOf = ({ embedding }: { embedding: Uint8Array }) => new Float32Array(embedding.slice().buffer);
const likeness = (a: { embedding: Uint8Array }, b: { embedding: Uint8Array }) => {
  const other = vectorOf(b);
  return vectorOf(a).reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);
};

test.each([
  ['the name of the company', (text: string) => ({ companyName: text })],
  ['the city', (text: string) => ({ place: { city: text } })],
  ['skills', (text: string) => ({ requiredSkills: text.match(/\S+ \S+/g) ?? [] })],
  [
    'a document',
    (text: string) => ({ document: { name: 'Duties.pdf', text: `Make coffee.\n${text}`, isWhole: true } }),
  ],
  ['the name of a document', (text: string) => ({ document: { name: text, text: 'Make coffee.', isWhole: true } })],
])('a fraud is also read in %s, which an employer may change later', async (_field, fields) => {
  const fee = 'Pay a $200 registration fee before you start.';
  const words = { title: 'Weekend barista', descriptionHtml: '<p>Make coffee.</p>' };
  const { id } = await publishJob(words);
  expect((await assessed({ id, version: 1 })).scamSignals).toEqual([]);
  const changed = create(JobSchema, { id, version: 2, ...words, ...fields(fee) });
  await bus.publish(happened('jobs.job.v1.updated', { job: changed }, new Date()));
  const { scamSignals } = await assessed(changed);
  expect(scamSignals).toMatchObject([{ kind: 'fee', quote: fee }]);
});

test.each([
  ['could not be read to its end', '', false],
  ['is in another language', '我们的餐厅需要服务员,每周工作二十小时。工作前请先交押金。', true],
])('a document that %s is a sign, so that a person reads it', async (_what, text, isWhole) => {
  const document = { name: 'Flyer.pdf', text, isWhole };
  const { scamSignals } = await assessed(await publishJob({ title: 'Weekend barista', document }));
  expect(scamSignals).toMatchObject([{ kind: 'unread_document', quote: 'Flyer.pdf' }]);
});

test('a published ad is read: what it offers, requires and asks for, each with its quote', async () => {
  const job = await publishJob({
    title: 'Weekend shop assistant',
    descriptionHtml:
      '<p>Run the till &amp; the floor, 15 hours a week.</p><p>A 6-month contract until 30 June 2027.</p><p>Start date: 4 January 2027</p><p>Cash in hand</p><p>Mandarin speaker required</p><ul><li>We are unable to sponsor visas</li><li>Full working rights required</li></ul><p>Send a copy of your passport to apply.</p>',
    requiredSkills: ['Cash handling'],
  });
  const read = await assessed(job);
  const { sponsorship, workRights, hours, tenure, firstDay, payTerms, scamSignals, skills, language } = read;
  expect(sponsorship).toMatchObject({
    kind: { case: 'refuses', value: { quote: 'We are unable to sponsor visas' } },
    confidence: expect.any(Number),
  });
  expect(workRights?.kind).toMatchObject({ case: 'fullRights', value: { quote: 'Full working rights required' } });
  expect(workRights?.demanded).toBe('full_rights');
  expect(hours).toMatchObject({ min: 15, max: 15, quote: 'Run the till & the floor, 15 hours a week.' });
  expect(tenure).toMatchObject({
    months: 6,
    lastDay: '2027-06-30',
    quote: 'A 6-month contract until 30 June 2027.',
  });
  expect(firstDay).toMatchObject({ day: '2027-01-04', quote: 'Start date: 4 January 2027' });
  expect(payTerms).toMatchObject([{ kind: { case: 'cash', value: { quote: 'Cash in hand' } } }]);
  expect(scamSignals).toMatchObject([{ kind: 'identity_document', quote: 'Send a copy of your passport to apply.' }]);
  expect(skills).toContain('cash handling');
  expect(read.languagesAsked).toMatchObject({ anyOf: ['Mandarin'], quote: 'Mandarin speaker required' });
  expect(language).toBe('en');
});

test('texts with the same meaning are close to each other without a common word', async () => {
  const student = await register({ degree: 'Bachelor of Information Technology', skills: ['Python', 'SQL'] });
  const near = await assessed(
    await publishJob({
      title: 'Junior programmer',
      descriptionHtml: '<p>Write and test computer code with a team.</p>',
    }),
  );
  const far = await assessed(
    await publishJob({
      title: 'Orchard worker',
      descriptionHtml: '<p>Pick apples and prune trees in the morning.</p>',
    }),
  );
  expect(vectorOf(student)).toHaveLength(384);
  expect(Math.hypot(...vectorOf(student))).toBeCloseTo(1, 5);
  expect(likeness(student, near)).toBeGreaterThan(likeness(student, far) + 0.1);
});

test('the same text in a newer version is announced for that version, with the same vector', async () => {
  const job = await publishJob({ title: 'Library shelver', descriptionHtml: '<p>Put the books back.</p>' });
  const first = await assessed(job);
  await bus.publish(happened('jobs.job.v1.updated', { job: { ...job, version: 2 } }, new Date()));
  const second = await assessed({ id: job.id, version: 2 });
  expect(second.embedding).toEqual(first.embedding);
});

test('a changed text is read anew, and older events change nothing', async () => {
  const job = await publishJob({ title: 'Tutor', descriptionHtml: '<p>Teach maths.</p>', version: 5 });
  await assessed(job);
  const changed = { ...job, version: 6, descriptionHtml: '<p>Teach maths. Visa sponsorship is available.</p>' };
  await bus.publish(happened('jobs.job.v1.updated', { job: changed }, new Date()));
  expect((await assessed(changed)).sponsorship?.kind.case).toBe('offers');
  await bus.publish(happened('jobs.job.v1.updated', { job: { ...job, version: 4 } }, new Date()));
  const marker = await publishJob({ title: 'Another' });
  expect(await versionsHeardBefore(job, marker)).toEqual([5, 6]);
});

test('employers have no profile to assess', async () => {
  const id = ++count;
  const profile = { case: 'company' as const, value: { name: 'Harbour Kitchen' } };
  await bus.publish(happened('identity.user.v1.registered', { user: { id, version: 1, profile } }, new Date()));
  const before = await countsOf();
  await register({ degree: 'Master of Arts' });
  expect(await countsOf()).toEqual({ ...before, profiles: before.profiles + 1 });
});

test('a resume is read with the profile, and so is its removal', async () => {
  const { userId } = await register({ degree: 'Bachelor of Arts' });
  const say = async (type: 'uploaded' | 'removed', version: number, resumeText: string) => {
    const profile = { case: 'student' as const, value: { degree: 'Bachelor of Arts', resumeText } };
    const user = { id: userId, version, profile };
    await bus.publish(happened(`identity.resume.v1.${type}`, { user }, new Date()));
    return heard.next('ai.profile.v1.assessed', (one) => one.userId === userId && one.userVersion === version);
  };
  const read = await say('uploaded', 2, 'Two years of React and PostgreSQL at a start-up.');
  expect(read.skills).toEqual(expect.arrayContaining(['react', 'postgresql']));
  expect((await say('removed', 3, '')).skills).toEqual([]);
});

test('what was read in a resume names its upload, also of one without words, and stays until the next is read', async () => {
  const { userId } = await register({ degree: 'Bachelor of Arts' });
  const ask = async () => (await as(student(userId))('{ myResume { uploadedAt skills } }')).data;
  const upload = async (version: number, resumeText: string, uploadedAt: Date) => {
    const resume = { key: `resumes/${userId}/${version}`, uploadedAt: timestampFromDate(uploadedAt) };
    const profile = { case: 'student' as const, value: { degree: 'Bachelor of Arts', resumeText, resume } };
    const user = { id: userId, version, profile };
    await bus.publish(happened('identity.resume.v1.uploaded', { user }, new Date()));
    await heard.next('ai.profile.v1.assessed', (one) => one.userId === userId && one.userVersion === version);
  };
  expect(await ask()).toEqual({ myResume: null });
  await upload(2, 'Two years of React at a start-up.', new Date('2026-11-23T07:00:00.123Z'));
  expect(await ask()).toEqual({ myResume: { uploadedAt: '2026-11-23T07:00:00.123Z', skills: ['React'] } });
  await upload(3, '', new Date('2026-11-24T07:00:00.456Z'));
  expect(await ask()).toEqual({ myResume: { uploadedAt: '2026-11-24T07:00:00.456Z', skills: [] } });
});

test('nothing of a deleted person remains, and older events restore nothing', async () => {
  const { userId } = await register({ degree: 'Bachelor of Arts' });
  const before = await countsOf();
  const deleted = { userId, version: 9, role: 'student', emailSha256: '' };
  await bus.publish(happened('identity.user.v1.deleted', deleted, new Date()));
  await eventually(async () => expect((await countsOf()).profiles).toBe(before.profiles - 1));
  const profile = { case: 'student' as const, value: { degree: 'Master of Arts' } };
  await bus.publish(happened('identity.profile.v1.updated', { user: { id: userId, version: 8, profile } }, new Date()));
  await register({ degree: 'Bachelor of Science' });
  expect(await countsOf()).toEqual(before);
});

test('only operators can count the assessments and have all of them made anew', async () => {
  await assessed(await publishJob({ title: 'To be counted' }));
  const before = await countsOf();
  expect(before.jobs).toBeGreaterThan(0);
  expect((await as(guest)(counts)).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  const queued = await as(key)('mutation { reassess }');
  expect(queued.data?.reassess).toBeGreaterThan(0);
  expect(await countsOf()).toEqual(before);
});

test('a process with the API role answers, and leaves the reading to the workers', async () => {
  const embed = () => Promise.reject(new Error('no model here'));
  await using api = await startAi(readConfig(ai.envWith({ ROLE: 'api' })), { embedder: { embed } });
  expect((await asCaller(api.url, key)(counts)).errors).toBeUndefined();
  await assessed(await publishJob({ title: 'Read by the worker' }));
});
