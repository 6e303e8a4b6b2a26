import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { happened } from '@waratah/kit/events/outbox';
import { z } from 'zod';
import { employer, student } from '../support/as-caller.ts';
import { type Harness, operator, startJobsHarness, until, wrongAbn } from './jobs-harness.ts';

let jobs: Harness;
beforeAll(async () => {
  jobs = await startJobsHarness({ MODERATION: 'review' });
});
afterAll(async () => jobs?.[Symbol.asyncDispose]());

const input = {
  title: 'Orchard picker',
  description: 'Pick peaches with us until the last crate is full.',
  roleCategory: 'SERVICE_RETAIL_HOSPITALITY',
  employmentType: 'CASUAL',
};

const Job = z.object({ id: z.number(), reviewStatus: z.string(), reviewReason: z.string().nullable() });

const post = async (employerId: number, fields: object = {}) => {
  const query = 'mutation ($input: JobInput!) { postJob(input: $input) { id reviewStatus reviewReason } }';
  return Job.parse((await jobs.ask(employer(employerId), query, { input: { ...input, ...fields } })).data.postJob);
};

const read = async (id: number) =>
  Job.parse(
    (await jobs.ask(operator, 'query ($id: Int!) { job(id: $id) { id reviewStatus reviewReason } }', { id })).data.job,
  );

const review = (id: number, approve: boolean, reason?: string, caller = operator) =>
  jobs.ask(
    caller,
    'mutation ($id: Int!, $approve: Boolean!, $reason: String) { reviewJob(id: $id, approve: $approve, reason: $reason) { reviewStatus } }',
    { id, approve, reason },
  );

const queue = async () => {
  const { data } = await jobs.ask(operator, '{ reviewQueue { id } }');
  return z
    .array(z.object({ id: z.number() }))
    .parse(data.reviewQueue)
    .map(({ id }) => id);
};

test("a new employer's first ad waits for an operator; after an approval the next ones are published at once", async () => {
  const first = await post(31);
  expect(await queue()).toEqual([]);
  expect((await review(first.id, true)).errors[0]).toMatchObject({ code: 'CONFLICT' });
  await jobs.tellOfEmployer(31, 2, true);
  await until('queue', async () => (await queue()).includes(first.id));
  expect((await read(first.id)).reviewReason).toMatch('We check the first ad of every new employer');

  for (const reason of [undefined, ' ', '\u200b\u3164'])
    expect((await review(first.id, false, reason)).errors[0]).toMatchObject({ code: 'INVALID' });
  expect((await review(first.id, true, undefined, student(4))).errors[0]).toMatchObject({ code: 'FORBIDDEN' });
  expect((await review(first.id, true)).data.reviewJob).toEqual({ reviewStatus: 'approved' });
  expect((await review(first.id, true)).errors[0]).toMatchObject({ code: 'CONFLICT' });
  expect((await review(999_999, true)).errors[0]).toMatchObject({ code: 'NOT_FOUND' });
  expect(await post(31)).toMatchObject({ reviewStatus: 'approved' });
});

test('an ad with signs of fraud is taken down, and an approval is final', async () => {
  const { id } = await post(31);
  const assess = (jobVersion: number) =>
    jobs.bus.publish(
      happened(
        'ai.job.v1.assessed',
        { jobId: id, jobVersion, scamSignals: [{ kind: 'fee', quote: 'send $50' }] },
        new Date(),
      ),
    );
  await assess(1);
  await until('held', async () => (await read(id)).reviewStatus === 'pending_review');
  const [closed] = await until('closed', () => {
    const found = jobs.heard('jobs.job.v1.closed');
    return found.length > 0 && found;
  });
  expect(closed?.data).toEqual({ jobId: id, version: 2, reason: 'held' });
  expect((await review(id, true)).errors).toEqual([]);
  await assess(3);
  await jobs.bus.publish(
    happened('ai.job.v1.assessed', { jobId: id, jobVersion: 4, sponsorship: { confidence: 0.7 } }, new Date()),
  );
  await until('assessed again', async () => {
    const { data } = await jobs.ask(
      operator,
      'query ($id: Int!) { job(id: $id) { visaSponsorshipConfidence reviewStatus } }',
      { id },
    );
    return JSON.stringify(data.job) === '{"visaSponsorshipConfidence":0.7,"reviewStatus":"approved"}';
  });
});

test('a rejection states its reason', async () => {
  await jobs.tellOfEmployer(32, 2, true);
  const { id } = await post(32);
  await until('queue', async () => (await queue()).includes(id));
  await review(id, false, 'The pay is below the award.');
  expect(await read(id)).toMatchObject({ reviewStatus: 'rejected', reviewReason: 'The pay is below the award.' });
  expect(await queue()).not.toContain(id);
});

test('after an ad was taken down, the next ones of its employer wait for an operator', async () => {
  await jobs.tellOfEmployer(36, 2, true);
  const { id } = await post(36);
  await until('queue', async () => (await queue()).includes(id));
  await review(id, true);
  expect(await post(36)).toMatchObject({ reviewStatus: 'approved' });
  const takeDown = 'mutation ($id: Int!) { takeDownJob(id: $id, reason: "It asked for money.") { id } }';
  expect((await jobs.ask(operator, takeDown, { id })).errors).toEqual([]);
  const next = await post(36);
  expect(await read(next.id)).toMatchObject({
    reviewStatus: 'pending_review',
    reviewReason: 'We check each ad of an employer after one was taken down. It goes live once it is approved.',
  });
});

