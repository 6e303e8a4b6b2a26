import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Bus, openBus } from '@waratah/kit/events/bus';
import { createLogger } from '@waratah/kit/process/logger';
import { happened } from '@waratah/kit/events/outbox';
import { readConfig } from '@waratah/matching/config';
import { startMatching } from '@waratah/matching/server';
import { z } from 'zod';
import { asCaller, guest, key } from '../support/as-caller.ts';
import { eventually } from '../support/eventually.ts';
import { listenToEvents } from '../support/events.ts';
import { aJob, anAssessment, aStudent, vector } from '../support/factories.ts';
import { startTestServers } from '../support/servers.ts';
import { serviceEnv } from '../support/service-env.ts';

const scope = new AsyncDisposableStack();
afterAll(() => scope.disposeAsync());

const start = new Date('2026-11-20T22:00:00Z');
let now = start;
let url = '';
let bus: Bus;
let heard: Awaited<ReturnType<typeof listenToEvents>>;

beforeAll(async () => {
  const servers = scope.use(await startTestServers());
  const log = createLogger('test', 'silent');
  bus = scope.use(await openBus(servers.nats, 'test', log));
  heard = scope.use(await listenToEvents(servers.nats));
  ({ url } = scope.use(await startMatching(readConfig(serviceEnv(servers, 'matching')), { clock: () => now })));
});

type Happened = Parameters<Bus['publish']>[0];
const say = async (...events: Happened[]) => {
  for (const event of events) await bus.publish(event);
};
const student = (id: number, fields: Parameters<typeof aStudent>[1] = {}) =>
  happened('identity.profile.v1.updated', { user: aStudent(id, fields) }, now);
const profileAssessed = (id: number, axis = 0) =>
  happened('ai.profile.v1.assessed', { userId: id, userVersion: 1, embedding: vector(axis), skills: [] }, now);
const job = (id: number, fields: Parameters<typeof aJob>[1] = {}) =>
  happened('jobs.job.v1.published', { job: aJob(id, fields, now) }, now);
const jobAssessed = (id: number, fields: Parameters<typeof anAssessment>[1] = {}) =>
  happened('ai.job.v1.assessed', anAssessment(id, fields), now);

const ask = async (query: string, variables: object = {}) => (await asCaller(url, key)(query, variables)).data ?? {};

const Run = z.object({
  day: z.string(),
  students: z.number(),
  prepared: z.number(),
  empty: z.number(),
  already: z.number(),
  unassessed: z.number(),
});
const run = async (studentId?: number) =>
  Run.parse(
    (
      await ask(
        'mutation ($id: Int) { runMatching(studentId: $id) { day students prepared empty already unassessed } }',
        {
          id: studentId,
        },
      )
    ).runMatching,
  );

const Explained = z.array(
  z.object({
    studentId: z.number(),
    matches: z.array(
      z.object({
        jobId: z.number(),
        eligibility: z.string(),
        score: z.number(),
        reasons: z.array(z.string()),
        question: z.string().nullable(),
      }),
    ),
    funnel: z.array(z.object({ label: z.string(), count: z.number() })),
    nothingBecause: z.string().nullable(),
  }),
);
const explain = async (studentId: number) => {
  const { dryRunMatching } = await ask(
    'query ($id: Int) { dryRunMatching(studentId: $id) { studentId matches { jobId eligibility score reasons question } funnel { label count } nothingBecause } }',
    { id: studentId },
  );
  const [one] = Explained.parse(dryRunMatching);
  if (!one) throw new Error('no such student');
  return one;
};
const offered = async (studentId: number) => (await explain(studentId)).matches.map(({ jobId }) => jobId);

/** Matching has taken in the last of what was said. */
const hasHeardOf = (studentId: number, jobId: number) =>
  eventually(async () => expect(await offered(studentId)).toContain(jobId));

test('a student gets one message with the jobs their visa allows, each with two reasons, and no second that day', async () => {
  await say(
    student(1),
    profileAssessed(1),
    job(1),
    jobAssessed(1),
    job(2),
    jobAssessed(2, { workRights: { kind: { case: 'residentsOnly', value: { quote: 'citizens only' } } } }),
    job(3),
    job(4, { visaTypes: ['482'] }),
    jobAssessed(4),
    job(5),
    jobAssessed(5),
  );
  await hasHeardOf(1, 5);
  expect(await offered(1)).toEqual([1, 5]);
  expect(await run(1)).toMatchObject({ day: '2026-11-21', students: 1, prepared: 1, already: 0, unassessed: 1 });
  const wish = await heard.next('mail.message.v1.requested', ({ to }) => to === 'student1@example.org');
  const digest = wish.content.case === 'digest' ? wish.content.value : undefined;
  expect(digest?.jobs.map(({ jobId }) => jobId)).toEqual([1, 5]);
  for (const { reasons } of digest?.jobs ?? []) expect(reasons.length).toBeGreaterThanOrEqual(2);
  expect(digest?.jobs[0]?.reasons).toEqual(
    expect.arrayContaining(['Accepts subclass 500', '14 h a week fits 48 h a fortnight']),
  );
  expect(await run(1)).toMatchObject({ prepared: 0, empty: 0, already: 1 });
});

