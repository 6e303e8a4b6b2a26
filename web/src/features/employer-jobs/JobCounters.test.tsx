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

test('numbers of applications that cannot be told leave a dash, and those of jobs stay', () => {
  const known = { totalJobs: 3, activeJobs: 0 };
  expect(counters({ ...known, totalApplications: null, pendingApplications: null })).toEqual(['3', '0', '–', '–']);
});

test('without numbers they are still loading', () => {
  expect(counters(undefined)).toEqual(['', '', '', '']);
});
