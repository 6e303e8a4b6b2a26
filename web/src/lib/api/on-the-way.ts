import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { finalize, type Observable, share, tap } from 'rxjs';

/** The queries without an answer yet, by what they ask. */
const onTheWay = new Map<string, Observable<ApolloLink.Result>>();

/** Something on the server was changed: no query from now on is answered by one that left before. */
export const changed = () => onTheWay.clear();

/**
 * Equal queries share one request: the data client repeats a query whenever another answer fills a part of its data.
 * Its own way of sharing them (`queryDeduplication`) also answers a query after a change with what was before it.
 */
export const shareOnTheWay = new ApolloLink((operation, forward) => {
  // Before the answer is passed on, since the data client asks for lists again while it reads it.
  if (operation.operationType !== OperationTypeNode.QUERY)
    return forward(operation).pipe(tap({ next: changed, error: changed }));
  const asked = JSON.stringify([operation.operationName, operation.variables, operation.getContext().headers]);
  const shared =
    onTheWay.get(asked) ??
    forward(operation).pipe(
      finalize(() => {
        if (onTheWay.get(asked) === shared) onTheWay.delete(asked);
      }),
      share(),
    );
  onTheWay.set(asked, shared);
  return shared;
});
