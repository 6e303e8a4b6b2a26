import { expect, test } from '@jest/globals';
import { type Counted, statsOf } from './stats.ts';

const day = 24 * 60;
const now = 100 * day;

const ad = (fields: Partial<Counted>): Counted => ({
  visaFriendly: false,
  studentFriendly: false,
  state: 'NSW',
  source: '',
  salary: undefined,
  posted: now - 1,
  expires: now + 1,
  ...fields,
});

test('live ads are counted by visa, state, source, age and pay', () => {
  const ads = [
    ad({ visaFriendly: true, studentFriendly: true, salary: 60_000 }),
    ad({ visaFriendly: true, salary: 70_001 }),
    ad({ state: 'WA', source: 'seek', posted: now - 7 * day }),
    ad({ state: undefined, posted: now - 7 * day + 1 }),
    ad({ expires: now }),
  ];
  expect(statsOf(ads, now)).toEqual({
    totalJobs: 4,
    visaFriendlyJobs: 2,
    studentFriendlyJobs: 1,
    jobsByState: [
      { name: 'NSW', count: 2 },
      { name: 'WA', count: 1 },
    ],
    jobsBySource: [
      { name: 'waratah', count: 3 },
      { name: 'seek', count: 1 },
    ],
    averageSalary: 65_001,
    recentJobsCount: 3,
  });
});

test('without ads there is no average pay', () => {
  expect(statsOf([], now)).toMatchObject({ totalJobs: 0, averageSalary: undefined });
});
