import { afterEach, expect, test } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { Role } from '../../lib/session/session.ts';
import { signIn, signOut } from '../../lib/session/session-store.ts';
import { system } from '../../ui/theme/system.ts';
import { AboutActions } from './AboutActions.tsx';

const buttonsOf = (role?: Role) => {
  const user = { id: 1, email: 'a@b.c', fullName: 'A', emailVerified: true };
  if (role) signIn({ accessToken: 'a', refreshToken: 'r', user: { ...user, role } });
  render(
    <ChakraProvider value={system}>
      <MemoryRouter>
        <AboutActions />
      </MemoryRouter>
    </ChakraProvider>,
  );
  return screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);
};

afterEach(() => act(() => signOut()));

test('a visitor may create a profile or explore', () => {
  expect(buttonsOf()).toEqual(['Create Your Profile /auth?tab=register', 'Explore Opportunities /jobs']);
});

test('an employer posts', () => {
  expect(buttonsOf('employer')).toEqual(['Post Opportunities /employer/post-job']);
});

test.each(['student', 'operator'] as const)('a signed-in %s explores', (role) => {
  expect(buttonsOf(role)).toEqual(['Explore Opportunities /jobs']);
});
