import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { employer, student } from '../support/as-caller.ts';
import { eventually } from '../support/eventually.ts';
import { scaled } from '../support/scale.ts';
import { type Harness, startApplicationsHarness } from './applications-harness.ts';

let it: Harness;
beforeAll(async () => {
  it = await startApplicationsHarness({ PILOT: 'off' });
  await it.tellOfEmployer(900);
  await it.tellOfEmployer(901);
});
afterAll(async () => {
  await it[Symbol.asyncDispose]();
});

const apply = 'mutation ($id: Int!) { applyForJob(jobId: $id) { id status jobId version } }';
const applyUnder = `mutation ($id: Int!, $key: String!) {
  applyForJob(jobId: $id, idempotencyKey: $key) { id status jobId version } }`;
const move =
  'mutation ($id: Int!, $to: ApplicationStatus!, $version: Int) { changeApplicationStatus(id: $id, status: $to, version: $version) { status version nextStatuses } }';
const withdraw = 'mutation ($id: Int!) { withdrawApplication(id: $id) }';
const page = `query ($jobId: Int, $status: ApplicationStatus, $first: Int!, $after: String) {
  employerApplications(jobId: $jobId, status: $status, first: $first, after: $after) {
    nextCursor applications { id status jobClosedAt jobClosedReason resumeUrl resumeName
      job { title city state location company { name } } user { fullName email university degree } } } }`;
const mine = '{ myApplications { id status jobId jobClosedReason job { title } } }';

const Applied = z.object({ applyForJob: z.object({ id: z.number(), version: z.number() }) });
const Listed = z.object({
  employerApplications: z.object({
    nextCursor: z.string().nullable(),
    applications: z.array(
      z.looseObject({ id: z.number(), jobClosedReason: z.string().nullable(), resumeUrl: z.string().nullable() }),
    ),
  }),
});
const Own = z.object({ myApplications: z.array(z.looseObject({ id: z.number(), jobId: z.number() })) });

const applied = async (who: number, job: number) =>
  eventually(async () => Applied.parse((await it.ask(student(who), apply, { id: job })).data).applyForJob.id);
const listOf = async (who: number, variables: object = {}) =>
  Listed.parse((await it.ask(employer(who), page, { first: 20, ...variables })).data).employerApplications;
const ownOf = async (who: number) => Own.parse((await it.ask(student(who), mine)).data).myApplications;
const underKey = async (who: number, job: number, key: string) =>
  Applied.parse((await it.ask(student(who), applyUnder, { id: job, key })).data).applyForJob.id;
const codeOf = async (answer: ReturnType<Harness['ask']>) => (await answer).errors?.[0]?.extensions?.code;

test('applying again under the same key answers the first application, also after it was withdrawn', async () => {
  await it.tellOfStudent(61);
  await it.tellOfStudent(62);
  await it.tellOfEmployer(961);
  await it.tellOfJob(610, 1, { employerId: 961 });
  await it.tellOfJob(611, 1, { employerId: 961 });
  const [id, again] = await Promise.all([underKey(61, 610, 'one'), underKey(61, 610, 'one')]);
  expect(again).toBe(id);
  expect(await codeOf(it.ask(student(61), applyUnder, { id: 610, key: 'other' }))).toBe('CONFLICT');
  expect(await underKey(62, 610, 'one')).not.toBe(id);
  expect((await it.ask(student(61), applyUnder, { id: 611, key: 'one' })).errors?.[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    detail: 'This Idempotency-Key was used to apply for another job.',
  });
  expect((await it.ask(student(61), withdraw, { id })).data).toEqual({ withdrawApplication: true });
  expect(await underKey(61, 610, 'one')).toBe(id);
  expect(await ownOf(61)).toEqual([]);
  expect(await underKey(61, 610, 'later')).not.toBe(id);
  expect(
    (await it.ask(student(61), applyUnder, { id: 611, key: 'x'.repeat(201) })).errors?.[0]?.extensions,
  ).toMatchObject({
    code: 'INVALID',
    detail: [{ loc: ['body', 'idempotency_key'], msg: 'Must have at most 200 characters' }],
  });
  const blank = await underKey(61, 611, ' ');
  expect(await codeOf(it.ask(student(61), applyUnder, { id: 611, key: ' ' }))).toBe('CONFLICT');
  expect(await underKey(62, 611, ' ')).not.toBe(blank);
});

test('nobody applies before the employer is known, who would hear nothing of it', async () => {
  await it.tellOfStudent(63);
  await it.tellOfJob(630, 1, { employerId: 963 });
  expect(await codeOf(it.ask(student(63), apply, { id: 630 }))).toBe('UNAVAILABLE');
  await it.tellOfEmployer(963);
  await applied(63, 630);
  const mail = await it.events.next('mail.message.v1.requested', ({ to }) => to === 'e963@example.test');
  expect(mail.content.case).toBe('applicationReceived');
});

