import { expect, test } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import { makeFragmentData } from '../../gql/fragment-masking.ts';
import { system } from '../../ui/theme/system.ts';
import { InsteadResults } from './InsteadResults.tsx';
import { ResultsFields } from './result-fields.ts';

const show = (hasVisa: boolean) =>
  render(
    <ChakraProvider value={system}>
      <InsteadResults
        found={makeFragmentData({ total: 2, close: 2, page: 1, totalPages: 1, jobs: [] }, ResultsFields)}
        hasVisa={hasVisa}
        hasWords
        selectedId={undefined}
        saves
        toJob={() => '/jobs'}
        onMore={() => {}}
        onClear={() => {}}
      />
    </ChakraProvider>,
  );
const title = () => screen.getByRole('heading').textContent;

test('where no job sponsors, the headline says what there is, with a visa and without', () => {
  const { unmount } = show(true);
  expect(title()).toBe('2 jobs accept your visa without sponsorship');
  unmount();
  show(false);
  expect(title()).toBe('2 jobs found without sponsorship');
});
