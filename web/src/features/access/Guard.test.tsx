import { afterEach, expect, test } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { signIn, signOut } from '../../lib/session/session-store.ts';
import { system } from '../../ui/theme/system.ts';
import { Guard } from './Guard.tsx';

function Landing({ name }: { name: string }) {
  const { state } = useLocation();
  return (
    <p>
      {name} {JSON.stringify(state)}
    </p>
  );
}

const visit = (path: string) =>
  render(
    <ChakraProvider value={system}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route element={<Guard requires="employer" />}>
            <Route path="employer/dashboard" element={<p>the dashboard</p>} />
          </Route>
          <Route path="auth" element={<Landing name="sign in" />} />
          <Route path="access-denied" element={<Landing name="denied" />} />
        </Routes>
      </MemoryRouter>
    </ChakraProvider>,
  );

const user = { id: 1, email: 'a@b.c', fullName: 'A', emailVerified: true };

afterEach(() => act(() => signOut()));

test('a guest is sent to the sign-in page', () => {
  visit('/employer/dashboard');
  expect(screen.getByText(/^sign in/)).toBeTruthy();
});

test('a user with the wrong role is sent to access-denied with origin, required and current role', () => {
  signIn({ accessToken: 'a', refreshToken: 'r', user: { ...user, role: 'student' } });
  visit('/employer/dashboard');
  expect(screen.getByText(/^denied/).textContent).toContain(
    '{"from":"/employer/dashboard","required":"employer","current":"student"}',
  );
});

test('a user with the right role sees the screen, until the session ends', () => {
  signIn({ accessToken: 'a', refreshToken: 'r', user: { ...user, role: 'employer' } });
  visit('/employer/dashboard');
  expect(screen.getByText('the dashboard')).toBeTruthy();
  act(() => signOut(true));
  expect(screen.getByText(/^sign in/)).toBeTruthy();
});
