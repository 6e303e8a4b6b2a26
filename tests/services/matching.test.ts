import { createHash } from 'node:crypto';
import { afterAll, expect, test } from '@jest/globals';
import { happened } from '@waratah/kit/events/outbox';
import { readConfig } from '@waratah/matching/config';
import { startMatching } from '@waratah/matching/server';
import type { MessageRequested } from '@waratah/events/mail/v1';
import { z } from 'zod';
import { guest, key, user } from '../support/as-caller.ts';
import { eventually } from '../support/eventually.ts';
import { aJob, anAssessment, aStudent, vector, aProfileAssessment } from '../support/factories.ts';
import { handledBy } from '../support/handled.ts';
import { startService } from '../support/service.ts';

const start = new Date('2026-11-20T22:00:00Z');
let now = start;
const matching = await startService('matching', (env) => startMatching(readConfig(env), { clock: () => now }));
afterAll(async () => matching[Symbol.asyncDispose]());
const { as, heard, tell: say } = matching;

const student = (id: number, fields: Parameters<typeof aStudent>[1] = {}) =>
  happened('identity.profile.v1.updated', { user: aStudent(id, fields) }, now);
const profileAssessed = (id: number, axis = 0) =>
  happened('ai.profile.v1.assessed', aProfileAssessment(id, vector(axis)), now);
const job = (id: number, fields: Parameters<typeof aJob>[1] = {}) =>
  happened('jobs.job.v1.published', { job: aJob(id, fields, now) }, now);
const jobAssessed = (id: number, fields: Parameters<typeof anAssessment>[1] = {}) =>
  happened('ai.job.v1.assessed', anAssessment(id, fields), now);

const ask = async (query: string, variables: object = {}) => (await as(key)(query, variables)).data ?? {};

const Fits = z.array(z.object({ fit: z.object({ reasons: z.array(z.string()), hoursLeft: z.number() }) }));

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

/** Waits until matching has handled the last event. */
const hasHeardOf = (studentId: number, jobId: number) =>
  eventually(async () => expect(await offered(studentId)).toContain(jobId));

