import { afterEach, expect, test } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, render, screen } from '@testing-library/react';
import { signIn, signOut } from '../../lib/session/session-store.ts';
import { system } from '../../ui/theme/system.ts';
import { PilotBanner } from './PilotBanner.tsx';

afterEach(() => act(() => signOut()));

const user = { id: 1, email: 'a@b.c', fullName: 'A', emailVerified: true };

test.each([
  ['student', /Share your profile and we email you matches\./],
  ['employer', /We email your jobs to the students they fit\./],
] as const)('the banner tells a %s what the pilot means for them', (role, words) => {
  act(() => signIn({ accessToken: 'a', refreshToken: 'r', user: { ...user, role } }));
  render(
    <ChakraProvider value={system}>
      <PilotBanner />
    </ChakraProvider>,
  );
  expect(screen.getByRole('complementary', { name: 'Pilot notice' }).textContent).toMatch(words);
});
