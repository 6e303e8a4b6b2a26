import { expect, test } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { Observable } from 'rxjs';
import { Answered } from '../../lib/api/Answered.tsx';
import { keepFocus } from '../../lib/lost-focus.ts';
import { setSettings } from '../../platform/settings.ts';
import { system } from '../../ui/theme/system.ts';
import type { KeepButton } from './MatchLine.tsx';
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
  answeredAt: null,
  job: { __typename: 'Job', id: 12, application: null, withdrawnAt: null, favoriteId: null },
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

const applying = { __typename: 'ApplicationOutlook', kind: 'open', wait: null };
const wait = {
  __typename: 'InterestWait',
  until: '2026-12-29',
  isGiven: true,
  isClosed: true,
  missing: [],
};

type Shown = Readonly<{
  outlook?: object;
  applying?: object;
  emailVerified?: boolean;
  keep?: KeepButton;
  visa?: string;
}>;

const open = (matches: readonly object[], shown: Shown = {}) => {
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
        <Answered answer={{ kind: 'says', data: { myMatches, applicationOutlook: shown.applying ?? applying } }}>
          <YourMatches
            fullName="Mei Tan"
            emailVerified={emailVerified}
            next={null}
            fortnight={null}
            trades={null}
            keep={shown.keep}
            visa={shown.visa}
          />
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

test('interest in a job of another website says where to apply, and that nothing is sent there', async () => {
  open([{ ...barista, ...elsewhere, answer: 'interested' }]);
  expect(await screen.findByText(/^You apply at marlinwren\.example; we send them nothing\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^I'm interested/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Apply at marlinwren.example ↗: Weekend barista' })).toBeTruthy();
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
  expect(screen.getByRole('link', { name: 'Change your matching preferences' }).getAttribute('href')).toBe(
    '/profile?tab=settings',
  );
  expect(screen.queryByRole('link', { name: 'See all jobs that accept your visa' })).toBeNull();
});

test('where jobs can be browsed, a student without matches is led to those that accept their visa', async () => {
  open([], { outlook: { ...outlook, nothingBecause: 'None is in your line of work.', relax: '' }, visa: '417' });
  const jobs = await screen.findByRole('link', { name: 'See all jobs that accept your visa' });
  expect(jobs.getAttribute('href')).toBe('/jobs?visa_sponsorship=false&without_sponsorship=417');
});

