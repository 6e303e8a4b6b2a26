import { expect, test } from '@jest/globals';
import { OperationTypeNode } from 'graphql';
import { Unfit } from './json.ts';
import { mergingOf, type QueryPlan, singleOf } from './plan.ts';

type Fetch = Extract<NonNullable<QueryPlan['node']>, { kind: 'Fetch' }>;

const fetchOf = (fields: Partial<Fetch> = {}): Fetch => ({
  kind: 'Fetch',
  serviceName: 'jobs',
  operation: '{ job { id } }',
  operationKind: OperationTypeNode.QUERY,
  operationName: undefined,
  variableUsages: ['id'],
  ...fields,
});

const planOf = (node: QueryPlan['node']): QueryPlan => ({ kind: 'QueryPlan', ...(node && { node }) });

const rewrite: NonNullable<Fetch['inputRewrites']>[number] = { kind: 'ValueSetter', path: ['job'], setValueTo: 1 };

test.each<[string, Partial<Fetch>]>([
  ['input', { inputRewrites: [rewrite] }],
  ['output', { outputRewrites: [rewrite] }],
  ['context', { contextRewrites: [{ kind: 'KeyRenamer', path: ['job'], renameKeyTo: 'ad' }] }],
])('a plan that rewrites its %s is left to Apollo', (_name, rewrites) => {
  expect(() => mergingOf(planOf(fetchOf(rewrites)))).toThrow(Unfit);
  expect(() => singleOf(planOf(fetchOf(rewrites)))).toThrow(Unfit);
});

test('a plan with empty rewrites is executed, with the variables that it names', async () => {
  const { answer, asked } = await run(fetchOf({ inputRewrites: [], outputRewrites: [], contextRewrites: [] }));
  expect(answer).toEqual({ job: { id: 7 } });
  expect(asked).toEqual([
    { subgraph: 'jobs', query: '{ job { id } }', operationName: undefined, variables: { id: 7 } },
  ]);
});

test('a plan with conditions is left to Apollo', () => {
  expect(() => mergingOf(planOf({ kind: 'Condition', condition: 'more', ifClause: fetchOf() }))).toThrow(Unfit);
});

test('entities are asked for only by queries', () => {
  const requires: Fetch['requires'] = [
    { kind: 'InlineFragment', typeCondition: 'Job', selections: [{ kind: 'Field', name: 'id' }] },
  ];
  const fetch = fetchOf({ requires, operationKind: OperationTypeNode.MUTATION });
  expect(() => mergingOf(planOf(fetch))).toThrow(Unfit);
});

const run = async (node: Fetch) => {
  const asked: unknown[] = [];
  const answer = await mergingOf(planOf(node))({
    variables: { id: 7, other: 8 },
    ask: (question) => {
      asked.push(question);
      return Promise.resolve({ job: { id: 7 } });
    },
  });
  return { answer, asked };
};
