import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { happened } from '@waratah/kit/events/outbox';
import { openMongo } from '@waratah/kit/mongo/connection';
import { z } from 'zod';
import { employer } from '../support/as-caller.ts';
import { watchAlerts } from '../support/alerts.ts';
import { eventually } from '../support/eventually.ts';
import { anAssessment } from '../support/factories.ts';
import { handledBy } from '../support/handled.ts';
import { type Harness, startJobsHarness } from './jobs-harness.ts';

let jobs: Harness;
beforeAll(async () => {
  jobs = await startJobsHarness();
});
afterAll(async () => jobs?.[Symbol.asyncDispose]());

const Posted = z.object({ postJob: z.object({ id: z.number() }) });

const post = async (title: string) => {
  const input = {
    title,
    description: '<p>Make coffee with us on Saturdays.</p>',
    roleCategory: 'SERVICE_RETAIL_HOSPITALITY',
    employmentType: 'CASUAL',
  };
  const { data, errors } = await jobs.ask(
    employer(1),
    'mutation ($input: JobInput!) { postJob(input: $input) { id } }',
    {
      input,
    },
  );
  expect(errors).toEqual([]);
  return Posted.parse(data).postJob.id;
};

test('ads not read within a minute fire alerts, fast and slow; ads read in time do not', async () => {
  const clock = {
    now: () => new Date(Date.now() + jobs.clock.offsetMs),
    move: (ms: number) => void (jobs.clock.offsetMs += ms),
  };
  const alerts = await watchAlerts({ jobs: jobs.url }, clock);
  const late = ['AdsReadLateFast', 'AdsReadLateSlowly'];
  const read = await post('Weekend barista');
  await jobs.bus.publish(happened('ai.job.v1.assessed', anAssessment(read), clock.now()));
  await handledBy('jobs', jobs.bus);
  const countOf = (window: string, how: string) =>
    alerts
      .samples()
      .find(({ labels }) => labels.__name__ === 'waratah_posted_ads' && labels.window === window && labels.read === how)
      ?.value;
  await eventually(async () => {
    await alerts.pass(2);
    expect([countOf('1h', 'in_time'), countOf('1h', 'late')]).toEqual([1, 0]);
  });
  // The ai service is away.
  for (const title of ['Night cook', 'Office cleaner', 'Bike courier', 'Shop cashier', 'Aged carer']) await post(title);
  expect(await alerts.pass(1)).toEqual(expect.not.arrayContaining(late));
  expect(await alerts.pass(4)).toContain('AdsReadLateFast');
  expect(await alerts.pass(13)).toContain('AdsReadLateSlowly');
  expect(countOf('1h', 'late')).toBe(5);
});

test('an ad that was read before its first reading was noted counts neither as read in time nor as late', async () => {
  await using mongo = await openMongo(jobs.mongoUrl);
  const ads = mongo.collection<{ _id: number; assessment?: { jobVersion: number }; firstReadAt?: Date }>('jobs');
  const clock = {
    now: () => new Date(Date.now() + jobs.clock.offsetMs),
    move: (ms: number) => void (jobs.clock.offsetMs += ms),
  };
  clock.move(6 * 3_600_000);
  const _id = await post('Market stall seller');
  const read = async (jobVersion: number) => {
    await jobs.bus.publish(happened('ai.job.v1.assessed', anAssessment(_id, { jobVersion }), clock.now()));
    await eventually(async () => expect(await ads.findOne({ _id })).toMatchObject({ assessment: { jobVersion } }));
  };
  await read(1);
  await ads.updateOne({ _id }, { $unset: { firstReadAt: '' } });
  clock.move(120_000);
  await read(2);
  const alerts = await watchAlerts({ jobs: jobs.url }, clock);
  await alerts.pass(1);
  const counted = alerts
    .samples()
    .filter(({ labels }) => labels.__name__ === 'waratah_posted_ads' && labels.window === '5m');
  expect(counted.map(({ labels, value }) => [labels.read, value])).toEqual([
    ['in_time', 0],
    ['late', 0],
  ]);
});
