import { expect, test } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { Observable } from 'rxjs';
import { system } from '../../ui/theme/system.ts';
import { SaveSearch } from './SaveSearch.tsx';

test('a search that was saved says so, in any order, and another one can be saved', async () => {
  let mySearches: object[] = [];
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        const search = { __typename: 'SavedSearch', id: 1, paused: false, ...variables };
        if (operationName === 'SaveSearch') mySearches = [search];
        observer.next({ data: operationName === 'SaveSearch' ? { saveSearch: search } : { mySearches } });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const show = (query: string) => (
    <ApolloProvider client={client}>
      <ChakraProvider value={system}>
        <MemoryRouter>
          <SaveSearch name="barista in Sydney NSW" filter={{}} query={query} />
        </MemoryRouter>
      </ChakraProvider>
    </ApolloProvider>
  );
  const { rerender } = render(show('search=barista&location=Sydney+NSW&sort=pay'));
  await userEvent.click(await screen.findByRole('button', { name: 'Email me new ones' }));
  const saved = await screen.findByRole('link', { name: 'Saved: new ones come by email' });
  expect(saved.getAttribute('href')).toBe('/profile?tab=settings');
  expect(document.activeElement).toBe(saved);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(show('search=barista&location=Sydney+NSW'));
  expect(screen.getByRole('link', { name: 'Saved: new ones come by email' })).toBeTruthy();
  rerender(show('search=waiter&location=Sydney+NSW'));
  expect(screen.getByRole('button', { name: 'Email me new ones' })).toBeTruthy();
  rerender(show('search=barista&location=Sydney+NSW'));
  expect(document.activeElement).toBe(document.body);
});
