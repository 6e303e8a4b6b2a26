import type { ApolloCache, ApolloClient, OperationVariables, StoreObject, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useBusy } from '../use-busy.ts';

/** How long a page waits for what it reads again, before it goes on with what it showed before. */
const readMs = 2_000;

/**
 * Reads queries again, by their names, after something that they show was saved. What was saved stays so if that fails or
 * takes long, so neither is an error.
 */
export const readAgain = async (client: ApolloClient, include: readonly string[], withinMs = readMs): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, withinMs);
  });
  await Promise.race([client.refetchQueries({ include: [...include] }).catch(() => undefined), late]);
  clearTimeout(timer);
};

/**
 * A mutation, after which queries are read again; busy until both are done. Errors: only those of the mutation, since a
 * reader must not be told that something was not saved because it could not be read again.
 */
export function useChange<Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  include: readonly string[],
  /** What is gone after the mutation, and leaves every list at once. */
  goneAfter?: (variables: Variables) => StoreObject,
) {
  const client = useApolloClient();
  const [whileBusy, busy] = useBusy();
  const change = (variables: Variables) =>
    whileBusy(async () => {
      const update = (cache: ApolloCache) => {
        const gone = goneAfter && cache.identify(goneAfter(variables));
        if (gone) cache.evict({ id: gone });
      };
      const { data } = await client.mutate<Data, Variables>({ mutation, variables, update });
      await readAgain(client, include);
      return data;
    });
  return [change, busy] as const;
}
