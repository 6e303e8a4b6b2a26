import { expect, test } from '@jest/globals';
import { buildSchema, graphql } from 'graphql';
import { type Act, recordOperators } from './acts.ts';
import type { Caller } from './auth.ts';

const operator: Caller = { kind: 'user', id: 3, role: 'operator', sessionId: 's' };

const askedBy = async (caller: Caller, source: string, record: (act: Act) => Promise<void>) => {
  const schema = buildSchema(`
    type Query { look(password: String, deep: Deep): Int! }
    type Mutation { act(id: Int!): Int! }
    input Deep { refreshToken: String, note: String }`);
  const done: string[] = [];
  const mutation = schema.getMutationType()?.getFields().act;
  if (mutation) mutation.resolve = () => done.push('act');
  const query = schema.getQueryType()?.getFields().look;
  if (query) query.resolve = () => done.push('look');
  recordOperators(schema, { record });
  const contextValue = { caller, client: { address: '203.0.113.7', agent: '' } };
  const { errors = [] } = await graphql({ schema, source, contextValue });
  return { done, codes: errors.map(({ originalError }) => originalError) };
};

test('an act that cannot be recorded is not executed', async () => {
  const { done, codes } = await askedBy(operator, 'mutation { ... { act(id: 1) } }', () =>
    Promise.reject(new Error('away')),
  );
  expect(done).toEqual([]);
  expect(codes).toEqual([expect.objectContaining({ code: 'UNAVAILABLE' })]);
});

test('each executed field is recorded with its arguments, without secrets', async () => {
  const acts: Act[] = [];
  const source =
    '{ a: look(deep: { refreshToken: "x", note: "y" }) ... { b: look(password: "z") } c: look @skip(if: true) }';
  const { done } = await askedBy(operator, source, async (act) => void acts.push(act));
  expect(done).toEqual(['look', 'look']);
  expect(acts.map(({ field, args, address }) => [field, args, address])).toEqual([
    ['look', { deep: { refreshToken: '(not kept)', note: 'y' } }, '203.0.113.7'],
    ['look', { password: '(not kept)' }, '203.0.113.7'],
  ]);
});

test('of a request nothing is recorded that the client names: neither the operation nor an alias', async () => {
  const acts: Act[] = [];
  const sources = ['query Stranger { stranger: look }', 'mutation Stranger__jobs__0 { stranger: act(id: 1) }'];
  for (const source of sources) await askedBy(operator, source, async (act) => void acts.push(act));
  expect(acts.map(({ name, field }) => [name, field])).toEqual([
    ['look', 'look'],
    ['act', 'act'],
  ]);
  expect(JSON.stringify(acts)).not.toMatch(/stranger/i);
});

test('other callers are not recorded', async () => {
  const acts: Act[] = [];
  for (const caller of [{ kind: 'guest' }, { ...operator, role: 'student' }] as const)
    await askedBy(caller, '{ look }', async (act) => void acts.push(act));
  expect(acts).toEqual([]);
});