test('a student applies once; the employer sees the student, and the student the application', async () => {
  await it.tellOfStudent(1, 1, { fullName: 'Mei Tan' });
  await it.tellOfJob(10);
  const id = await applied(1, 10);
  expect((await it.ask(student(1), apply, { id: 10 })).errors?.[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    detail: 'You have already applied for this job.',
  });
  expect(await listOf(900, { jobId: 10 })).toEqual({
    nextCursor: null,
    applications: [
      {
        id,
        status: 'applied',
        jobClosedAt: null,
        jobClosedReason: null,
        resumeUrl: null,
        resumeName: null,
        job: {
          title: 'Barista 10',
          city: 'Sydney',
          state: 'NSW',
          location: 'Sydney NSW',
          company: { name: 'Banksia Cafe' },
        },
        user: {
          fullName: 'Mei Tan',
          email: 's1@example.test',
          university: 'University of Sydney',
          degree: 'Bachelor of Commerce',
        },
      },
    ],
  });
  expect(await ownOf(1)).toMatchObject([{ id, jobId: 10, job: { title: 'Barista 10' } }]);
  await it.events.next('applications.application.v1.submitted', (event) => event.applicationId === id);
  const mail = await it.events.next('mail.message.v1.requested', ({ to }) => to === 'e900@example.test');
  const value = { applicantName: 'Mei Tan', addressUnproven: false, hasResume: false };
  expect(mail).toMatchObject({ senderUnproven: false, content: { case: 'applicationReceived', value } });
});

test('nothing that a person with an unconfirmed address wrote is emailed to anybody', async () => {
  await it.tellOfStudent(31, 1, { fullName: 'Your account is locked', degree: 'Call 1900', emailVerified: false });
  await it.tellOfJob(310);
  const id = await applied(31, 310);
  await it.tellOfStudent(31, 2, { fullName: 'Your account is locked', degree: 'Call 1901', emailVerified: false });
  const received = await it.events.next('mail.message.v1.requested', ({ key }) =>
    key.startsWith('application-received:310:31:'),
  );
  expect(received).toMatchObject({
    senderUnproven: true,
    content: { value: { applicantName: '', addressUnproven: true } },
  });
  await it.ask(employer(900), move, { id, to: 'reviewed' });
  const moved = await it.events.next('mail.message.v1.requested', ({ key }) => key === `application-reviewed:${id}`);
  expect(moved).toMatchObject({ senderId: 900, content: { value: { fullName: '' } } });
  await it.ask(student(31), withdraw, { id });
  const gone = await it.events.next('mail.message.v1.requested', ({ key }) =>
    key.startsWith('application-gone:310:31:'),
  );
  expect(gone).toMatchObject({
    senderUnproven: true,
    content: { value: { applicantName: '', accountDeleted: false } },
  });
  const keys = it.events.all('mail.message.v1.requested').map(({ key }) => key);
  expect(keys).not.toContain(`application-sent:${id}`);
});

test('who confirms the address after applying gets the receipts of what still stands', async () => {
  await it.tellOfStudent(38, 1, { emailVerified: false });
  await it.tellOfJob(380);
  await it.tellOfJob(381);
  const [kept, withdrawn] = [await applied(38, 380), await applied(38, 381)];
  await it.ask(student(38), withdraw, { id: withdrawn });
  await it.tellOfStudent(38, 2);
  const receipt = await it.events.next('mail.message.v1.requested', ({ key }) => key === `application-sent:${kept}`);
  expect(receipt).toMatchObject({ content: { value: { title: 'Barista 380' } } });
  // The employer's page has the version before it.
  expect((await it.ask(employer(900), move, { id: kept, to: 'reviewed', version: 1 })).errors).toBeUndefined();
  const moved = await it.events.next('mail.message.v1.requested', ({ key }) => key === `application-reviewed:${kept}`);
  expect(moved).toMatchObject({ content: { value: { fullName: 'Student 38' } } });
  const keys = it.events.all('mail.message.v1.requested').map(({ key }) => key);
  expect(keys).not.toContain(`application-sent:${withdrawn}`);
});

