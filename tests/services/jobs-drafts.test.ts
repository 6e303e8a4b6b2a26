import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openMongo } from '@waratah/kit/mongo/connection';
import { z } from 'zod';
import { employer, guest, student } from '../support/as-caller.ts';
import { type Harness, startJobsHarness, until } from './jobs-harness.ts';

let jobs: Harness;
let mongo: Awaited<ReturnType<typeof openMongo>>;
beforeAll(async () => {
  jobs = await startJobsHarness();
  mongo = await openMongo(jobs.mongoUrl);
});
afterAll(async () => {
  await mongo?.[Symbol.asyncDispose]();
  await jobs?.[Symbol.asyncDispose]();
});

const fields = 'id version step title description employmentType visaTypes workDays salary updatedAt';
const createQuery = `mutation ($input: JobInput!, $step: Int!, $key: String) { createJobDraft(input: $input, step: $step, idempotencyKey: $key) { ${fields} } }`;
const updateMutation = `mutation ($id: Int!, $input: JobInput!, $step: Int, $version: Int) { updateJobDraft(id: $id, input: $input, step: $step, version: $version) { ${fields} } }`;
const publishQuery = 'mutation ($id: Int!) { publishJobDraft(id: $id) { id title reviewStatus } }';
const updateJobQuery =
  'mutation ($id: Int!, $input: JobInput!, $version: Int) { updateJob(id: $id, input: $input, version: $version) { title version } }';

const whole = {
  title: 'Line cook',
  description: '<p>Grill, plate and clean up with us.</p>',
  roleCategory: 'SERVICE_RETAIL_HOSPITALITY',
  employmentType: 'CASUAL',
  visaTypes: ['500'],
};

const Draft = z.looseObject({ id: z.number(), version: z.number() });
const Made = z.looseObject({ id: z.number() });

const create = async (employerId: number, input: object = whole, step = 3, key?: string) => {
  const { data, errors } = await jobs.ask(employer(employerId), createQuery, { input, step, key });
  expect(errors).toEqual([]);
  return Draft.parse(data.createJobDraft);
};

const publish = (employerId: number, id: number) => jobs.ask(employer(employerId), publishQuery, { id });
const draftsOf = async (employerId: number) =>
  z.array(Draft).parse((await jobs.ask(employer(employerId), `{ myJobDrafts { ${fields} } }`)).data.myJobDrafts);
const jobsOf = async (employerId: number) =>
  z.array(Made).parse((await jobs.ask(employer(employerId), '{ myJobs { id } }')).data.myJobs);
const notFound = { code: 'NOT_FOUND', detail: 'Draft not found' };

test('drafts are saved with their step, listed by last change, partly changed and deleted', async () => {
  const first = await create(1, { title: 'Cook', employmentType: 'CASUAL' }, 0);
  const second = await create(1, { ...whole, salaryMin: 34 });
  expect(second).toMatchObject({ step: 3, version: 1, visaTypes: ['500'], salary: 'from $34 an hour' });
  expect((await draftsOf(1)).map(({ id }) => id)).toEqual([second.id, first.id]);
  const { data } = await jobs.ask(employer(1), updateMutation, {
    id: first.id,
    input: { title: 'Head cook' },
    step: 1,
  });
  expect(data.updateJobDraft).toMatchObject({ title: 'Head cook', employmentType: 'CASUAL', step: 1, version: 2 });
  expect((await draftsOf(1)).map(({ id }) => id)).toEqual([first.id, second.id]);
  const remove = () => jobs.ask(employer(1), 'mutation ($id: Int!) { deleteJobDraft(id: $id) }', { id: second.id });
  expect((await remove()).data.deleteJobDraft).toBe(true);
  expect((await remove()).errors[0]).toEqual(notFound);
});

test('saving twice under one key creates one draft, even simultaneously', async () => {
  const made = await Promise.all(Array.from({ length: 6 }, () => create(2, whole, 3, 'wizard')));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect(await draftsOf(2)).toHaveLength(1);
  await create(2, { ...whole, title: 'Other words' }, 3, 'wizard');
  expect(await draftsOf(2)).toMatchObject([{ title: 'Other words', version: 2 }]);
});

test('another body under a key that created an ad is refused rather than lost', async () => {
  const post = (title: string) =>
    jobs.ask(employer(22), 'mutation ($input: JobInput!) { postJob(input: $input, idempotencyKey: "k") { title } }', {
      input: { ...whole, title },
    });
  expect((await post('Line cook')).errors).toEqual([]);
  expect((await post('Line cook')).data.postJob).toEqual({ title: 'Line cook' });
  expect((await post('Head cook')).errors[0]).toMatchObject({
    code: 'CONFLICT',
    detail: expect.stringContaining('was posted already'),
  });
  expect(await jobsOf(22)).toHaveLength(1);
});

