import { expect, test } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SuggestTags } from './SuggestTags.tsx';
import { system } from './theme/system.ts';

function Skills({ suggestions }: Readonly<{ suggestions: readonly string[] }>) {
  const [values, setValues] = useState<string[]>([]);
  const [text, setText] = useState('');
  const shown = text === '' ? [] : suggestions;
  return (
    <SuggestTags
      label="Add a skill"
      values={values}
      onValues={setValues}
      text={text}
      onText={setText}
      suggestions={shown}
    />
  );
}

const open = (...suggestions: string[]) =>
  render(
    <ChakraProvider value={system}>
      <Skills suggestions={suggestions} />
    </ChakraProvider>,
  );

const tags = () => screen.queryAllByRole('button', { name: /^Remove / }).map((one) => one.getAttribute('aria-label'));
const type = (keys: string) => userEvent.type(screen.getByRole('combobox', { name: 'Add a skill' }), keys);

test('Enter takes the suggestion that the text begins, and it is marked before', async () => {
  open('Customer service', 'Customs clearance');
  await type('cust');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Customer service');
  await type('{Enter}');
  expect(tags()).toEqual(['Remove Customer service']);
});

test('what is named in full is taken as such, and Escape or a comma keeps the text', async () => {
  open('JavaScript', 'Java');
  await type('java{Enter}');
  await type('javas{Escape}{Enter}');
  await type('kite,');
  expect(tags()).toEqual(['Remove Java', 'Remove javas', 'Remove kite']);
});
