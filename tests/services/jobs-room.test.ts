import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openMongo } from '@waratah/kit/mongo/connection';
import { z } from 'zod';
import { employer, student } from '../support/as-caller.ts';
import { type Harness, startJobsHarness } from './jobs-harness.ts';

/** How much an account may keep, and how much of it a list answers. */

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

const input = {
  title: 'Weekend barista',
  description: '<p>Make coffee with us on Saturdays.</p>',
  roleCategory: 'SERVICE_RETAIL_HOSPITALITY',
  employmentType: 'CASUAL',
  location: 'Fitzroy VIC',
  visaTypes: ['500'],
};

const Made = z.object({ id: z.number() });

const post = async (owner: number, key?: string) => {
  const query = 'mutation ($input: JobInput!, $key: String) { postJob(input: $input, idempotencyKey: $key) { id } }';
  const { data, errors } = await jobs.ask(employer(owner), query, { input, key });
  return errors[0] ?? Made.parse(data.postJob);
};
const draft = async (owner: number, key?: string) => {
  const query =
    'mutation ($input: JobInput!, $key: String) { createJobDraft(input: $input, idempotencyKey: $key) { id } }';
  const { data, errors } = await jobs.ask(employer(owner), query, { input, key });
  return errors[0] ?? Made.parse(data.createJobDraft);
};
const publish = async (owner: number, id: number) => {
  const { data, errors } = await jobs.ask(employer(owner), 'mutation ($id: Int!) { publishJobDraft(id: $id) { id } }', {
    id,
  });
  return errors[0] ?? Made.parse(data.publishJobDraft);
};
const remove = (owner: number, what: 'deleteJob' | 'deleteJobDraft', id: number) =>
  jobs.ask(employer(owner), `mutation ($id: Int!) { ${what}(id: $id) }`, { id });

const idsOf = async (owner: number, list: string) => {
  const [field = ''] = list.split('(');
  const { data, errors } = await jobs.ask(employer(owner), `{ ${list} { id } }`);
  expect(errors).toEqual([]);
  return z
    .array(Made)
    .parse(data[field])
    .map(({ id }) => id);
};

/** No other document has such a number. */
let nextCopy = 1_000_000;

/** Adds copies of the newest document of a collection, as if somebody had saved it that often. */
const copied = async (collection: string, owner: object, times: number, different: (at: number) => object) => {
  const documents = mongo.collection<{ _id: number }>(collection);
  const found = await documents.findOne(owner, { sort: { _id: -1 } });
  if (!found) throw new Error(`nothing to copy in ${collection}`);
  const copies = Array.from({ length: times }, (_, at) => ({ ...found, _id: nextCopy + at, ...different(at) }));
  nextCopy += times;
  await documents.insertMany(copies);
};

const full = (detail: string) => ({ code: 'CONFLICT', detail });

test('an employer keeps 25 ads and 25 drafts until the email address is confirmed', async () => {
  await jobs.tellOfEmployer(21, 1, false);
  const ads = [await post(21, 'first')];
  const drafts = [await draft(21, 'first')];
  for (let more = 0; more < 24; more += 1) {
    ads.push(await post(21));
    drafts.push(await draft(21));
  }
  expect(await post(21)).toEqual(
    full('You have 25 ads, the most that an account keeps. Confirm your email address to keep more.'),
  );
  expect(await draft(21)).toEqual(
    full('You have 25 drafts, the most that an account keeps. Confirm your email address to keep more.'),
  );
  // What was saved before is still answered by its key, and a draft that finds no room stays a draft.
  expect([await post(21, 'first'), await draft(21, 'first')]).toEqual([ads[0], drafts[0]]);
  expect(await publish(21, Made.parse(drafts[3]).id)).toMatchObject({ code: 'CONFLICT' });
  expect(await idsOf(21, 'myJobDrafts')).toHaveLength(25);
  await remove(21, 'deleteJob', Made.parse(ads[1]).id);
  await remove(21, 'deleteJobDraft', Made.parse(drafts[1]).id);
  expect([await post(21), await draft(21)]).toEqual([{ id: expect.any(Number) }, { id: expect.any(Number) }]);

  await jobs.tellOfEmployer(21, 2, true);
  expect([await post(21), await draft(21)]).toEqual([{ id: expect.any(Number) }, { id: expect.any(Number) }]);
});

test('an employer keeps fifty drafts, and the list answers no more', async () => {
  await jobs.tellOfEmployer(22, 1, true);
  await draft(22);
  await copied('drafts', { employerId: 22 }, 48, () => ({}));
  const { id } = Made.parse(await draft(22));
  expect(await draft(22)).toEqual(
    full('You have 50 drafts, the most that an account keeps. Delete one that you no longer need and try again.'),
  );
  await copied('drafts', { employerId: 22 }, 5, () => ({}));
  const listed = await idsOf(22, 'myJobDrafts');
  expect([listed.length, listed.includes(id)]).toEqual([50, true]);
});

test('an employer keeps a thousand ads, and reads them in pages of a hundred', async () => {
  await jobs.tellOfEmployer(23, 1, true);
  await post(23);
  await copied('jobs', { employerId: 23 }, 998, () => ({}));
  expect(await post(23)).toEqual({ id: expect.any(Number) });
  expect(await post(23)).toEqual(
    full('You have 1,000 ads, the most that an account keeps. Delete one that you no longer need and try again.'),
  );
  const pages = [await idsOf(23, 'myJobs')];
  for (let last = pages[0]?.at(-1); last !== undefined; last = pages.at(-1)?.at(-1))
    pages.push(await idsOf(23, `myJobs(after: ${last})`));
  expect(pages.map((page) => page.length)).toEqual([...Array.from({ length: 10 }, () => 100), 0]);
  const ids = pages.flat();
  expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a));
});

test('a student keeps three hundred saved jobs', async () => {
  await jobs.tellOfEmployer(24, 1, true);
  const { id } = Made.parse(await post(24));
  const other = Made.parse(await post(24));
  const save = async (jobId: number) => {
    const { data, errors } = await jobs.ask(student(31), `mutation { addFavorite(jobId: ${jobId}) { id } }`);
    return errors[0] ?? Made.parse(data.addFavorite);
  };
  const first = await save(id);
  await copied('favorites', { userId: 31 }, 299, (at) => ({ jobId: nextCopy + at }));
  expect(await save(other.id)).toEqual(
    full('You have saved 300 jobs, the most that we keep. Remove one that you no longer need and try again.'),
  );
  expect(await save(id)).toEqual(first);
});