test("another employer's draft looks like a missing one, and other roles have no drafts", async () => {
  const { id } = await create(3);
  for (const foreign of [id, 999_999]) {
    const answers = [
      await jobs.ask(employer(4), 'query ($id: Int!) { jobDraft(id: $id) { id } }', { id: foreign }),
      await jobs.ask(employer(4), updateMutation, { id: foreign, input: { title: 'Mine' } }),
      await jobs.ask(employer(4), 'mutation ($id: Int!) { deleteJobDraft(id: $id) }', { id: foreign }),
      await publish(4, foreign),
    ];
    for (const { errors } of answers) expect(errors[0]).toEqual(notFound);
  }
  expect((await jobs.ask(student(5), '{ myJobDrafts { id } }')).errors[0]?.code).toBe('FORBIDDEN');
  expect((await jobs.ask(guest, '{ myJobDrafts { id } }')).errors[0]?.code).toBe('UNAUTHENTICATED');
});

test('a published draft becomes an ad and is deleted; publishing again returns the same ad', async () => {
  const { id } = await create(6);
  const made = await Promise.all(Array.from({ length: 6 }, () => publish(6, id)));
  const ids = made.map(({ data }) => Made.parse(data.publishJobDraft).id);
  expect(new Set(ids).size).toBe(1);
  expect(await jobsOf(6)).toEqual([{ id: ids[0] }]);
  expect(await draftsOf(6)).toEqual([]);
  expect((await publish(6, id)).data.publishJobDraft).toMatchObject({ id: ids[0] });
  expect((await publish(7, id)).errors[0]).toEqual(notFound);
});

test('a publication interrupted between ad and draft is completed by the next attempt, with one ad', async () => {
  const { id } = await create(8);
  const draft = await mongo.collection<{ _id: number }>('drafts').findOne({ _id: id });
  const [first] = [await publish(8, id)];
  // As if the process had died before removing the draft.
  if (draft) await mongo.collection<{ _id: number }>('drafts').insertOne(draft);
  expect(await draftsOf(8)).toHaveLength(1);
  expect((await publish(8, id)).data).toEqual(first.data);
  expect(await draftsOf(8)).toEqual([]);
  expect(await jobsOf(8)).toHaveLength(1);
});

test('an unfinished draft is not published, and every missing field is named', async () => {
  const { id } = await create(9, { title: 'Cook', employmentType: 'CASUAL' }, 0);
  const { errors } = await publish(9, id);
  const problems = z.array(z.object({ loc: z.array(z.string()), msg: z.string() })).parse(errors[0]?.detail);
  expect(Object.fromEntries(problems.map(({ loc, msg }) => [loc.join('.'), msg]))).toEqual({
    'body.title': 'Title must be at least 5 characters.',
    'body.description': 'Description must be at least 20 characters.',
    'body.role_category': 'Role category is required.',
  });
  expect(await draftsOf(9)).toHaveLength(1);
});

const conflict = { code: 'CONFLICT', detail: expect.stringContaining('Nothing was overwritten') };

test('of two tabs that edit one draft the second gets a conflict, and nothing is overwritten', async () => {
  const { id, version } = await create(10);
  const save = (title: string, of?: number) =>
    jobs.ask(employer(10), updateMutation, { id, input: { title }, version: of });
  expect((await save('First tab', version)).errors).toEqual([]);
  expect((await save('Second tab', version)).errors[0]).toEqual(conflict);
  // The first tab did not receive the answer, so it repeats the request.
  expect((await save('First tab', version)).data.updateJobDraft).toMatchObject({ version: 2 });
  expect((await draftsOf(10))[0]).toMatchObject({ title: 'First tab', version: 2 });
  expect((await save('Whatever is there')).errors).toEqual([]);
});

test('of two tabs that edit one ad the second gets a conflict; automatic changes of the ad cause none', async () => {
  await jobs.tellOfEmployer(11, 1, false);
  const { id } = Made.parse((await publish(11, (await create(11)).id)).data.publishJobDraft);
  await jobs.tellOfEmployer(11, 2, true, { name: 'Banksia Cafe and Bar' });
  const ask = 'query ($id: Int!) { job(id: $id) { version reviewStatus company { name } } }';
  await until('the new name', async () => JSON.stringify(await jobs.ask(guest, ask, { id })).includes('Cafe and Bar'));
  expect((await jobs.ask(guest, ask, { id })).data.job).toMatchObject({ version: 1, reviewStatus: 'approved' });
  const save = (title: string, version?: number) =>
    jobs.ask(employer(11), updateJobQuery, { id, input: { title }, version });
  expect((await save('First tab', 1)).data.updateJob).toEqual({ title: 'First tab', version: 2 });
  expect((await save('Second tab', 1)).errors[0]).toEqual(conflict);
  expect((await save('First tab', 1)).data.updateJob).toEqual({ title: 'First tab', version: 2 });
  expect((await save('Second tab', 2)).data.updateJob).toEqual({ title: 'Second tab', version: 3 });
});