test('a job that was sent is never sent again, and a new one is the next day', async () => {
  now = new Date('2026-11-21T22:00:00Z');
  expect(await offered(1)).toEqual([]);
  await say(job(6), jobAssessed(6));
  await hasHeardOf(1, 6);
  expect(await run(1)).toMatchObject({ day: '2026-11-22', prepared: 1 });
  expect(await offered(1)).toEqual([6]);
});

test('an ad is offered only while its assessment is of the ad as it is, and gone when it closes', async () => {
  await say(student(2), profileAssessed(2), job(10), jobAssessed(10));
  await hasHeardOf(2, 10);
  await say(happened('jobs.job.v1.updated', { job: aJob(10, { version: 2 }, now) }, now));
  await eventually(async () => expect(await offered(2)).not.toContain(10));
  await say(jobAssessed(10, { jobVersion: 2 }));
  await hasHeardOf(2, 10);
  await say(happened('jobs.job.v1.closed', { jobId: 10, version: 3, reason: 'deleted' }, now));
  await eventually(async () => expect(await offered(2)).not.toContain(10));
  await say(job(10));
  await say(job(11), jobAssessed(11));
  await hasHeardOf(2, 11);
  expect(await offered(2)).not.toContain(10);
});

test('what means the same ranks above what is merely there, and a question comes with what is not stated', async () => {
  await say(
    student(3),
    profileAssessed(3, 7),
    job(20, { title: 'Analyst' }),
    jobAssessed(20, { embedding: vector(7), hours: undefined }),
    job(21),
    jobAssessed(21),
  );
  await hasHeardOf(3, 21);
  const { matches } = await explain(3);
  expect(matches[0]).toMatchObject({
    jobId: 20,
    eligibility: 'check',
    question: 'Hours not stated: ask before you accept',
  });
  expect(matches.find(({ jobId }) => jobId === 21)).toMatchObject({ eligibility: 'eligible', question: null });
});

test('a student with nothing hears why, and gets no message', async () => {
  const elsewhere = { profile: { case: 'student', value: { visaType: '500', citySuburb: 'Darwin NT' } } } as const;
  await say(student(4, elsewhere), profileAssessed(4));
  await eventually(async () =>
    expect((await explain(4)).nothingBecause).toMatch(/^Of the \d+ jobs left, none is in your states or remote\.$/),
  );
  expect(await run(4)).toMatchObject({ prepared: 0, empty: 1 });
  await say(student(5, { emailVerified: false }), profileAssessed(5));
  await eventually(async () =>
    expect((await explain(5)).nothingBecause).toBe('The e-mail address is not confirmed yet.'),
  );
  expect(await run(5)).toMatchObject({ prepared: 0, empty: 0 });
  await say(student(55, { ageUnknown: true }), profileAssessed(55));
  await eventually(async () =>
    expect((await explain(55)).nothingBecause).toBe('The date of birth is missing in your profile.'),
  );
});

test('a job that ended between the choice and the delivery is not in the message', async () => {
  await say(student(6), profileAssessed(6), job(30), jobAssessed(30));
  await hasHeardOf(6, 30);
  const soon = new Date(now.getTime() + 60_000);
  await say(job(31, { expiresAt: { seconds: BigInt(Math.floor(soon.getTime() / 1_000)), nanos: 0 } }), jobAssessed(31));
  await hasHeardOf(6, 31);
  const day = now;
  const ran = run(6);
  now = new Date(soon.getTime() + 1_000);
  await ran;
  const wish = await heard.next('mail.message.v1.requested', ({ to }) => to === 'student6@example.org');
  now = day;
  expect(wish.content.case === 'digest' && wish.content.value.jobs.map(({ jobId }) => jobId)).not.toContain(31);
});

