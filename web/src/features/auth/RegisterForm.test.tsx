import { expect, test } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { otherVisaTypes, visaTypes } from '@waratah/vocabulary/visa-types';
import { system } from '../../ui/theme/system.ts';
import { RegisterForm } from './RegisterForm.tsx';

const open = (role: string) =>
  render(
    <ChakraProvider value={system}>
      <RegisterForm initialRole={role} />
    </ChakraProvider>,
  );

test('the fields follow the role', async () => {
  open('');
  expect(screen.queryByLabelText(/Degree/)).toBeNull();
  await userEvent.click(screen.getByLabelText('A student or graduate'));
  expect(screen.getByLabelText(/Degree\/course/)).toBeTruthy();
  await userEvent.click(screen.getByLabelText('An employer'));
  expect(screen.queryByLabelText(/Degree/)).toBeNull();
  expect(screen.getByLabelText(/ABN/)).toHaveProperty('maxLength', 11);
});

test('a missing field says so where it stands, and readers hear it with the field', async () => {
  open('student');
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
  const degree = await screen.findByRole('textbox', {
    name: /Degree\/course/,
    description: 'Degree/course is required.',
  });
  expect(degree.getAttribute('aria-invalid')).toBe('true');
});

test('a city is chosen by keyboard', async () => {
  open('student');
  const city = screen.getByRole('combobox', { name: /City\/suburb/ });
  await userEvent.type(city, 'ult{ArrowDown}{Enter}');
  expect(city).toHaveProperty('value', 'Ultimo NSW');
});

const choicesOf = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .slice(1)
    .map(({ textContent }) => textContent);

test('the visas of the specification come first, and the others under "Other visa"', async () => {
  open('student');
  expect(choicesOf('Visa type')).toEqual([...visaTypes.map(({ label }) => label), 'Other visa']);
  expect(screen.queryByRole('combobox', { name: 'Which other visa?' })).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Visa type' }), 'Other visa');
  expect(choicesOf('Which other visa?')).toEqual(otherVisaTypes.map(({ label }) => label));
  const other = screen.getByRole('combobox', { name: 'Which other visa?' });
  await userEvent.selectOptions(other, 'Bridging visa C');
  expect(other).toHaveProperty('value', 'Bridging visa C');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Visa type' }), 'Temporary Graduate 485');
  expect(screen.queryByRole('combobox', { name: 'Which other visa?' })).toBeNull();
});