const approve = async (employerId: number) => {
  await jobs.tellOfEmployer(employerId, 2, true);
  const { id } = await post(employerId);
  await until('queue', async () => (await queue()).includes(id));
  expect((await review(id, true)).errors).toEqual([]);
};

test('pay below the minimum waits for an operator even for an established employer, who is warned', async () => {
  await approve(33);
  expect(await post(33, { salaryMin: 33.05 })).toMatchObject({ reviewStatus: 'approved', reviewReason: null });
  const low = await post(33, { salaryMin: 20 });
  expect(low.reviewReason).toMatch('The pay is below the national minimum wage.');
  const ask = (caller: typeof operator) =>
    jobs.ask(caller, 'query ($id: Int!) { job(id: $id) { payWarning } }', { id: low.id });
  expect((await ask(employer(33))).data.job).toEqual({
    payWarning: expect.stringContaining('below the national minimum wage of $33.05 an hour'),
  });
  await review(low.id, true);
  expect((await ask(student(4))).data.job).toEqual({ payWarning: null });
});

test('an ABN with a wrong checksum waits for an operator, with the reason', async () => {
  await jobs.tellOfEmployer(wrongAbn, 2, true);
  expect((await post(wrongAbn)).reviewReason).toMatch('The ABN of your company is not a valid one.');
});

test('signs of fraud are added to the reason of an ad already in review, and its publication is announced once', async () => {
  await jobs.tellOfEmployer(47, 2, true);
  const { id } = await post(47);
  const signs = [{ kind: 'fee', quote: 'send $50' }];
  await jobs.bus.publish(happened('ai.job.v1.assessed', { jobId: id, jobVersion: 1, scamSignals: signs }, new Date()));
  await until('the sign', async () => String((await read(id)).reviewReason).includes('“send $50”'));
  expect((await read(id)).reviewReason).toBe(
    'We check the first ad of every new employer. We are checking this ad because we read “send $50” in it. Change the words, or reply to our email and tell us what they mean. It goes live once it is approved.',
  );
});

test('an ad with a fee, a messaging app and a bank request is held with the phrases quoted', async () => {
  await approve(34);
  const phrases = ['Pay a $50 fee first.', 'Write to us on WhatsApp.', 'Send your bank details.'];
  const { id, reviewStatus } = await post(34, { description: `<p>${phrases.join(' ')}</p>` });
  expect(reviewStatus).toBe('approved');
  const scamSignals = ['fee', 'messaging_app', 'bank_details'].map((kind, at) => ({ kind, quote: phrases[at] ?? '' }));
  await jobs.bus.publish(happened('ai.job.v1.assessed', { jobId: id, jobVersion: 1, scamSignals }, new Date()));
  await until('held', async () => (await read(id)).reviewStatus === 'pending_review');
  const { reviewReason } = await read(id);
  for (const phrase of phrases) expect(reviewReason).toContain(`“${phrase}”`);
  const { data } = await jobs.ask(
    employer(34),
    'query ($id: Int!) { job(id: $id) { reviewStatus reviewSignals { kind quote } } }',
    { id },
  );
  expect(data.job).toEqual({ reviewStatus: 'pending_review', reviewSignals: scamSignals });
});

test('no email about an ad goes to an address that is not confirmed', async () => {
  const mails = jobs.mailsTo('83@example.test');
  await jobs.tellOfEmployer(83, 1, false);
  const { id } = await post(83, { title: 'Your account is locked' });
  const change = (what: string) => jobs.ask(employer(83), `mutation ($id: Int!) { ${what} { isActive } }`, { id });
  expect((await change('deactivateJob(id: $id)')).errors).toEqual([]);
  await jobs.tellOfEmployer(83, 2, true);
  expect((await change('updateJob(id: $id, input: { isActive: true, title: "Orchard hand" })')).errors).toEqual([]);
  expect((await change('deactivateJob(id: $id)')).errors).toEqual([]);
  await until(
    'the email of the pause',
    () => JSON.stringify(mails).includes('"paused"') && JSON.stringify(mails).includes('Orchard hand'),
  );
  expect(JSON.stringify(mails)).not.toContain('Your account is locked');
});

test('an employer is told by email that an ad is in review and why, is live, is suspended with the account, and has ended', async () => {
  const mails = jobs.mailsTo('81@example.test');
  const Told = z.object({ jobStanding: z.object({ standing: z.string(), reason: z.string().optional() }) });
  const told = async (count: number) => {
    const standings = () => mails.flatMap((mail) => Told.safeParse(mail).data?.jobStanding ?? []);
    await until('the email', () => standings().length >= count);
    return standings()[count - 1];
  };
  await jobs.tellOfEmployer(81, 2, true);
  const { id } = await post(81);
  await until('review', async () => (await queue()).includes(id));
  await jobs.bus.publish(happened('ai.job.v1.assessed', { jobId: id, jobVersion: 9 }, new Date()));
  expect(await told(1)).toMatchObject({
    standing: 'in_review',
    reason: expect.stringContaining('We check the first ad of every new employer'),
  });
  expect((await review(id, true)).errors).toEqual([]);
  expect(await told(2)).toMatchObject({ standing: 'live' });
  await jobs.tellOfEmployer(81, 3, true, { suspended: true });
  expect(await told(3)).toMatchObject({ standing: 'suspended' });
  await jobs.tellOfEmployer(81, 4, true);
  expect(await told(4)).toMatchObject({ standing: 'live' });
  jobs.clock.offsetMs = 31 * 24 * 3_600_000;
  await jobs.expire();
  expect(await told(5)).toMatchObject({ standing: 'expired' });
  jobs.clock.offsetMs = 0;
});
