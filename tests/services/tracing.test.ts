import { fork, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { parts } from '@waratah/stack/parts';
import { freePort } from '@waratah/stack/ports';
import { root } from '@waratah/stack/settings';
import { z } from 'zod';
import { asOperator, employerPayload, register, rest, studentPayload } from '../support/as-user.ts';
import { type OwnPortal, startPortal } from '../support/portal.ts';
import { drawTrace } from '../support/draw-trace.ts';
import { eventually } from '../support/eventually.ts';
import { type Inbox, openInbox } from '../support/inbox.ts';
import { startTraceReceiver } from '../support/trace-receiver.ts';

let receiver: Awaited<ReturnType<typeof startTraceReceiver>>;
let portal: OwnPortal;
let inbox: Inbox;

beforeAll(async () => {
  receiver = await startTraceReceiver();
  portal = await startPortal({
    apart: true,
    settings: { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url },
  });
  inbox = openInbox(portal.inbox);
});
afterAll(async () => {
  await portal[Symbol.asyncDispose]();
  await receiver[Symbol.asyncDispose]();
});

const Job = z.object({ id: z.number() });
const Explained = z.array(z.object({ matches: z.array(z.object({ job_id: z.number() })) }));

const confirm = async (address: string) => {
  const mail = await inbox.next(address, /^Confirm your email/);
  const token = /verify-email\?token=([\w.-]+)/.exec(mail.text ?? '')?.[1];
  await rest(portal.gateway).post('/auth/verify-email', { token });
};

/** The trace header as the web client sends it. */
const newTrace = () => {
  const traceId = randomBytes(16).toString('hex');
  const spanId = randomBytes(8).toString('hex');
  return { traceId, spanId, headers: { traceparent: `00-${traceId}-${spanId}-01` } };
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

const draw = (...traceIds: readonly string[]) =>
  traceIds.map((traceId) => drawTrace(receiver.ofTrace(traceId))).join('\n');

type Way = readonly (readonly [service: string, name: RegExp])[];

/** Waits until a trace contains these steps, each somewhere below the previous one; on failure shows the trace. */
const goes = (traceId: string, way: Way, from?: string) =>
  eventually(async () => {
    const spans = receiver.ofTrace(traceId);
    const parents = new Map(spans.map(({ spanId, parentSpanId }) => [spanId, parentSpanId]));
    const isBelow = (spanId: string, above: string): boolean => {
      const parent = parents.get(spanId);
      return parent === above || (parent !== undefined && isBelow(parent, above));
    };
    let above = from === undefined ? undefined : [from];
    for (const [service, name] of way) {
      const steps = spans.filter((span) => span.service === service && name.test(span.name));
      const reached = steps.filter(({ spanId }) => above?.some((one) => isBelow(spanId, one)) ?? true);
      if (reached.length === 0) throw new Error(`no ${service}: ${name.source} there in\n${draw(traceId)}`);
      above = reached.map(({ spanId }) => spanId);
    }
  });

/** The trace of a digest links to the traces of the run and of each ad in it. */
const digestOf = async (posted: string, run: string) => {
  const both = () => receiver.linkedTo(posted).filter((traceId) => receiver.linkedTo(run).includes(traceId));
  await eventually(async () => {
    if (both().length !== 1) throw new Error(`no step goes back to both\n${draw(posted, run)}`);
  });
  return both()[0] ?? '';
};

test('one trace leads from publishing a job to the email that a student gets about it', async () => {
  const { gateway } = portal;
  const employer = await register(gateway, employerPayload('sam@example.org'));
  await confirm('sam@example.org');
  const student = await register(gateway, studentPayload('mei@example.org'));
  await confirm('mei@example.org');

  const posted = newTrace();
  const { id } = Job.parse((await employer.api.post('/auth/employer/jobs', job, posted.headers)).body);
  await eventually(async () => {
    const { body } = await asOperator(gateway).get(`/ops/match?student_id=${student.user.id}`);
    expect(Explained.parse(body)[0]?.matches).toContainEqual({ job_id: id });
  });
  const morning = newTrace();
  await asOperator(gateway).post('/ops/match', {}, morning.headers);
  await inbox.next('mei@example.org', /fits? you/);

  const published = [
    ['gateway', /^POST/],
    ['jobs', /^POST/],
    ['jobs', /^mutation/],
    ['jobs', /^insert jobs/],
  ] as const;
  await goes(posted.traceId, published, posted.spanId);
  const read = [
    ['jobs', /^mutation/],
    ['jobs', /^publish jobs\.job\.v1\.published/],
    ['ai', /^hear jobs\.job\.v1\.published/],
    ['ai', /^process ai-assess/],
    ['ai', /^publish ai\.job\.v1\.assessed/],
    ['matching', /^hear ai\.job\.v1\.assessed/],
    ['matching', /^update jobs/],
  ] as const;
  await goes(posted.traceId, read, posted.spanId);
  const run = [
    ['gateway', /^POST/],
    ['matching', /^mutation/],
  ] as const;
  await goes(morning.traceId, run, morning.spanId);
  const digest = await digestOf(posted.traceId, morning.traceId);
  const sent = [
    ['matching', /^process matching-deliver/],
    ['matching', /^publish mail\.message\.v1\.requested/],
    ['mailer', /^hear mail\.message\.v1\.requested/],
    ['mailer', /^process mailer-mail/],
    ['mailer', /^SMTP send/],
  ] as const;
  await goes(digest, sent);
  await goes(digest, [sent[3], ['mailer', /^publish mailer\.message\.v1\.sent/], ['matching', /^hear mailer/]]);
  if (process.env.SHOW_TRACES) console.log(draw(posted.traceId, morning.traceId, digest));

  const ad = { text: 'The Quokka Tearoom wants a barista for 12 hours a week.', visa: '500' };
  const checking = newTrace();
  expect((await rest(portal.gateway).post('/check', ad, checking.headers)).status).toBe(200);
  for (const service of ['ai', 'matching'])
    await goes(checking.traceId, [
      ['gateway', /^POST/],
      [service, /^query/],
    ]);

  const said = JSON.stringify(receiver.spans, (_key, value) => (typeof value === 'bigint' ? '' : value));
  expect(said).not.toMatch(/mei@example\.org|long enough|local:|quokka/i);
});

test('work during a shutdown is traced to its end', async () => {
  const child = fork(join(root, 'tests/support/traced-process.ts'), {
    execArgv: ['--import', import.meta.resolve('@waratah/kit/tracing/tracing-start')],
    env: { ...process.env, OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_SERVICE_NAME: 'stopping' },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await new Promise((resolve) => child.once('message', resolve));
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(receiver.spans.filter(({ service }) => service === 'stopping').map(({ name }) => name)).toEqual(['last work']);
});

test('every log line has its request', async () => {
  const port = await freePort();
  const deaf = await freePort();
  const child = spawn(
    process.execPath,
    ['--import', import.meta.resolve('@waratah/kit/tracing/tracing-start'), parts.gateway.main],
    {
      env: {
        ...process.env,
        ...portal.env,
        OTEL_SERVICE_NAME: 'gateway',
        LOG_LEVEL: 'warn',
        PORT: String(port),
        JOBS_URL: `http://127.0.0.1:${deaf}`,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  let log = '';
  child.stderr.on('data', (text) => (log += text));
  const { traceId, headers } = newTrace();
  try {
    await eventually(async () =>
      expect((await rest(`http://127.0.0.1:${port}`).get('/jobs/stats', headers)).status).toBe(503),
    );
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
  const Line = z.looseObject({ msg: z.string(), trace_id: z.string().optional(), span_id: z.string().optional() });
  const lines = log
    .split('\n')
    .filter(Boolean)
    .map((line) => Line.parse(JSON.parse(line)));
  const own = receiver.ofTrace(traceId).filter(({ service }) => service === 'gateway');
  const said = lines.filter(({ msg }) => msg === 'subgraph did not answer');
  expect(said.length).toBeGreaterThan(0);
  for (const { trace_id, span_id } of said) {
    expect(trace_id).toBe(traceId);
    expect(own.map(({ spanId }) => spanId)).toContain(span_id);
  }
});
