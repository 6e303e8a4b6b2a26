import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { NEVER } from 'rxjs';
import { signIn, signOut } from '../lib/session/session-store.ts';
import { system } from '../ui/theme/system.ts';
import { Jobs } from './Jobs.tsx';

const mei = { id: 1, email: 'mei@example.test', fullName: 'Mei Lin', role: 'student', emailVerified: true } as const;

beforeEach(() => {
  signIn({ accessToken: 'access', refreshToken: 'refresh', user: mei });
  // jsdom has no media queries: the window is a phone's.
  const narrow = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.assign(window, { matchMedia: () => narrow });
});
afterEach(() => act(() => signOut()));

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

/** The search page at an address with its filters open, and with a server that never answers. */
async function openJobs(address: string) {
  const router = createMemoryRouter([{ path: '/jobs', element: <Jobs /> }], { initialEntries: [address] });
  const client = new ApolloClient({ link: new ApolloLink(() => NEVER), cache: new InMemoryCache() });
  await act(async () =>
    render(
      <ChakraProvider value={system}>
        <ApolloProvider client={client}>
          <RouterProvider router={router} />
        </ApolloProvider>
      </ChakraProvider>,
    ),
  );
  press(/^Filters/);
  return { query: () => router.state.location.search, back: () => act(() => router.navigate(-1)) };
}

const what = () => screen.getByRole('searchbox', { name: 'What' });

// `act` renders what the events inside it started only after the last of them, as a busy phone does.
test('a filter, and a search pressed before the page was rendered with it, are both kept', async () => {
  const { query } = await openJobs('/jobs?sort=nearest&location=Hobart+TAS');
  await act(async () => {
    press('Remote friendly');
    press('Student friendly');
    press('Search');
  });
  expect(query()).toBe('?location=Hobart+TAS&student_friendly=true&remote_friendly=true&sort=nearest');
});

test('words typed before the page was rendered with a filter are kept', async () => {
  const { query } = await openJobs('/jobs');
  await act(async () => {
    press('$60k - $120k');
    fireEvent.change(what(), { target: { value: 'barista' } });
  });
  await act(async () => press('Search'));
  expect(query()).toBe('?search=barista&salary_min=60000&salary_max=120000');
});

test('a search by Enter leaves the focus in its field, and Back fills the form with the filters before it', async () => {
  const { query, back } = await openJobs('/jobs?search=barista&location=Hobart+TAS');
  // jsdom draws nothing; a phone always shows this field.
  Object.assign(what(), { getClientRects: () => [{}] });
  await userEvent.clear(what());
  await userEvent.type(what(), 'cook {Enter}');
  expect(query()).toBe('?search=cook&location=Hobart+TAS');
  expect(document.activeElement).toBe(what());
  await userEvent.keyboard('er{Enter}');
  expect(query()).toBe('?search=cooker&location=Hobart+TAS');
  await back();
  expect(what()).toHaveProperty('value', 'cook');
  await back();
  expect(what()).toHaveProperty('value', 'barista');
});

test('a search from a filter that a phone folds away then leaves the focus on the button that opened it', async () => {
  await openJobs('/jobs');
  await userEvent.type(screen.getByRole('combobox', { name: 'Where' }), 'Hobart{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Filters/ }));
});

test('a wide screen keeps its filters open, and the focus in them', async () => {
  const wide = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  const narrow = window.matchMedia;
  Object.assign(window, {
    matchMedia: (query: string) => (query.includes('min-width') ? wide : narrow(query)),
  });
  const { query } = await openJobs('/jobs');
  const pay = screen.getByRole('textbox', { name: /^Pay from/ });
  await userEvent.type(pay, '50000{Enter}');
  expect(query()).toBe('?salary_min=50000');
  expect(screen.getByRole('button', { name: /^Filters/ }).getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(pay);
});

test('a search on a touch screen closes its keyboard', async () => {
  await openJobs('/jobs');
  const coarse = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  const before = window.matchMedia;
  Object.assign(window, {
    matchMedia: (query: string) => (query === '(pointer: coarse)' ? coarse : before(query)),
  });
  await userEvent.type(what(), 'cook{Enter}');
  expect(document.activeElement).toBe(document.body);
});
