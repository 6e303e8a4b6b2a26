import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { happened } from '@waratah/kit/events/outbox';
import { z } from 'zod';
import { employer, guest, type Harness, key, operator, startJobsHarness, student, until } from './jobs-harness.ts';

let jobs: Harness;
beforeAll(async () => {
  jobs = await startJobsHarness();
}, 120_000);
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

/** The ad, or the error in its place. */
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

test('an ad of an employer whose e-mail is not verified is held with the reason, and released by the verification', async () => {
  await jobs.tellOfEmployer(11, 1, false);
  const job = await post(11);
  expect(job).toMatchObject({
    description: '<p>Make coffee with us on Saturdays.</p>',
    reviewStatus: 'pending_review',
    reviewReason: 'Confirm your e-mail address and this ad goes live.',
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

test('a verification that comes before the registration is not undone by it', async () => {
  await jobs.tellOfEmployer(13, 2, true);
  await jobs.tellOfEmployer(13, 1, false);
  const job = await post(13);
  await until('release', async () => (await read(job.id)).reviewStatus === 'approved');
});

test('every wrong field is named at once, in the words of the spec', async () => {
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

test('posting twice under one key makes one ad, even at the same time', async () => {
  const made = await Promise.all(Array.from({ length: 8 }, () => post(14, {}, 'wizard-1')));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect((await post(15, {}, 'wizard-1')).id).not.toBe(made[0]?.id);
  const { data } = await jobs.ask(employer(14), '{ myJobs { id } }');
  expect(data.myJobs).toEqual([{ id: made[0]?.id }]);
});

test('an ad is changed in part, hidden, shown again and deleted by its owner alone', async () => {
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

test('only employers post, only operators review, guests are asked to sign in', async () => {
  const codeOf = async (caller: typeof guest, query: string) => (await jobs.ask(caller, query)).errors[0]?.code;
  expect(await codeOf(guest, '{ myJobs { id } }')).toBe('UNAUTHENTICATED');
  expect(await codeOf(student(3), '{ myJobs { id } }')).toBe('FORBIDDEN');
  expect(await codeOf(employer(11), '{ reviewQueue { id } }')).toBe('FORBIDDEN');
  expect(await codeOf(employer(11), 'mutation { reannounceJobs }')).toBe('FORBIDDEN');
});

test('what the ai service read is kept, and late news of an older version is not', async () => {
  const { id } = await post(await verified(17));
  const assess = (jobVersion: number, confidence: number) =>
    jobs.bus.publish(
      happened(
        'ai.job.v1.assessed',
        {
          jobId: id,
          jobVersion,
          sponsorship: { kind: { case: 'offers', value: { quote: 'we sponsor' } }, confidence },
          scamSignals: [{ kind: 'fee', quote: 'pay a fee' }],
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

test('several ads named by other services are read in one turn, unseen ones are nothing', async () => {
  const { id } = await post(await verified(18));
  const held = await post(19);
  const { data } = await jobs.ask(
    guest,
    'query ($list: [_Any!]!) { _entities(representations: $list) { ... on Job { title } } }',
    { list: [id, held.id, 999_999].map((jobId) => ({ __typename: 'Job', id: jobId })) },
  );
  expect(data._entities).toEqual([{ title: 'Weekend barista' }, null, null]);
});

test('every ad is announced again on demand, under the version it has', async () => {
  const { id } = await post(await verified(20));
  await until('published', () => newsOf('jobs.job.v1.published', id).length === 1);
  const { data } = await jobs.ask(key, 'mutation { reannounceJobs }');
  expect(data.reannounceJobs).toBeGreaterThan(5);
  const [first, again] = await until('published again', () => {
    const found = newsOf('jobs.job.v1.published', id);
    return found.length === 2 && found;
  });
  expect(again?.data).toEqual(first?.data);
  expect(again?.id).not.toBe(first?.id);
});

test('an ad ends after thirty days by itself, and a change of its owner renews it', async () => {
  const { id, expiresAt, postedDate } = await post(await verified(21));
  expect(expiresAt.getTime() - postedDate.getTime()).toBe(30 * dayMs);
  jobs.clock.offsetMs = 31 * dayMs;
  expect(await read(id)).toEqual(notFound);
  await jobs.ask(employer(21), updateQuery, { id, input: { isActive: true } });
  jobs.clock.offsetMs = 32 * dayMs;
  expect(await read(id)).toMatchObject({ id });
  jobs.clock.offsetMs = 0;
});