test('the employer hears of three applications of a student for an ad on one day, and last that they applied', async () => {
  await it.tellOfStudent(32);
  await it.tellOfJob(311);
  it.clock.stoppedAt = Date.UTC(2100, 0, 4, 9);
  for (let round = 0; round < 5; round++)
    expect((await it.ask(student(32), withdraw, { id: await applied(32, 311) })).errors).toBeUndefined();
  it.clock.stoppedAt = undefined;
  await eventually(async () => {
    const asked = it.events
      .all('mail.message.v1.requested')
      .filter(({ to, key }) => to === 'e900@example.test' && key.includes(':311:32:'));
    expect(asked).toHaveLength(7);
    // None says that the student withdrew after the last one that they may apply without.
    expect([
      ...new Set(asked.map(({ key }) => key.replace('application-', '').replace(':311:32:2100-01-04', ''))),
    ]).toEqual(['received:1', 'gone:1', 'received:2', 'gone:2', 'received:3']);
  });
});

test('the employer hears that a third application of one day was withdrawn, if they reviewed it or nobody applies unheard after it', async () => {
  it.clock.stoppedAt = Date.UTC(2100, 0, 7, 9);
  for (const who of [134, 135]) {
    await it.tellOfStudent(who);
    await it.tellOfJob(180 + who);
    for (let round = 0; round < 2; round++) await it.ask(student(who), withdraw, { id: await applied(who, 180 + who) });
  }
  const [later, deleted] = [await applied(134, 314), await applied(135, 315)];
  await it.tellOfStudent(136);
  await it.tellOfJob(316);
  for (let round = 0; round < 2; round++) await it.ask(student(136), withdraw, { id: await applied(136, 316) });
  const reviewed = await applied(136, 316);
  await it.ask(employer(900), move, { id: reviewed, to: 'reviewed' });
  await it.ask(student(136), withdraw, { id: reviewed });
  await it.tell('identity.user.v1.deleted', { userId: 135, version: 2, role: 'student', emailSha256: '' });
  it.clock.stoppedAt = Date.UTC(2100, 0, 8, 9);
  await it.ask(student(134), withdraw, { id: later });
  it.clock.stoppedAt = undefined;
  for (const one of ['314:134', '315:135', '316:136']) {
    const key = `application-gone:${one}:2100-01-07:3`;
    await it.events.next('mail.message.v1.requested', (mail) => mail.key === key);
  }
  expect(deleted).toBeGreaterThan(later);
});

test('the employer hears of a withdrawal on a later day, also if another application is withdrawn on that day', async () => {
  await it.tellOfStudent(33);
  await it.tellOfJob(312);
  it.clock.stoppedAt = Date.UTC(2100, 0, 5, 9);
  const first = await applied(33, 312);
  it.clock.stoppedAt = Date.UTC(2100, 0, 6, 9);
  await it.ask(student(33), withdraw, { id: first });
  await it.ask(student(33), withdraw, { id: await applied(33, 312) });
  it.clock.stoppedAt = undefined;
  await eventually(async () => {
    const keys = it.events
      .all('mail.message.v1.requested')
      .flatMap(({ to, key }) => (to === 'e900@example.test' && key.includes(':312:33:') ? [key] : []));
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(4);
  });
});

test('a student whose account has not arrived yet is asked to try again, with nothing else', async () => {
  await it.tellOfJob(177);
  expect((await it.ask(student(77), apply, { id: 177 })).errors?.[0]?.extensions).toMatchObject({
    code: 'UNAVAILABLE',
    detail: 'Your account is not known here yet. Please try again in a moment.',
  });
  await it.tellOfStudent(77);
  await applied(77, 177);
});

test('twenty simultaneous requests create one application', async () => {
  await it.tellOfStudent(2);
  await it.tellOfJob(11);
  const answers = await Promise.all(Array.from({ length: 20 }, () => it.ask(student(2), apply, { id: 11 })));
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(new Set(answers.flatMap(({ errors }) => errors?.[0]?.extensions?.code ?? []))).toEqual(new Set(['CONFLICT']));
  expect((await listOf(900, { jobId: 11 })).applications).toHaveLength(1);
});

test('profile and resume remain as they were sent, whatever is uploaded later', async () => {
  const put = async (key: string, words: string) => {
    await it.objects.put(key, 'application/pdf', Readable.from([Buffer.from(words)]));
    return { key, name: 'cv.pdf', type: 'application/pdf', sizeBytes: words.length };
  };
  await it.tellOfStudent(3, 1, { degree: 'Bachelor of Arts', resume: await put('resumes/3/first', 'the first') });
  await it.tellOfJob(13);
  await applied(3, 13);
  await it.tellOfStudent(3, 2, { degree: 'Master of Arts', resume: await put('resumes/3/second', 'the second') });
  await it.objects.remove(['resumes/3/first']);
  const [application] = (await listOf(900, { jobId: 13 })).applications;
  expect(application).toMatchObject({ resumeName: 'cv.pdf', user: { degree: 'Bachelor of Arts' } });
  const copies = await Array.fromAsync(it.objects.list('application-resumes/3/'));
  expect(copies).toHaveLength(1);
  expect((await it.objects.read(copies[0]?.key ?? '', 100))?.toString()).toBe('the first');
  expect(application?.resumeUrl).toMatch(/\/api\/files\/[\w-]+\.[\w-]+\.[\w-]+$/);
});

