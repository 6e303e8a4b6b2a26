import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { partNames } from '@waratah/stack/parts';
import { z } from 'zod';
import { asOperator, employerPayload, register, rest, studentPayload } from '../support/as-user.ts';
import { startTestConstellation, type TestConstellation } from '../support/constellation.ts';
import { eventually } from '../support/eventually.ts';
import { type Inbox, openInbox } from '../support/inbox.ts';
import { startTraceReceiver } from '../support/trace-receiver.ts';

let receiver: Awaited<ReturnType<typeof startTraceReceiver>>;
let constellation: TestConstellation;
let inbox: Inbox;

beforeAll(async () => {
  receiver = await startTraceReceiver();
  constellation = await startTestConstellation({
    apart: partNames,
    settings: { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url },
  });
  inbox = openInbox(constellation.servers.inbox ?? '');
});
afterAll(async () => {
  await constellation[Symbol.asyncDispose]();
  await receiver[Symbol.asyncDispose]();
});

const Job = z.object({ id: z.number() });
const Explained = z.array(z.object({ matches: z.array(z.object({ job_id: z.number() })) }));

const confirm = async (address: string) => {
  const mail = await inbox.next(address, /^Confirm your e-mail/);
  const token = /verify-email\?token=([\w.-]+)/.exec(mail.text ?? '')?.[1];
  await rest(constellation.gateway).post('/auth/verify-email', { token });
};

/** As a browser that traces sends it along. */
const newTrace = () => {
  const traceId = randomBytes(16).toString('hex');
  return { traceId, headers: { traceparent: `00-${traceId}-${randomBytes(8).toString('hex')}-01` } };
};

const job = {
  title: 'Weekend barista',
  description: '<p>Make coffee on Saturday and Sunday mornings, 14 hours a week.</p>',
  role_category: 'SERVICE_RETAIL_HOSPITALITY',
  employment_type: 'CASUAL',
  experience_level: 'entry',
  location: 'Sydney NSW',
  city: 'Sydney',
  state: 'NSW',
  visa_types: '["500","485"]',
};

/** Whether a trace went through these, each span begun below another of the trace. */
const hasStep = (traceId: string, service: string, name: RegExp) => () => {
  const spans = receiver.ofTrace(traceId);
  const seen = spans.map((span) => `${span.service}: ${span.name}`);
  expect(seen).toContainEqual(expect.stringMatching(new RegExp(`^${service}: .*${name.source}`)));
};

test('a trace goes from the request that publishes a job to what reads it, and from the run to the mail', async () => {
  const { gateway } = constellation;
  const employer = await register(gateway, employerPayload('sam@example.org'));
  await confirm('sam@example.org');
  const student = await register(gateway, studentPayload('mei@example.org'));
  await confirm('mei@example.org');

  const posted = newTrace();
  const { id } = Job.parse((await employer.api.post('/auth/employer/jobs', job, posted.headers)).body);
  await eventually(async () => {
    const { body } = await asOperator(gateway).get(`/ops/match?student_id=${student.user.id}`);
    expect(Explained.parse(body)[0]?.matches).toContainEqual({ job_id: id });
  }, 60_000);
  const morning = newTrace();
  await asOperator(gateway).post('/ops/match', {}, morning.headers);
  await inbox.next('mei@example.org', /fits? you/, 60_000);

  const steps = [
    [posted, 'gateway', /POST/],
    [posted, 'jobs', /mutation/],
    [posted, 'jobs', /insert jobs/],
    [posted, 'ai', /hear jobs\.job\.v1\.published/],
    [posted, 'ai', /process ai-assess/],
    [posted, 'matching', /hear ai\.job\.v1\.assessed/],
    [morning, 'gateway', /POST/],
    [morning, 'matching', /mutation/],
    [morning, 'mailer', /hear mail\.message\.v1\.requested/],
    [morning, 'mailer', /process mailer-mail/],
    [morning, 'matching', /hear mailer\.message\.v1\.sent/],
  ] as const;
  for (const [{ traceId }, service, name] of steps)
    await eventually(async () => hasStep(traceId, service, name)(), 10_000);

  const orphans = receiver.ofTrace(posted.traceId).filter(({ parentSpanId }) => parentSpanId === undefined);
  expect(orphans).toEqual([]);
  expect(JSON.stringify(receiver.spans, (_key, value) => (typeof value === 'bigint' ? '' : value))).not.toMatch(
    /mei@example\.org|long enough|local:/,
  );
});