test('the link of the message turns it off without a login, a forged one does not', async () => {
  const wish = await heard.next('mail.message.v1.requested', ({ to }) => to === 'student6@example.org');
  const link = wish.content.case === 'digest' ? wish.content.value.oneClickUrl : '';
  const token = new URL(link).searchParams.get('token');
  const off = 'mutation ($token: String!) { unsubscribe(token: $token) }';
  const answer = await asCaller(url, guest)(off, { token: `${token}x` });
  expect(answer.errors?.[0]?.extensions?.code).toBe('INVALID');
  expect((await asCaller(url, guest)(off, { token })).data?.unsubscribe).toBe(true);
  expect((await explain(6)).nothingBecause).toBe('The morning e-mail is turned off.');
});

test('a student says what they wish for, field by field, and the next choice follows it', async () => {
  const mei = asCaller(url, { kind: 'user', id: 7, role: 'student', sessionId: 'x' });
  const fields = 'digest workTypes states hoursWanted hoursWorked breaks { from to } payFloor visaExpiry';
  const save = (input: object) =>
    mei(`mutation ($input: PreferencesInput!) { updatePreferences(input: $input) { ${fields} } }`, { input });
  const defaults = {
    digest: true,
    workTypes: [],
    states: [],
    hoursWanted: null,
    hoursWorked: 0,
    breaks: [],
    payFloor: null,
    visaExpiry: null,
  };
  expect((await mei(`{ myPreferences { ${fields} } }`)).data?.myPreferences).toEqual(defaults);
  const wishes = { states: ['VIC', 'NSW'], payFloor: 30, hoursWanted: 20, visaExpiry: '2028-03-15' };
  expect((await save(wishes)).data?.updatePreferences).toEqual({ ...defaults, ...wishes, states: ['NSW', 'VIC'] });
  expect((await save({ payFloor: null, digest: false })).data?.updatePreferences).toMatchObject({
    digest: false,
    payFloor: null,
    hoursWanted: 20,
  });
  await save({ digest: true, states: ['WA'] });
  await say(student(7), profileAssessed(7), job(40), jobAssessed(40));
  await eventually(async () => expect((await explain(7)).nothingBecause).toMatch(/none is in your states or remote/));
  const visa = async () => (await mei('{ myPreferences { visaType visaVerified } }')).data?.myPreferences;
  expect(await visa()).toEqual({ visaType: '500', visaVerified: false });
  await save({ states: [] });
  await hasHeardOf(7, 40);

  const wrong = await save({
    workTypes: ['NIGHTS'],
    hoursWorked: 61,
    payFloor: -1,
    visaExpiry: '2026-02-30',
    breaks: [{ from: '2026-11-20', to: '2026-11-19' }],
  });
  expect(wrong.errors?.[0]?.extensions).toMatchObject({
    code: 'INVALID',
    detail: [
      { loc: ['body', 'work_types'], msg: expect.stringMatching(/^Must be among CASUAL, /) },
      { loc: ['body', 'hours_worked'], msg: 'Must be from 0 to 60 hours' },
      { loc: ['body', 'breaks', 0, 'to'], msg: 'A break cannot end before it begins' },
      { loc: ['body', 'pay_floor'], msg: 'Must be from 0 to 200 dollars' },
      { loc: ['body', 'visa_expiry'], msg: 'Must be a day like 2026-11-21' },
    ],
  });
  const employer = asCaller(url, { kind: 'user', id: 8, role: 'employer', sessionId: 'x' });
  expect((await employer('{ myPreferences { digest } }')).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  expect((await asCaller(url, guest)('{ myPreferences { digest } }')).errors?.[0]?.extensions?.code).toBe(
    'UNAUTHENTICATED',
  );
});

test('a sent message makes a sent digest', async () => {
  await say(
    happened('mailer.message.v1.sent', { key: 'digest:1:2026-11-22', messageId: '<x@y>', ambiguous: false }, now),
  );
  const event = await heard.next(
    'matching.digest.v1.sent',
    ({ studentId, day }) => studentId === 1 && day === '2026-11-22',
  );
  expect(event.jobIds).toEqual([6]);
});

test('a mailbox that refuses a digest gets no more of them until the address changes', async () => {
  await say(student(9), profileAssessed(9), job(50), jobAssessed(50));
  await hasHeardOf(9, 50);
  await run(9);
  const bounce = { key: 'digest:9:2026-11-22', reason: '550', mailboxRefuses: true };
  await say(happened('mailer.message.v1.bounced', bounce, now));
  await eventually(async () =>
    expect((await explain(9)).nothingBecause).toBe('The mailbox refused our last e-mail. Please check the address.'),
  );
  await say(student(9, { version: 2, email: 'new-address@example.org' }));
  await eventually(async () => expect((await explain(9)).nothingBecause).toBeNull());
});

test('what is not for a student changes their next choice', async () => {
  const parramatta = { text: 'Parramatta NSW', city: 'Parramatta', state: 'NSW', latitude: -33.8, longitude: 151 };
  await say(student(10), profileAssessed(10), job(60, { place: parramatta }), jobAssessed(60));
  await hasHeardOf(10, 60);
  await run(10);
  const mei = asCaller(url, { kind: 'user', id: 10, role: 'student', sessionId: 'x' });
  const answer =
    'mutation ($id: Int!, $answer: MatchAnswer!) { answerMatch(jobId: $id, answer: $answer) { title answer } }';
  const given = await mei(answer, { id: 60, answer: 'wrong_place' });
  expect(given.data?.answerMatch).toMatchObject({ answer: 'wrong_place' });
  const event = await heard.next('matching.feedback.v1.given', ({ studentId }) => studentId === 10);
  expect(event).toMatchObject({ jobId: 60, answer: 'wrong_place', version: 1 });
  await say(job(61, { place: parramatta }), jobAssessed(61), job(62), jobAssessed(62));
  await hasHeardOf(10, 62);
  expect(await offered(10)).not.toContain(61);
  expect((await mei(answer, { id: 61, answer: 'interested' })).errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
});

test('an ad without place, pay, visas or words, and a profile with nothing but a name, are no trouble', async () => {
  const bare = { place: undefined, visaTypes: [], descriptionHtml: '', employmentType: '', expiresAt: undefined };
  const nameOnly = { profile: { case: 'student', value: {} } } as const;
  await say(student(11, nameOnly), profileAssessed(11), job(70, bare), jobAssessed(70, { hours: undefined }));
  await hasHeardOf(11, 70);
  const { matches } = await explain(11);
  expect(matches.find(({ jobId }) => jobId === 70)).toMatchObject({ eligibility: 'check' });
});

test('a verified visa stands above the declared one until it ends; news of it may come twice and out of order', async () => {
  const decided = (version: number, status: string, visaSubclass = '485', visaExpiry = '2031-03-15') =>
    happened('visa.verification.v1.decided', { studentId: 12, version, status, visaSubclass, visaExpiry }, now);
  const darwin = { text: 'Darwin NT', city: 'Darwin', state: 'NT', latitude: -12.46, longitude: 130.84 };
  const there = { profile: { case: 'student', value: { visaType: '500', citySuburb: 'Darwin NT' } } } as const;
  const ad = (id: number, visaTypes = ['500', '485']) => [job(id, { place: darwin, visaTypes }), jobAssessed(id)];
  const reasonsOf = async (jobId: number) =>
    (await explain(12)).matches.find((match) => match.jobId === jobId)?.reasons ?? [];
  await say(student(12, there), profileAssessed(12), ...ad(80), ...ad(81, ['485']));
  await hasHeardOf(12, 80);
  expect(await reasonsOf(80)).toContain('Accepts subclass 500');
  expect(await reasonsOf(81)).toEqual([]);

  await say(decided(5, 'verified'), decided(5, 'verified'));
  await eventually(async () => expect(await reasonsOf(81)).toContain('Accepts your verified subclass 485'));
  // Older news than what is known, and the same profile again.
  await say(decided(4, 'rejected', '', ''), student(12, { ...there, version: 2 }), ...ad(82));
  await hasHeardOf(12, 82);
  expect(await reasonsOf(81)).toContain('Accepts your verified subclass 485');

  await say(decided(6, 'expired'));
  await eventually(async () => expect(await reasonsOf(80)).toContain('Accepts subclass 500'));
  expect(await reasonsOf(81)).toEqual([]);

  // What was verified to have ended lets nothing through.
  await say(decided(7, 'verified', '500', '2026-11-01'));
  await eventually(async () => expect(await offered(12)).toEqual([]));
});

test('only operators run and explain; a wrong day or student is named', async () => {
  const answer = await asCaller(url, { kind: 'user', id: 1, role: 'student', sessionId: 'x' })(
    'mutation { runMatching { day } }',
  );
  expect(answer.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  const wrong = await asCaller(url, key)('mutation { runMatching(day: "2026-02-30") { day } }');
  expect(wrong.errors?.[0]?.extensions?.detail).toEqual([expect.objectContaining({ loc: ['body', 'day'] })]);
  const nobody = await asCaller(url, key)('mutation { runMatching(studentId: 999) { day } }');
  expect(nobody.errors?.[0]?.extensions?.detail).toEqual([expect.objectContaining({ loc: ['body', 'student_id'] })]);
});
