import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openBus } from '@waratah/kit/events/bus';
import { createLogger } from '@waratah/kit/process/logger';
import { z } from 'zod';
import { asOperator, employerPayload, password, register, rest, studentPayload } from '../support/as-user.ts';
import { type OwnPortal, startPortal } from '../support/portal.ts';
import { eventually } from '../support/eventually.ts';
import { openInbox } from '../support/inbox.ts';

let portal: OwnPortal;
let gateway = '';
let operator = '';
let second = '';
let student: Awaited<ReturnType<typeof register>>;
let employer: Awaited<ReturnType<typeof register>>;

const Answer = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ extensions: z.object({ code: z.string(), detail: z.unknown() }) })).optional(),
});

/** Sends a GraphQL request; answers the data and the code of the first error. */
const ask = async (token: string | undefined, query: string, variables: object = {}) => {
  const answer = await fetch(`${gateway}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = Answer.parse(await answer.json());
  return { data: data ?? {}, code: errors?.[0]?.extensions.code, detail: errors?.[0]?.extensions.detail };
};

const Entered = z.object({ login: z.object({ accessToken: z.string() }) });
const login =
  'mutation ($email: String!, $password: String!) { login(email: $email, password: $password, role: operator) { accessToken } }';

const newOperator = async (email: string) => {
  const made = await asOperator(gateway).post('/ops/operators', { email, password });
  expect(made.status).toBe(201);
  return Entered.parse((await ask(undefined, login, { email, password })).data).login.accessToken;
};

const confirmed = async (payload: ReturnType<typeof studentPayload> | ReturnType<typeof employerPayload>) => {
  const somebody = await register(gateway, payload);
  const mail = await openInbox(portal.inbox).next(payload.email, /Confirm/);
  const token = /token=([\w.-]+)/.exec(mail.text ?? '')?.[1];
  expect((await rest(gateway).post('/auth/verify-email', { token })).status).toBe(200);
  return somebody;
};

beforeAll(async () => {
  portal = await startPortal({ settings: { MODERATION: 'review' } });
  ({ gateway } = portal);
  [operator, second] = [await newOperator('first@ops.example'), await newOperator('second@ops.example')];
  [student, employer] = [
    await confirmed(studentPayload('mei@console.example')),
    await confirmed(employerPayload('sam@console.example')),
  ];
});
afterAll(async () => {
  await portal[Symbol.asyncDispose]();
});

const Trail = z.object({
  auditTrail: z.object({
    next: z.string().nullable(),
    entries: z.array(
      z.object({
        operator: z.string(),
        kind: z.string(),
        what: z.array(z.string()),
        people: z.array(z.number()),
        jobs: z.array(z.number()),
      }),
    ),
  }),
});

const trail = async (filter = '(first: 100)') =>
  Trail.parse((await ask(second, `{ auditTrail${filter} { next entries { operator kind what people jobs } } }`)).data)
    .auditTrail;

const writtenDown = async () => (await trail()).entries.flatMap(({ what }) => what);

/** Every operation of the console, with ids that do not exist, and its answer to an operator. */
const operations: readonly (readonly [name: string, query: string, code: string | null])[] = [
  ['reviewQueue', '{ reviewQueue(after: 0) { id } }', null],
  ['moderationCounts', '{ moderationCounts { waiting reports } }', null],
  ['jobReports', '{ jobReports(after: 0) { id } }', null],
  ['reviewJob', 'mutation { reviewJob(id: 987654, approve: true) { id } }', 'NOT_FOUND'],
  ['takeDownJob', 'mutation { takeDownJob(id: 987654, reason: "why") { id } }', 'NOT_FOUND'],
  ['closeJobReports', 'mutation { closeJobReports(jobId: 987654) }', null],
  ['feeds', '{ feeds { name } }', null],
  ['importRuns', '{ importRuns { id } }', null],
  ['addFeed', 'mutation { addFeed(input: { name: "Not a name" }) { name } }', 'INVALID'],
  ['runFeed', 'mutation { runFeed(name: "nowhere") { id } }', 'NOT_FOUND'],
  ['removeFeed', 'mutation { removeFeed(name: "nowhere") }', 'NOT_FOUND'],
  ['matchingDay', '{ matchingDay { day planned sent empty failed ambiguous } }', null],
  ['dryRunMatching', '{ dryRunMatching(studentId: 987654) { studentId } }', null],
  ['runMatching', 'mutation { runMatching(studentId: 987654) { prepared } }', 'INVALID'],
  ['replayDigests', 'mutation { replayDigests(day: "2020-01-01") }', null],
  ['people', '{ people(find: "zz") { people { id } } }', null],
  ['person', '{ person(userId: 987654) { id } }', 'NOT_FOUND'],
  ['suspendUser', 'mutation { suspendUser(userId: 987654, reason: "why") { id } }', 'NOT_FOUND'],
  ['reinstateUser', 'mutation { reinstateUser(userId: 987654, reason: "why") { id } }', 'NOT_FOUND'],
  ['endUserSessions', 'mutation { endUserSessions(userId: 987654) }', 'NOT_FOUND'],
  ['deadLetters', '{ deadLetters { total } }', null],
  ['replayDeadLetters', 'mutation { replayDeadLetters(letter: 987654) }', 'NOT_FOUND'],
  ['discardDeadLetter', 'mutation { discardDeadLetter(letter: 987654, reason: "why") }', 'NOT_FOUND'],
  ['auditTrail', '{ auditTrail { next } }', null],
];

describe('access', () => {
  test.each(operations)('%s is for operators, and is recorded', async (name, query, code) => {
    expect((await ask(undefined, query)).code).toBe('UNAUTHENTICATED');
    expect((await ask(student.token, query)).code).toBe('FORBIDDEN');
    expect((await ask(employer.token, query)).code).toBe('FORBIDDEN');
    const answer = await ask(operator, query);
    expect(answer.code ?? null).toBe(code);
    await eventually(async () => {
      const entry = (await trail('(first: 5)')).entries.find(({ operator: who }) => who === 'first@ops.example');
      expect(entry?.what[0]).toMatch(new RegExp(`^${name}( |$)`));
    });
  });

  test('nobody can write to the audit trail directly', async () => {
    const query = 'mutation { recordOperation(name: "x", field: "y") }';
    const unknown = await ask(operator, 'mutation { noSuchThing }');
    expect((await ask(operator, query)).code).toBe(unknown.code);
    expect((await writtenDown()).join()).not.toContain('recordOperation');
  });

  test('it contains no personal data of students or employers', async () => {
    await ask(student.token, '{ me { id } }');
    expect((await trail()).entries.map(({ operator: who }) => who)).not.toContain('mei@console.example');
  });
});

test("a student's correct password opens no session at the console, and the reason is told", async () => {
  const sessions = async () => (await rest(gateway, student.token).get('/auth/session/all')).body;
  const before = await sessions();
  const refused = await ask(undefined, login, { email: 'mei@console.example', password });
  expect(refused).toMatchObject({
    code: 'FORBIDDEN',
    detail: 'This account cannot sign in here: it is no operator account.',
  });
  expect((await ask(undefined, login, { email: 'mei@console.example', password: 'wrong wrong' })).code).toBe(
    'UNAUTHENTICATED',
  );
  expect(await sessions()).toEqual(before);
});

test('identifying values are found at any depth, secrets are never recorded, and an address is recorded as its owner', async () => {
  const { id } = student.user;
  await ask(operator, `query Anything($who: Int = ${id}) { a: person(userId: $who) { id } }`);
  await ask(operator, 'query ($id: Int!) { ...Part } fragment Part on Query { person(userId: $id) { id } }', { id });
  await ask(operator, '{ people(find: "mei@console.example") { next } }');
  await ask(operator, login, { email: 'mei@console.example', password });
  const what = await writtenDown();
  expect(what.filter((one) => one === `person {"userId":${id}}`)).toHaveLength(2);
  expect(what).toContain(`people {"find":"user ${id}","after":0,"first":20}`);
  expect(what).toContain(`login {"email":"user ${id}","password":"(not kept)","role":"operator"}`);
  expect(what.join()).not.toMatch(/long enough|@console/);
  const about = await trail(`(userId: ${id})`);
  expect(about.entries).toHaveLength(5);
  expect(about.entries.every(({ people }) => people.includes(id))).toBe(true);
});

test('it is paged, newest first, without gaps', async () => {
  const all = await trail();
  const first = await trail('(first: 2)');
  const next = await trail(`(first: 2, after: "${first.next}")`);
  // Reading the trail adds an entry too.
  expect([...first.entries.slice(1), ...next.entries].map(({ what }) => what)).toEqual(
    [['auditTrail {"first":100}'], ['auditTrail {"first":2}'], ['auditTrail {"first":100}']].map((what, at) =>
      at === 0 ? what : expect.any(Array),
    ),
  );
  expect(all.entries.length).toBeGreaterThan(20);
  expect((await ask(operator, '{ auditTrail(after: "nonsense") { next } }')).code).toBe('INVALID');
});

describe('an ad', () => {
  const post = async (title: string, words: string) => {
    const { status, body } = await employer.api.post('/auth/employer/jobs', {
      title,
      description: `<p>${words}</p>`,
      role_category: 'SERVICE_RETAIL_HOSPITALITY',
      employment_type: 'CASUAL',
      location: 'Sydney NSW',
      visa_types: ['500'],
    });
    expect(status).toBe(201);
    return z.object({ id: z.number() }).parse(body).id;
  };
  const found = async (search: string) => {
    const { body } = await rest(gateway, student.token).get(`/jobs/search?search=${search}`);
    return z.object({ total: z.number() }).parse(body).total;
  };
  const review =
    'mutation ($id: Int!, $approve: Boolean!, $reason: String, $version: Int) { reviewJob(id: $id, approve: $approve, reason: $reason, version: $version) { reviewStatus } }';

  test('is found in the search once approved; the second operator is told; a suspension hides it until it ends', async () => {
    const id = await post('Lighthouse keeper', 'Keep the lamp burning, 12 hours a week, and greet the ferries.');
    const queue = await ask(operator, '{ reviewQueue { id title reviewReason company { name } } }');
    expect(queue.data.reviewQueue).toContainEqual(expect.objectContaining({ id, title: 'Lighthouse keeper' }));
    expect((await ask(operator, review, { id, approve: true, version: 7 })).code).toBe('CONFLICT');
    expect((await ask(operator, review, { id, approve: true, version: 1 })).code).toBeUndefined();
    expect((await ask(second, review, { id, approve: false, reason: 'no' })).code).toBe('CONFLICT');
    await eventually(async () => expect(await found('lighthouse')).toBe(1));
    // Entries of other services arrive by event, and each reading of the trail adds an entry.
    await eventually(async () => {
      const { entries } = await trail(`(jobId: ${id})`);
      const reviews = entries.filter(({ kind }) => kind === 'mutation').map(({ operator: who }) => who);
      expect(reviews).toEqual(['second@ops.example', 'first@ops.example', 'first@ops.example']);
    });

    const suspend =
      'mutation ($userId: Int!, $reason: String!) { suspendUser(userId: $userId, reason: $reason) { suspension { reason } } }';
    const userId = employer.user.id;
    expect((await ask(operator, suspend, { userId, reason: '\u3164' })).code).toBe('INVALID');
    expect((await ask(operator, suspend, { userId, reason: 'Asks for fees' })).code).toBeUndefined();
    await eventually(async () => expect((await employer.api.get('/auth/me')).status).toBe(401));
    expect((await ask(second, suspend, { userId, reason: 'again' })).code).toBe('CONFLICT');
    const refused = await rest(gateway).post('/auth/login', { email: 'sam@console.example', password });
    expect(refused).toMatchObject({ status: 403, body: { detail: 'This account is suspended: Asks for fees' } });
    const guessed = await rest(gateway).post('/auth/login', { email: 'sam@console.example', password: 'not this one' });
    expect(guessed).toMatchObject({ status: 401, body: { detail: 'Invalid email or password' } });
    expect((await rest(gateway).post('/auth/session/refresh', { refresh_token: employer.refreshToken })).status).toBe(
      401,
    );
    await eventually(async () => expect(await found('lighthouse')).toBe(0));
    expect((await rest(gateway, student.token).get(`/jobs/${id}`)).status).toBe(404);

    const reinstate =
      'mutation ($userId: Int!, $reason: String!) { reinstateUser(userId: $userId, reason: $reason) { suspension { reason } } }';
    expect((await ask(operator, reinstate, { userId, reason: 'A mistake' })).data.reinstateUser).toEqual({
      suspension: null,
    });
    expect((await ask(operator, reinstate, { userId, reason: 'A mistake' })).code).toBe('CONFLICT');
    await eventually(async () => expect(await found('lighthouse')).toBe(1));
    const back = await rest(gateway).post('/auth/login', { email: 'sam@console.example', password });
    expect(back.status).toBe(200);
    employer = {
      ...employer,
      api: rest(gateway, z.object({ access_token: z.string() }).parse(back.body).access_token),
    };
  });

  test('is hidden while its document asks for money, and the operator can open the document', async () => {
    const id = await post(
      'Ferry deckhand',
      'Tie the ferries to the wharf and help our guests aboard, 14 hours a week.',
    );
    await eventually(async () => expect(await found('deckhand')).toBe(1));
    const duties = new TextEncoder().encode('# Duties\n\nPay a $200 registration fee before you start.');
    expect((await employer.api.upload(`/auth/employer/jobs/${id}/document`, duties, 'duties.md')).status).toBe(200);
    await eventually(async () => expect(await found('deckhand')).toBe(0));
    const queue = await ask(operator, '{ reviewQueue { id version reviewReason document { name url } } }');
    expect(queue.data.reviewQueue).toContainEqual({
      id,
      version: 2,
      reviewReason: expect.stringContaining('“Pay a $200 registration fee before you start.”'),
      document: { name: 'duties.md', url: expect.stringContaining('/api/files/') },
    });
    expect((await ask(operator, review, { id, approve: true, version: 1 })).code).toBe('CONFLICT');
    expect((await employer.api.delete(`/auth/employer/jobs/${id}/document`)).status).toBe(200);
    expect((await ask(operator, review, { id, approve: true, version: 3 })).code).toBeUndefined();
    await eventually(async () => expect(await found('deckhand')).toBe(1));
  });

  test('is removed from the search after a report, and its employer gets the reason by email', async () => {
    const id = await post('Windmill painter', 'Paint the sails white in spring, 15 hours a week until May.');
    await eventually(async () => expect(await found('windmill')).toBe(1));
    const report =
      'mutation ($id: Int!) { reportJob(id: $id, reason: asks_for_money, comment: "They want $50 first") }';
    expect((await ask(student.token, report, { id })).code).toBeUndefined();
    const open = await ask(operator, '{ jobReports { jobId reason comment job { title } } }');
    expect(open.data.jobReports).toEqual([
      { jobId: id, reason: 'asks_for_money', comment: 'They want $50 first', job: { title: 'Windmill painter' } },
    ]);
    const takeDown =
      'mutation ($id: Int!, $reason: String!) { takeDownJob(id: $id, reason: $reason) { reviewStatus } }';
    expect((await ask(operator, takeDown, { id, reason: ' ' })).code).toBe('INVALID');
    expect((await ask(operator, takeDown, { id, reason: 'It asks for a fee.' })).data.takeDownJob).toEqual({
      reviewStatus: 'rejected',
    });
    expect((await ask(second, takeDown, { id, reason: 'It asks for a fee.' })).code).toBe('CONFLICT');
    expect((await ask(operator, '{ moderationCounts { reports } }')).data.moderationCounts).toEqual({ reports: 0 });
    await eventually(async () => expect(await found('windmill')).toBe(0));
    const mail = await openInbox(portal.inbox).next('sam@console.example', /is not shown/);
    expect(mail.subject).toBe('Your ad “Windmill painter” is not shown');
    expect(mail.text).toContain('It asks for a fee.');
  });
});

test('a suspended student is not matched and loses their session; operators cannot be suspended from the console', async () => {
  const lost = await confirmed(studentPayload('kim@console.example', { full_name: 'Kim Zoë Park' }));
  const because = async () => {
    const { data } = await ask(operator, `{ dryRunMatching(studentId: ${lost.user.id}) { nothingBecause } }`);
    return z.array(z.object({ nothingBecause: z.string().nullable() })).parse(data.dryRunMatching)[0]?.nothingBecause;
  };
  await eventually(async () => expect(await because()).not.toBeUndefined());
  const found = await ask(operator, '{ people(find: "zoe par") { people { id fullName sessions { device } } } }');
  expect(found.data.people).toEqual({
    people: [{ id: lost.user.id, fullName: 'Kim Zoë Park', sessions: [{ device: 'node' }] }],
  });
  await ask(operator, `mutation { suspendUser(userId: ${lost.user.id}, reason: "Not a person") { id } }`);
  await eventually(async () => expect(await because()).toBe('The account is suspended.'));
  expect((await lost.api.get('/auth/me')).status).toBe(401);
  const { data } = await ask(operator, '{ people(find: "first@ops") { people { id } } }');
  // The database refuses the null character in a pattern.
  const odd = await ask(operator, String.raw`{ people(find: "\u0000(") { people { id } } }`);
  expect(odd).toEqual({ data: { people: { people: [] } } });
  const own = z.object({ people: z.array(z.object({ id: z.number() })) }).parse(data.people).people[0]?.id;
  expect((await ask(operator, `mutation { suspendUser(userId: ${own}, reason: "me") { id } }`)).code).toBe('FORBIDDEN');
});

const Letters = z.object({
  deadLetters: z.object({
    total: z.number(),
    letters: z.array(
      z.object({ letter: z.number(), type: z.string(), consumer: z.string(), tries: z.number(), reason: z.string() }),
    ),
  }),
});

test('a dead letter is listed with its reason, replayed, or discarded with a reason', async () => {
  const letters = async () =>
    Letters.parse((await ask(operator, '{ deadLetters { total letters { letter type consumer tries reason } } }')).data)
      .deadLetters;
  await using bus = await openBus(portal.nats, 'test', createLogger('test', 'silent'));
  await bus.js.publish('mail.message.v1.requested.test.0', 'no JSON');
  const [dead] = await eventually(async () => {
    const found = (await letters()).letters;
    expect(found).toHaveLength(1);
    return found;
  });
  expect(dead).toMatchObject({ type: 'mail.message.v1.requested', consumer: 'mailer', tries: 1 });
  expect(dead?.reason).toMatch(/JSON/);
  expect((await ask(operator, `mutation { replayDeadLetters(letter: ${dead?.letter}) }`)).data).toEqual({
    replayDeadLetters: 1,
  });
  const again = await eventually(async () => {
    const found = (await letters()).letters;
    expect(found.map(({ letter }) => letter)).not.toContain(dead?.letter);
    expect(found).toHaveLength(1);
    return found[0];
  });
  expect((await ask(operator, 'mutation { replayDeadLetters }')).data).toEqual({ replayDeadLetters: 1 });
  const last = await eventually(async () => {
    const [found] = (await letters()).letters;
    expect(found?.letter).toBeGreaterThan(again?.letter ?? 0);
    return found;
  });
  const discard = `mutation ($reason: String!) { discardDeadLetter(letter: ${last?.letter}, reason: $reason) }`;
  for (const reason of ['', '\u200b']) expect((await ask(operator, discard, { reason })).code).toBe('INVALID');
  expect((await ask(operator, discard, { reason: 'A test wrote it' })).data).toEqual({ discardDeadLetter: true });
  expect((await ask(operator, discard, { reason: 'A test wrote it' })).code).toBe('NOT_FOUND');
  expect((await letters()).total).toBe(0);
  expect(await writtenDown()).toContain(`discardDeadLetter {"letter":${last?.letter},"reason":"A test wrote it"}`);
});

describe('the queue pages', () => {
  const pages = (cookie?: string, path = '', init: RequestInit = {}) =>
    fetch(`${gateway}/ops/queues${path}`, { ...init, headers: { ...(cookie && { cookie }) } });
  const passOf = async (token: string) => {
    const { status, headers } = await rest(gateway, token).post('/ops/queues/pass');
    expect(status).toBe(200);
    return headers.get('set-cookie') ?? '';
  };

  test('open with a pass, which only operators get', async () => {
    expect((await rest(gateway).post('/ops/queues/pass')).status).toBe(401);
    for (const token of [student.token, 'local:operators'])
      expect((await rest(gateway, token).post('/ops/queues/pass')).status).toBe(403);
    expect((await rest(gateway, student.token).get('/ops/queues')).status).toBe(403);
    expect((await pages()).status).toBe(401);
    expect((await pages(undefined, '/api/queues')).status).toBe(401);
    expect((await pages('waratah_queues=eyJhbGciOiJub25lIn0.e30.')).status).toBe(401);
    expect((await pages(`waratah_queues=${operator}`)).status).toBe(401);
    const cookie = await passOf(operator);
    expect(cookie).toMatch(/Path=\/ops\/queues; Max-Age=600; HttpOnly; SameSite=Strict/);
    const page = await pages(cookie);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(await page.text()).not.toContain('googleapis');
    expect((await pages(cookie, '/api/queues')).status).toBe(200);
  });

  test('retry and remove jobs, but never add or change any; each action is recorded', async () => {
    const cookie = await passOf(operator);
    for (const [method, path] of [
      ['POST', '/api/queues/mailer-mail/add'],
      ['PUT', '/api/queues/mailer-mail/obliterate'],
      ['PUT', '/api/queues/mailer-mail/empty'],
      ['PATCH', '/api/queues/mailer-mail/1/update-data'],
    ] as const)
      expect((await pages(cookie, path, { method })).status).toBe(403);
    expect((await pages(cookie, '/api/queues/mailer-mail/retry/failed', { method: 'PUT' })).status).toBe(200);
    expect(await writtenDown()).toContain('PUT /api/queues/mailer-mail/retry/failed');
  });

  test('close when the session ends', async () => {
    const third = await newOperator('third@ops.example');
    const cookie = await passOf(third);
    expect((await pages(cookie)).status).toBe(200);
    expect((await rest(gateway, third).post('/auth/session/logout-all')).status).toBe(200);
    await eventually(async () => expect((await pages(cookie)).status).toBe(401));
  });
});

test('the console is served under /ops, and search engines are told not to index it', async () => {
  for (const path of ['/ops', '/ops/ads', '/ops/audit?user=3']) {
    const page = await fetch(`${gateway}${path}`);
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("Operators' console");
  }
  expect((await fetch(`${gateway}/ops/assets/none.js`)).status).toBe(404);
});
