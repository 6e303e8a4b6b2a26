import { Failure, type FieldProblem } from '@waratah/kit/errors';
import type { FileKind } from '@waratah/kit/files/file-kinds';
import { z } from 'zod';
import { translatorOf } from './answer-body.ts';
import { selectionOf } from './selection.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The input of a request, before it is checked. */
export type Raw = Readonly<{
  path: unknown;
  query: unknown;
  body: unknown;
  headers: Readonly<Record<string, unknown>>;
}>;

type Inputs = Readonly<{ path: z.ZodObject; query: z.ZodObject; body: z.ZodType }>;

/** Settings of a call that takes a file: which kinds it accepts, and where the file is stored. */
export type FileRules = Readonly<{
  /** First part of the key in the object store; the owner's id follows. */
  folder: string;
  kinds: readonly FileKind[];
  maxBytes: number;
  /** The message for a file of another kind. */
  wrongKind: string;
}>;

/**
 * One call of the REST API: its input, the one GraphQL operation it is translated to, and its answer (design section
 * 5).
 */
type Spec<Path extends z.ZodObject, Query extends z.ZodObject, Body extends z.ZodType> = Readonly<{
  method: Method;
  /** The path below /api, with parameters in braces. */
  path: `/${string}`;
  summary: string;
  tag: string;
  /** Who may make the call: 'guest' means anybody, 'key' only the operators' key. The subgraphs enforce it. */
  roles: readonly ('guest' | 'student' | 'employer' | 'operator' | 'key')[];
  status?: 200 | 201;
  input?: Readonly<{ path?: Path; query?: Query; body?: Body }>;
  /** It creates something, so with an `Idempotency-Key` header it takes effect only once. */
  creates?: true;
  /**
   * The service answers a repetition under the same `Idempotency-Key` itself, so the answer is not stored: it signs somebody
   * in, or has data that may be removed before the key is forgotten.
   */
  isRepeated?: true;
  /**
   * It takes a multipart file. `variables` gets the stored, not yet committed file as the body (`key`, `name`, `type`).
   */
  file?: FileRules;
  /** The GraphQL operation. Without a selection, it selects the fields of `answer`. */
  operation: string;
  variables?: (input: {
    path: z.infer<Path>;
    query: z.infer<Query>;
    body: z.infer<Body>;
    headers: Raw['headers'];
  }) => object;
  answer: z.ZodType;
  /** Request names of fields that have another name in the graph, so that an error names the field as it was sent. */
  named?: Readonly<Record<string, string>>;
}>;

const Nothing = z.object({});

export const route = <Path extends z.ZodObject, Query extends z.ZodObject, Body extends z.ZodType>(
  spec: Spec<Path, Query, Body>,
) => routeOf(spec, translatorOf(spec.answer));

const routeOf = <Path extends z.ZodObject, Query extends z.ZodObject, Body extends z.ZodType>(
  spec: Spec<Path, Query, Body>,
  translate: (value: unknown) => unknown,
) => ({
  ...spec,
  operation: withSelection(spec.operation, spec.answer),
  input: spec.input ?? {},
  /** Checks the input and names what is wrong. Throws INVALID. */
  variablesOf: (raw: Raw) => {
    const { path, query, body } = spec.input ?? {};
    const input = {
      path: parsed(path, raw.path, 'path'),
      query: parsed(query, raw.query, 'query'),
      body: parsed(body, raw.body, 'body'),
      headers: raw.headers,
    };
    return { ...spec.variables?.(input) };
  },
  /** Checks the other input of a call with a file before any of the file is stored. Throws INVALID. */
  checkAddress: ({ path, query }: Pick<Raw, 'path' | 'query'>) => {
    parsed(spec.input?.path, path, 'path');
    parsed(spec.input?.query, query, 'query');
  },
  /** An error of the graph, with its fields named as this call's parameters. */
  refusalOf: (failure: Failure) => {
    if (typeof failure.detail === 'string') return failure;
    return new Failure(
      failure.code,
      failure.detail.map((problem) => asSent(spec, problem)),
      failure.retryAfterS,
    );
  },
  /** The answer's body, from the operation's single root field. */
  answerOf: (data: Record<string, unknown>) => translate(Object.values(data)[0]),
});

/** The operation with the selection that `answer` needs, unless it has one already. */
// slow-pattern: operations are written in this folder.
const withSelection = (operation: string, answer: z.ZodType) =>
  /\{[^{}]*\{/.test(operation) ? operation : operation.replace(/\s*\}\s*$/, `${selectionOf(answer)} }`);

export type Route = Omit<ReturnType<typeof route>, 'variables' | 'input'> & { input: Partial<Inputs> };

/** The parsed value; a route without a schema ignores it. Throws INVALID. */
function parsed<Schema extends z.ZodType>(schema: Schema | undefined, value: unknown, place: string): z.infer<Schema>;
function parsed(schema: z.ZodType = Nothing, value: unknown, place: string): unknown {
  const result = schema.safeParse(value ?? {});
  if (!result.success)
    throw new Failure(
      'INVALID',
      result.error.issues.flatMap((issue) => problemsOf(issue, place)),
    );
  return result.data;
}

type Sent = Readonly<{ input?: Partial<Inputs>; named?: Readonly<Record<string, string>> }>;

/** Without a body, a wrong field must be in the query or the path. Errors about stored data keep their field names. */
function asSent({ input, named = {} }: Sent, problem: FieldProblem): FieldProblem {
  const [place, field, ...rest] = problem.loc;
  if (input?.body || place !== 'body' || typeof field !== 'string') return problem;
  const name = named[field] ?? field;
  if (input?.query && name in input.query.shape) return { ...problem, loc: ['query', name, ...rest] };
  if (input?.path && name in input.path.shape) return { ...problem, loc: ['path', name, ...rest] };
  return problem;
}

const problemsOf = (issue: z.core.$ZodIssue, place: string): readonly FieldProblem[] => {
  const loc = [place, ...issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part))];
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ loc: [...loc, key], msg: 'There is no such field', type: 'value_error' }));
  return [{ loc, msg: issue.message, type: issue.code === 'invalid_type' ? 'type_error' : 'value_error' }];
};
