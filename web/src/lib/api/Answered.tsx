import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, useState } from 'react';
import { possibleTypes } from './possible-types.ts';

/** What the fake server does: it answers with data, fails, or never answers. */
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

/** Renders a part of a screen with a fake server that always gives the same answer. */
export function Answered({ answer, children }: Readonly<{ answer: Answer; children: ReactNode }>) {
  const [client] = useState(
    () => new ApolloClient({ link: answering(answer), cache: new InMemoryCache({ possibleTypes }) }),
  );
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
