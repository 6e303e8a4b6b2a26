import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { MessageRequested } from '@waratah/events/mail/v1';
import { happened } from '@waratah/kit/events/outbox';
import { readConfig } from '@waratah/matching/config';
import { startMatching } from '@waratah/matching/server';
import { key } from '../support/as-caller.ts';
import { eventually } from '../support/eventually.ts';
import { aJob, anAssessment, aProfileAssessment, aStudent, vector } from '../support/factories.ts';
import { startService } from '../support/service.ts';

let now = new Date('2026-11-21T09:00:00Z');
const matching = await startService('matching', (env) => startMatching(readConfig(env), { clock: () => now }), {
  FIRST_MATCHES: 'on',
});
afterAll(async () => matching[Symbol.asyncDispose]());
const { as, bus, heard } = matching;

beforeAll(async () => {
  for (const id of [1, 2, 3, 4, 5]) {
    await bus.publish(happened('jobs.job.v1.published', { job: aJob(id, {}, now) }, now));
    await bus.publish(happened('ai.job.v1.assessed', anAssessment(id), now));
  }
  await matching.tell(profileOf(9, { emailVerified: false }));
  const looked = '{ dryRunMatching(studentId: 9) { funnel { label count } } }';
  const funnel = expect.arrayContaining([{ label: 'live jobs', count: 5 }]);
  await eventually(async () => expect(await ask(looked)).toEqual({ dryRunMatching: [{ funnel }] }));
});

const ask = async (query: string, variables: object = {}) => (await as(key)(query, variables)).data ?? {};
const profileOf = (id: number, fields: Parameters<typeof aStudent>[1]) =>
  happened('identity.profile.v1.updated', { user: aStudent(id, fields) }, now);
const assess = (id: number) => bus.publish(happened('ai.profile.v1.assessed', aProfileAssessment(id, vector(0)), now));
const digestOf = async (id: number, day: string) => {
  const isIt = (message: MessageRequested) =>
    message.to === `student${id}@example.org` && digestIn(message)?.day === day;
  return digestIn(await heard.next('mail.message.v1.requested', isIt));
};
const digestIn = ({ content }: MessageRequested) => (content.case === 'digest' ? content.value : undefined);
const prepared = async (id: number, day: string) => {
  const { runMatching } = await ask(
    'mutation ($id: Int, $day: String) { runMatching(studentId: $id, day: $day) { prepared already } }',
    { id, day },
  );
  return runMatching;
};

test('a student who confirms the address gets the best three at once, a single time; the morning brings others', async () => {
  await bus.publish(profileOf(1, { emailVerified: false }));
  await assess(1);
  await bus.publish(profileOf(1, { emailVerified: true, version: 2 }));
  const digest = await digestOf(1, '2026-11-21');
  expect(digest?.first).toBe(true);
  expect(digest?.jobs).toHaveLength(3);

  expect(await prepared(1, '2026-11-21')).toEqual({ prepared: 0, already: 1 });
  now = new Date('2026-11-21T20:30:00Z');
  await bus.publish(profileOf(1, { emailVerified: true, version: 3 }));
  await assess(1);
  expect(await prepared(1, '2026-11-22')).toEqual({ prepared: 1, already: 0 });
  const next = await digestOf(1, '2026-11-22');
  expect(next?.first).toBe(false);
  const before = new Set(digest?.jobs.map(({ jobId }) => jobId));
  expect(next?.jobs.filter(({ jobId }) => before.has(jobId))).toEqual([]);
});

test('a profile without a visa waits for the morning', async () => {
  await bus.publish(
    profileOf(2, { profile: { case: 'student', value: { citySuburb: 'Ultimo NSW', skills: ['Excel'] } } }),
  );
  await assess(2);
  await bus.publish(profileOf(3, {}));
  await assess(3);
  await digestOf(3, '2026-11-22');
  expect(await prepared(2, '2026-11-22')).toMatchObject({ already: 0 });
});
