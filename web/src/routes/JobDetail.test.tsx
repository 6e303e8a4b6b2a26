import { afterEach, expect, test } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { YourMatches } from '../features/matches/YourMatches.tsx';
import { Answered } from '../lib/api/Answered.tsx';
import type { SessionUser } from '../lib/session/session.ts';
import { signIn, signOut } from '../lib/session/session-store.ts';
import { system } from '../ui/theme/system.ts';
import { JobDetail } from './JobDetail.tsx';

const job = {
  __typename: 'Job',
  id: 12,
  title: 'Business intelligence assistant',
  description: '<p>Draw charts.</p>',
  company: { __typename: 'JobCompany', id: null, name: 'Marlin & Wren' },
  location: 'Sydney NSW',
  city: 'Sydney',
  state: 'NSW',
  employmentType: 'CASUAL',
  weeklyHours: null,
  workDays: [],
  shiftStart: null,
  shiftEnd: null,
  experienceLevel: null,
  salary: null,
  salaryMin: null,
  salaryMax: null,
  salaryPeriod: null,
  remoteOption: false,
  visaSponsorship: null,
  visaTypes: ['500'],
  internationalStudentFriendly: null,
  postedDate: '2026-11-20',
  expiresAt: null,
  sourceUrl: null,
  sourceWebsite: null,
  fit: null,
  match: null,
  application: null,
  withdrawnAt: null,
  favoriteId: null,
  similar: [],
};

const user = { id: 1, email: 'a@b.c', fullName: 'Mei Tan', emailVerified: true, role: 'student' } as const;
const open = (shown: object, reader: SessionUser = user) => {
  act(() => signIn({ accessToken: 'a', refreshToken: 'r', user: reader }));
  render(
    <ChakraProvider value={system}>
      <MemoryRouter>
        <Answered answer={{ kind: 'says', data: { job: { ...job, ...shown } } }}>
          <JobDetail id={12} />
        </Answered>
      </MemoryRouter>
    </ChakraProvider>,
  );
};

afterEach(() => act(() => signOut()));

test('an ad of another website is applied for there, and its link names the website', async () => {
  open({ sourceUrl: 'https://www.marlinwren.example/jobs/12' });
  const link = await screen.findByRole('link', { name: 'Apply at marlinwren.example ↗' });
  expect(link.getAttribute('href')).toBe('https://www.marlinwren.example/jobs/12');
  expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
});

test('a student can save the job from its page, and sees that it is saved', async () => {
  open({});
  expect(await screen.findByRole('button', { name: 'Save this job' })).toBeTruthy();
  cleanup();
  open({ favoriteId: 4 });
  const saved = await screen.findByRole('button', { name: 'Remove this job from saved jobs' });
  expect(saved.textContent).toBe('Saved');
});

test('an employer who reads a job has nothing to save', async () => {
  open({}, { ...user, role: 'employer' });
  expect(await screen.findByRole('heading', { name: job.title })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save this job' })).toBeNull();
});

test('in the pilot the button to apply is off and says why without being touched', async () => {
  open({});
  expect((await screen.findByRole('button', { name: 'Apply' })).getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('Matches arrive by email during the pilot.')).toBeTruthy();
});

test('a match of another website has the same link, and one that cannot be taken now says why', async () => {
  const match = {
    __typename: 'SentMatch',
    jobId: 12,
    title: job.title,
    companyName: 'Marlin & Wren',
    place: 'Sydney NSW',
    pay: '',
    hours: '14 h a week',
    closes: '',
    applyUrl: 'https://www.marlinwren.example/jobs/12',
    reasons: [],
    question: null,
    because: '28 hours a fortnight, 8 left',
    answer: null,
    job,
  };
  const myMatches = { __typename: 'MyMatches', day: '2026-11-20', matches: [match], leftOut: [], outlook: null };
  render(
    <ChakraProvider value={system}>
      <MemoryRouter>
        <Answered answer={{ kind: 'says', data: { myMatches } }}>
          <YourMatches fullName="Mei Tan" emailVerified next={null} fortnight={null} trades={null} />
        </Answered>
      </MemoryRouter>
    </ChakraProvider>,
  );
  const link = await screen.findByRole('link', { name: /^Apply at marlinwren\.example ↗: / });
  expect(link.getAttribute('href')).toBe('https://www.marlinwren.example/jobs/12');
  expect(screen.getByText('This job does not fit now: 28 hours a fortnight, 8 left.')).toBeTruthy();
});

const notFound = [{ message: 'Job not found', extensions: { code: 'NOT_FOUND' } }];
/** Opens a job that nobody can read any more; the server may still know what it was. */
const openClosed = (closedJob?: object) => {
  const link = new ApolloLink(
    ({ operationName }) =>
      new Observable((asker) => {
        asker.next(
          operationName === 'ClosedJob' && closedJob ? { data: { closedJob } } : { data: null, errors: notFound },
        );
        asker.complete();
      }),
  );
  act(() => signIn({ accessToken: 'a', refreshToken: 'r', user }));
  render(
    <ChakraProvider value={system}>
      <MemoryRouter>
        <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
          <JobDetail id={12} />
        </ApolloProvider>
      </MemoryRouter>
    </ChakraProvider>,
  );
};
const closed = { __typename: 'ClosedJob', id: 12, title: 'Barista', companyName: 'Harbour Kitchen', similar: [] };

test('a job that has closed says what it was, and leads to those like it', async () => {
  openClosed({ ...closed, similar: [{ ...job, id: 13, title: 'Weekend barista' }] });
  expect(await screen.findByRole('heading', { level: 1, name: 'This job has closed' })).toBeTruthy();
  expect(screen.getByText('Barista at Harbour Kitchen is no longer open.')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Weekend barista/ }).getAttribute('href')).toBe('/jobs?job=13');
  expect(screen.queryByRole('link', { name: 'Search other jobs' })).toBeNull();
});

test('a job that has closed leads to the search if there is none like it, and a job that never was is not found', async () => {
  openClosed(closed);
  expect((await screen.findByRole('link', { name: 'Search other jobs' })).getAttribute('href')).toBe('/jobs');
  cleanup();
  openClosed();
  expect(await screen.findByRole('heading', { level: 1, name: 'Job Not Found' })).toBeTruthy();
});
