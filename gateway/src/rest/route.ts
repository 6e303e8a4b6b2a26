import { Failure, type FieldProblem } from '@waratah/kit/errors';
import type { FileKind } from '@waratah/kit/files/file-kinds';
import { z } from 'zod';
import { toSnakeCase } from './case.ts';
import { selectionOf } from './selection.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** What a request brings, before anything is believed. */
export type Raw = Readonly<{
  path: unknown;
  query: unknown;
  body: unknown;
  headers: Readonly<Record<string, unknown>>;
}>;

type Inputs = Readonly<{ path: z.ZodObject; query: z.ZodObject; body: z.ZodType }>;

/** A call that takes a file: what it accepts, and under which name its owner's files are kept. */
export type FileRules = Readonly<{
  /** First part of the key in the object store; the owner's id follows. */
  folder: string;
  kinds: readonly FileKind[];
  maxBytes: number;
  /** Said of a file of another kind. */
  wrongKind: string;
}>;

/** One call of the REST shim: what comes in, the one GraphQL operation it becomes, what goes out (design section 5). */
type Spec<Path extends z.ZodObject, Query extends z.ZodObject, Body extends z.ZodType> = Readonly<{
  method: Method;
  /** Below /api, parameters in braces. */
  path: `/${string}`;
  summary: string;
  tag: string;
  /** Who may call; 'guest' means anybody, 'key' the operators' key alone. The subgraphs enforce it. */
  roles: readonly ('guest' | 'student' | 'employer' | 'operator' | 'key')[];
  status?: 200 | 201;
  input?: Readonly<{ path?: Path; query?: Query; body?: Body }>;
  /** Takes a multipart file; `variables` finds it, stored and not yet committed, as the body (`key`, `name`, `type`). */
  file?: FileRules;
  /** Without a selection it asks for the fields of `answer`. */
  operation: string;
  variables?: (input: {
    path: z.infer<Path>;
    query: z.infer<Query>;
    body: z.infer<Body>;
    headers: Raw['headers'];
  }) => object;
  answer: z.ZodType;
}>;

const Nothing = z.object({});

export const route = <Path extends z.ZodObject, Query extends z.ZodObject, Body extends z.ZodType>(
  spec: Spec<Path, Query, Body>,
) => ({
  ...spec,
  operation: withSelection(spec.operation, spec.answer),
  input: spec.input ?? {},
  /** Checks what came in and names what is wrong. Throws INVALID. */
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
  /** Checks what a call with a file says beside it, before a byte of the file is kept. Throws INVALID. */
  checkAddress: ({ path, query }: Pick<Raw, 'path' | 'query'>) => {
    parsed(spec.input?.path, path, 'path');
    parsed(spec.input?.query, query, 'query');
  },
  /** The answer's body from the operation's only field. */
  answerOf: (data: Record<string, unknown>) => spec.answer.parse(toSnakeCase(Object.values(data)[0])),
});

/** The operation with what its only field is asked for, unless it says so itself. */
// slow-pattern: operations are written in this folder.
const withSelection = (operation: string, answer: z.ZodType) =>
  /\{[^{}]*\{/.test(operation) ? operation : operation.replace(/\s*\}\s*$/, `${selectionOf(answer)} }`);

export type Route = Omit<ReturnType<typeof route>, 'variables' | 'input'> & { input: Partial<Inputs> };

/** The value as its schema made it; where a route has no schema nobody reads the value. Throws INVALID. */
function parsed<Schema extends z.ZodType>(schema: Schema | undefined, value: unknown, place: string): z.infer<Schema>;
function parsed(schema: z.ZodType = Nothing, value: unknown, place: string): unknown {
  const result = schema.safeParse(value ?? {});
  if (!result.success)
    throw new Failure(
      'INVALID',
      result.error.issues.map((issue) => problemOf(issue, place)),
    );
  return result.data;
}

const problemOf = (issue: z.core.$ZodIssue, place: string): FieldProblem => ({
  loc: [place, ...issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part))],
  msg: issue.message,
  type: issue.code === 'invalid_type' ? 'type_error' : 'value_error',
});
