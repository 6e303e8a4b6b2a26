import { expect, test } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import { makeFragmentData } from '../../gql/fragment-masking.ts';
import type { JobSidebarFragment } from '../../gql/graphql.ts';
import { system } from '../../ui/theme/system.ts';
import { JobSidebar, JobSidebarFields } from './JobSidebar.tsx';

const ad: JobSidebarFragment = {
  location: null,
  city: null,
  state: null,
  postedDate: null,
  expiresAt: null,
  salary: null,
  salaryMin: null,
  salaryMax: null,
  salaryCurrency: 'AUD',
  salaryPeriod: null,
  employmentType: null,
  weeklyHours: null,
  workDays: [],
  shiftStart: null,
  shiftEnd: null,
  experienceLevel: null,
  standing: 'live',
  remoteOption: false,
  visaSponsorship: null,
  visaTypes: [],
};

const factsOf = (fields: Partial<JobSidebarFragment>) => {
  const { unmount } = render(
    <ChakraProvider value={system}>
      <JobSidebar job={makeFragmentData({ ...ad, ...fields }, JobSidebarFields)} />
    </ChakraProvider>,
  );
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  unmount();
  return facts;
};

test('the location is the place with city and state, else Remote, else words for what is missing', () => {
  expect(factsOf({ location: 'Circular Quay', city: 'Sydney', state: 'NSW' })[0]).toBe('Circular Quay, Sydney NSW');
  expect(factsOf({ remoteOption: true })[0]).toBe('Remote');
  expect(factsOf({})[0]).toBe('Location not specified');
});

test.each([
  ['Perth', 'Perth', 'WA', 'Perth WA'],
  ['perth wa', 'Perth', 'WA', 'perth wa'],
  ['Perth, Western Australia 6000', 'Perth', 'WA', 'Perth, Western Australia 6000'],
  ['Level 2, 5 George St', 'Sydney', 'NSW', 'Level 2, 5 George St, Sydney NSW'],
  ['Level 2, 5 George St, Sydney NSW 2000', 'Sydney', 'NSW', 'Level 2, 5 George St, Sydney NSW 2000'],
  ['12 Victoria St, Perth', 'Perth', 'WA', '12 Victoria St, Perth WA'],
  ['5 Adelaide St', 'Brisbane', 'QLD', '5 Adelaide St, Brisbane QLD'],
  ['Sydney CBD (hybrid)', 'Sydney', 'NSW', 'Sydney CBD (hybrid), NSW'],
  ['Circular Quay NSW', 'Sydney', 'NSW', 'Circular Quay NSW, Sydney'],
  ['Perth', null, null, 'Perth'],
])('the location %j of an ad in %s %s is shown as %j', (location, city, state, shown) => {
  expect(factsOf({ location, city, state })[0]).toBe(shown);
});

test('the status of a job is Active or Inactive, whatever keeps it from students', () => {
  for (const [standing, word] of [
    ['live', 'Active'],
    ['paused', 'Inactive'],
    ['expired', 'Inactive'],
    ['in_review', 'Inactive'],
  ] as const)
    expect(factsOf({ standing })).toContain(word);
});
