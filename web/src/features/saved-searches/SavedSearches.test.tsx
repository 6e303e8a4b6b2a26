import { expect, test } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { Observable } from 'rxjs';
import { system } from '../../ui/theme/system.ts';
import { SavedSearches } from './SavedSearches.tsx';

const rename = (name: string) => screen.getByRole('button', { name: `Rename: ${name}` });

test('a search is renamed with the keyboard: the name is selected, Enter saves it and Escape does not', async () => {
  const search = { __typename: 'SavedSearch', id: 1, name: 'barista', query: 'search=barista', paused: false };
  const names: unknown[] = [];
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        if (operationName === 'ChangeSearch') names.push(variables['name']);
        observer.next({
          data:
            operationName === 'ChangeSearch' ? { changeSearch: { ...search, ...variables } } : { mySearches: [search] },
        });
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <ChakraProvider value={system}>
        <MemoryRouter>
          <SavedSearches />
        </MemoryRouter>
      </ChakraProvider>
    </ApolloProvider>,
  );
  await screen.findByRole('link', { name: 'barista' });
  await userEvent.click(rename('barista'));
  await userEvent.keyboard('cook{Escape}');
  expect(document.activeElement).toBe(rename('barista'));
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Delete}{Enter}');
  expect(names).toEqual([]);
  await userEvent.keyboard('Weekend barista{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(rename('Weekend barista')));
  expect(names).toEqual(['Weekend barista']);
});
