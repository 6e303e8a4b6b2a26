import { expect, test } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse } from 'graphql';
import { of } from 'rxjs';
import { makeFragmentData } from '../../gql/fragment-masking.ts';
import { setSettings } from '../../platform/settings.ts';
import { system } from '../../ui/theme/system.ts';
import { Toaster } from '../../ui/Toaster.tsx';
import { MoveButtons, MoveButtonsFields } from './MoveButtons.tsx';

test('an application that was changed in another tab is shown as it is now', async () => {
  setSettings({ pilot: false, google: false });
  const asked: (string | undefined)[] = [];
  const conflict = { message: 'This application was changed meanwhile.', extensions: { code: 'CONFLICT' } };
  const link = new ApolloLink(({ operationName }) => {
    asked.push(operationName);
    return of(operationName === 'MoveApplication' ? { data: null, errors: [conflict] } : { data: { applications: 1 } });
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  client.watchQuery({ query: parse('query Applications { applications }') }).subscribe(() => undefined);
  await waitFor(() => expect(asked).toEqual(['Applications']));
  const application = makeFragmentData({ id: 7, version: 2, nextStatuses: ['reviewed' as const] }, MoveButtonsFields);
  render(
    <ApolloProvider client={client}>
      <ChakraProvider value={system}>
        <MoveButtons application={application} name="Mei Tan" onMoved={() => undefined} />
        <Toaster />
      </ChakraProvider>
    </ApolloProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: /Mei Tan/ }));
  await waitFor(() => expect(asked).toEqual(['Applications', 'MoveApplication', 'Applications']));
  expect(
    await screen.findByText('This application was changed elsewhere meanwhile. It is shown as it is now: decide anew.'),
  ).toBeTruthy();
});
