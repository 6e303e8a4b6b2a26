import { afterEach, expect, test } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { keepValues } from '../../lib/session/kept-forms.ts';
import { signIn, signOut } from '../../lib/session/session-store.ts';
import { system } from '../../ui/theme/system.ts';
import { LogoutDialog } from './LogoutDialog.tsx';

HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};

const mei = { id: 3, email: 'mei@example.org', fullName: 'Mei Tan', emailVerified: true, role: 'student' } as const;
const words = /^What you typed and have not saved yet is lost/;

const open = () => {
  signIn({ accessToken: 'a', refreshToken: 'r', user: mei });
  return render(
    <ChakraProvider value={system}>
      <MemoryRouter>
        <LogoutDialog onClose={() => {}} />
      </MemoryRouter>
    </ChakraProvider>,
  );
};

afterEach(() => act(() => signOut()));

test('who has typed something and not saved it is told that logging out loses it, and nobody else', () => {
  open().unmount();
  expect(screen.queryByText(words)).toBeNull();
  keepValues('start:3:skills', { typed: 'Coffee' });
  open();
  expect(screen.getByText(words)).toBeTruthy();
});
