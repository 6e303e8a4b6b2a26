import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { employerPayload, register, rest, studentPayload } from '../support/as-user.ts';
import { type OwnPortal, startPortal } from '../support/portal.ts';
import { eventually } from '../support/eventually.ts';
import { type OpenAiServer, startOpenAi } from '../support/openai-server.ts';
import { eventsOf } from '../support/server-events.ts';

/** What `/api/ai` answers with an API key, whole and streamed; for answers without one see the employer's contract. */
const scope = new AsyncDisposableStack();
afterAll(() => scope.disposeAsync());

let model: OpenAiServer;
let portal: OwnPortal;
let gateway = '';
let employer: Awaited<ReturnType<typeof register>>;
let student: Awaited<ReturnType<typeof register>>;

beforeAll(async () => {
  model = scope.use(await startOpenAi());
  const settings = { OPENAI_API_KEY: 'test-key', OPENAI_BASE_URL: model.baseUrl, OPENAI_TIMEOUT_MS: '60000' };
  portal = scope.use(await startPortal({ settings }));
  ({ gateway } = portal);
  employer = await register(gateway, employerPayload('sam@example.org'));
  student = await register(gateway, studentPayload('mei@example.org'));
});

const path = '/ai/generate/job-description';
const body = {
  title: 'Weekend barista',
  skills: [],
  role_category: 'SERVICE_RETAIL_HOSPITALITY',
  employment_type: 'CASUAL',
  context: { company_name: 'Harbour Kitchen', visa_sponsorship: false, international_student_friendly: true },
};

const sentence = 'You make good coffee for our guests and keep the counter clean while they wait for it.';
const content = JSON.stringify({
  introduction: `${sentence} We sponsor every visa. <script>alert(1)</script> ${sentence}`,
  duties: Array.from({ length: 5 }, () => sentence),
  requirements: Array.from({ length: 3 }, () => sentence),
  closing: sentence,
});
const failed = { detail: 'AI generation failed. Please try again or write the description manually.' };

/** The streamed call, as the form makes it. */
const stream = (token: string | undefined, sent: unknown, signal?: AbortSignal) =>
  fetch(`${gateway}/api${path}`, {
    method: 'POST',
    headers: {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: typeof sent === 'string' ? sent : JSON.stringify(sent),
    ...(signal && { signal }),
  });

test('a model writes the whole description, without markup and without visa claims of its own', async () => {
  model.answerWith({ kind: 'answer', content });
  const { status, body: answer } = await employer.api.post(path, body);
  expect(status).toBe(200);
  expect(answer).toMatchObject({ writer: 'model', description: expect.stringContaining(sentence) });
  expect(JSON.stringify(answer)).not.toMatch(/<script|alert|sponsor/);
});

test('a streamed description arrives in growing parts, without being buffered', async () => {
  // The model writes on once half of its text has been read, so nothing on the way may wait for the end.
  const halfRead = Promise.withResolvers<void>();
  model.answerWith({ kind: 'answer', content, pieceMs: 2, secondHalf: halfRead.promise });
  const answer = await stream(employer.api.token, body);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  expect(answer.headers.get('cache-control')).toContain('no-transform');
  const events = await eventsOf(answer, () => halfRead.resolve());
  expect(events.pop()).toMatchObject({ name: 'done', data: { writer: 'model', description: expect.any(String) } });
  expect(events.length).toBeGreaterThan(5);
  for (const { data } of events) expect(String(data['description'])).not.toMatch(/<script|alert|sponsor/);
});

test('the streamed call refuses what the other call refuses', async () => {
  const refusal = async (answer: Response) => [answer.status, await answer.json()];
  for (const wrong of [{ title: ' ' }, { title: 7 }]) {
    const whole = await employer.api.post(path, wrong);
    expect(whole.status).toBe(422);
    expect(await refusal(await stream(employer.api.token, wrong))).toEqual([422, whole.body]);
  }
  expect((await stream(employer.api.token, '{"title": ')).status).toBe(422);
  expect((await stream(student.api.token, body)).status).toBe(403);
  expect((await stream(undefined, body)).status).toBe(401);
  expect((await rest(gateway).post(path, body)).status).toBe(401);
  expect((await stream(employer.api.token, { ...body, title: 'x'.repeat(1_100_000) })).status).toBe(413);
});

test("a failing model is a 503 with the specification's text, or ends a stream that has begun", async () => {
  model.answerWith({ kind: 'status', status: 401 });
  expect(await employer.api.post(path, body)).toMatchObject({ status: 503, body: failed });
  const early = await stream(employer.api.token, body);
  expect([early.status, await early.json(), Number(early.headers.get('retry-after'))]).toEqual([503, failed, 10]);
  model.answerWith({ kind: 'stops', content: content.slice(0, content.length / 2), pieceMs: 5 });
  const late = await eventsOf(await stream(employer.api.token, body));
  expect(late[0]?.name).toBe('text');
  expect(late.at(-1)).toMatchObject({ name: 'failed', data: failed });
});

test('a model that says nothing is given up before the reader is', async () => {
  model.answerWith({ kind: 'silence' });
  expect((await stream(employer.api.token, body)).status).toBe(503);
});

test('when the reader disconnects, the request to the model is cancelled, through the gateway', async () => {
  model.answerWith({ kind: 'answer', content, pieceMs: 40 });
  const gone = new AbortController();
  const answer = await stream(employer.api.token, { ...body, title: 'Sommelier' }, gone.signal);
  await answer.body?.getReader().read();
  gone.abort();
  await eventually(async () => expect(model.leftOf('Sommelier')).toBe(1));
});

test('with a key, skills still come from our dictionary', async () => {
  const asked = model.asked.length;
  expect(await employer.api.post('/ai/skill-recommendations', { query: 'sommel' })).toMatchObject({
    status: 200,
    body: { skills: ['Wine service'] },
  });
  expect(model.asked).toHaveLength(asked);
});