test('a resume replaced during the request is to be tried again, and the next attempt has the new one', async () => {
  await it.tellOfStudent(4, 1, {
    resume: { key: 'resumes/4/gone', name: 'a.pdf', type: 'application/pdf', sizeBytes: 1 },
  });
  await it.tellOfJob(14);
  await eventually(async () =>
    expect((await it.ask(student(4), apply, { id: 14 })).errors?.[0]?.extensions).toMatchObject({
      code: 'UNAVAILABLE',
      detail: 'Your resume has just changed. Please try again in a moment.',
    }),
  );
  await it.objects.put('resumes/4/new', 'application/pdf', Readable.from([Buffer.from('new')]));
  await it.tellOfStudent(4, 2, {
    resume: { key: 'resumes/4/new', name: 'b.pdf', type: 'application/pdf', sizeBytes: 3 },
  });
  await applied(4, 14);
  expect((await listOf(900, { jobId: 14 })).applications).toMatchObject([{ resumeName: 'b.pdf' }]);
});

test('obstacles are named: missing fields, a closed, imported or unknown ad, another role', async () => {
  await it.tellOfStudent(5, 1, { university: '', degree: ' ' });
  await it.tellOfJob(15);
  await it.tellOfJob(16, 1, { isWaratahJob: false, sourceUrl: 'https://ads.example/16', employerId: 0 });
  await it.tellOfJob(17, 1);
  await it.closeJob(17, 2, 'deactivated');
  await it.tellOfJob(18, 1, { expiresAt: { seconds: 1_000_000n, nanos: 0 } });
  await it.tellOfJob(20);
  await it.closeJob(20, 2, 'deleted');
  const refusal = async (who: number, id: number) =>
    (await it.ask(student(who), apply, { id })).errors?.[0]?.extensions;
  await eventually(async () =>
    expect(await refusal(5, 15)).toEqual({
      code: 'INVALID',
      detail: [
        {
          loc: ['body', 'university'],
          msg: 'Please add your university to your profile before you apply.',
          type: 'missing',
        },
        { loc: ['body', 'degree'], msg: 'Please add your degree to your profile before you apply.', type: 'missing' },
      ],
    }),
  );
  await eventually(async () =>
    expect(await refusal(1, 16)).toEqual({
      code: 'CONFLICT',
      detail: 'This job is advertised on another website. Please apply there: https://ads.example/16',
    }),
  );
  for (const closed of [17, 18])
    await eventually(async () =>
      expect(await refusal(1, closed)).toEqual({
        code: 'CONFLICT',
        detail: 'This job is no longer open for applications.',
      }),
    );
  await eventually(async () => expect(await refusal(1, 20)).toMatchObject({ code: 'NOT_FOUND' }));
  expect(await refusal(1, 99_999)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await codeOf(it.ask(employer(900), apply, { id: 15 }))).toBe('FORBIDDEN');
  expect(await codeOf(it.ask({ kind: 'guest' }, apply, { id: 15 }))).toBe('UNAUTHENTICATED');
});

test('who is not known here yet, or whose ad is not, is asked to try again', async () => {
  await it.tellOfStudent(3_030);
  await it.tellOfJob(5_000);
  await applied(3_030, 5_000);
  const told = async (who: number, job: number) =>
    (await it.ask(student(who), apply, { id: job })).errors?.[0]?.extensions;
  const later = { code: 'UNAVAILABLE' };
  expect(await told(3_031, 5_000)).toMatchObject({ ...later, detail: expect.stringContaining('Your account') });
  expect(await told(3_030, 5_001)).toMatchObject({ ...later, detail: expect.stringContaining('This ad') });
  // Another ad, whose event overtook this one's, is known.
  expect(await told(3_030, 4_998)).toMatchObject({ ...later, detail: expect.stringContaining('This ad') });
  expect(await told(3_030, 6_000)).toMatchObject({ code: 'NOT_FOUND' });
  await it.tell('jobs.job.v1.submitted', { job: { id: 4_999, version: 1, title: 'Held', isWaratahJob: true } });
  const held = async () => expect(await told(3_030, 4_999)).toMatchObject({ ...later, detail: expect.any(String) });
  await eventually(held);
  // Its end has overtaken it.
  await it.closeJob(4_997, 2, 'deactivated');
  expect(await told(3_030, 4_997)).toMatchObject({ ...later, detail: expect.stringContaining('This ad') });
  await it.closeJob(4_999, 2, 'rejected');
  await eventually(async () => expect(await told(3_030, 4_999)).toMatchObject({ code: 'NOT_FOUND' }));
});

