import { expect, test } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { fireEvent, render, screen } from '@testing-library/react';
import { system } from './theme/system.ts';
import { TextAreaField } from './TextAreaField.tsx';

test('a text that is too long is kept whole, and the field says by how much', () => {
  render(
    <ChakraProvider value={system}>
      <TextAreaField label="Note" maxLength={10} />
    </ChakraProvider>,
  );
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
  fireEvent.input(field, { target: { value: 'Twelve chars' } });
  expect(field.value).toBe('Twelve chars');
  expect(field.maxLength).toBe(-1);
  expect(screen.getByText('Must have at most 10 characters: 2 too many')).toBeTruthy();
  fireEvent.input(field, { target: { value: 'Ten chars.' } });
  expect(screen.queryByText(/too many/)).toBeNull();
});
