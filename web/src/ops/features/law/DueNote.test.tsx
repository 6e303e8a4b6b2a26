import { expect, test } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render } from '@testing-library/react';
import { system } from '../../../ui/theme/system.ts';
import { DueNote } from './DueNote.tsx';

const rule = {
  label: 'Temporary Graduate 485',
  condition: null,
  text: 'Any employer.',
  from: '2000-01-01',
  until: null,
  source: 'https://example.org',
  checkedOn: '2026-01-01',
} as const;

const textOf = (due: readonly boolean[]) =>
  render(
    <ChakraProvider value={system}>
      <DueNote rules={due.map((isDue) => ({ ...rule, isDue }))} />
    </ChakraProvider>,
  ).container.textContent?.trim();

test.each([
  [[false, false], ''],
  [[true, false], 'The source of one rule was never read, or not for 180 days.'],
  [[true, true], 'The sources of 2 rules were never read, or not for 180 days.'],
])('of rules that are due %j, the note says: %s', (due, text) => {
  expect(textOf(due)).toContain(text);
  expect(textOf(due) === '').toBe(text === '');
});
