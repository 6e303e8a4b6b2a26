import { expect, test } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DisabledEntry } from './DisabledEntry.tsx';
import { system } from './theme/system.ts';

test('a disabled entry that is tapped has the focus, which shows why it is disabled', async () => {
  render(
    <ChakraProvider value={system}>
      <DisabledEntry label="Browse Jobs" why="Disabled for Pilot" />
    </ChakraProvider>,
  );
  const entry = screen.getByRole('link', { name: /^Browse Jobs/, description: 'Disabled for Pilot' });
  await userEvent.pointer({ keys: '[TouchA]', target: entry });
  expect(document.activeElement).toBe(entry);
});
