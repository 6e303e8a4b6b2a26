import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Route } from '@waratah/gateway/rest/route';
import { routes } from '@waratah/gateway/rest/rest';
import fc from 'fast-check';
import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';
import { z } from 'zod';
import { asOperator, employerPayload, password, register, rest, studentPayload } from '../support/as-user.ts';
import { type OwnPortal, startPortal } from '../support/portal.ts';
import { eventually } from '../support/eventually.ts';
import { eachOf, hostileText, hostileValue, nearly } from '../support/hostile.ts';
import { scaled } from '../support/scale.ts';

/**
 * Input generated from the contracts of REST and GraphQL (goals, "Security"): never answered with a 5xx, and always in
 * time.
 */
const seed = 20_261_121;
const calls = scaled({ landing: 300, share: 1_500, full: 100_000 });
const documents = scaled({ landing: 200, share: 800, full: 50_000 });
const atOnce = 8;
const timeoutMs = scaled({ share: 1_200_000, full: 4 * 3_600_000 });
/** Longer than the gateway's time limit in tests; a call that hangs never ends. */
const patienceMs = 120_000;

let portal: OwnPortal;
let gateway = '';
let tokens: readonly (string | undefined)[] = [];
let people = 0;

/** One person of each role, replaced from time to time, since hostile input may end their sessions or accounts. */
const renewPeople = async () => {
  const number = ++people;
  const operator = { email: `operator-${number}@example.org`, password };
  await asOperator(gateway).post('/ops/operators', operator);
  const { access_token } = z
    .object({ access_token: z.string() })
    .parse((await rest(gateway).post('/auth/login', operator)).body);
  const student = await register(gateway, studentPayload(`student-${number}@example.org`));
  const employer = await register(gateway, employerPayload(`employer-${number}@example.org`));
  tokens = [student.token, employer.token, access_token, 'local:operators', undefined];
};

beforeAll(async () => {
  const settings = { PILOT: 'off', SIGN_INS_PER_MINUTE: '1000000', REQUESTS_PER_MINUTE: '1000000' };
  portal = await startPortal({ settings });
  ({ gateway } = portal);
});
afterAll(async () => {
  await portal?.[Symbol.asyncDispose]();
});

type Sent = Readonly<{
  path: string;
  init: Readonly<{ method: string; body?: string; headers?: Readonly<Record<string, string>> }>;
}>;
type Found = Readonly<{ what: string; sent: string }>;

/** The answer, or what is wrong with it. */
const send = async ({ path, init }: Sent, found: Found[]) => {
  const tell = (what: string) =>
    void found.push({
      what,
      sent: `${init.method} ${path.slice(0, 200)} ${JSON.stringify(init.headers).slice(0, 200)} ${init.body?.slice(0, 400)}`,
    });
  try {
    const answer = await fetch(`${gateway}${path}`, { ...init, signal: AbortSignal.timeout(patienceMs) });
    const text = await answer.text();
    // On a busy machine, recording an operator's action may time out; an honest 503 is not a fault.
    const waits = answer.status === 503 && answer.headers.has('retry-after');
    if (answer.status >= 500 && !waits) tell(`${answer.status} ${text.slice(0, 200)}`);
    return { status: answer.status, text };
  } catch (error) {
    tell(String(error));
    return undefined;
  }
};

const fieldsOf = (schema: z.ZodObject | undefined) => Object.keys(schema?.shape ?? {});

const requestTo = (route: Route): fc.Arbitrary<Sent> => {
  const query = fc.dictionary(fc.constantFrom('page', 'limit', 'q', ...fieldsOf(route.input.query)), hostileText, {
    maxKeys: 3,
  });
  const part = fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 1, max: 30 }).map(String) }, hostileText);
  const body = route.input.body ? nearly(z.toJSONSchema(route.input.body, { unrepresentable: 'any' })) : hostileValue;
  const written = fc.oneof({ weight: 8, arbitrary: body.map((value) => JSON.stringify(value)) }, hostileText);
  return fc.record({ query, parts: fc.array(part, { minLength: 4, maxLength: 4 }), written }).map((made) => {
    const left = made.parts.values();
    const path = route.path.replaceAll(/\{\w+\}/g, () => encode(left.next().value ?? ''));
    const asked = Object.entries(made.query).map(([name, value]) => `${name}=${encode(value)}`);
    const method = route.method.toUpperCase();
    const init = { method, ...(method !== 'GET' && { body: made.written }) };
    return { path: `/api${path}${asked.length > 0 ? `?${asked.join('&')}` : ''}`, init };
  });
};

/** Broken escapes must be sent unchanged; the server's own parser refuses longer addresses. */
const encode = (text: string) =>
  text.startsWith('%') ? text : encodeURIComponent(text.slice(0, 1_000).toWellFormed());

/** Not called here because they end the caller's session; tests/journeys call them. */
const ending = /logout|session\/\{id\}/;

