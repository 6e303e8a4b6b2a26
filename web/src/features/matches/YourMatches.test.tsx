import { expect, test } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { Answered } from '../../lib/api/Answered.tsx';
import { system } from '../../ui/theme/system.ts';
import { YourMatches } from './YourMatches.tsx';

const barista = {
  __typename: 'SentMatch',
  jobId: 12,
  title: 'Weekend barista',
  companyName: 'Harbour Kitchen',
  place: 'Sydney NSW',
  pay: '',
  hours: '14 h a week',
  closes: '',
  applyUrl: null,
  reasons: [],
  question: null,
  because: null,
  answer: null,
  job: { __typename: 'Job', id: 12, application: null, withdrawnAt: null },
};
const elsewhere = { applyUrl: 'https://www.marlinwren.example/jobs/12' };
const outlook = {
  __typename: 'StudentMatches',
  funnel: [
    { __typename: 'GateCount', label: 'live jobs', count: 67 },
    { __typename: 'GateCount', label: 'accept your visa', count: 36 },
  ],
  nothingBecause: null,
  relax: null,
};

const open = (matches: readonly object[], shown: Readonly<{ outlook?: object; emailVerified?: boolean }> = {}) => {
  const myMatches = {
    __typename: 'MyMatches',
    day: '2026-11-20',
    matches,
    leftOut: [],
    outlook: shown.outlook ?? null,
  };
  const emailVerified = shown.emailVerified ?? true;
  return render(
    <ChakraProvider value={system}>
      <MemoryRouter>
        <Answered answer={{ kind: 'says', data: { myMatches } }}>
          <YourMatches fullName="Mei Tan" emailVerified={emailVerified} next={null} fortnight={null} />
        </Answered>
      </MemoryRouter>
    </ChakraProvider>,
  );
};

test('a job of another website can be read here before one applies there', async () => {
  open([{ ...barista, ...elsewhere }]);
  const see = await screen.findByRole('link', { name: 'See the job: Weekend barista' });
  expect(see.getAttribute('href')).toBe('/jobs?job=12');
  expect(screen.getByRole('link', { name: 'Apply at marlinwren.example ↗: Weekend barista' })).toBeTruthy();
});

test('interest in a job of another website says that nothing has been sent, and where to apply', async () => {
  open([{ ...barista, ...elsewhere, answer: 'interested' }]);
  expect(await screen.findByText(/^Nothing has been sent: apply at marlinwren\.example\./)).toBeTruthy();
});

test('a card says what "I am interested" sends, but not the card of a job of another website', async () => {
  open([barista, { ...barista, ...elsewhere, jobId: 13, title: 'Data assistant' }]);
  const words = /^"I'm interested" sends your profile, with your resume if you have one/;
  const own = await screen.findByRole('article', { name: 'Weekend barista' });
  expect(within(own).getByText(words)).toBeTruthy();
  expect(within(screen.getByRole('article', { name: 'Data assistant' })).queryByText(words)).toBeNull();
});

test('before the address is confirmed the numbers say what fits so far, and nothing is excused twice', async () => {
  const unconfirmed = { ...outlook, nothingBecause: 'The email address is not confirmed yet.' };
  open([], { outlook: unconfirmed, emailVerified: false });
  expect(await screen.findByRole('heading', { name: 'What fits you so far' })).toBeTruthy();
  expect(screen.getByText('36')).toBeTruthy();
  expect(screen.queryByText(/The email address is not confirmed yet/)).toBeNull();
});

test('a confirmed student without matches is told why', async () => {
  open([], { outlook: { ...outlook, nothingBecause: 'None is in your states.', relax: 'Add a state.' } });
  expect(await screen.findByRole('heading', { name: 'Why there are no matches yet' })).toBeTruthy();
  expect(screen.getByText('None is in your states. Add a state.')).toBeTruthy();
});

test('a job that was applied for says to whom and when, and no longer argues for itself', async () => {
  const application = { __typename: 'Application', id: 5, appliedAt: '2026-11-22T01:00:00Z' };
  open([{ ...barista, reasons: ['Accepts subclass 500'], job: { ...barista.job, application } }]);
  expect(await screen.findByText('Sent to Harbour Kitchen, 22 November')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Withdraw the application for Weekend barista' })).toBeTruthy();
  expect(screen.queryByText('Accepts subclass 500')).toBeNull();
  expect(screen.queryByText('14 h a week')).toBeNull();
});
