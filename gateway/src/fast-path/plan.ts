import type { Experimental_DidResolveQueryPlanCallback } from '@apollo/gateway';
import { OperationTypeNode } from 'graphql';
import { isJson, type Json, unfit } from './json.ts';
import { mergeInto } from './merge.ts';

export type QueryPlan = Parameters<Experimental_DidResolveQueryPlanCallback>[0]['queryPlan'];
type Node = NonNullable<QueryPlan['node']>;
type Fetch = Extract<Node, { kind: 'Fetch' }>;
type Flatten = Extract<Node, { kind: 'Flatten' }>;
type Selections = NonNullable<Fetch['requires']>;

export type Variables = Readonly<Record<string, unknown>>;

/** A query for a subgraph. */
export type Question = Readonly<{
  subgraph: string;
  query: string;
  operationName: string | undefined;
  variables: Variables;
}>;

/** Executes a part of a plan, adding to the given objects. Throws Unfit, or what `ask` throws. */
type Step = (run: Run, objects: readonly Json[]) => Promise<void>;

export type Run = Readonly<{
  variables: Variables;
  /** The data of a subgraph's answer. Throws Unfit if it contains errors. */
  ask: (question: Question) => Promise<Json>;
}>;

/** The query of a plan with a single fetch. */
export type Single = (variables: Variables) => Question;

/** Compiles a plan. Throws Unfit for features that only Apollo supports. */
export const singleOf = ({ node }: QueryPlan): Single | undefined => {
  if (node?.kind !== 'Fetch' || node.requires) return undefined;
  return questionOf(node);
};

/** For any plan: answers the merged data, including fields that only the plan asked for. Throws Unfit. */
export const mergingOf = ({ node }: QueryPlan): ((run: Run) => Promise<Json>) => {
  const step = stepOf(node);
  return async (run) => {
    const data: Json = {};
    await step(run, [data]);
    return data;
  };
};

const stepOf = (node: QueryPlan['node']): Step => {
  switch (node?.kind) {
    case 'Fetch':
      return node.requires ? entitiesOf(node, node.requires) : rootOf(node);
    case 'Flatten':
      return flattenOf(node);
    case 'Sequence': {
      const steps = node.nodes.map(stepOf);
      return async (run, objects) => {
        for (const step of steps) await step(run, objects);
      };
    }
    case 'Parallel': {
      const steps = node.nodes.map(stepOf);
      return async (run, objects) => void (await Promise.all(steps.map((step) => step(run, objects))));
    }
    default:
      return unfit('a plan with conditions');
  }
};

const questionOf = (fetch: Fetch): Single => {
  const { serviceName: subgraph, operation: query, operationName, variableUsages: names = [] } = fetch;
  if (fetch.inputRewrites?.length || fetch.outputRewrites?.length || fetch.contextRewrites?.length) unfit('rewrites');
  return (given) => {
    const variables: Record<string, unknown> = {};
    for (const name of names)
      if (Object.hasOwn(given, name) && given[name] !== undefined) variables[name] = given[name];
    return { subgraph, query, operationName, variables };
  };
};

const rootOf = (fetch: Fetch): Step => {
  const question = questionOf(fetch);
  return async ({ ask, variables }, objects) => {
    const data = await ask(question(variables));
    for (const object of objects) mergeInto(object, data);
  };
};

const entitiesOf = (fetch: Fetch, requires: Selections): Step => {
  const question = questionOf(fetch);
  const represent = representationOf(requires);
  if (fetch.operationKind !== OperationTypeNode.QUERY) unfit('a mutation of entities');
  return async ({ ask, variables }, objects) => {
    const wanted = objects.flatMap((object) => {
      const representation = represent(object);
      return representation ? [{ object, representation }] : [];
    });
    if (wanted.length === 0) return;
    const own = question(variables);
    const representations = wanted.map(({ representation }) => representation);
    const { _entities: entities } = await ask({ ...own, variables: { ...own.variables, representations } });
    if (!Array.isArray(entities) || entities.length !== wanted.length) return unfit('other entities');
    for (const [at, { object }] of wanted.entries()) {
      const entity: unknown = entities[at];
      if (isJson(entity)) mergeInto(object, entity);
    }
  };
};

/** Makes the representation by which a subgraph finds an entity; undefined if a field of it is missing. */
const representationOf = (requires: Selections) => {
  const parts = requires.map((selection) => {
    if (selection.kind !== 'InlineFragment' || !selection.typeCondition) return unfit('other requirements');
    return { type: selection.typeCondition, pick: pickOf(selection.selections) };
  });
  return (object: Json): Json | undefined => {
    const representation: Json = {};
    for (const { type, pick } of parts) {
      if (object.__typename !== type) continue;
      const picked = pick(object);
      if (picked) mergeInto(representation, picked);
    }
    return representation.__typename ? representation : undefined;
  };
};

type Pick = (object: Json) => Json | undefined;

const pickOf = (selections: Selections): Pick => {
  const fields = selections.map((selection) => {
    if (selection.kind !== 'Field' || selection.alias) return unfit('other requirements');
    const inner = selection.selections?.length ? pickOf(selection.selections) : undefined;
    return { name: selection.name, inner };
  });
  return (object) => {
    const picked: Json = {};
    for (const { name, inner } of fields) {
      const value = object[name];
      if (value === undefined) return undefined;
      if (!inner || value === null) picked[name] = value;
      else picked[name] = isJson(value) ? (inner(value) ?? null) : unfit('requirements in a list');
    }
    return picked;
  };
};

const flattenOf = ({ path, node }: Flatten): Step => {
  const step = stepOf(node);
  const names = path.map((part) => (typeof part === 'string' ? part : unfit('a place in a list')));
  return async (run, objects) => {
    const found = objects.flatMap((object) => at(object, names));
    if (found.length > 0) await step(run, found);
  };
};

/** The objects at a path, where `@` stands for every item of a list. */
const at = (value: unknown, [name, ...rest]: readonly string[]): readonly Json[] => {
  if (value === undefined || value === null) return [];
  if (name === undefined) return isJson(value) ? [value] : unfit('a list at the end of a path');
  if (name === '@')
    return Array.isArray(value) ? value.flatMap((item: unknown) => at(item, rest)) : unfit('not a list');
  return isJson(value) ? at(value[name], rest) : unfit('a list in a path');
};
