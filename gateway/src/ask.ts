import { Failure, type FailureCode, statusOf } from '@waratah/kit/errors';
import { z } from 'zod';
import type { RequestContext } from './context.ts';
import type { Graph } from './graph.ts';

/** Executes an operation on behalf of a caller and answers its data. Throws the Failure that a subgraph returned. */
export const ask = async (
  graph: Graph,
  query: string,
  variables: object,
  contextValue: RequestContext,
): Promise<Record<string, unknown>> => {
  const [asking, context] = [
    { query, variables: { ...variables } },
    { ...contextValue, asked: new Map() },
  ];
  const known = await graph.fastPath?.data(asking, context);
  if (known) return known;
  const answer = await graph.apollo.executeOperation(asking, { contextValue: context });
  if (answer.body.kind !== 'single') throw new Error('an operation of ours answered in parts');
  const { data, errors } = answer.body.singleResult;
  if (errors?.[0]) throw failureOf(errors[0].extensions);
  return data ?? {};
};

const Extensions = z.object({
  code: z.string().transform((code) => (isCode(code) ? code : 'INTERNAL')),
  detail: z.union([
    z.string(),
    z.array(z.object({ loc: z.array(z.union([z.string(), z.number()])), msg: z.string(), type: z.string() })),
  ]),
  retryAfterS: z.number().optional(),
});

const isCode = (code: string): code is FailureCode => Object.hasOwn(statusOf, code);

const failureOf = (extensions: unknown) => {
  const known = Extensions.safeParse(extensions);
  if (!known.success) return new Failure('INTERNAL', 'Something went wrong');
  return new Failure(known.data.code, known.data.detail, known.data.retryAfterS);
};
