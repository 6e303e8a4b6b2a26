import { expect, test } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Answered } from '../../lib/api/Answered.tsx';
import { signIn } from '../../lib/session/session-store.ts';
import { system } from '../../ui/theme/system.ts';
import { emptyQuickForm } from './quick-form.ts';
import { QuickPost } from './QuickPost.tsx';
import { keepQuick } from './quick-start.ts';
import { storages } from './use-autosave.ts';

const user = { id: 7, email: 'owner@cafe.test', fullName: 'Ada Baker', role: 'employer', emailVerified: true } as const;

/** Opens the form with a stored title, and starts over. */
const startOver = async () => {
  signIn({ accessToken: 'a', refreshToken: 'r', user });
  const savedAt = new Date().toISOString();
  keepQuick(storages, user.id, { values: { ...emptyQuickForm, title: 'Night baker' }, sentKey: '', savedAt });
  const router = createMemoryRouter([{ path: '/', element: <QuickPost /> }]);
  render(
    <ChakraProvider value={system}>
      <Answered answer={{ kind: 'waits' }}>
        <RouterProvider router={router} />
      </Answered>
    </ChakraProvider>,
  );
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
