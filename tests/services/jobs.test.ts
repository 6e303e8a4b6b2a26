import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { happened } from '@waratah/kit/events/outbox';
import { openMongo } from '@waratah/kit/mongo/connection';
import { z } from 'zod';
import { employerStore } from '@waratah/jobs/store/employers';
import { employer, guest, key, student } from '../support/as-caller.ts';
import { type Harness, operator, startJobsHarness, until } from './jobs-harness.ts';

let jobs: Harness;
beforeAll(async () => {
  jobs = await startJobsHarness();
});
afterAll(async () => jobs?.[Symbol.asyncDispose]());

const fields =
  'id title description reviewStatus reviewReason isActive expiresAt postedDate salary salaryPeriod visaTypes city state company { id name } visaSponsorshipConfidence isWaratahJob isDuplicate';
const postQuery = `mutation ($input: JobInput!, $key: String) { postJob(input: $input, idempotencyKey: $key) { ${fields} } }`;
const readQuery = `query ($id: Int!) { job(id: $id) { ${fields} } }`;
const updateQuery = `mutation ($id: Int!, $input: JobInput!) { updateJob(id: $id, input: $input) { ${fields} } }`;
const dayMs = 24 * 3_600_000;

const barista = {
  title: 'Weekend barista',
  description: '<p onclick="x()">Make coffee with us on Saturdays.</p><script>alert(1)</script>',
  roleCategory: 'SERVICE_RETAIL_HOSPITALITY',
  employmentType: 'CASUAL',
  location: 'Fitzroy VIC',
  salaryMin: 29.5,
  visaTypes: ['Student Visa subclass 500', '485'],
};

const Job = z.looseObject({ id: z.number(), expiresAt: z.coerce.date(), postedDate: z.coerce.date() });

const post = async (employerId: number, input: object = {}, idempotencyKey?: string) => {
  const given = { input: { ...barista, ...input }, key: idempotencyKey };
  const { data, errors } = await jobs.ask(employer(employerId), postQuery, given);
  expect(errors).toEqual([]);
  return Job.parse(data.postJob);
};

/** The ad, or the error instead. */
const read = async (id: number, caller = guest) => {
  const { data, errors } = await jobs.ask(caller, readQuery, { id });
  return z.record(z.string(), z.unknown()).parse(errors[0] ?? data.job);
};

const verified = async (employerId: number) => {
  await jobs.tellOfEmployer(employerId, 2, true);
  const probe = await post(employerId, { title: 'The first of all' });
  await until('release', async () => (await read(probe.id)).reviewStatus === 'approved');
  return employerId;
};

const newsOf = (type: Parameters<Harness['heard']>[0], id: number) =>
  jobs
    .heard(type)
    .filter(({ data }) => JSON.stringify(data).includes(`"${type.endsWith('closed') ? 'jobId' : 'id'}":${id},`));

const notFound = { code: 'NOT_FOUND', detail: 'Job not found' };

test("an unverified employer's ad is held with the reason, and released by the verification", async () => {
  await jobs.tellOfEmployer(11, 1, false);
  const job = await post(11);
  expect(job).toMatchObject({
    description: '<p>Make coffee with us on Saturdays.</p>',
    reviewStatus: 'pending_review',
    reviewReason: 'Confirm your email address and this ad goes live.',
    salary: 'from $29.50 an hour',
    salaryPeriod: 'hour',
    visaTypes: ['500', '485'],
    city: 'Fitzroy',
    state: 'VIC',
  });
  expect(await read(job.id)).toEqual(notFound);
  expect(await read(job.id, student(3))).toEqual(notFound);
  expect(await read(job.id, employer(12))).toEqual(notFound);
  expect(await read(job.id, employer(11))).toMatchObject({ id: job.id });
  expect(await read(job.id, operator)).toMatchObject({ id: job.id });
  await until('submitted', () => newsOf('jobs.job.v1.submitted', job.id).length > 0);
  expect(newsOf('jobs.job.v1.published', job.id)).toHaveLength(0);

  await jobs.tellOfEmployer(11, 2, true);
  const [published] = await until('published', () => {
    const found = newsOf('jobs.job.v1.published', job.id);
    return found.length > 0 && found;
  });
  expect(published?.data).toMatchObject({
    job: {
      id: job.id,
      companyName: 'Banksia Cafe',
      place: { city: 'Fitzroy', state: 'VIC', latitude: expect.closeTo(-37.8, 0) },
      salary: { min: 29.5, currency: 'AUD', period: 'hour' },
    },
  });
  expect(await read(job.id)).toMatchObject({ reviewStatus: 'approved', company: { id: 11, name: 'Banksia Cafe' } });
});

