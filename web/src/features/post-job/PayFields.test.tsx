import { expect, test } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { system } from '../../ui/theme/system.ts';
import { PayFields } from './PayFields.tsx';

function Form() {
  const form = useForm({ defaultValues: { salaryMin: '', salaryMax: '' } });
  return (
    <FormProvider {...form}>
      <PayFields legend="Pay" from="From" to="To" />
    </FormProvider>
  );
}

test('limits in the wrong order are reported before sending, until they are corrected', async () => {
  render(
    <ChakraProvider value={system}>
      <Form />
    </ChakraProvider>,
  );
  await userEvent.type(screen.getByLabelText('From'), '45');
  await userEvent.type(screen.getByLabelText('To'), '40');
  expect(screen.queryByText(/lowest pay/)).toBeNull();
  expect(await screen.findByText('The lowest pay must not be above the highest.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('To'), '0');
  expect(screen.queryByText(/lowest pay/)).toBeNull();
});
