import { expect, test } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { Answered } from '../lib/api/Answered.tsx';
import { system } from '../ui/theme/system.ts';
import { YourMatches } from '../features/matches/YourMatches.tsx';
import { BackLink } from '../features/browse/BackLink.tsx';

const match = {
  __typename: 'SentMatch',
  jobId: 12,
  title: 'Weekend barista',
  companyName: 'Harbour Kitchen',
  place: 'Sydney NSW',
  pay: '',
  hours: '',
  closes: '',
  applyUrl: null,
  reasons: [],
  question: null,
  because: null,
  answer: null,
  job: { __typename: 'Job', id: 12, application: null, withdrawnAt: null },
};
const myMatches = { __typename: 'MyMatches', day: '2026-11-20', matches: [match], leftOut: [], outlook: null };

const open = (path: string) =>
  render(
    <ChakraProvider value={system}>
      <MemoryRouter initialEntries={[path]}>
        <Answered answer={{ kind: 'says', data: { myMatches } }}>
          <Routes>
            <Route path="/jobs" element={<BackLink results="/jobs?search=barista" />} />
            <Route path="*" element={<YourMatches fullName="Mei Tan" emailVerified next={null} fortnight={null} />} />
          </Routes>
        </Answered>
      </MemoryRouter>
    </ChakraProvider>,
  );
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('a job opened from the matches leads back to them, and one of the search to its results', async () => {
  const { unmount } = open('/profile?tab=matches');
  await userEvent.click(await screen.findByRole('link', { name: 'See the job: Weekend barista' }));
  expect(linkTo('Back to your matches')).toBe('/profile?tab=matches');
  unmount();
  open('/jobs?search=barista&job=12');
  expect(linkTo('Back to results')).toBe('/jobs?search=barista');
});
