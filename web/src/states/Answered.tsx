import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, useState } from 'react';

/** Gives a component a fake server that answers, fails, or does not answer. */
export type Answer = Readonly<{ kind: 'says'; data: Record<string, unknown> } | { kind: 'fails' } | { kind: 'waits' }>;

const answering = (answer: Answer) =>
  new ApolloLink(
    () =>
      new Observable((asker) => {
        if (answer.kind === 'fails') asker.error(new Error('The server cannot be reached.'));
        if (answer.kind !== 'says') return;
        asker.next({ data: answer.data });
        asker.complete();
      }),
  );

/** A part of a screen with a server of its own that always answers the same. */
export function Answered({ answer, children }: Readonly<{ answer: Answer; children: ReactNode }>) {
  const [client] = useState(() => new ApolloClient({ link: answering(answer), cache: new InMemoryCache() }));
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