test('an account changes its ads sixty times a minute, since each change is read anew', async () => {
  await jobs.tellOfEmployer(21, 1, false);
  const { id } = Made.parse((await publish(21, (await create(21)).id)).data.publishJobDraft);
  const answers: unknown[] = [];
  for (let change = 0; change < 62; change += 1)
    answers.push((await jobs.ask(employer(21), updateJobQuery, { id, input: { title: `Cook ${change}` } })).errors[0]);
  expect(answers.slice(0, 60)).toEqual(Array(60).fill(undefined));
  expect(answers[61]).toMatchObject({ code: 'TOO_MANY' });
});

test("the dashboard counts an employer's ads and the visible ones, and shows the five newest", async () => {
  const dashboard = async () =>
    (await jobs.ask(employer(12), '{ employerDashboard { stats { totalJobs activeJobs } recentJobs { id } } }')).data
      .employerDashboard;
  expect(await dashboard()).toEqual({ stats: { totalJobs: 0, activeJobs: 0 }, recentJobs: [] });
  const ids: number[] = [];
  for (let count = 0; count < 7; count++) {
    const { data } = await jobs.ask(employer(12), 'mutation ($input: JobInput!) { postJob(input: $input) { id } }', {
      input: whole,
    });
    ids.unshift(Made.parse(data.postJob).id);
  }
  expect(await dashboard()).toMatchObject({ stats: { totalJobs: 7, activeJobs: 0 } });
  await jobs.tellOfEmployer(12, 2, true);
  await until('released', async () => JSON.stringify(await dashboard()).includes('"activeJobs":7'));
  await jobs.ask(employer(12), 'mutation ($id: Int!) { deactivateJob(id: $id) { id } }', { id: ids[0] });
  await jobs.ask(employer(12), 'mutation ($id: Int!) { deleteJob(id: $id) }', { id: ids[1] });
  expect(await dashboard()).toEqual({
    stats: { totalJobs: 6, activeJobs: 5 },
    recentJobs: [0, 2, 3, 4, 5].map((at) => ({ id: ids[at] })),
  });
});

test('an expired ad is renewed for thirty days, by its owner only', async () => {
  const { id } = Made.parse((await publish(13, (await create(13)).id)).data.publishJobDraft);
  const renewQuery = 'mutation ($id: Int!) { renewJob(id: $id) { expiresAt } }';
  jobs.clock.offsetMs = 40 * 24 * 3_600_000;
  expect((await jobs.ask(employer(14), renewQuery, { id })).errors[0]?.code).toBe('NOT_FOUND');
  const { data } = await jobs.ask(employer(13), renewQuery, { id });
  const { expiresAt } = z.object({ expiresAt: z.coerce.date() }).parse(data.renewJob);
  expect(expiresAt.getTime() - Date.now()).toBeGreaterThan(69 * 24 * 3_600_000);
  jobs.clock.offsetMs = 0;
});

test('localities are suggested from two characters, the most likely first, without a sign-in', async () => {
  const suggest = async (query: string, limit?: number) => {
    const { data } = await jobs.ask(
      guest,
      'query ($query: String!, $limit: Int) { locationSuggestions(query: $query, limit: $limit) { label city state } }',
      { query, ...(limit && { limit }) },
    );
    return z
      .array(z.object({ label: z.string(), city: z.string(), state: z.string() }))
      .parse(data.locationSuggestions);
  };
  expect(await suggest('u')).toEqual([]);
  expect((await suggest('Ulti')).slice(0, 2)).toContainEqual({ label: 'Ultimo NSW', city: 'Ultimo', state: 'NSW' });
  expect((await suggest('SYD'))[0]?.label).toBe('Sydney NSW');
  expect((await suggest('newtown, nsw'))[0]?.label).toBe('Newtown NSW');
  expect(await suggest('new')).toHaveLength(8);
  expect(await suggest('new', 50)).toHaveLength(10);
  expect(await suggest('zzzz')).toEqual([]);
});

test('a reminder is emailed five days before an ad ends, once', async () => {
  const mails = jobs.mailsTo('15@example.test');
  const reminders = () => mails.filter((mail) => JSON.stringify(mail).includes('jobExpiring'));
  await jobs.tellOfEmployer(15, 2, true);
  const { id } = Made.parse((await publish(15, (await create(15)).id)).data.publishJobDraft);
  await until('release', async () => {
    const { data } = await jobs.ask(guest, 'query ($id: Int!) { job(id: $id) { id } }', { id });
    return data.job;
  });
  jobs.clock.offsetMs = 26 * 24 * 3_600_000;
  await jobs.expire();
  await until('mail', () => reminders().length > 0);
  await jobs.expire();
  await jobs.settled();
  jobs.clock.offsetMs = 0;
  expect(reminders()).toMatchObject([
    { jobExpiring: { title: 'Line cook', jobUrl: `https://waratah.example/employer/jobs/${id}` } },
  ]);
});
