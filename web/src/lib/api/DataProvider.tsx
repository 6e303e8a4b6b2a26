import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { client } from './client.ts';

export function DataProvider({ children }: { children: ReactNode }) {
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
