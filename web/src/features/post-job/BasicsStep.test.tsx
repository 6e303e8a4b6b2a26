import { expect, test } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { Answered } from '../../lib/api/Answered.tsx';
import { system } from '../../ui/theme/system.ts';
import { BasicsStep } from './BasicsStep.tsx';
import { emptyWizard } from './wizard-form.ts';

function Form() {
  const form = useForm({ defaultValues: emptyWizard });
  return (
    <FormProvider {...form}>
      <BasicsStep />
    </FormProvider>
  );
}

const marked = () =>
  ['Location', 'City', 'State'].filter(
    (label) => screen.getByLabelText(new RegExp(`^${label}( \\*)?$`)).getAttribute('aria-required') === 'true',
  );

test('city and state are marked required in every ad, the location unless it is remote', async () => {
  render(
    <ChakraProvider value={system}>
      <Answered answer={{ kind: 'waits' }}>
        <Form />
      </Answered>
    </ChakraProvider>,
  );
  expect(marked()).toEqual(['Location', 'City', 'State']);
  await userEvent.click(screen.getByLabelText('Remote work available'));
  expect(marked()).toEqual(['City', 'State']);
});

test('a known city that is typed sets the state while the state is only a guess', async () => {
  render(
    <ChakraProvider value={system}>
      <Answered answer={{ kind: 'waits' }}>
        <Form />
      </Answered>
    </ChakraProvider>,
  );
  const state = screen.getByLabelText(/^State/);
  const city = screen.getByLabelText(/^City/);
  await userEvent.type(screen.getByLabelText(/^Location/), 'Level 3');
  expect(state).toHaveProperty('value', 'NSW');
  await userEvent.clear(city);
  await userEvent.type(city, 'Brisbane');
  expect(state).toHaveProperty('value', 'QLD');
  await userEvent.selectOptions(state, 'VIC');
  await userEvent.clear(city);
  await userEvent.type(city, 'Perth');
  expect(state).toHaveProperty('value', 'VIC');
});