test('a verification that arrives before the registration is not undone by it', async () => {
  await jobs.tellOfEmployer(13, 2, true);
  await jobs.tellOfEmployer(13, 1, false);
  const job = await post(13);
  await until('release', async () => (await read(job.id)).reviewStatus === 'approved');
});

test('of two versions of an employer saved simultaneously the newer one is kept', async () => {
  await using mongo = await openMongo(jobs.mongoUrl);
  const employers = employerStore(mongo);
  const ids = Array.from({ length: 200 }, (_, at) => 5_000 + at);
  const named = {
    email: 'a@example.test',
    companyName: 'Banksia Cafe',
    abn: '',
    fullName: 'Sam Lee',
    suspended: false,
  };
  const save = (id: number, version: number) =>
    employers.save({ _id: id, version, emailVerified: version === 2, ...named });
  await Promise.all(ids.flatMap((id) => [save(id, 1), save(id, 2)]));
  const saved = await Promise.all(ids.map((id) => employers.byId(id)));
  expect(saved.filter((employer) => employer?.version !== 2)).toEqual([]);
});

test("all invalid fields are named together, with the specification's texts", async () => {
  const { errors } = await jobs.ask(employer(11), postQuery, {
    input: { title: 'Cook', description: '<p>Too short</p>', salaryMin: 50, salaryMax: 40, state: 'Kent' },
  });
  expect(errors[0]?.code).toBe('INVALID');
  const problems = z.array(z.object({ loc: z.array(z.string()), msg: z.string() })).parse(errors[0]?.detail);
  const told = problems.map(({ loc, msg }) => [loc.join('.'), msg]);
  expect(Object.fromEntries(told)).toEqual({
    'body.title': 'Title must be at least 5 characters.',
    'body.description': 'Description must be at least 20 characters.',
    'body.role_category': 'Role category is required.',
    'body.employment_type': 'Employment basis is required.',
    'body.salary_min': 'The lowest salary must not be above the highest.',
    'body.state': 'State must be one of ACT, NSW, NT, QLD, SA, TAS, VIC, WA.',
  });
});

test('posting twice under one key creates one ad, even simultaneously', async () => {
  const made = await Promise.all(Array.from({ length: 8 }, () => post(14, {}, 'wizard-1')));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect((await post(15, {}, 'wizard-1')).id).not.toBe(made[0]?.id);
  const { data } = await jobs.ask(employer(14), '{ myJobs { id } }');
  expect(data.myJobs).toEqual([{ id: made[0]?.id }]);
});

test('a key belongs to what was posted first, also after the ad was edited or deleted', async () => {
  const made = await post(18, {}, 'wizard-2');
  const again = (input: object) =>
    jobs.ask(employer(18), postQuery, { input: { ...barista, ...input }, key: 'wizard-2' });
  const change = (what: string) => jobs.ask(employer(18), `mutation ($id: Int!) { ${what} }`, { id: made.id });
  const isSettled = async () => {
    expect((await again({})).data.postJob).toMatchObject({ id: made.id });
    expect((await again({ salaryMin: 31 })).errors[0]).toMatchObject({ code: 'CONFLICT' });
  };
  await isSettled();
  await change('updateJob(id: $id, input: { salaryMin: 31 }) { id }');
  await isSettled();
  await change('deleteJob(id: $id)');
  await isSettled();
});