test(
  `${calls} generated REST calls are answered without a server error, in time, and sign nobody in`,
  async () => {
    const targets = routes.filter(({ path }) => !ending.test(path));
    const request = fc.constantFrom(...targets).chain(requestTo);
    const header = fc.constantFrom(
      'application/json',
      'text/plain',
      'multipart/form-data; boundary=x',
      'application/json; charset=utf-7',
    );
    const encoding = fc.constantFrom(...Array.from({ length: 12 }, () => undefined), 'gzip', 'none');
    const made = fc.sample(fc.record({ request, header, encoding, who: fc.nat(4) }), { seed, numRuns: calls });
    const found: Found[] = [];
    const statuses = new Map<number, number>();
    let at = 0;
    await eachOf(made, atOnce, async ({ request: { path, init }, header: type, encoding: coded, who }) => {
      if (at++ % 1_000 === 0) await eventually(renewPeople);
      const token = tokens[who];
      const headers = {
        'content-type': type,
        ...(coded && { 'content-encoding': coded }),
        ...(token && { authorization: `Bearer ${token}` }),
      };
      const answer = await send({ path, init: { ...init, headers } }, found);
      if (!answer) return;
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (path.startsWith('/api/auth/login') && answer.status === 200) found.push({ what: 'signed in', sent: path });
    });
    console.log(`${calls} calls, seed ${seed}:`, Object.fromEntries([...statuses].toSorted(([a], [b]) => a - b)));
    expect(found.slice(0, 20)).toEqual([]);
    expect((statuses.get(200) ?? 0) + (statuses.get(201) ?? 0)).toBeGreaterThan(calls / 100);
    expect(statuses.get(422) ?? 0).toBeGreaterThan(calls / 20);
  },
  timeoutMs,
);

const schema = buildSchema(await readFile(new URL('../../web/schema.graphql', import.meta.url), 'utf8'));

const nearlyOf = (type: GraphQLInputType): fc.Arbitrary<unknown> => {
  if (isNonNullType(type)) return nearlyOf(type.ofType);
  if (isListType(type)) return mostly(fc.array(nearlyOf(type.ofType), { maxLength: 3 }));
  if (isEnumType(type)) return mostly(fc.constantFrom(...type.getValues().map(({ name }) => name)));
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).map((field) => [field.name, nearlyOf(field.type)] as const);
    return mostly(fc.record(Object.fromEntries(fields), { requiredKeys: [] }));
  }
  const right: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
    Int: fc.oneof(fc.integer({ min: -2, max: 40 }), fc.integer()),
    Float: fc.double(),
    Boolean: fc.boolean(),
    ID: fc.nat(40).map(String),
  };
  return mostly(right[type.name] ?? hostileText);
};
const mostly = (right: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 9, arbitrary: right }, { weight: 1, arbitrary: hostileValue });

/** A field with variables for all its arguments, and a selection of everything that needs no argument. */
const documentOf = (kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>) => {
  const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const args = (list: string) => (list ? `(${list})` : '');
  return `${kind} Asked${args(declared)} { ${field.name}${args(passed)}${selectionOf(field, 3)} }`;
};

const selectionOf = (field: GraphQLField<unknown, unknown>, depth: number): string => {
  const type = getNamedType(field.type);
  if (isLeafType(type)) return '';
  const below = 'getFields' in type && depth > 0 ? Object.values(type.getFields()) : [];
  const plain = below
    .filter((one): one is GraphQLField<unknown, unknown> => 'args' in one && one.args.length === 0)
    .filter((one) => depth > 1 || isLeafType(getNamedType(one.type)));
  return ` { __typename ${plain.map((one) => `${one.name}${selectionOf(one, depth - 1)}`).join(' ')} }`;
};

const endingFields: ReadonlySet<string> = new Set(['logout', 'logoutAll', 'endSession', 'endUserSessions']);

const askedFor = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => ({ kind: 'query' as const, field })),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => ({ kind: 'mutation' as const, field })),
].filter(({ field }) => !endingFields.has(field.name));

const Answer = z.looseObject({
  errors: z
    .array(
      z.looseObject({ message: z.string(), extensions: z.looseObject({ code: z.string().optional() }).optional() }),
    )
    .optional(),
});

test(
  `${documents} generated GraphQL operations are answered without a server error and in time`,
  async () => {
    const operation = fc.constantFrom(...askedFor).chain(({ kind, field }) => {
      const variables = Object.fromEntries(field.args.map(({ name, type }) => [name, nearlyOf(type)]));
      return fc.record({
        query: fc.constant(documentOf(kind, field)),
        variables: fc.record(variables, { requiredKeys: [] }),
      });
    });
    const made = fc.sample(fc.record({ operation, who: fc.nat(4) }), { seed, numRuns: documents });
    const found: Found[] = [];
    const codes = new Map<string, number>();
    let at = 0;
    await eachOf(made, atOnce, async ({ operation: asked, who }) => {
      if (at++ % 500 === 0) await eventually(renewPeople);
      const token = tokens[who];
      const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
      const body = JSON.stringify(asked);
      const answer = await send({ path: '/graphql', init: { method: 'POST', headers, body } }, found);
      if (!answer) return;
      const { errors } = Answer.parse(JSON.parse(answer.text));
      const code = errors?.[0]?.extensions?.code ?? (errors ? 'none' : 'answered');
      codes.set(code, (codes.get(code) ?? 0) + 1);
      if (/^(INTERNAL|none|DOWNSTREAM)/.test(code))
        found.push({ what: `${code}: ${errors?.[0]?.message}`, sent: body.slice(0, 900) });
    });
    console.log(`${documents} operations, seed ${seed}:`, Object.fromEntries(codes));
    expect(found.slice(0, 20)).toEqual([]);
    expect(codes.get('answered') ?? 0).toBeGreaterThan(documents / 20);
  },
  timeoutMs,
);
