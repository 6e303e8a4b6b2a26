import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { NEVER, of } from 'rxjs';
import { signIn, signOut } from '../lib/session/session-store.ts';
import { system } from '../ui/theme/system.ts';
import { EmployerDashboard } from './EmployerDashboard.tsx';

const sam = { id: 1, email: 'sam@example.test', fullName: 'Sam Roe', role: 'employer', emailVerified: true } as const;

beforeEach(() => signIn({ accessToken: 'access', refreshToken: 'refresh', user: sam }));
afterEach(() => act(() => signOut()));

const jobOf = (id: number) => ({
  __typename: 'Job',
  id,
  title: `Porter ${id}`,
  location: 'Perth',
  city: 'Perth',
  state: 'WA',
  remoteOption: false,
  salaryMin: null,
  salaryMax: null,
  salaryPeriod: null,
  postedDate: `2026-11-0${id}T00:00:00Z`,
  scrapedAt: null,
  createdAt: `2026-11-0${id}T00:00:00Z`,
  visaTypes: [],
  standing: 'live',
  standingSince: null,
  expiresAt: '2026-12-24T00:00:00Z',
  reviewReason: null,
  applicationCount: 0,
});

const answerWith = (totalJobs: number) => {
  const jobs = Array.from({ length: totalJobs }, (_one, at) => jobOf(at + 1));
  const counted = { employerId: 1, totalJobs, activeJobs: totalJobs, totalApplications: 0, pendingApplications: 0 };
  const stats = { __typename: 'EmployerStats', ...counted };
  return (operation: string | undefined) => {
    if (operation === 'AllEmployerJobs') return of({ data: { myJobs: jobs } });
    if (operation !== 'EmployerDashboard') return NEVER;
    return of({ data: { employerDashboard: { __typename: 'EmployerDashboard', stats, recentJobs: jobs } } });
  };
};

async function open(totalJobs: number, address = '/employer/dashboard') {
  const answer = answerWith(totalJobs);
  const link = new ApolloLink(({ operationName }) => answer(operationName));
  const path = '/employer/dashboard';
  const router = createMemoryRouter([{ path, element: <EmployerDashboard /> }], { initialEntries: [address] });
  render(
    <ChakraProvider value={system}>
      <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
        <RouterProvider router={router} />
      </ApolloProvider>
    </ChakraProvider>,
  );
  await screen.findByText('Porter 1');
  return { query: () => router.state.location.search };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const focused = () => document.activeElement?.textContent;

test('all jobs lead back to the newest five, and the focus goes to the list that is shown', async () => {
  const { query } = await open(5);
  expect(focused()).not.toBe('Recent Job Postings');
  await press('Search and manage all ads');
  expect(await screen.findByRole('search', { name: 'All my ads' })).toBeTruthy();
  expect(focused()).toBe('All my ads');
  await press('Show the recent job postings');
  expect(screen.queryByRole('search')).toBeNull();
  expect([focused(), query()]).toEqual(['Recent Job Postings', '']);
});

test('what was searched for among all jobs does not stay in the address of the newest five', async () => {
  const { query } = await open(7, '/employer/dashboard?jobs=all&sort=title&q=Porter');
  expect(focused()).not.toBe('All my ads');
  await press('Show the newest 5');
  expect(await screen.findByRole('button', { name: 'Show all 7 jobs' })).toBeTruthy();
  expect(query()).toBe('');
});
