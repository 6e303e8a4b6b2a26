import { expect, test } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { useUnsaved } from '../platform/unsaved.ts';
import { system } from '../ui/theme/system.ts';
import { AskBeforeLeaving } from './AskBeforeLeaving.tsx';
import { messages } from './messages.ts';

function Form({ unsaved }: { unsaved: boolean }) {
  useUnsaved(unsaved);
  return <AskBeforeLeaving />;
}

/** A form at /profile, which the user reached from the home page. */
function openForm({ unsaved }: { unsaved: boolean }) {
  const router = createMemoryRouter(
    [
      { path: '/profile', element: <Form unsaved={unsaved} /> },
      { path: '*', element: <AskBeforeLeaving /> },
    ],
    { initialEntries: ['/', '/profile'], initialIndex: 1 },
  );
  render(
    <ChakraProvider value={system}>
      <RouterProvider router={router} />
    </ChakraProvider>,
  );
  return {
    router,
    goTo: (path: string, replace = false) => act(() => router.navigate(path, { replace })),
    goBack: () => act(() => router.navigate(-1)),
  };
}

const isAsked = () => screen.queryByText(messages.leaveTitle) !== null;
const answer = (label: string) => act(async () => fireEvent.click(screen.getByText(label)));

test('without unsaved changes nothing is asked', async () => {
  const { goTo, router } = openForm({ unsaved: false });
  await goTo('/about');
  expect(router.state.location.pathname).toBe('/about');
  expect(isAsked()).toBe(false);
});

test('a link waits for the answer, and is followed when the user leaves', async () => {
  const { goTo, router } = openForm({ unsaved: true });
  await goTo('/about');
  expect(router.state.location.pathname).toBe('/profile');
  expect(isAsked()).toBe(true);
  await answer(messages.leave);
  expect(router.state.location.pathname).toBe('/about');
  expect(isAsked()).toBe(false);
});

test('the back button waits for the answer too', async () => {
  const { goBack, router } = openForm({ unsaved: true });
  await goBack();
  expect(router.state.location.pathname).toBe('/profile');
  expect(isAsked()).toBe(true);
  await answer(messages.leave);
  expect(router.state.location.pathname).toBe('/');
});

test('a user who stays keeps the form', async () => {
  const { goTo, router } = openForm({ unsaved: true });
  await goTo('/about');
  await answer(messages.stay);
  expect(router.state.location.pathname).toBe('/profile');
  expect(isAsked()).toBe(false);
});

test('redirects and links to the same page are not asked about', async () => {
  const { goTo, router } = openForm({ unsaved: true });
  await goTo('/profile');
  expect(isAsked()).toBe(false);
  await goTo('/auth', true);
  expect(router.state.location.pathname).toBe('/auth');
});
