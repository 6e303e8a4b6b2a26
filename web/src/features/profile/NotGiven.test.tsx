import { expect, test } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { system } from '../../ui/theme/system.ts';
import { NotGiven } from './NotGiven.tsx';

test('an empty part of the profile is filled by a button beside it', async () => {
  const added: string[] = [];
  render(
    <ChakraProvider value={system}>
      <NotGiven what="skills" onAdd={() => added.push('skills')} />
    </ChakraProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add skills' }));
  expect(added).toEqual(['skills']);
});
