import { expect, test } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { Answered } from '../../lib/api/Answered.tsx';
import { system } from '../../ui/theme/system.ts';
import { Sessions } from './Sessions.tsx';

const session = {
  __typename: 'DeviceSession',
  id: 'a',
  device: 'Chrome on Linux',
  address: '203.0.113.7',
  createdAt: '2026-11-20T03:00:00Z',
  lastUsedAt: '2026-11-21T03:00:00Z',
  current: true,
};
const mySessions = [session, { ...session, id: 'b', address: '127.0.0.1', current: false }];

test('two sign-ins with the same browser differ by where they are, and by which of them is this one', async () => {
  render(
    <ChakraProvider value={system}>
      <Answered answer={{ kind: 'says', data: { mySessions } }}>
        <MemoryRouter>
          <Sessions />
        </MemoryRouter>
      </Answered>
    </ChakraProvider>,
  );
  const [here, there] = await screen.findAllByRole('listitem');
  expect(here?.textContent).toMatch(/From 203\.0\.113\.7 · Signed in .* · Last used /);
  expect(here && within(here).getByText('This device')).toBeTruthy();
  expect(there?.textContent).toContain('On your local network');
  expect(there && within(there).getByRole('button', { name: /^Sign out Chrome on Linux/ })).toBeTruthy();
});
