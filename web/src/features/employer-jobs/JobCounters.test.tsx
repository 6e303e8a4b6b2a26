import { expect, test } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import { system } from '../../ui/theme/system.ts';
import { JobCounters } from './JobCounters.tsx';

const counters = (stats: Parameters<typeof JobCounters>[0]['stats']) => {
  render(
    <ChakraProvider value={system}>
      <JobCounters stats={stats} />
    </ChakraProvider>,
  );
  return screen.getAllByRole('definition').map(({ textContent }) => textContent);
};

test('unavailable numbers of applications show a dash, and those of jobs remain', () => {
  const known = { totalJobs: 3, activeJobs: 0 };
  expect(counters({ ...known, totalApplications: null, pendingApplications: null })).toEqual(['3', '0', '–', '–']);
});

test('if nothing could be loaded, dashes are shown instead of a loading state', () => {
  expect(counters({})).toEqual(['–', '–', '–', '–']);
});

test('without numbers they are loading', () => {
  expect(counters(undefined)).toEqual(['', '', '', '']);
});
