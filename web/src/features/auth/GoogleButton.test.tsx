import { afterEach, expect, test } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { setSettings } from '../../platform/settings.ts';
import { system } from '../../ui/theme/system.ts';
import { GoogleButton } from './GoogleButton.tsx';

afterEach(() => setSettings({ pilot: true, google: false }));

const open = (google: boolean) => {
  setSettings({ pilot: true, google });
  return render(
    <ChakraProvider value={system}>
      <MemoryRouter>
        <GoogleButton role="student" />
      </MemoryRouter>
    </ChakraProvider>,
  );
};

test("the button to Google's sign-in has Google's mark beside its words", () => {
  open(true);
  const link = screen.getByRole('link', { name: 'Continue with Google' });
  expect(link.querySelector('svg[aria-hidden="true"]')).not.toBeNull();
});

test('without Google there is no button', () => {
  open(false);
  expect(screen.queryByRole('link')).toBeNull();
});
