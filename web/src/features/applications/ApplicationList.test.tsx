import { expect, test } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { system } from '../../ui/theme/system.ts';
import { ApplicationList } from './ApplicationList.tsx';

const open = (looked: number | undefined, onMore = () => undefined) =>
  render(
    <ChakraProvider value={system}>
      <MemoryRouter>
        <ApplicationList
          applications={[]}
          unknown={[]}
          selected={undefined}
          pathOf={String}
          filtered
          hasMore={looked !== undefined}
          looked={looked}
          loadingMore={false}
          onMore={onMore}
          onShowAll={() => undefined}
        />
      </MemoryRouter>
    </ChakraProvider>,
  );

test('filters that match none of the newest 500 say that there are older ones, and lead to them', async () => {
  let asked = 0;
  open(500, () => void (asked += 1));
  expect(screen.getByText('These filters looked at your newest 500 applications. There are older ones.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(asked).toBe(1);
});

test('filters that looked at every application say nothing of it', () => {
  open(undefined);
  expect(screen.queryByText(/These filters looked/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});
