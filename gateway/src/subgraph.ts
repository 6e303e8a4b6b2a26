import type { RequestContext } from './context.ts';
import { type Answer, subgraphLink } from './subgraph-link.ts';

export type Question = Readonly<{
  /** One operation sent to a subgraph. */
  query: string;
  operationName?: string | undefined;
  variables: Readonly<Record<string, unknown>>;
  context: Partial<RequestContext>;
}>;

/** Calls a subgraph on behalf of the caller and within the request's deadline. */
export type Subgraph = Readonly<{
  url: string;
  /** If this question was asked for the same request before, answers from memory. */
  ask: (question: Question) => Promise<Answer>;
}> &
  AsyncDisposable;

type Options = Readonly<{
  tokenOf: (context: Partial<RequestContext>) => Promise<string | undefined>;
  /** How much longer than the deadline a mutation may take in this subgraph. */
  longerMs?: number;
}>;

export const isMutation = (query: string): boolean => /^\s*mutation\b/.test(query);

export const openSubgraph = (url: string, { tokenOf, longerMs = 0 }: Options): Subgraph => {
  const link = subgraphLink(url);

  const send = async ({ query, operationName, variables, context }: Question) => {
    const mutates = isMutation(query);
    const { deadline } = context;
    const token = (await tokenOf(context)) ?? '';
    const body = JSON.stringify({ query, operationName, variables });
    const answer = await link.send({
      body,
      token,
      isMutation: mutates,
      deadline: deadline === undefined ? undefined : deadline + (mutates ? longerMs : 0),
    });
    if (answer.device !== undefined) context.keepDevice?.(answer.device);
    return answer;
  };

  return {
    url,
    ask: (question) => {
      const { asked } = question.context;
      if (!asked) return send(question);
      const key = keyOf(url, question);
      const known = asked.get(key);
      if (known) return known;
      const answer = send(question);
      asked.set(key, answer);
      return answer;
    },
    [Symbol.asyncDispose]: () => link[Symbol.asyncDispose](),
  };
};

/** A mutation is sent once per request, whatever its variables. */
const keyOf = (url: string, { query, variables }: Question) =>
  isMutation(query) ? `${url} ${query}` : `${url} ${query} ${JSON.stringify(variables)}`;
