import { expect, test } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { type Answer, Answered } from '../../lib/api/Answered.tsx';
import { signIn, signOut, useSession } from '../../lib/session/session-store.ts';
import { system } from '../../ui/theme/system.ts';
import { emptyQuickForm } from './quick-form.ts';
import { QuickPost } from './QuickPost.tsx';
import { keepQuick, startOfQuick } from './quick-start.ts';
import { storages } from './use-autosave.ts';

const user = { id: 7, email: 'owner@cafe.test', fullName: 'Ada Baker', role: 'employer', emailVerified: true } as const;

/** As the guard of its route: the form leaves when the session ends. */
const ForSignedIn = () => (useSession().kind === 'guest' ? null : <QuickPost />);

const open = (isWide: boolean, answer: Answer = { kind: 'waits' }) => {
  // jsdom has no media queries.
  Object.assign(window, {
    matchMedia: () => ({ matches: isWide, addEventListener: () => undefined, removeEventListener: () => undefined }),
  });
  signIn({ accessToken: 'a', refreshToken: 'r', user });
  const savedAt = new Date().toISOString();
  keepQuick(storages, user.id, { values: { ...emptyQuickForm, title: 'Night baker' }, sentKey: '', savedAt });
  const router = createMemoryRouter([{ path: '/', element: <ForSignedIn /> }]);
  render(
    <ChakraProvider value={system}>
      <Answered answer={answer}>
        <RouterProvider router={router} />
      </Answered>
    </ChakraProvider>,
  );
};

const startOver = async () => {
  open(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Start over' }));
  await userEvent.click(screen.getAllByRole('button', { name: 'Start over', hidden: true }).at(-1) ?? document.body);
  await screen.findByRole('button', { name: 'Undo' });
};
const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Job title/ });

test('starting over can be undone', async () => {
  await startOver();
  expect(title().value).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(title().value).toBe('Night baker');
});

test('starting over can no longer be undone when something new is typed, which undo would replace', async () => {
  await startOver();
  await userEvent.type(title(), 'C');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await userEvent.clear(title());
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
});

test('what was typed a moment before the session ended is kept', async () => {
  open(true);
  await screen.findByRole('button', { name: 'Start over' });
  await userEvent.type(title(), ' and pastry cook');
  act(() => signOut(true));
  expect((await startOfQuick(storages, user.id)).values.title).toBe('Night baker and pastry cook');
});

const because = '38 hours a week: more than the 48 a fortnight of subclass 500 in session';
const closed: Answer = {
  kind: 'says',
  data: {
    writtenAd: {
      __typename: 'WrittenAd',
      openings: [{ __typename: 'VisaOpening', visa: '500', label: 'Student Visa 500', kind: 'closed', because }],
      contradictions: [],
      reach: null,
      sponsors: false,
      weeklyHours: null,
      workRights: { __typename: 'StatedWorkRights', kind: 'unstated', demanded: null },
    },
    me: { __typename: 'User', id: 7, companyName: 'Harbour Kitchen' },
    minimumWage: { __typename: 'MinimumWage', hourly: 26.44, casualHourly: 33.05, from: '2026-07-01', source: '' },
  },
};
const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
const announced = () =>
  [...document.querySelectorAll('[aria-live]')].filter(({ textContent }) => textContent.includes(because));

test('narrow screens say below the hours who may take the job, and announce it once', async () => {
  open(false, closed);
  const line = await screen.findByText(`Closed to student visas: ${because}.`);
  expect(isBefore(screen.getByRole('textbox', { name: 'Hours a week to' }), line)).toBe(true);
  expect(isBefore(line, screen.getByRole('textbox', { name: 'Hourly pay from (AUD)' }))).toBe(true);
  expect(announced()).toEqual([line]);
});

test('wide screens say it beside the form only', async () => {
  open(true, closed);
  await screen.findByText('Closed to student visas');
  expect(announced()).toHaveLength(1);
  expect(screen.queryByText(`Closed to student visas: ${because}.`)).toBeNull();
});
