import { expect, test } from '@jest/globals';
import { happened } from '@waratah/kit/events/outbox';
import { readConfig } from '@waratah/matching/config';
import { startMatching } from '@waratah/matching/server';
import { movableClock, watchAlerts } from '../support/alerts.ts';
import { key } from '../support/as-caller.ts';
import { eventually } from '../support/eventually.ts';
import { aJob, anAssessment, aProfileAssessment, aStudent, vector } from '../support/factories.ts';
import type { Sample } from '../support/promql/samples.ts';
import { startService } from '../support/service.ts';

const ofMorning = ['MorningLate', 'DigestsLate', 'RunStuck'];
const minuteMs = 60_000;

const isChunksLeft = ({ labels }: Sample) =>
  labels.__name__ === 'waratah_matching_run_chunks' && labels.state === 'left';

/** A quarter to seven in Sydney. */
const early = new Date('2026-11-20T19:45:00Z');

test('a morning run fires its alerts by the clock: when its queue is away, and when no mailer takes its emails', async () => {
  const clock = movableClock(early);
  await using matching = await startService(
    'matching',
    (env) => startMatching(readConfig(env), { clock: clock.now, sweepMs: 500 }),
    { MATCH_CRON: '0 7 * * *' },
  );
  const { bus, servers } = matching;
  const ask = matching.as(key);
  for (const event of [
    happened('identity.profile.v1.updated', { user: aStudent(1) }, clock.now()),
    happened('ai.profile.v1.assessed', aProfileAssessment(1, vector(0)), clock.now()),
    happened('jobs.job.v1.published', { job: aJob(1, {}, clock.now()) }, clock.now()),
    happened('ai.job.v1.assessed', anAssessment(1), clock.now()),
  ])
    await bus.publish(event);
  await eventually(async () =>
    expect((await ask('{ dryRunMatching(studentId: 1) { matches { jobId } } }')).data).toEqual({
      dryRunMatching: [{ matches: [{ jobId: 1 }] }],
    }),
  );
  const redis = servers.running.redis;
  if (!redis) throw new Error('Redis is not ours to stop');
  await redis.stop();
  const alerts = await watchAlerts({ matching: matching.running.url }, clock);
  expect(await alerts.pass(16)).toEqual(expect.not.arrayContaining(ofMorning));
  // Its sweep plans the day, but no worker handles the chunks.
  await eventually(async () => {
    await alerts.pass(0);
    const { value } = alerts.samples().find(isChunksLeft) ?? {};
    expect(value).toBe(1);
  });
  const sinceSevenMs = () => clock.now().getTime() - early.getTime() - 15 * minuteMs;
  while (sinceSevenMs() < 29 * minuteMs) expect(await alerts.pass(1)).not.toContain('MorningLate');
  expect(await alerts.pass(4)).toContain('MorningLate');
  expect(await alerts.pass(62)).toContain('RunStuck');
  await redis.start();
  // The digest is requested, but there is no mailer.
  await eventually(async () => {
    const firing = await alerts.pass(0);
    expect(firing).not.toContain('RunStuck');
    expect(firing).toContain('MorningLate');
  });
  // The bus loses the request, which is made again long before it is overdue.
  const { streams } = await bus.manager();
  const requests = async () => (await streams.info('MAIL')).state.messages;
  await eventually(async () => expect(await requests()).toBe(1));
  await alerts.pass(1);
  await streams.delete('MAIL');
  await bus.ensureStreams();
  await eventually(async () => expect(await requests()).toBe(1));
  expect(await alerts.pass(91)).toContain('DigestsLate');
  await bus.publish(
    happened(
      'mailer.message.v1.sent',
      { key: 'digest:1:2026-11-21', messageId: '<1@test>', ambiguous: false },
      clock.now(),
    ),
  );
  await eventually(async () => expect(await alerts.pass(0)).toEqual(expect.not.arrayContaining(ofMorning)));
});

test('a morning run that no worker reports fires an alert', async () => {
  const alerts = await watchAlerts({ matching: 'http://127.0.0.1:1' });
  expect(await alerts.pass(16)).toContain('MorningUnknown');
});
