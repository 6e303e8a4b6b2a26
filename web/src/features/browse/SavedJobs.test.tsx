import { expect, test } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { NEVER, of } from 'rxjs';
import { makeFragmentData } from '../../gql/fragment-masking.ts';
import type { JobCardFragment } from '../../gql/graphql.ts';
import { system } from '../../ui/theme/system.ts';
import { JobCardFields } from './JobCard.tsx';
import { SavedJobs, SavedJobsFields } from './SavedJobs.tsx';

const card: JobCardFragment = {
  id: 7,
  title: 'Barista',
  description: 'Coffee for the morning.',
  company: { name: 'Swan Roasters' },
  location: 'Perth',
  city: 'Perth',
  state: 'WA',
  remoteOption: false,
  employmentType: 'CASUAL',
  salary: null,
  salaryMin: null,
  salaryMax: null,
  salaryPeriod: null,
  visaSponsorship: null,
  visaTypes: ['500'],
  workRights: null,
  weeklyHours: null,
  workDays: [],
  shiftStart: null,
  shiftEnd: null,
  favoriteId: 3,
};

type Fit = Readonly<{ reasons: string[]; question: string | null; because: string | null }>;

const nothing: Fit = { reasons: [], question: null, because: null };

const favoriteOf = (jobId: number, fit: Fit) => {
  const job = {
    __typename: 'Job',
    id: jobId,
    fit,
    ...makeFragmentData({ ...card, id: jobId }, JobCardFields),
  } as const;
  const favorite = { id: jobId - 4, jobId, title: card.title, companyName: card.company.name, job };
  return makeFragmentData(favorite, SavedJobsFields);
};

const show = (fit: Fit, link = new ApolloLink(() => NEVER), jobIds = [7]) => {
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  render(
    <ChakraProvider value={system}>
      <ApolloProvider client={client}>
        <MemoryRouter>
          <SavedJobs favorites={jobIds.map((id) => favoriteOf(id, fit))} role="student" />
        </MemoryRouter>
      </ApolloProvider>
    </ChakraProvider>,
  );
};

test('a saved job that is refused says why, in the words of its own page and without reasons for it', () => {
  show({
    reasons: ['Accepts subclass 500'],
    question: 'Ask whether you are paid',
    because: 'it is in WA, and you look in NSW',
  });
  expect(screen.getByText('We would not email it to you: it is in WA, and you look in NSW.')).toBeTruthy();
  expect(screen.getByText('Ask whether you are paid')).toBeTruthy();
  expect(screen.queryByText('Accepts subclass 500')).toBeNull();
});

test('a saved job that fits gives its reasons and what to ask first', () => {
  show({ reasons: ['14 h a week fits 48 h a fortnight'], question: 'Ask about work rights first', because: null });
  expect(screen.getByText('14 h a week fits 48 h a fortnight')).toBeTruthy();
  expect(screen.getByText('Ask about work rights first')).toBeTruthy();
  expect(screen.queryByText(/We would not email it/)).toBeNull();
});

const day = { __typename: 'Application', id: 5, jobId: 7, appliedAt: '2026-11-22T01:00:00Z', withdrawnAt: null };
const answering = (...myApplications: readonly object[]) => new ApolloLink(() => of({ data: { myApplications } }));

test('a job that the student applied for says when', async () => {
  show(nothing, answering({ ...day, id: 4, jobId: 6 }, day));
  expect(await screen.findByText('✓ Sent 22 November')).toBeTruthy();
});

test('an application that was withdrawn is no longer said to be sent', async () => {
  show(nothing, answering(day, { ...day, id: 6, jobId: 8, withdrawnAt: '2026-11-23T01:00:00Z' }), [7, 8]);
  expect(await screen.findAllByText(/Sent/)).toHaveLength(1);
  expect(screen.getAllByRole('article')).toHaveLength(2);
});