test('an ad is partly changed, hidden, shown again and deleted by its owner only', async () => {
  const id = (await post(await verified(16))).id;
  await until('published', () => newsOf('jobs.job.v1.published', id).length === 1);
  const update = async (caller: number, input: object) => jobs.ask(employer(caller), updateQuery, { id, input });

  expect((await update(11, { title: 'Somebody else' })).errors[0]).toEqual(notFound);
  expect((await update(16, { title: 'Cook' })).errors[0]?.code).toBe('INVALID');
  expect((await update(16, { title: 'Weekday barista', salaryMin: null })).data.updateJob).toMatchObject({
    title: 'Weekday barista',
    salary: null,
    visaTypes: ['500', '485'],
  });
  await until('updated', () => newsOf('jobs.job.v1.updated', id).length === 1);

  const hidden = await jobs.ask(employer(16), 'mutation ($id: Int!) { deactivateJob(id: $id) { isActive } }', { id });
  expect(hidden.data.deactivateJob).toEqual({ isActive: false });
  expect(await read(id)).toEqual(notFound);
  await until('closed', () => newsOf('jobs.job.v1.closed', id).length === 1);
  await update(16, { isActive: true });
  await until('published again', () => newsOf('jobs.job.v1.published', id).length === 2);

  const remove = (caller: number) => jobs.ask(employer(caller), 'mutation ($id: Int!) { deleteJob(id: $id) }', { id });
  expect((await remove(11)).errors[0]).toEqual(notFound);
  expect((await remove(16)).data.deleteJob).toBe(true);
  expect((await remove(16)).errors[0]).toEqual(notFound);
  expect(await read(id, employer(16))).toEqual(notFound);
  const closed = await until('deleted', () => {
    const found = newsOf('jobs.job.v1.closed', id);
    return found.length === 2 && found;
  });
  expect(closed.map(({ data }) => data)).toMatchObject([{ reason: 'deactivated' }, { reason: 'deleted' }]);
  const versions = ['published', 'updated', 'closed'].flatMap((what) =>
    newsOf(`jobs.job.v1.${what === 'published' ? 'published' : what === 'updated' ? 'updated' : 'closed'}`, id).map(
      ({ data }) => Number(/"version":(\d+)/.exec(JSON.stringify(data))?.[1]),
    ),
  );
  expect(versions.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
});

test('no page of live ads is without a limit', async () => {
  const owner = await verified(34);
  const { id } = await post(owner, { title: 'The second' });
  await until('live', async () => (await read(id)).reviewStatus === 'approved');
  for (const first of [0, -5]) {
    const { data } = await jobs.ask(guest, 'query ($first: Int!) { ownLiveJobs(first: $first) { id } }', { first });
    expect(data.ownLiveJobs).toHaveLength(1);
  }
});

test('hours and days are stored with the ad, announced, and override its text', async () => {
  const owner = await verified(33);
  const { id } = await post(owner, {
    hoursMin: 12,
    hoursMax: 18,
    workDays: ['sat', 'thu'],
    shiftStart: '17:00',
    shiftEnd: '22:00',
  });
  const read10 = { jobId: id, jobVersion: 1, hours: { min: 10, max: 10, quote: '10 hours' } };
  await jobs.bus.publish(happened('ai.job.v1.assessed', read10, new Date()));
  const query = 'query ($id: Int!) { job(id: $id) { hoursMax workDays shiftStart weeklyHours { min max inferred } } }';
  const { data } = await jobs.ask(guest, query, { id });
  expect(data.job).toEqual({
    hoursMax: 18,
    workDays: ['thu', 'sat'],
    shiftStart: '17:00',
    weeklyHours: { min: 12, max: 18, inferred: false },
  });
  await until('published', () => newsOf('jobs.job.v1.published', id).length > 0);
  expect(newsOf('jobs.job.v1.published', id)[0]?.data).toMatchObject({
    job: { hours: { min: 12, max: 18, days: ['thu', 'sat'], shiftStart: '17:00', shiftEnd: '22:00' } },
  });
  const wrong = { ...barista, hoursMin: 30, hoursMax: 20, shiftStart: '5 pm' };
  const { errors } = await jobs.ask(employer(owner), postQuery, { input: wrong });
  expect(JSON.stringify(errors)).toContain('The fewest hours must not be above the most.');
  expect(JSON.stringify(errors)).toContain('Times must be like 17:30.');
  const noShift = { ...barista, shiftStart: '17:00', shiftEnd: '17:00' };
  const told = await jobs.ask(employer(owner), postQuery, { input: noShift });
  expect(JSON.stringify(told.errors)).toContain('A shift must end at another time than it starts.');
});

test('only employers post, only operators review, guests are asked to sign in', async () => {
  const codeOf = async (caller: typeof guest, query: string) => (await jobs.ask(caller, query)).errors[0]?.code;
  expect(await codeOf(guest, '{ myJobs { id } }')).toBe('UNAUTHENTICATED');
  expect(await codeOf(student(3), '{ myJobs { id } }')).toBe('FORBIDDEN');
  expect(await codeOf(employer(11), '{ reviewQueue { id } }')).toBe('FORBIDDEN');
  expect(await codeOf(employer(11), 'mutation { reannounceJobs }')).toBe('FORBIDDEN');
});

test('what the ai service read is stored, and late events of an older version are not', async () => {
  const { id } = await post(await verified(17));
  const assess = (jobVersion: number, confidence: number) =>
    jobs.bus.publish(
      happened(
        'ai.job.v1.assessed',
        {
          jobId: id,
          jobVersion,
          sponsorship: { kind: { case: 'offers', value: { quote: 'we sponsor' } }, confidence },
        },
        new Date(),
      ),
    );
  await assess(2, 0.9);
  await until('confidence', async () => (await read(id)).visaSponsorshipConfidence === 0.9);
  await assess(1, 0.1);
  await assess(3, 0.5);
  await until('confidence', async () => (await read(id)).visaSponsorshipConfidence === 0.5);
  expect(await read(id)).toMatchObject({ reviewStatus: 'approved' });
});

test('an ad with signs of fraud is held in automatic mode too, and its employer is told the phrases and how to answer', async () => {
  const mails = jobs.mailsTo('71@example.test');
  const { id } = await post(await verified(71));
  expect(await read(id)).toMatchObject({ reviewStatus: 'approved' });
  const signs = [{ kind: 'fee', quote: 'Send $50 to our agent.' }];
  const assessed = { jobId: id, jobVersion: 1, scamSignals: signs };
  await jobs.bus.publish(happened('ai.job.v1.assessed', assessed, new Date()));
  await until('held', async () => (await read(id, employer(71))).reviewStatus === 'pending_review');
  const held = () => mails.filter((mail) => JSON.stringify(mail).includes('jobHeld'));
  await until('the email', () => held().length > 0);
  expect(held()).toMatchObject([
    { jobHeld: { quotes: ['Send $50 to our agent.'], jobUrl: `https://waratah.example/employer/jobs/${id}` } },
  ]);
});

test('an ad has one state at a time, with its date, and each change is emailed to its employer', async () => {
  const mails = jobs.mailsTo('72@example.test');
  const standings = () =>
    mails.flatMap((mail) => z.object({ jobStanding: z.object({ standing: z.string() }) }).safeParse(mail).data ?? []);
  await jobs.tellOfEmployer(72, 1, false);
  const { id } = await post(72);
  const stands = async () => {
    const query = 'query ($id: Int!) { myJob(id: $id) { standing standingSince } }';
    const { data } = await jobs.ask(employer(72), query, { id });
    return z.object({ standing: z.string(), standingSince: z.iso.datetime() }).parse(data.myJob).standing;
  };
  const change = (mutation: string) => jobs.ask(employer(72), `mutation ($id: Int!) { ${mutation} { id } }`, { id });
  expect(await stands()).toBe('waiting_for_email');
  await jobs.tellOfEmployer(72, 2, true);
  await until('release', async () => (await stands()) === 'live');
  const assess = (jobVersion: number) =>
    jobs.bus.publish(happened('ai.job.v1.assessed', { jobId: id, jobVersion }, new Date()));
  const told = async (count: number) => {
    await until('the emails', () => standings().length >= count);
    return standings().map(({ jobStanding }) => jobStanding.standing);
  };
  await assess(2);
  expect(await told(1)).toEqual(['live']);
  await change('deactivateJob(id: $id)');
  expect(await stands()).toBe('paused');
  await change('updateJob(id: $id, input: { isActive: true })');
  expect(await told(3)).toEqual(['live', 'paused', 'live']);
  await change('updateJob(id: $id, input: { isActive: false })');
  await change('updateJob(id: $id, input: { isActive: true, title: "Sunday barista" })');
  await change('updateJob(id: $id, input: { salaryMin: 34 })');
  await assess(6);
  await assess(7);
  await assess(8);
  expect(await told(5)).toEqual(['live', 'paused', 'live', 'paused', 'live']);
  await change('deactivateJob(id: $id)');
  expect(await told(6)).toEqual(['live', 'paused', 'live', 'paused', 'live', 'paused']);
});

test('an ad with signs of fraud is never announced as live, even if a document came before the assessment', async () => {
  const mails = jobs.mailsTo('74@example.test');
  const { id } = await post(await verified(74));
  await jobs.ask(employer(74), 'mutation ($id: Int!) { updateJob(id: $id, input: { salaryMin: 34 }) { id } }', { id });
  const scamSignals = [{ kind: 'fee', quote: 'Send $50 to our agent.' }];
  await jobs.bus.publish(happened('ai.job.v1.assessed', { jobId: id, jobVersion: 1, scamSignals }, new Date()));
  await until('the email', () => mails.length > 0);
  await jobs.settled();
  expect(mails).toMatchObject([{ jobHeld: { quotes: ['Send $50 to our agent.'] } }]);
});

test('signs of fraud hold an ad though it was changed after they were read, so that nobody escapes by changing it again and again', async () => {
  const { id } = await post(await verified(75));
  const change = 'mutation ($id: Int!) { updateJob(id: $id, input: { title: "Saturday barista" }) { id } }';
  await jobs.ask(employer(75), change, { id });
  const scamSignals = [{ kind: 'fee', quote: 'Send $50 to our agent.' }];
  await jobs.bus.publish(happened('ai.job.v1.assessed', { jobId: id, jobVersion: 1, scamSignals }, new Date()));
  await until('held', async () => (await read(id, employer(75))).reviewStatus === 'pending_review');
  expect((await read(id, employer(75))).reviewReason).toMatch(
    'because we read “Send $50 to our agent.” in it before it was changed.',
  );
});

test('several ads requested by other services are read together, and hidden ones are absent', async () => {
  const { id } = await post(await verified(18));
  const held = await post(19);
  const { data } = await jobs.ask(
    guest,
    'query ($list: [_Any!]!) { _entities(representations: $list) { ... on Job { title } } }',
    { list: [id, held.id, 999_999].map((jobId) => ({ __typename: 'Job', id: jobId })) },
  );
  expect(data._entities).toEqual([{ title: 'Weekend barista' }, null, null]);
});

test('every ad is announced again on demand, with its version', async () => {
  const { id } = await post(await verified(20));
  await post(20);
  await post(20);
  await until('published', () => newsOf('jobs.job.v1.published', id).length === 1);
  const { data } = await jobs.ask(key, 'mutation { reannounceJobs }');
  expect(data.reannounceJobs).toBeGreaterThanOrEqual(3);
  const [first, again] = await until('published again', () => {
    const found = newsOf('jobs.job.v1.published', id);
    return found.length === 2 && found;
  });
  expect(again?.data).toEqual(first?.data);
  expect(again?.id).not.toBe(first?.id);
});

test('an ad ends after thirty days, and a change by its owner renews it', async () => {
  const { id, expiresAt, postedDate } = await post(await verified(21));
  expect(expiresAt.getTime() - postedDate.getTime()).toBe(30 * dayMs);
  jobs.clock.offsetMs = 31 * dayMs;
  expect(await read(id)).toEqual(notFound);
  await jobs.ask(employer(21), updateQuery, { id, input: { isActive: true } });
  jobs.clock.offsetMs = 32 * dayMs;
  expect(await read(id)).toMatchObject({ id });
  jobs.clock.offsetMs = 0;
});

test('a student counts once a day among the views of an ad', async () => {
  const owner = await verified(93);
  const { id } = await post(owner);
  for (const caller of [student(1), student(1), student(2), employer(94)]) await read(id, caller);
  const viewsOf = async () => (await jobs.ask(employer(owner), `{ job(id: ${id}) { viewsByDay { count } } }`)).data.job;
  await until('the count', async () => JSON.stringify(await viewsOf()) === '{"viewsByDay":[{"count":2}]}');
});

test('what remains of a closed ad is seen by whoever is signed in, and nothing of one that is hidden, deleted or not open yet', async () => {
  const owner = await verified(96);
  const closed = async (id: number, caller = student(1)) => {
    const { data, errors } = await jobs.ask(caller, `{ closedJob(id: ${id}) { id title companyName } }`);
    return errors[0] ?? data.closedJob;
  };
  const close = (id: number) => jobs.ask(employer(owner), `mutation { deactivateJob(id: ${id}) { id } }`);
  const { id } = await post(owner, { title: 'Falconer' });
  const other = await post(owner, { title: 'Beekeeper' });
  const neverOpen = await post(owner, { title: 'Shepherd', isActive: false });
  expect(await closed(id)).toEqual(notFound);
  await close(id);
  const seen = { id, title: 'Falconer', companyName: 'Banksia Cafe' };
  expect(await closed(id)).toEqual(seen);
  expect(await closed(id, employer(97))).toEqual(seen);
  expect(await closed(id, guest)).toMatchObject({ code: 'UNAUTHENTICATED' });
  const rewritten =
    '{ title: "Falconer on another site", description: "<p>Train hawks for airports and vineyards.</p>", isActive: false }';
  const { errors } = await jobs.ask(employer(owner), `mutation { updateJob(id: ${id}, input: ${rewritten}) { id } }`);
  expect(errors).toEqual([]);
  expect(await closed(id)).toEqual(seen);
  expect(await closed(neverOpen.id)).toEqual(notFound);

  jobs.clock.offsetMs = 31 * dayMs;
  expect(await closed(other.id)).toMatchObject({ title: 'Beekeeper' });
  jobs.clock.offsetMs = 0;

  await jobs.tellOfEmployer(owner, 3, true, { suspended: true });
  await until('suspended', async () => JSON.stringify(await closed(id)) === JSON.stringify(notFound));
  await jobs.tellOfEmployer(owner, 4, true);
  await until('reinstated', async () => JSON.stringify(await closed(id)) === JSON.stringify(seen));
  await jobs.ask(operator, `mutation { takeDownJob(id: ${id}, reason: "A scam") { id } }`);
  expect(await closed(id)).toEqual(notFound);
  await close(other.id);
  await jobs.ask(employer(owner), `mutation { deleteJob(id: ${other.id}) }`);
  expect(await closed(other.id)).toEqual(notFound);
});

test('what an ad said when it was held is not told of the closed ad', async () => {
  const owner = await verified(98);
  const { id } = await post(owner, { title: 'Glazier, pay first' });
  const scamSignals = [{ kind: 'fee', quote: 'Send $50 to our agent.' }];
  await jobs.bus.publish(happened('ai.job.v1.assessed', { jobId: id, jobVersion: 1, scamSignals }, new Date()));
  await until('held', async () => (await read(id, employer(owner))).reviewStatus === 'pending_review');
  const harmless = '{ title: "Glazier", description: "<p>Cut and fit windows.</p>", isActive: false }';
  await jobs.ask(employer(owner), `mutation { updateJob(id: ${id}, input: ${harmless}) { id } }`);
  await jobs.ask(operator, `mutation { reviewJob(id: ${id}, approve: true) { id } }`);
  expect(await read(id, employer(owner))).toMatchObject({
    title: 'Glazier',
    reviewStatus: 'approved',
    isActive: false,
  });
  const { errors } = await jobs.ask(student(1), `{ closedJob(id: ${id}) { title } }`);
  expect(errors).toMatchObject([notFound]);
});
