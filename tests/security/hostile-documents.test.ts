import { beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { type Portal, sharedPortal } from '../support/portal.ts';
import { seeded } from '../support/seeded.ts';
import { scaled } from '../support/scale.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await sharedPortal('pilot');
});

const seed = 7;
const { integer, pick } = seeded(seed);

const many = (count: number, make: (at: number) => string, between = ' ') =>
  Array.from({ length: count }, (_, at) => make(at)).join(between);
const letters = ['a', 'b', 'c', 'd', 'e', 'k', 'm', 'o', 'r', 's', 'u', 'y'] as const;
const signs = ['{', '}', '(', ')', '[', ']', '!', ':', '=', '"', '\\', '$', '@', '|', '&', '.', '#'] as const;
const word = () => many(integer(3, 12), () => pick(letters), '');
const nested = (depth: number, open: string, leaf: string, close: string) =>
  open.repeat(depth) + leaf + close.repeat(depth);

type Body = Readonly<{ query: string; variables?: unknown; operationName?: string }>;

/** Kinds of hostile documents; each generates a different one every time. */
const kinds: Readonly<Record<string, () => Body | readonly Body[]>> = {
  'no document': () => ({ query: many(integer(1, 400), () => pick([...signs, ...letters]), '') }),
  'open braces': () => ({ query: '{'.repeat(integer(1, 20_000)) }),
  'a field that is not there': () => ({ query: `{ ${word()}Zz { id } }` }),
  'an argument that is not there': () => ({ query: `{ searchJobs(${word()}Zz: ${integer(0, 9)}) { total } }` }),
  'fields too deep': () => ({ query: nested(integer(9, 300), '{ me ', '{ id }', ' }') }),
  'too many aliases': () => ({ query: `{ ${many(integer(16, 190), (at) => `${word()}${at}: me { id }`)} }` }),
  'too many tokens': () => ({ query: `{ ${'__typename '.repeat(integer(1_001, 60_000))} }` }),
  'fragments in a circle': () => {
    const length = integer(1, 30);
    const parts = many(length, (at) => `fragment F${at} on User { id ...F${(at + 1) % length} }`);
    return { query: `{ me { ...F0 } } ${parts}` };
  },
  'fragments that multiply': () => {
    const length = integer(10, 40);
    const parts = many(length, (at) => `fragment F${at} on Query { ...F${at + 1} ...F${at + 1} ...F${at + 1} }`);
    return { query: `{ ...F0 } ${parts} fragment F${length} on Query { ${word()}Zz }` };
  },
  'directives without end': () => ({ query: `{ me ${many(integer(50, 900), () => `@${word()}Zz`)} { id } }` }),
  'lists too deep': () => ({ query: `{ searchJobs(search: ${nested(integer(5, 400), '[', '1', ']')}) { total } }` }),
  'a variable of another kind': () => ({
    query: 'query ($id: Int!) { job(id: $id) { id } }',
    variables: { id: pick<unknown>([{ $gt: 0 }, [1], 'DROP', 2 ** 40, null, true, { [word()]: word() }]) },
  }),
  'variables too deep': () => ({
    query: 'query ($id: Int!) { job(id: $id) { id } }',
    variables: JSON.parse(`{"id":${nested(integer(100, 3_000), '[', '1', ']')}}`),
  }),
  'an operation of another name': () => ({ query: `query ${word()} { __typename }`, operationName: `${word()}Zz` }),
  'many operations, none named': () => ({ query: many(integer(2, 40), (at) => `query Q${at} { __typename }`) }),
  'the same name twice': () => ({ query: many(integer(2, 30), () => 'query Q { __typename }'), operationName: 'Q' }),
  'a subscription': () => ({ query: `subscription { ${word()} }` }),
  'a definition of types': () => ({ query: `type ${word()} { id: ID } extend type Query { ${word()}: Int }` }),
  'fields of the federation': () => ({
    query: pick([
      '{ _service { sdl } }',
      '{ _entities(representations: [{ __typename: "User", id: 1 }]) { __typename } }',
    ]),
  }),
  'a batch': () => Array.from({ length: integer(2, 60) }, () => ({ query: '{ __typename }' })),
  'a number without end': () => ({ query: `{ job(id: ${'9'.repeat(integer(11, 5_000))}) { id } }` }),
  'a text that does not end': () => ({ query: `{ people(find: "${word().repeat(integer(1, 2_000))}` }),
  'letters of other kinds': () => ({
    query: `{ ${many(integer(1, 300), () => pick(['\u0000', '\u202e', '\ud800', '𒀀', 'ﬀ']), '')} }`,
  }),
};

const Errors = z.object({ errors: z.array(z.object({ extensions: z.object({ code: z.string() }) })).min(1) });

/** Sends a document; answers the status, the error's code and the duration. */
const send = async (body: unknown) => {
  const began = performance.now();
  const answer = await fetch(`${portal.gateway}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  const tookMs = performance.now() - began;
  const refused = Errors.safeParse(JSON.parse(text));
  return { status: answer.status, code: refused.data?.errors[0]?.extensions.code ?? text.slice(0, 200), tookMs };
};

const percentile = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

test('hostile documents are refused with a 400 and a fitting code', async () => {
  const count = scaled({ landing: 100, share: 500, full: 10_000 });
  const names = Object.keys(kinds);
  const times: number[] = [];
  let slowest = { name: '', tookMs: 0 };
  const wrong: unknown[] = [];
  for (let at = 0; at < count; at++) {
    const name = names[at % names.length] ?? '';
    const body = kinds[name]?.();
    const { status, code, tookMs } = await send(body);
    times.push(tookMs);
    if (tookMs > slowest.tookMs) slowest = { name, tookMs };
    const known = /^(GRAPHQL_PARSE_FAILED|GRAPHQL_VALIDATION_FAILED|OPERATION_RESOLUTION_FAILURE|BAD_REQUEST|INVALID)$/;
    const refused = status === 400 || (status === 200 && code === 'INVALID');
    if (!refused || !known.test(code)) wrong.push({ name, status, code, body: JSON.stringify(body).slice(0, 200) });
  }
  expect(wrong.slice(0, 10)).toEqual([]);
  times.sort((one, other) => one - other);
  const shown = [0.5, 0.99, 1].map((part) => percentile(times, part).toFixed(1));
  console.log(
    `hostile documents: ${count} of ${names.length} kinds refused, seed ${seed}; ms p50 ${shown[0]}, p99 ${shown[1]}, longest ${shown[2]} (${slowest.name})`,
  );
});