test('a student gets one message with the jobs their visa allows, each with reasons, and no second one that day', async () => {
  await say(
    student(1),
    profileAssessed(1),
    job(1),
    jobAssessed(1),
    job(2),
    jobAssessed(2, {
      workRights: { kind: { case: 'residentsOnly', value: { quote: 'citizens only' } }, demanded: 'citizens' },
    }),
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
  expect(digest?.lookedFor).toEqual(['shop sales', 'student jobs without experience']);
  for (const { reasons } of digest?.jobs ?? []) expect(reasons.length).toBeGreaterThanOrEqual(1);
  expect(digest?.jobs[0]?.reasons).toEqual(
    expect.arrayContaining(['Accepts subclass 500', '14 h a week fits 48 h a fortnight']),
  );
  expect(await run(1)).toMatchObject({ prepared: 0, empty: 0, already: 1 });
});

test('an ad with signs of fraud is sent to nobody before an operator has approved it', async () => {
  const scamSignals = [{ kind: 'fee', quote: 'send $50' }];
  await say(
    student(170),
    profileAssessed(170),
    job(170),
    jobAssessed(170, { scamSignals }),
    job(171),
    jobAssessed(171),
  );
  await hasHeardOf(170, 171);
  expect(await offered(170)).not.toContain(170);
  await say(job(170, { version: 2, approvedByOperator: true }), jobAssessed(170, { jobVersion: 2, scamSignals }));
  await hasHeardOf(170, 170);
  await say(
    ...[170, 171].map((jobId) => happened('jobs.job.v1.closed', { jobId, version: 3, reason: 'deleted' }, now)),
  );
  await eventually(async () => expect(await offered(170)).not.toContain(171));
});

test('a job is sent once only, and a new one on the next day', async () => {
  now = new Date('2026-11-21T22:00:00Z');
  expect(await offered(1)).toEqual([]);
  await say(job(6), jobAssessed(6));
  await hasHeardOf(1, 6);
  expect(await run(1)).toMatchObject({ day: '2026-11-22', prepared: 1 });
  expect(await offered(1)).toEqual([6]);
});

test('an ad is offered only while its assessment is of its current version, and removed when it closes', async () => {
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

test('similar meaning ranks above mere presence, and a missing statement becomes a question', async () => {
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

test('a student without matches is told why, and gets no message', async () => {
  const elsewhere = { profile: { case: 'student', value: { visaType: '500', citySuburb: 'Darwin NT' } } } as const;
  await say(student(4, elsewhere), profileAssessed(4));
  await eventually(async () =>
    expect((await explain(4)).nothingBecause).toMatch(/^Of the \d+ jobs left, none is in your states or remote\.$/),
  );
  expect(await run(4)).toMatchObject({ prepared: 0, empty: 1 });
  await say(student(5, { emailVerified: false }), profileAssessed(5));
  await eventually(async () =>
    expect((await explain(5)).nothingBecause).toBe('The email address is not confirmed yet.'),
  );
  expect(await run(5)).toMatchObject({ prepared: 0, empty: 0 });
  await say(student(55, { ageUnknown: true }), profileAssessed(55));
  await eventually(async () =>
    expect((await explain(55)).nothingBecause).toBe('The date of birth is missing in your profile.'),
  );
});

test('a job that ended between choice and delivery is not in the message', async () => {
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

test("the message's link turns it off without a sign-in; a forged one does not", async () => {
  const wish = await heard.next('mail.message.v1.requested', ({ to }) => to === 'student6@example.org');
  const link = wish.content.case === 'digest' ? wish.content.value.oneClickUrl : '';
  const token = new URL(link).searchParams.get('token');
  const off = 'mutation ($token: String!) { unsubscribe(token: $token) }';
  const answer = await as(guest)(off, { token: `${token}x` });
  expect(answer.errors?.[0]?.extensions?.code).toBe('INVALID');
  expect((await as(guest)(off, { token })).data?.unsubscribe).toBe(true);
  expect((await explain(6)).nothingBecause).toBe('The morning email is turned off.');
});

test('a student states preferences field by field, and the next choice follows them', async () => {
  const mei = as(user(7, 'student'));
  const fields =
    'digest pausedUntil daysWanted timesWanted workTypes states hoursWanted hoursWorked breaks { from to } payFloor visaExpiry';
  const save = (input: object) =>
    mei(`mutation ($input: PreferencesInput!) { updatePreferences(input: $input) { ${fields} } }`, { input });
  const defaults = {
    digest: true,
    workTypes: [],
    states: [],
    hoursWanted: null,
    pausedUntil: null,
    daysWanted: [],
    timesWanted: [],
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
  const course = { courseBegins: '2026-03-02', courseEnds: '2027-11-30', earlierRights: 'no' };
  expect((await save(course)).errors).toBeUndefined();
  const endsFirst = { loc: ['body', 'course_ends'], msg: 'The course cannot end before it begins' };
  const backwards = [{ courseEnds: '2026-03-01' }, { courseBegins: '2027-12-01' }];
  for (const change of backwards)
    expect((await save(change)).errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', detail: [endsFirst] });
  expect((await save({ courseEnds: null })).errors).toBeUndefined();
  const grant = {
    workGranted: 'conditions',
    grantConditions: '8503; 8105 8503',
    formerVisa: '485',
    formerVisaEnds: '2027-01-31',
  };
  expect((await save(grant)).errors).toBeUndefined();
  const kept = await mei('{ myPreferences { grantConditions formerVisa formerVisaEnds verifiedConditions } }');
  expect(kept.data?.myPreferences).toEqual({
    grantConditions: '8503, 8105',
    formerVisa: '485',
    formerVisaEnds: '2027-01-31',
    verifiedConditions: [],
  });
  const named = {
    grantConditions:
      '8105 - Work limitation\n8303 - Must not become involved in disruptive activities, or violence\n8532: Under 18; approved welfare, 8503\n8547 - 6 month work limitation',
  };
  expect((await save(named)).errors).toBeUndefined();
  const numbers = await mei('{ myPreferences { grantConditions } }');
  expect(numbers.data?.myPreferences).toEqual({ grantConditions: '8105, 8303, 8532, 8503, 8547' });
  const refused = [
    [{ grantConditions: '8105 removed' }, 'grant_conditions', 'Must be numbers of conditions, like 8105, 8503'],
    [{ grantConditions: '8105, 9503' }, 'grant_conditions', 'Must be numbers of conditions, like 8105, 8503'],
    [{ grantConditions: '8105, not 8503' }, 'grant_conditions', 'Must be numbers of conditions, like 8105, 8503'],
    [{ grantConditions: 'not 8101' }, 'grant_conditions', 'Must be numbers of conditions, like 8105, 8503'],
    [
      { grantConditions: '8999' },
      'grant_conditions',
      'Condition 8999 is not one that we know: check its number on your grant',
    ],
    [{ formerVisa: '189' }, 'former_visa', "Must be 'ended' or the code of a temporary visa"],
    [{ visaExpiry: '2027-01-30' }, 'former_visa_ends', 'The visa before cannot end after the bridging visa'],
    [{ degreeBegins: '2026-03-01' }, 'degree_begins', 'The degree cannot begin before the first course'],
  ] as const;
  for (const [change, field, msg] of refused)
    expect((await save(change)).errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID',
      detail: [{ loc: ['body', field], msg }],
    });

  const employer = as(user(8, 'employer'));
  expect((await employer('{ myPreferences { digest } }')).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  expect((await as(guest)('{ myPreferences { digest } }')).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
});

test('kinds of work that a student chose take the place of those that the profile leads to', async () => {
  const mei = as(user(80, 'student'));
  const fields = 'trades { code name } tradesFound { code name } tradesNear { code }';
  const save = (trades: readonly string[]) =>
    mei(`mutation ($input: PreferencesInput!) { updatePreferences(input: $input) { ${fields} } }`, {
      input: { trades },
    });
  const cooking = { occupations: [{ code: '3513', confidence: 0.95 }] };
  await say(student(80), profileAssessed(80), job(801), jobAssessed(801), job(802), jobAssessed(802, cooking));
  await hasHeardOf(80, 801);
  const found = [
    { code: '621', name: 'Shop sales' },
    { code: 'student_jobs', name: 'Student jobs without experience' },
  ];
  expect((await mei(`{ myPreferences { ${fields} } }`)).data?.myPreferences).toEqual({
    trades: [],
    tradesFound: found,
    tradesNear: expect.arrayContaining([{ code: '631' }]),
  });
  expect(await offered(80)).not.toContain(802);

  const chosen = await save(['3513', '3513']);
  expect(chosen.data?.updatePreferences).toMatchObject({
    trades: [{ code: '3513', name: 'Cooking' }],
    tradesFound: found,
  });
  expect((await offered(80)).filter((id) => id > 800)).toEqual([802]);
  expect((await explain(80)).matches[0]?.reasons).toContain('Work that you look for: cooking');

  await run(80);
  const wish = await heard.next('mail.message.v1.requested', ({ to }) => to === 'student80@example.org');
  expect(wish.content.case === 'digest' && wish.content.value.lookedFor).toEqual(['cooking']);
  // What is read of the profile later does not change it.
  await say(profileAssessed(80));
  expect((await mei(`{ myPreferences { ${fields} } }`)).data?.myPreferences).toMatchObject({
    trades: [{ code: '3513' }],
  });
  expect((await save(['9999'])).errors?.[0]?.extensions).toMatchObject({
    code: 'INVALID',
    detail: [{ loc: ['body', 'trades'], msg: 'Must be codes of kinds of work, like 3513, or student_jobs' }],
  });
  expect((await save([])).data?.updatePreferences).toMatchObject({ trades: [] });
  expect(await offered(80)).toContain(801);
  await say(
    ...[801, 802].map((jobId) => happened('jobs.job.v1.closed', { jobId, version: 3, reason: 'deleted' }, now)),
  );
  await eventually(async () => expect(await offered(80)).not.toContain(801));
});

test('kinds of work are suggested for typed text to everybody who is signed in', async () => {
  const suggest = (query: string, caller = user(80, 'student')) =>
    as(caller)('query ($query: String!) { tradeSuggestions(query: $query) { code name } }', { query });
  expect((await suggest('barista')).data?.tradeSuggestions).toEqual([
    { code: '431', name: 'Café, bar and restaurant service' },
  ]);
  expect((await suggest('')).data?.tradeSuggestions).toEqual([]);
  expect((await suggest('x'.repeat(101))).errors?.[0]?.extensions).toMatchObject({
    code: 'INVALID',
    detail: [{ loc: ['body', 'query'], msg: 'Must have at most 100 characters' }],
  });
});

test('a sent message marks the digest as sent', async () => {
  await say(
    happened('mailer.message.v1.sent', { key: 'digest:1:2026-11-22', messageId: '<x@y>', ambiguous: false }, now),
  );
  const event = await heard.next(
    'matching.digest.v1.sent',
    ({ studentId, day }) => studentId === 1 && day === '2026-11-22',
  );
  expect(event.jobIds).toEqual([6]);
});

test('a mailbox that refuses a digest gets no more until the address changes, and says nothing about the new one', async () => {
  await say(student(9), profileAssessed(9), job(50), jobAssessed(50));
  await hasHeardOf(9, 50);
  await run(9);
  const key = 'digest:9:2026-11-22';
  await heard.next('mail.message.v1.requested', (request) => request.key === key);
  const bounced = () => happened('mailer.message.v1.bounced', { key, reason: '550', mailboxRefuses: true }, now);
  await say(bounced());
  await eventually(async () =>
    expect((await explain(9)).nothingBecause).toBe('The mailbox refused our last email. Please check the address.'),
  );
  await say(student(9, { version: 2, email: 'new-address@example.org' }));
  await eventually(async () => expect((await explain(9)).nothingBecause).toBeNull());
  await say(bounced());
  await handledBy('matching', matching.bus);
  expect((await explain(9)).nothingBecause).toBeNull();
});

test('a bounce from before the mailbox was restored, heard after that, stops no email', async () => {
  await say(student(131), profileAssessed(131));
  await hasHeardOf(131, 50);
  await run(131);
  const key = 'digest:131:2026-11-22';
  const { to } = await heard.next('mail.message.v1.requested', (request) => request.key === key);
  const emailSha256 = createHash('sha256').update(to).digest('hex');
  await say(happened('mailer.address.v1.restored', { emailSha256 }, new Date(now.getTime() + 1_000)));
  await handledBy('matching', matching.bus);
  await say(happened('mailer.message.v1.bounced', { key, reason: '550', mailboxRefuses: true }, now));
  await handledBy('matching', matching.bus);
  expect((await explain(131)).nothingBecause).toBeNull();
});

test('"not for me" changes the next choice', async () => {
  const parramatta = { text: 'Parramatta NSW', city: 'Parramatta', state: 'NSW', latitude: -33.8, longitude: 151 };
  await say(student(10), profileAssessed(10), job(60, { place: parramatta }), jobAssessed(60));
  await hasHeardOf(10, 60);
  await run(10);
  const mei = as(user(10, 'student'));
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

const livesIn = (citySuburb: string) => ({
  profile: { case: 'student' as const, value: { visaType: '500', citySuburb, skills: ['Excel'] } },
});
const hobart = { text: 'Hobart TAS', city: 'Hobart', state: 'TAS', latitude: -42.88, longitude: 147.33 };

test('an ad of another website is sent with the address to apply at, and not without one', async () => {
  const sourceUrl = 'https://marlinwren.example/jobs/180';
  await say(
    student(130, livesIn('Hobart TAS')),
    profileAssessed(130),
    job(180, { place: hobart, isWaratahJob: false, sourceUrl }),
    jobAssessed(180),
    job(181, { place: hobart, isWaratahJob: false, sourceUrl: '' }),
    jobAssessed(181),
    job(182, { place: hobart }),
    jobAssessed(182),
  );
  await hasHeardOf(130, 182);
  expect(await offered(130)).toContain(180);
  expect(await offered(130)).not.toContain(181);
  await run(130);
  const request = await heard.next('mail.message.v1.requested', ({ to }) => to === 'student130@example.org');
  const jobs = request.content.case === 'digest' ? request.content.value.jobs : [];
  expect(jobs.find(({ jobId }) => jobId === 180)).toMatchObject({ url: sourceUrl, elsewhere: true });
  expect(jobs.find(({ jobId }) => jobId === 182)).toMatchObject({ elsewhere: false });
  const mei = as(user(130, 'student'));
  const matches = z
    .object({ matches: z.array(z.object({ jobId: z.number(), applyUrl: z.string().nullable() })) })
    .parse((await mei('{ myMatches { matches { jobId applyUrl } } }')).data?.['myMatches']).matches;
  expect(matches).toContainEqual({ jobId: 180, applyUrl: sourceUrl });
  expect(matches).toContainEqual({ jobId: 182, applyUrl: null });
});

test('a job that was applied for is neither offered nor mailed', async () => {
  const applied = (studentId: number, jobId: number) =>
    happened(
      'applications.application.v1.submitted',
      { applicationId: jobId, version: 1, studentId, jobId, employerId: 900 },
      now,
    );
  const inHobart = { place: hobart };
  await say(
    student(120, livesIn('Hobart TAS')),
    profileAssessed(120),
    job(190, inHobart),
    jobAssessed(190),
    job(191, inHobart),
    jobAssessed(191),
  );
  await hasHeardOf(120, 191);
  expect(await offered(120)).toContain(190);
  await say(applied(120, 190));
  await eventually(async () => expect(await offered(120)).not.toContain(190));
  await run(120);
  const request = await heard.next('mail.message.v1.requested', ({ to }) => to === 'student120@example.org');
  const jobs = request.content.case === 'digest' ? request.content.value.jobs.map(({ jobId }) => jobId) : [];
  expect(jobs).toContain(191);
  expect(jobs).not.toContain(190);
});

test('an ad without place, pay, visas or text, and a profile with only a name, cause no error', async () => {
  const bare = { place: undefined, visaTypes: [], descriptionHtml: '', employmentType: '', expiresAt: undefined };
  const nameOnly = { profile: { case: 'student', value: {} } } as const;
  await say(student(11, nameOnly), profileAssessed(11), job(70, bare), jobAssessed(70, { hours: undefined }));
  await hasHeardOf(11, 70);
  const { matches } = await explain(11);
  expect(matches.find(({ jobId }) => jobId === 70)).toMatchObject({ eligibility: 'check' });
});

test('a term, unpaid work and terms of pay that only the text names become questions', async () => {
  const backpacker = {
    profile: { case: 'student', value: { visaType: '417/462', citySuburb: 'Ultimo NSW' } },
  } as const;
  const ad = { visaTypes: [] };
  await say(
    student(122, backpacker),
    profileAssessed(122),
    job(193, ad),
    jobAssessed(193, { tenure: { months: 12, quote: 'a 12-month contract' } }),
    job(194, ad),
    jobAssessed(194, { tenure: { months: 6, quote: 'a 6-month contract' } }),
    job(195, ad),
    jobAssessed(195, { unpaid: { quote: 'There is no wage.' } }),
    job(196, ad),
    jobAssessed(196, { payTerms: [{ kind: { case: 'cash', value: { quote: 'Cash in hand' } } }] }),
    job(199, ad),
    jobAssessed(199, { tenure: { lastDay: '2027-01-20', quote: 'a contract until then' } }),
  );
  await hasHeardOf(122, 199);
  const { matches } = await explain(122);
  const of = (id: number) => matches.find(({ jobId }) => jobId === id)?.eligibility;
  const ids = [193, 194, 195, 196, 199];
  expect(ids.map(of)).toEqual(['check', 'eligible', 'check', 'check', 'eligible']);
});

test('a job whose text names a first day after the visa ends becomes a question', async () => {
  const perth = { text: 'Perth WA', city: 'Perth', state: 'WA', latitude: -31.95, longitude: 115.86 };
  const ad = { visaTypes: [], place: perth };
  await say(
    student(124, livesIn('Perth WA')),
    profileAssessed(124),
    job(200, ad),
    jobAssessed(200),
    job(201, ad),
    jobAssessed(201, { firstDay: { day: '2027-12', quote: 'You start in December 2027.' } }),
  );
  await hasHeardOf(124, 201);
  await as(user(124, 'student'))('mutation { updatePreferences(input: { visaExpiry: "2027-11-30" }) { digest } }');
  const { matches } = await explain(124);
  const of = (id: number) => matches.find(({ jobId }) => jobId === id)?.eligibility;
  expect([of(200), of(201)]).toEqual(['eligible', 'check']);
});

test('a job that demands a language is offered to those whose profile names it', async () => {
  const geelong = { text: 'Geelong VIC', city: 'Geelong', state: 'VIC', latitude: -38.15, longitude: 144.36 };
  const speaks = (languages: string[]) => ({
    profile: { case: 'student' as const, value: { visaType: '500', citySuburb: 'Geelong VIC', languages } },
  });
  await say(
    student(125, speaks(['English', 'Cantonese'])),
    profileAssessed(125),
    student(126, speaks(['English'])),
    profileAssessed(126),
    job(202, { place: geelong }),
    jobAssessed(202, { languagesAsked: { anyOf: ['Mandarin', 'Cantonese'], quote: 'Mandarin/Cantonese speaker' } }),
    job(203, { place: geelong }),
    jobAssessed(203),
  );
  await hasHeardOf(125, 202);
  await hasHeardOf(126, 203);
  const isOffered = async (id: number) => (await explain(id)).matches.some(({ jobId }) => jobId === 202);
  expect([await isOffered(125), await isOffered(126)]).toEqual([true, false]);
});

test('a regional ad whose text places the work in a major city is a question to a visa for regional areas', async () => {
  const bendigo = {
    text: 'Bendigo VIC',
    city: 'Bendigo',
    state: 'VIC',
    postcode: '3550',
    latitude: -36.757,
    longitude: 144.279,
  };
  const there = { profile: { case: 'student', value: { visaType: '491', citySuburb: 'Bendigo VIC' } } } as const;
  const ad = { visaTypes: [], place: bendigo };
  await say(
    student(123, there),
    profileAssessed(123),
    job(197, ad),
    jobAssessed(197),
    job(198, ad),
    jobAssessed(198, {
      workplace: { kind: { case: 'majorCity', value: { quote: 'You work in our Melbourne store.' } } },
    }),
  );
  await hasHeardOf(123, 198);
  const { matches } = await explain(123);
  const of = (id: number) => matches.find(({ jobId }) => jobId === id)?.eligibility;
  expect([of(197), of(198)]).toEqual(['eligible', 'check']);
});

test('the conditions of a verified visa replace those that the student told', async () => {
  const brisbane = { text: 'Brisbane QLD', city: 'Brisbane', state: 'QLD', latitude: -27.47, longitude: 153.03 };
  const there = {
    profile: { case: 'student', value: { visaType: 'bridging-c', citySuburb: 'Brisbane QLD' } },
  } as const;
  const decided = (version: number, conditions: readonly string[]) =>
    happened(
      'visa.verification.v1.decided',
      {
        studentId: 121,
        version,
        status: 'verified',
        visaSubclass: 'bridging-c',
        visaExpiry: '',
        conditions: [...conditions],
      },
      now,
    );
  await say(student(121, there), profileAssessed(121), job(192, { place: brisbane }), jobAssessed(192));
  await hasHeardOf(121, 192);
  const of121 = as(user(121, 'student'));
  await of121('mutation { updatePreferences(input: { workGranted: none }) { digest } }');
  expect(await offered(121)).not.toContain(192);
  await say(decided(1, ['8105 Work limitation', '8501 Health insurance']));
  await eventually(async () => expect(await offered(121)).toContain(192));
  const { data } = await of121('{ myPreferences { visaVerified verifiedConditions } }');
  expect(data?.myPreferences).toEqual({
    visaVerified: true,
    verifiedConditions: ['8105 Work limitation', '8501 Health insurance'],
  });
  await say(decided(2, ['8101 No work']));
  await eventually(async () => expect(await offered(121)).not.toContain(192));
});

test('a verified visa overrides the declared one until it ends; its events may be repeated or out of order', async () => {
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
  // An older event than the latest, and the same profile again.
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

const asStudent = (id: number) => as(user(id, 'student'));
const Mine = z.object({
  matches: z.array(
    z.object({ jobId: z.number(), answer: z.string().nullable(), answeredAt: z.coerce.date().nullable() }),
  ),
  leftOut: z.array(z.object({ text: z.string(), jobIds: z.array(z.number()) })),
  profileSteps: z.array(z.object({ name: z.string(), isDone: z.boolean(), jobs: z.number() })),
  outlook: z.object({ funnel: z.array(z.object({ label: z.string(), count: z.number() })) }),
});
const mineOf = async (id: number) =>
  Mine.parse(
    (
      await asStudent(id)(
        '{ myMatches { matches { jobId answer answeredAt } leftOut { text jobIds } profileSteps { name isDone jobs } outlook { funnel { label count } } } }',
      )
    ).data?.['myMatches'],
  );
const answerJob = (id: number, jobId: number, answer: string) =>
  asStudent(id)(
    'mutation ($jobId: Int!, $answer: MatchAnswer!) { answerMatch(jobId: $jobId, answer: $answer) { answer } }',
    {
      jobId,
      answer,
    },
  );

test('jobs sent this morning do not count as new, and a rejected place can be restored', async () => {
  const devonport = { text: 'Devonport TAS', city: 'Devonport', state: 'TAS', latitude: -41.18, longitude: 146.35 };
  const georgeTown = { text: 'George Town TAS', city: 'George Town', state: 'TAS', latitude: -41.1, longitude: 146.83 };
  const there = { profile: { case: 'student', value: { visaType: '500', citySuburb: 'Launceston TAS' } } } as const;
  await say(student(40, there), profileAssessed(40));
  await say(job(400, { place: devonport }), jobAssessed(400), job(401, { place: georgeTown }), jobAssessed(401));
  await hasHeardOf(40, 401);
  await run(40);
  const counted = async () => (await mineOf(40)).outlook.funnel.find(({ label }) => label === 'not sent to you before');
  expect((await mineOf(40)).matches.map(({ jobId }) => jobId)).toEqual(expect.arrayContaining([400, 401]));
  expect(await counted()).toMatchObject({ count: 0 });

  await answerJob(40, 400, 'wrong_place');
  const left = [{ text: 'No more jobs in Devonport TAS', jobIds: [400] }];
  await eventually(async () => expect((await mineOf(40)).leftOut).toEqual(left));
  expect((await answerJob(40, 400, 'taken_back')).data?.['answerMatch']).toEqual({ answer: null });
  expect((await mineOf(40)).leftOut).toEqual([]);
  const answerTo400 = async () => (await mineOf(40)).matches.find(({ jobId }) => jobId === 400);
  expect(await answerTo400()).toMatchObject({ answer: null, answeredAt: null });
  await answerJob(40, 400, 'interested');
  expect(await answerTo400()).toMatchObject({ answer: 'interested', answeredAt: expect.any(Date) });
  expect((await mineOf(40)).profileSteps.map(({ name, isDone }) => [name, isDone])).toEqual([
    ['visa', true],
    ['suburb', true],
    ['skills', false],
    ['hours', false],
  ]);
});

test('a suspended student cannot say that they are interested, but can turn jobs down', async () => {
  await say(student(41), profileAssessed(41), job(410), jobAssessed(410));
  await hasHeardOf(41, 410);
  await run(41);
  const [sent] = (await mineOf(41)).matches;
  await say(student(41, { version: 2, suspended: true }));
  const codeOf = async (answer: string) =>
    (await answerJob(41, sent?.jobId ?? 0, answer)).errors?.[0]?.extensions?.code;
  await eventually(async () => expect(await codeOf('interested')).toBe('FORBIDDEN'));
  expect(await codeOf('wrong_hours')).toBeUndefined();
});

test('only operators run and explain; a wrong day or student is named', async () => {
  const answer = await as(user(1, 'student'))('mutation { runMatching { day } }');
  expect(answer.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  const wrong = await as(key)('mutation { runMatching(day: "2026-02-30") { day } }');
  expect(wrong.errors?.[0]?.extensions?.detail).toEqual([expect.objectContaining({ loc: ['body', 'day'] })]);
  const nobody = await as(key)('mutation { runMatching(studentId: 999) { day } }');
  expect(nobody.errors?.[0]?.extensions?.detail).toEqual([expect.objectContaining({ loc: ['body', 'student_id'] })]);
});

test('a student notes shifts, sees the hours left in the fortnight, and the next choice follows them', async () => {
  now = new Date('2026-11-22T21:00:00Z');
  await say(student(60), profileAssessed(60), job(600), jobAssessed(600));
  await hasHeardOf(60, 600);
  const mei = asStudent(60);
  const fortnight =
    'limit tighter { from to left } both { left } weeks { from counted } shifts { id day hours employer }';
  const id = '6f9b2c1e-0000-4000-8000-000000000001';
  const note = (shift: object) =>
    mei(`mutation ($shift: ShiftInput!) { noteShift(input: $shift) { ${fortnight} } }`, { shift: { id, ...shift } });
  expect((await mei(`{ myFortnight { ${fortnight} } }`)).data?.['myFortnight']).toMatchObject({
    limit: 48,
    tighter: { from: '2026-11-16', to: '2026-11-29', left: 48 },
    shifts: [],
  });
  expect((await note({ day: '2026-11-18', hours: 20, employer: ' Harbour  Kitchen ' })).data?.['noteShift']).toEqual({
    limit: 48,
    tighter: { from: '2026-11-16', to: '2026-11-29', left: 28 },
    both: [{ left: 28 }, { left: 48 }],
    weeks: [
      { from: '2026-11-16', counted: 20 },
      { from: '2026-11-23', counted: 0 },
      { from: '2026-11-30', counted: 0 },
    ],
    shifts: [{ id, day: '2026-11-18', hours: 20, employer: 'Harbour Kitchen' }],
  });
  const reasonsOf600 = async () => {
    const asked =
      'query ($of: [_Any!]!) { _entities(representations: $of) { ... on Job { fit { reasons hoursLeft } } } }';
    const { data } = await mei(asked, { of: [{ __typename: 'Job', id: 600 }] });
    return Fits.parse(data?.['_entities']);
  };
  const fits = (reason: string, hoursLeft: number) => [
    { fit: { reasons: expect.arrayContaining([reason]), hoursLeft } },
  ];
  expect(await reasonsOf600()).toEqual(fits('14 h a week fits the 28 h you have left this fortnight', 28));

  await note({ day: '2026-11-23', hours: 23 });
  const other = '6f9b2c1e-0000-4000-8000-000000000002';
  await note({ id: other, day: '2026-11-24', hours: 18 });
  const [before] = await reasonsOf600();
  expect([before]).toEqual(fits('14 h a week fits from Monday 7 December: 7 h are left this fortnight', 7));
  const reasonsBefore = before?.fit.reasons ?? [];
  await run(60);
  const { content } = await heard.next('mail.message.v1.requested', ({ to }) => to === 'student60@example.org');
  expect(content.case === 'digest' && content.value).toMatchObject({ hoursLeft: 7, hoursLimit: 48 });
  const emailed = content.case === 'digest' ? (content.value.jobs[0]?.reasons ?? []) : [];
  // The email leaves out what most of its lines share.
  expect(emailed.length).toBeGreaterThanOrEqual(2);
  expect(reasonsBefore).toEqual(expect.arrayContaining([...emailed]));
  const looked =
    'query ($of: [_Any!]!) { _entities(representations: $of) { ... on Job { match { jobId reasons because answer } fit { reasons } } } }';
  const of = [{ __typename: 'Job', id: 600 }];
  const job600 = async (client = mei) => (await client(looked, { of })).data?.['_entities'];
  const Shown = z.object({ matches: z.array(z.looseObject({ jobId: z.number() })) });
  const shown = async () => {
    const { data } = await mei('{ myMatches { matches { jobId reasons because } } }');
    return Shown.parse(data?.['myMatches']).matches.find(({ jobId }) => jobId === 600);
  };
  const all = { reasons: reasonsBefore };
  expect(await job600()).toEqual([{ match: { jobId: 600, ...all, because: null, answer: null }, fit: all }]);
  expect(await shown()).toEqual({ jobId: 600, reasons: emailed, because: null });
  expect(await job600(asStudent(61))).toEqual([{ match: null, fit: null }]);

  await note({ id: other, day: '2026-11-24', hours: 10 });
  const [now600] = await reasonsOf600();
  expect(now600?.fit.reasons).toContain('14 h a week fits from Monday 30 November: 15 h are left this fortnight');
  const shownNow = await shown();
  expect(now600?.fit.reasons).toEqual(expect.arrayContaining(Object(shownNow).reasons));
  expect(shownNow).toMatchObject({ because: null });
  expect(await job600()).toMatchObject([{ match: { reasons: now600?.fit.reasons } }]);
  await mei('mutation { updatePreferences(input: { hoursWorked: 20 }) { hoursWorked } }');
  expect(await shown()).toMatchObject({ reasons: [], because: expect.stringContaining('28 hours a fortnight') });
  await mei('mutation { updatePreferences(input: { hoursWorked: 0 }) { hoursWorked } }');
  await note({ id: other, day: '2026-11-24', hours: 18 });

  const tooMuch = await note({ id: '6f9b2c1e-0000-4000-8000-000000000003', day: '2026-11-24', hours: 7 });
  expect(tooMuch.errors?.[0]?.extensions?.detail).toEqual([expect.objectContaining({ loc: ['body', 'hours'] })]);
  const tooFar = await note({ day: '2027-02-01', hours: 7 });
  expect(tooFar.errors?.[0]?.extensions?.detail).toEqual([expect.objectContaining({ loc: ['body', 'day'] })]);

  const calendar = (await mei('{ myShiftCalendar }')).data?.['myShiftCalendar'];
  expect(calendar).toMatch(/DTSTART;VALUE=DATE:20261124/);
  const others = asStudent(61);
  await others('mutation ($id: ID!) { removeShift(id: $id) { limit } }', { id });
  const removed = await mei(`mutation ($id: ID!) { removeShift(id: $id) { ${fortnight} } }`, { id });
  expect(removed.data?.['removeShift']).toMatchObject({ shifts: [{ id: other }], tighter: { left: 30 } });
});

test("a saved search's result is in the morning email once, if the law allows it and no match includes it", async () => {
  now = new Date('2026-11-24T21:00:00Z');
  const far = { place: { text: 'Perth WA', city: 'Perth', state: 'WA', latitude: -31.95, longitude: 115.86 } };
  await say(student(62), profileAssessed(62), job(620), jobAssessed(620), job(621, far), jobAssessed(621));
  await say(job(622, { visaTypes: ['482'] }), jobAssessed(622));
  await hasHeardOf(62, 620);
  const found = (jobIds: number[], version = 2) =>
    happened(
      'jobs.search.v1.found',
      { searchId: 5, studentId: 62, name: 'Shops in Perth', query: 'search=shop', jobIds, version },
      now,
    );
  const changed = (version: number, name: string, stopped: boolean) =>
    happened('jobs.search.v1.changed', { searchId: 5, studentId: 62, version, name, stopped }, now);
  const kept = async () => {
    const { data } = await asStudent(62)(
      'query ($of: [_Any!]!) { _entities(representations: $of) { ... on AccountExport { matching } } }',
      { of: [{ __typename: 'AccountExport', id: 62 }] },
    );
    return JSON.stringify(data);
  };
  await say(found([620, 621, 622]));
  const digestOf = async (day: string) => {
    const isIt = ({ to, content }: MessageRequested) =>
      to === 'student62@example.org' && content.case === 'digest' && content.value.day === day;
    const { content } = await heard.next('mail.message.v1.requested', isIt);
    return content.case === 'digest' ? content.value : undefined;
  };
  await eventually(async () => expect(await kept()).toContain('Shops in Perth'));
  await run(62);
  const first = await digestOf('2026-11-25');
  expect(first?.jobs.map(({ jobId }) => jobId)).toContain(620);
  expect(
    first?.searches.map(({ name, url, jobs }) => [name, url.split('?')[1], jobs.map(({ jobId }) => jobId)]),
  ).toEqual([['Shops in Perth', 'search=shop', [621]]]);

  now = new Date('2026-11-25T21:00:00Z');
  await say(job(623, far), jobAssessed(623), found([623, 621]));
  await eventually(async () => {
    await run(62);
    expect((await digestOf('2026-11-26'))?.searches.flatMap(({ jobs }) => jobs.map(({ jobId }) => jobId))).toEqual([
      623,
    ]);
  });

  now = new Date('2026-11-26T21:00:00Z');
  const near = happened('jobs.job.v1.updated', { job: aJob(621, { version: 2 }, now) }, now);
  await say(near, jobAssessed(621, { jobVersion: 2 }), job(624, far), jobAssessed(624), job(625), jobAssessed(625));
  await say(found([624], 4), changed(5, 'Perth', false));
  await eventually(async () => expect(await kept()).toContain('"name":"Perth"'));
  await hasHeardOf(62, 625);
  await run(62);
  const third = await digestOf('2026-11-27');
  expect(third?.jobs.map(({ jobId }) => jobId)).not.toContain(621);
  expect(third?.searches.map(({ name, jobs }) => [name, jobs.map(({ jobId }) => jobId)])).toEqual([['Perth', [624]]]);

  await say(job(626, far), jobAssessed(626), found([626], 6));
  await eventually(async () => expect(await kept()).toContain('626'));
  await say(changed(7, '', true));
  await eventually(async () => expect(await kept()).not.toContain('626'));
  await say(happened('identity.user.v1.deleted', { userId: 62, version: 9, role: 'student' }, now));
  await eventually(async () => expect(await kept()).not.toContain('Perth'));
  // The links of earlier emails end with the account.
  const token = new URL(third?.preferencesUrl ?? '').searchParams.get('token');
  const read = async () =>
    as(guest)('query ($token: String!) { mailPreferences(token: $token) { digest } }', { token });
  await eventually(async () => expect((await read()).errors?.[0]?.extensions?.code).toBe('INVALID'));
});