test('only the owner moves an application, one step at a time; the student is told each time; the second of two moves is refused', async () => {
  await it.tellOfStudent(6);
  await it.tellOfJob(21);
  const id = await applied(6, 21);
  expect(await codeOf(it.ask(employer(901), move, { id, to: 'reviewed' }))).toBe('NOT_FOUND');
  expect(await codeOf(it.ask(student(6), move, { id, to: 'reviewed' }))).toBe('FORBIDDEN');
  expect(await codeOf(it.ask(employer(900), move, { id: 999_999, to: 'reviewed' }))).toBe('NOT_FOUND');
  const skipped = await it.ask(employer(900), move, { id, to: 'interviewed' });
  expect(skipped.errors?.[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    detail: 'This application is applied: it becomes reviewed next, interviewed would skip a step.',
  });
  const both = await Promise.all([1, 2].map(() => it.ask(employer(900), move, { id, to: 'reviewed', version: 1 })));
  expect(both.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(both.flatMap(({ errors }) => errors?.[0]?.extensions?.code ?? [])).toEqual(['CONFLICT']);
  expect(await codeOf(it.ask(employer(900), move, { id, to: 'rejected', version: 1 }))).toBe('CONFLICT');
  const told = await it.events.next(
    'mail.message.v1.requested',
    ({ to, content }) => to === 's6@example.test' && content.case === 'applicationMoved',
  );
  expect(told.content.value).toMatchObject({ status: 'reviewed', title: 'Barista 21', companyName: 'Banksia Cafe' });
  for (const to of ['interviewed', 'offered'])
    expect((await it.ask(employer(900), move, { id, to })).errors).toBeUndefined();
  expect(await codeOf(it.ask(employer(900), move, { id, to: 'rejected' }))).toBe('CONFLICT');
  const changed = await it.events.next(
    'applications.application.v1.status_changed',
    ({ status }) => status === 'offered',
  );
  expect(changed).toMatchObject({ applicationId: id, version: 4, studentId: 6, employerId: 900 });
});

test('a move is emailed to the student ten seconds later, and never if it was undone', async () => {
  it.clock.stoppedAt = Date.now();
  const moveLater =
    'mutation ($id: Int!, $to: ApplicationStatus!, $version: Int) { changeApplicationStatus(id: $id, status: $to, version: $version, undoable: true) { status version undoUntil } }';
  const undo = 'mutation ($id: Int!) { undoApplicationMove(id: $id) { status version undoUntil } }';
  for (const who of [14, 15, 16]) await it.tellOfStudent(who);
  await it.tellOfJob(61);
  const [first, second, id] = [await applied(14, 61), await applied(15, 61), await applied(16, 61)];
  /** The first email about a move to one of the students. */
  const told = (...students: readonly number[]) =>
    it.events.next(
      'mail.message.v1.requested',
      ({ to, content }) => content.case === 'applicationMoved' && students.some((who) => to === `s${who}@example.test`),
    );

  expect((await it.ask(employer(900), moveLater, { id, to: 'reviewed' })).data).toMatchObject({
    changeApplicationStatus: { status: 'reviewed', undoUntil: expect.any(String) },
  });
  expect(await codeOf(it.ask(employer(901), undo, { id }))).toBe('NOT_FOUND');
  expect((await it.ask(employer(900), undo, { id })).data).toEqual({
    undoApplicationMove: { status: 'applied', version: 3, undoUntil: null },
  });
  expect(await codeOf(it.ask(employer(900), undo, { id }))).toBe('CONFLICT');

  // Two others were moved before. Once they have been told one after the other, an early third email would be there.
  await it.ask(employer(900), moveLater, { id: first, to: 'reviewed' });
  it.clock.offsetMs += 1_000;
  await it.ask(employer(900), moveLater, { id: second, to: 'reviewed' });
  it.clock.offsetMs += 4_000;
  await it.ask(employer(900), moveLater, { id, to: 'rejected' });
  it.clock.offsetMs += 5_000;
  expect(await told(14, 16)).toMatchObject({ to: 's14@example.test' });
  it.clock.offsetMs += 1_000;
  expect(await told(15, 16)).toMatchObject({ to: 's15@example.test' });
  it.clock.offsetMs += 4_000;
  expect((await told(16)).content.value).toMatchObject({ status: 'rejected' });
  it.clock.stoppedAt = undefined;
  expect((await it.ask(employer(900), undo, { id })).errors?.[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    detail: 'The applicant has been told. This can no longer be undone.',
  });
});

test('the email of a move does not invalidate the version that the employer saw', async () => {
  const moveLater =
    'mutation ($id: Int!, $to: ApplicationStatus!, $version: Int) { changeApplicationStatus(id: $id, status: $to, version: $version, undoable: true) { version } }';
  await it.tellOfStudent(17);
  await it.tellOfJob(62);
  const id = await applied(17, 62);
  await it.ask(employer(900), moveLater, { id, to: 'reviewed', version: 1 });
  it.clock.offsetMs += 10_000;
  await it.events.next(
    'mail.message.v1.requested',
    ({ to, content }) => to === 's17@example.test' && content.case === 'applicationMoved',
  );
  expect((await it.ask(employer(900), moveLater, { id, to: 'interviewed', version: 2 })).errors).toBeUndefined();
  expect(await codeOf(it.ask(employer(900), moveLater, { id, to: 'offered', version: 2 }))).toBe('CONFLICT');
});

test('withdrawing takes the resume away, tells the employer, leaves the way open, and stays listed until a new application', async () => {
  await it.objects.put('resumes/7/r', 'application/pdf', Readable.from([Buffer.from('r')]));
  await it.tellOfStudent(7, 1, {
    fullName: 'Ana Ruiz',
    resume: { key: 'resumes/7/r', name: 'r.pdf', type: 'application/pdf', sizeBytes: 1 },
  });
  await it.tellOfJob(22);
  const id = await applied(7, 22);
  expect(await codeOf(it.ask(student(6), withdraw, { id }))).toBe('NOT_FOUND');
  expect((await it.ask(student(7), withdraw, { id })).data).toEqual({ withdrawApplication: true });
  expect(await codeOf(it.ask(student(7), withdraw, { id }))).toBe('NOT_FOUND');
  expect(await codeOf(it.ask(employer(900), move, { id, to: 'reviewed' }))).toBe('NOT_FOUND');
  expect((await listOf(900, { jobId: 22 })).applications).toEqual([]);
  expect(await Array.fromAsync(it.objects.list('application-resumes/7/'))).toEqual([]);
  const mail = await it.events.next('mail.message.v1.requested', ({ key }) => key.startsWith('application-gone:22:7:'));
  const value = { applicantName: 'Ana Ruiz', accountDeleted: false };
  expect(mail).toMatchObject({ senderId: 7, content: { case: 'applicationGone', value } });
  const withdrawnAt = async (caller: ReturnType<typeof student>) => {
    const asked = 'query ($of: [_Any!]!) { _entities(representations: $of) { ... on Job { withdrawnAt } } }';
    return (await it.ask(caller, asked, { of: [{ __typename: 'Job', id: 22 }] })).data?.['_entities'];
  };
  expect(await withdrawnAt(student(7))).toEqual([{ withdrawnAt: expect.stringMatching(/^\d{4}-/) }]);
  expect(await withdrawnAt(student(6))).toEqual([{ withdrawnAt: null }]);
  const listed = async () =>
    (await it.ask(student(7), '{ myApplications(withdrawn: true) { id withdrawnAt resumeName } }')).data?.[
      'myApplications'
    ];
  expect(await listed()).toEqual([{ id, withdrawnAt: expect.stringMatching(/^\d{4}-/), resumeName: null }]);
  expect(await ownOf(7)).toEqual([]);
  const again = await applied(7, 22);
  expect(await listed()).toEqual([{ id: again, withdrawnAt: null, resumeName: 'r.pdf' }]);
  expect(await withdrawnAt(student(7))).toEqual([{ withdrawnAt: null }]);
  expect(again).toBeGreaterThan(id);
});

test('applicants see that an ad was closed, reopened and deleted, in whatever order the events arrive', async () => {
  await it.tellOfStudent(8);
  await it.tellOfJob(23, 1);
  const id = await applied(8, 23);
  const reason = async () => (await ownOf(8)).find((one) => one.id === id)?.jobClosedReason;
  await it.closeJob(23, 2, 'deactivated');
  await eventually(async () => expect(await reason()).toBe('deactivated'));
  await it.tellOfJob(23, 3);
  await eventually(async () => expect(await reason()).toBeNull());
  // Older events, repeated, and a newer one before an older one.
  await it.closeJob(23, 2, 'deactivated');
  await it.tellOfJob(23, 5);
  await it.closeJob(23, 4, 'expired');
  expect(await reason()).toBeNull();
  await it.closeJob(23, 6, 'deleted');
  await it.closeJob(23, 6, 'deleted');
  await eventually(async () => expect(await reason()).toBe('deleted'));
  const mail = await it.events.next('mail.message.v1.requested', ({ key }) => key === `application-job-deleted:${id}`);
  expect(mail).toMatchObject({ to: 's8@example.test', content: { case: 'appliedJobDeleted' } });
  expect((await listOf(900, { jobId: 23 })).applications).toMatchObject([{ jobClosedReason: 'deleted' }]);
});

test('a deleted student disappears from every list; the employer is told without a name', async () => {
  await it.tellOfStudent(9, 3, { fullName: 'Quill Zephyr' });
  await it.tellOfJob(25);
  const id = await applied(9, 25);
  const stats = async () =>
    z
      .object({ _entities: z.array(z.object({ totalApplications: z.number(), pendingApplications: z.number() })) })
      .parse(
        (
          await it.ask(
            employer(900),
            '{ _entities(representations: [{__typename: "EmployerStats", employerId: 900}]) { ... on EmployerStats { totalApplications pendingApplications } } }',
          )
        ).data,
      )._entities[0];
  const before = await stats();
  await it.tell('identity.user.v1.deleted', { userId: 9, version: 4, role: 'student', emailSha256: '' });
  await eventually(async () => expect((await listOf(900, { jobId: 25 })).applications).toEqual([]));
  expect(await stats()).toEqual({
    totalApplications: (before?.totalApplications ?? 0) - 1,
    pendingApplications: (before?.pendingApplications ?? 0) - 1,
  });
  const mail = await it.events.next('mail.message.v1.requested', ({ key }) => key.startsWith('application-gone:25:9:'));
  expect(mail.content).toMatchObject({ value: { applicantName: '', accountDeleted: true, title: 'Barista 25' } });
  expect(
    await it.events.next('applications.application.v1.withdrawn', (event) => event.applicationId === id),
  ).toMatchObject({ reason: 'account_deleted' });
  // Older events, and an answer in progress, restore nothing.
  await it.tellOfStudent(9, 3, { fullName: 'Quill Zephyr' });
  await it.tellOfJob(24);
  await it.answerMail(9, 24, 'interested');
  await using mongo = await it.database();
  for (const name of ['applications', 'people', 'interests'])
    expect(JSON.stringify(await mongo.collection(name).find().toArray())).not.toMatch(/Zephyr|s9@/);
  expect(await mongo.collection('interests').countDocuments({ studentId: 9 })).toBe(0);
});

test("an employer's list has pages and filters, and contains only their own", async () => {
  for (let who = 30; who < 37; who++) await it.tellOfStudent(who);
  await it.tellOfJob(48, 1, { employerId: 901 });
  await it.tellOfJob(26, 1, { employerId: 901 });
  await it.tellOfJob(27, 1, { employerId: 901 });
  for (let who = 30; who < 35; who++) await applied(who, 26);
  for (let who = 35; who < 37; who++) await applied(who, 27);
  const first = await listOf(901, { first: 4 });
  const second = await listOf(901, { first: 4, after: first.nextCursor });
  const ids = [...first.applications, ...second.applications].map(({ id }) => id);
  expect(ids).toHaveLength(7);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  expect(second.nextCursor).toBeNull();
  expect((await listOf(901, { jobId: 27 })).applications).toHaveLength(2);
  expect((await listOf(901, { status: 'reviewed' })).applications).toEqual([]);
  await it.ask(employer(901), move, { id: ids[0], to: 'reviewed' });
  expect((await listOf(901, { status: 'reviewed' })).applications.map(({ id }) => id)).toEqual([ids[0]]);
  expect((await listOf(900, { jobId: 27 })).applications).toEqual([]);
  expect(await codeOf(it.ask(employer(901), page, { first: 4, after: 'x' }))).toBe('INVALID');
  const counts = await it.ask(
    employer(901),
    '{ _entities(representations: [{__typename: "Job", id: 26}, {__typename: "Job", id: 27}, {__typename: "Job", id: 10}, {__typename: "Job", id: 48}]) { ... on Job { applicationCount application { id } } } }',
  );
  expect(counts.data).toEqual({
    _entities: [5, 2, null, 0].map((applicationCount) => ({ applicationCount, application: null })),
  });
});

test('an application named by another service is shown to its student and its employer only', async () => {
  const [application] = await ownOf(1);
  const query = `{ _entities(representations: [{__typename: "Application", id: ${application?.id}}]) { ... on Application { id user { fullName } } } }`;
  const named = (caller: Parameters<Harness['ask']>[0]) => it.ask(caller, query);
  for (const caller of [student(1), employer(900)])
    expect((await named(caller)).data).toMatchObject({ _entities: [{ id: application?.id }] });
  for (const caller of [student(2), employer(901), { kind: 'guest' } as const])
    expect((await named(caller)).data).toEqual({ _entities: [null] });
});

/** A resume that takes a while to copy, so that events arrive in between. */
const slowResume = async () => {
  const key = 'resumes/0/slow';
  const bytes = Buffer.alloc(6 * 1024 * 1024, 'x');
  await it.objects.put(key, 'application/pdf', Readable.from([bytes]));
  return { key, name: 'slow.pdf', type: 'application/pdf', sizeBytes: bytes.length };
};

/** Requests of one round. */
const atOnce = scaled({ landing: 6, share: 15 });

/** Starts requests, waits longer each time, and answers those that succeeded; repeats until any did. */
const someOf = async <T extends { errors?: unknown }>(
  round: (headStartMs: number, at: number) => Promise<readonly T[]>,
) => {
  for (let at = 0; ; at++) {
    // A slow machine needs longer until a request has read the state and is copying the resume.
    const made = (await round(20 * 2 ** at, at)).filter(({ errors }) => !errors);
    if (made.length > 0) return made;
  }
};

test('an ad that closes during an application is closed for it too, or the application is refused', async () => {
  await it.tellOfStudent(50, 1, { resume: await slowResume() });
  const made = await someOf(async (headStartMs, at) => {
    const jobs = Array.from({ length: atOnce }, (_, index) => 1_000 + atOnce * at + index);
    await Promise.all(jobs.map((job) => it.tellOfJob(job)));
    const asked = jobs.map((job) => it.ask(student(50), apply, { id: job }));
    // no-luck: tried again with a longer start until one got through
    await sleep(headStartMs);
    await Promise.all(jobs.map((job) => it.closeJob(job, 2, 'deactivated')));
    return Promise.all(asked);
  });
  await eventually(async () => {
    const own = (await ownOf(50)).filter(({ jobId }) => jobId >= 1_000);
    expect(own.map(({ jobClosedReason }) => jobClosedReason)).toEqual(made.map(() => 'deactivated'));
  });
});

test('an account deleted while it applies leaves nothing', async () => {
  await it.tellOfJob(130);
  const resume = await slowResume();
  await someOf(async (headStartMs, at) => {
    const students = Array.from({ length: atOnce }, (_, index) => 1_000 + atOnce * at + index);
    await Promise.all(students.map((who) => it.tellOfStudent(who, 1, { fullName: 'Vanishing Person', resume })));
    const asked = students.map((userId) => it.ask(student(userId), apply, { id: 130 }));
    // no-luck: tried again with a longer start until one got through
    await sleep(headStartMs);
    await Promise.all(
      students.map((userId) =>
        it.tell('identity.user.v1.deleted', { userId, version: 2, role: 'student', emailSha256: '' }),
      ),
    );
    return Promise.all(asked);
  });
  await using mongo = await it.database();
  await eventually(async () => {
    expect((await listOf(900, { jobId: 130 })).applications).toEqual([]);
    const kept = await mongo
      .collection('applications')
      .find({ jobId: 130 }, { projection: { outbox: 0 } })
      .toArray();
    expect(JSON.stringify(kept)).not.toContain('Vanishing');
  });
});

test("an employer's note is visible to nobody else, and is deleted with the application", async () => {
  await it.tellOfStudent(21, 1, { fullName: 'Arjun Rao' });
  await it.tellOfJob(30);
  const id = await applied(21, 30);
  const note = 'mutation ($id: Int!, $note: String!) { noteApplication(id: $id, note: $note) { note } }';
  const read = 'query ($id: Int!) { application(id: $id) { note } }';
  const noted = await it.ask(employer(900), note, { id, note: ' Knows our machine. ' });
  expect(noted.data).toEqual({ noteApplication: { note: 'Knows our machine.' } });
  expect((await it.ask(employer(900), read, { id })).data).toEqual({ application: { note: 'Knows our machine.' } });
  expect((await it.ask(student(21), read, { id })).data).toEqual({ application: { note: null } });
  expect(await codeOf(it.ask(employer(901), note, { id, note: 'Mine' }))).toBe('NOT_FOUND');
  expect(await codeOf(it.ask(student(21), note, { id, note: 'Mine' }))).toBe('FORBIDDEN');
  expect(await codeOf(it.ask(employer(900), note, { id, note: 'x'.repeat(2_001) }))).toBe('INVALID');
  const exported = await it.ask(
    student(21),
    'query ($list: [_Any!]!) { _entities(representations: $list) { ... on AccountExport { applications } } }',
    { list: [{ __typename: 'AccountExport', id: 21 }] },
  );
  expect(JSON.stringify(exported)).toContain('Arjun Rao');
  expect(JSON.stringify(exported)).not.toContain('Knows our machine');
});