test('the reasons to turn a job down are asked for, and can be left again', async () => {
  open([barista]);
  const button = await screen.findByRole('button', { name: 'Not for me: Weekend barista' });
  await userEvent.click(button);
  const why = screen.getByRole('group', { name: 'Why not Weekend barista?' });
  expect(within(why).getByRole('button', { name: 'Wrong place: Weekend barista' })).toBeTruthy();
  await userEvent.click(within(why).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('group', { name: 'Why not Weekend barista?' })).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('a job that was applied for says to whom and when, and no longer argues for itself', async () => {
  const application = { __typename: 'Application', id: 5, appliedAt: '2026-11-22T01:00:00Z' };
  open([{ ...barista, reasons: ['Accepts subclass 500'], job: { ...barista.job, application } }]);
  expect(await screen.findByText('Sent to Harbour Kitchen, 22 November')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Withdraw the application for Weekend barista' })).toBeTruthy();
  expect(screen.getByText('You have applied for all of them')).toBeTruthy();
  expect(screen.queryByText('Accepts subclass 500')).toBeNull();
  expect(screen.queryByText('14 h a week')).toBeNull();
});

test('the focus follows a card to the jobs that were applied for', async () => {
  const stop = keepFocus(document.body);
  const application = { __typename: 'Application', id: 5, appliedAt: '2026-11-22T01:00:00Z' };
  const other = { ...barista, jobId: 13, title: 'Cook', job: { ...barista.job, id: 13 } };
  let matches: readonly object[] = [barista, other];
  const link = new ApolloLink(() => {
    const myMatches = { __typename: 'MyMatches', day: '2026-11-20', matches, leftOut: [], outlook: null };
    return new Observable((observer) => (observer.next({ data: { myMatches } }), observer.complete()));
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  render(
    <ApolloProvider client={client}>
      <ChakraProvider value={system}>
        <MemoryRouter>
          <YourMatches fullName="Mei Tan" emailVerified next={null} fortnight={null} trades={null} />
        </MemoryRouter>
      </ChakraProvider>
    </ApolloProvider>,
  );
  const card = await screen.findByRole('article', { name: 'Weekend barista' });
  act(() =>
    within(card)
      .getByRole('button', { name: /^Not for me/ })
      .focus(),
  );
  matches = [{ ...barista, job: { ...barista.job, application } }, other];
  await act(() => client.refetchQueries({ include: ['YourMatches'] }));
  await screen.findByText('Sent to Harbour Kitchen, 22 November');
  expect(document.activeElement?.textContent).toBe('Weekend barista');
  stop();
});

test('what was sent can be looked up, but not in the pilot, where the applications are off', async () => {
  const application = { __typename: 'Application', id: 5, appliedAt: '2026-11-22T01:00:00Z' };
  const name = 'See what we sent for Weekend barista';
  setSettings({ pilot: false, google: false });
  open([{ ...barista, job: { ...barista.job, application } }]);
  const seen = await screen.findByRole('link', { name });
  expect(seen.getAttribute('href')).toBe('/profile?tab=applications&application=5');
  cleanup();
  setSettings({ pilot: true, google: false });
  open([{ ...barista, job: { ...barista.job, application } }]);
  expect(await screen.findByText('Sent to Harbour Kitchen, 22 November')).toBeTruthy();
  expect(screen.queryByRole('link', { name })).toBeNull();
});

test('a job that was turned down only says what follows, and the next one is the best', async () => {
  const reasons = ['Accepts subclass 500'];
  open([
    { ...barista, reasons, answer: 'wrong_hours' },
    { ...barista, reasons, jobId: 13, title: 'Data assistant', job: { ...barista.job, id: 13 } },
  ]);
  const down = await screen.findByRole('article', { name: 'Weekend barista' });
  expect(within(down).getByRole('button', { name: 'Undo: Weekend barista' })).toBeTruthy();
  expect(within(down).queryByText('Accepts subclass 500')).toBeNull();
  const next = screen.getByRole('article', { name: 'Data assistant' });
  expect(within(next).getByText('Accepts subclass 500')).toBeTruthy();
  expect(within(next).getByRole('link', { name: 'See the job: Data assistant' })).toBeTruthy();
});

/** The matches with one job, whose answers the server takes; returns what it was sent. */
const openAnswering = (match: object) => {
  const asked: unknown[] = [];
  let answer: unknown = null;
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        if (operationName === 'AnswerMatch') {
          asked.push(variables);
          answer = variables['answer'];
        }
        const now = { ...match, answer };
        const myMatches = { __typename: 'MyMatches', day: '2026-11-20', matches: [now], leftOut: [], outlook: null };
        observer.next({ data: { myMatches, applicationOutlook: applying, answerMatch: now } });
        observer.complete();
      }),
  );
  render(
    <ChakraProvider value={system}>
      <MemoryRouter>
        <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
          <YourMatches fullName="Mei Tan" emailVerified next={null} fortnight={null} trades={null} />
        </ApolloProvider>
      </MemoryRouter>
    </ChakraProvider>,
  );
  return asked;
};

test('following the link of a job of another website answers that one is interested', async () => {
  const asked = openAnswering({ ...barista, ...elsewhere });
  const there = await screen.findByRole('link', { name: 'Apply at marlinwren.example ↗: Weekend barista' });
  await userEvent.click(there);
  expect(await screen.findByText(/^You apply at marlinwren\.example; we send them nothing\./)).toBeTruthy();
  await userEvent.click(there);
  expect(asked).toEqual([{ jobId: 12, answer: 'interested' }]);
});

test('an application that is being made says so', async () => {
  openAnswering(barista);
  await userEvent.click(await screen.findByRole('button', { name: "I'm interested: Weekend barista" }));
  expect(await screen.findByText(/^Your application is on its way to Harbour Kitchen\./)).toBeTruthy();
});

test.each([
  [
    'waits for the profile',
    { ...applying, kind: 'profile', wait: { ...wait, isClosed: false, missing: ['university', 'degree'] } },
    /as soon as your profile has your university and degree while the job takes applications, by 29 December 2026/,
  ],
  ['waits for the ad to open', { ...applying, kind: 'closed', wait }, /takes applications again, by 29 December 2026/],
  ['waits for nothing, as the ad has ended', { ...applying, kind: 'closed' }, /^This job has closed\./],
  [
    'does not wait any more',
    { ...applying, kind: 'closed', wait: { ...wait, isGiven: false } },
    /^You're interested\. We'll send more like this\.$/,
  ],
])('interest that %s still says so when the page is opened again', async (_what, applicationOutlook, words) => {
  open([{ ...barista, answer: 'interested', answeredAt: '2026-11-29T00:00:00Z' }], { applying: applicationOutlook });
  expect(await screen.findByText(words)).toBeTruthy();
});

test('"already applied" does not hide that an application waits', async () => {
  open([{ ...barista, answer: 'already_applied' }], { applying: { ...applying, kind: 'closed', wait } });
  expect(await screen.findByText(/^Your application still waits: we send it as soon as the job takes/)).toBeTruthy();
});

test('of a withdrawal and an interest the later one counts', async () => {
  const at = (answeredAt: string) => ({ ...barista, answer: 'interested', answeredAt, job: withdrawn });
  const withdrawn = { ...barista.job, withdrawnAt: '2026-11-22T01:00:00Z' };
  open([at('2026-11-22T00:59:59Z')]);
  expect(await screen.findByText(/^Withdrawn 22 November\. You may apply again/)).toBeTruthy();
  expect(screen.getByRole('button', { name: "I'm interested: Weekend barista" })).toBeTruthy();
  cleanup();
  open([at('2026-11-22T01:00:01Z')], { applying: { ...applying, kind: 'closed', wait } });
  expect(await screen.findByText(/takes applications again, by 29 December/)).toBeTruthy();
  expect(screen.queryByText(/^Withdrawn/)).toBeNull();
  expect(screen.queryByRole('button', { name: "I'm interested: Weekend barista" })).toBeNull();
});

test('the focus stays in the card when the buttons of an answer are gone', async () => {
  openAnswering(barista);
  await userEvent.click(await screen.findByRole('button', { name: 'Not for me: Weekend barista' }));
  await userEvent.click(screen.getByRole('button', { name: 'Wrong place: Weekend barista' }));
  await screen.findByRole('button', { name: 'Undo: Weekend barista' });
  const card = screen.getByRole('article', { name: 'Weekend barista' });
  expect(document.activeElement).not.toBe(card);
  expect(card.contains(document.activeElement)).toBe(true);
});

test('a job can be saved where the page offers it', async () => {
  const keep = ({ title, favoriteId }: Readonly<{ title: string; favoriteId: number | null }>) => (
    <button type="button">{`${favoriteId === null ? 'Save' : 'Saved'} ${title}`}</button>
  );
  open([barista], { keep });
  expect(await screen.findByRole('button', { name: 'Save Weekend barista' })).toBeTruthy();
});
