import { expect, test } from '@jest/globals';
import { whenSent } from './waiting-interest.ts';

const nothing = { until: '2026-12-29', isClosed: false, missing: [] };

test.each([
  [{ isClosed: true }, 'the job takes applications again'],
  [{ missing: ['degree'] }, 'your profile has your degree while the job takes applications'],
  [
    { isClosed: true, missing: ['degree', 'full_name'] },
    'the job takes applications again and your profile has your name and degree',
  ],
])('every condition of a waiting interest is named: %j', (conditions, words) => {
  expect(whenSent({ ...nothing, ...conditions })).toBe(`as soon as ${words}, by 29 December 2026 at the latest`);
});
