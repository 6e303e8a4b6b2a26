import { expect, test } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Outlet, Route, Routes, useLocation, useNavigationType } from 'react-router';
import { Answered } from '../lib/api/Answered.tsx';
import { system } from '../ui/theme/system.ts';
import { YourMatches } from '../features/matches/YourMatches.tsx';
import { BackLink } from '../features/browse/BackLink.tsx';
import { useNotedOrder } from '../platform/scroll/way-back.ts';

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

function Frame() {
  const { pathname, search } = useLocation();
  const by = useNavigationType();
  useNotedOrder();
  return (
    <>
      <p role="note">{`${by} ${pathname}${search}`}</p>
      <Outlet />
    </>
  );
}

const open = (path: string) =>
  render(
    <ChakraProvider value={system}>
      <MemoryRouter initialEntries={[path]}>
        <Answered answer={{ kind: 'says', data: { myMatches } }}>
          <Routes>
            <Route element={<Frame />}>
              <Route path="/jobs" element={<BackLink results="/jobs?search=barista" />} />
              <Route
                path="*"
                element={<YourMatches fullName="Mei Tan" emailVerified next={null} fortnight={null} trades={null} />}
              />
            </Route>
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

test('the way back to the matches goes back in the history, so that they are where they were left', async () => {
  open('/profile?tab=matches');
  await userEvent.click(await screen.findByRole('link', { name: 'See the job: Weekend barista' }));
  await userEvent.click(screen.getByRole('link', { name: 'Back to your matches' }));
  expect(screen.getByRole('note').textContent).toBe('POP /profile?tab=matches');
});
