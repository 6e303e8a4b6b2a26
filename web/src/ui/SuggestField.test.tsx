import { expect, test } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SuggestField } from './SuggestField.tsx';
import { system } from './theme/system.ts';

const sent: string[] = [];

function Where({ places }: Readonly<{ places: readonly string[] }>) {
  const [text, setText] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(text);
      }}
    >
      <SuggestField label="Where" value={text} onText={setText} suggest={() => places} />
    </form>
  );
}

test('Enter sends what was typed and closes the suggestions, also those that arrive later', async () => {
  const show = (places: readonly string[]) => (
    <ChakraProvider value={system}>
      <Where places={places} />
    </ChakraProvider>
  );
  const { rerender } = render(show(['Sydney NSW']));
  await userEvent.type(screen.getByRole('combobox', { name: 'Where' }), 'Syd');
  expect(screen.getByRole('option', { name: 'Sydney NSW' })).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('option')).toBeNull();
  rerender(show([]));
  await userEvent.keyboard('n{Enter}');
  rerender(show(['Sydney NSW']));
  expect(screen.queryByRole('option')).toBeNull();
  expect(sent).toEqual(['Syd', 'Sydn']);
  await userEvent.keyboard('e');
  expect(screen.getByRole('option', { name: 'Sydney NSW' })).toBeTruthy();
});
