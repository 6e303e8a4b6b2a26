import { beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { asOperator, password, register, rest, studentPayload } from '../support/as-user.ts';
import { sharedPortal } from '../support/portal.ts';
import { eventually } from '../support/eventually.ts';

let gateway = '';
let operator = '';
let student = 0;
const key = 'local:operators';

const Answer = z.object({ data: z.record(z.string(), z.unknown()).nullish(), errors: z.array(z.unknown()).optional() });

const ask = async (token: string | undefined, query: string, variables: object = {}) => {
  const answer = await fetch(`${gateway}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  return Answer.parse(await answer.json());
};

const Entered = z.object({ login: z.object({ accessToken: z.string() }) });
const login =
  'mutation ($email: String!, $password: String!) { login(email: $email, password: $password, role: operator) { accessToken } }';
const signIn = async (email: string, phrase = password) =>
  Entered.safeParse((await ask(undefined, login, { email, password: phrase })).data).data?.login.accessToken ?? '';

const Trail = z.object({
  auditTrail: z.object({
    entries: z.array(z.object({ operator: z.string(), what: z.array(z.string()), people: z.array(z.number()) })),
  }),
});

const People = z.object({ people: z.object({ people: z.array(z.object({ id: z.number() })) }) });

/** The trail's entries about one operator, read with the operators' key. */
const actsOf = async (email: string) => {
  const found = People.parse((await ask(key, `{ people(find: "${email}") { people { id } } }`)).data);
  const id = found.people.people[0]?.id;
  const { data } = await ask(key, `{ auditTrail(operatorId: ${id}, first: 100) { entries { operator what people } } }`);
  return Trail.parse(data).auditTrail.entries;
};

const newOperator = async (email: string) => {
  expect((await asOperator(gateway).post('/ops/operators', { email, password })).status).toBe(201);
  return signIn(email);
};

beforeAll(async () => {
  ({ gateway } = await sharedPortal('pilot'));
  operator = await newOperator('rogue@trail.example');
  student = (await register(gateway, studentPayload('mei@trail.example'))).user.id;
});

const padding = '__typename '.repeat(60);

/** Documents that request the same in different forms, and the entry that each action must leave. */
const shapes: readonly (readonly [shape: string, query: () => string, line: () => string])[] = [
  ['a fragment without a name', () => '{ ... { visaReviews { total } } }', () => 'visaReviews {"first":20}'],
  ['a nested fragment', () => '{ ... { ... on Query { moderationCounts { waiting } } } }', () => 'moderationCounts'],
  ['a named fragment', () => '{ ...F } fragment F on Query { assessmentCounts { jobs } }', () => 'assessmentCounts'],
  ['an act in a fragment', () => 'mutation { ... { reannounceJobs } }', () => 'reannounceJobs'],
  [
    'sixty fields before it',
    () => `mutation { ${padding} endUserSessions(userId: ${student}) }`,
    () => `endUserSessions {"userId":${student}}`,
  ],
  ['an alias', () => `{ me: person(userId: ${student}) { id } }`, () => `person {"userId":${student}}`],
  [
    'a condition',
    () => `query ($yes: Boolean = true) { deadLetters(first: 7) @include(if: $yes) { total } }`,
    () => 'deadLetters {"after":0,"first":7}',
  ],
];

test.each(shapes)("an operator's request in %s is recorded", async (_shape, query, line) => {
  const { data, errors } = await ask(operator, query());
  expect({ data: data !== null, errors }).toEqual({ data: true, errors: undefined });
  await eventually(async () =>
    expect((await actsOf('rogue@trail.example')).flatMap(({ what }) => what)).toContain(line()),
  );
});

test('fifteen aliases are fifteen records, and a skipped field is none', async () => {
  const many = Array.from({ length: 15 }, (_, index) => `a${index}: matchingDay(day: "2020-01-01") { day }`).join(' ');
  await ask(operator, `{ ${many} }`);
  await ask(operator, '{ people(find: "nobody") @skip(if: true) { next } moderationCounts { reports } }');
  await eventually(async () => {
    const what = (await actsOf('rogue@trail.example')).flatMap((entry) => entry.what);
    expect(what.filter((one) => one === 'matchingDay {"day":"2020-01-01"}')).toHaveLength(15);
    expect(what.join()).not.toContain('people');
  });
});

test('a search is recorded by whom it found, not by the name that was searched', async () => {
  const { user } = await register(gateway, studentPayload('wanted@trail.example', { full_name: 'Wilhelmina Quist' }));
  await ask(operator, '{ people(find: "wilhelmina quist") { next } }');
  await ask(operator, '{ people(find: "zzyzx nobody") { next } }');
  const found = await eventually(async () => {
    const entries = (await actsOf('rogue@trail.example')).filter(({ what }) => what.join().startsWith('people '));
    expect(entries).toHaveLength(2);
    return entries;
  });
  expect(new Map(found.map(({ what, people }) => [what.join(), people]))).toEqual(
    new Map([
      ['people {"find":"nobody","after":0,"first":20}', []],
      [`people {"find":"user ${user.id}","after":0,"first":20}`, [user.id]],
    ]),
  );
});

test('a text is recorded whole, and a secret never', async () => {
  const reason = 'A long story. '.repeat(60).trim();
  await ask(operator, 'mutation ($id: Int!, $reason: String!) { suspendUser(userId: $id, reason: $reason) { id } }', {
    id: student,
    reason,
  });
  await ask(operator, 'mutation { resetPassword(token: "a-secret-token", newPassword: "a-secret-word") }');
  await eventually(async () => {
    const entries = await actsOf('rogue@trail.example');
    const suspension = entries.find(({ what }) => what[0]?.startsWith('suspendUser'));
    expect(suspension).toMatchObject({
      what: [`suspendUser ${JSON.stringify({ userId: student, reason })}`],
      people: [student],
    });
    expect(JSON.stringify(entries)).not.toContain('a-secret');
    expect(entries.some(({ what }) => what[0]?.startsWith('resetPassword'))).toBe(true);
  });
});

test("an operator's sign-in, refused sign-in and sign-out are recorded", async () => {
  const token = await newOperator('second@trail.example');
  expect(await signIn('second@trail.example', 'not the password')).toBe('');
  expect((await rest(gateway, token).post('/auth/session/logout')).status).toBe(200);
  await eventually(async () => {
    const what = (await actsOf('second@trail.example')).flatMap((entry) => entry.what);
    expect(what.toReversed()).toEqual(['signed in', 'sign-in refused', 'logout']);
  });
});

test('an import of ads is recorded', async () => {
  const answer = await fetch(`${gateway}/api/ops/import?format=ndjson`, {
    method: 'POST',
    headers: { authorization: `Bearer ${operator}` },
    body: '{}\n',
  });
  await answer.text();
  await eventually(async () =>
    expect((await actsOf('rogue@trail.example')).flatMap(({ what }) => what).join()).toContain('import'),
  );
});
