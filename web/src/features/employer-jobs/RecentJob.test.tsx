import { expect, test } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { makeFragmentData } from '../../gql/fragment-masking.ts';
import type { RecentJobFragment } from '../../gql/graphql.ts';
import { editPayPath } from '../../lib/paths.ts';
import { system } from '../../ui/theme/system.ts';
import { RecentJob, RecentJobFields } from './RecentJob.tsx';

const show = (fields: Partial<RecentJobFragment>) => {
  const job: RecentJobFragment = {
    id: 7,
    title: 'Kitchen hand',
    standing: 'live',
    location: 'Hobart',
    city: null,
    state: null,
    remoteOption: false,
    salaryMin: 20,
    salaryMax: null,
    salaryPeriod: 'hour',
    postedDate: '2026-11-20',
    scrapedAt: null,
    createdAt: '2026-11-20T00:00:00Z',
    visaTypes: ['500'],
    standingSince: null,
    expiresAt: '2026-12-20T00:00:00Z',
    reviewReason: null,
    payWarning: null,
    applicationCount: 0,
    ...fields,
  };
  render(
    <ApolloProvider client={new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() })}>
      <ChakraProvider value={system}>
        <MemoryRouter>
          <RecentJob job={makeFragmentData(job, RecentJobFields)} />
        </MemoryRouter>
      </ChakraProvider>
    </ApolloProvider>,
  );
};

test('pay below the minimum wage is said in the list, with the way to change it', () => {
  const payWarning = 'This is below the national minimum wage of $26.44 an hour (since 1 July 2026).';
  show({ payWarning });
  expect(screen.getByText(payWarning, { exact: false })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Change the pay' }).getAttribute('href')).toBe(editPayPath(7));
});

test('an ad that lacks nothing has no such links', () => {
  show({});
  expect(screen.getByRole('link', { name: 'View Kitchen hand' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Change the pay|Choose visa types/ })).toBeNull();
});
