import { expect, test } from '@jest/globals';
import { newInSearches } from './found.ts';
import type { JobAd } from './job.ts';
import { hoursOf, jobOf, payOf, studentOf, today } from './test-examples.ts';

test('results of a saved search obey the law, ignore the preferences, and carry their question', () => {
  const one = studentOf('500', { workTypes: ['INTERNSHIP'], hoursWanted: 5 });
  const unclear = { workRights: { kind: 'unclear', quote: 'Your right to work matters to us.' } } as const;
  const newOf = (ad: JobAd) => {
    const found = [{ job: ad.id, search: 3, name: 'Shops', query: 'search=shop' }];
    return newInSearches(one, { found, ads: new Map([[ad.id, ad]]), without: () => false }, today);
  };
  expect(newOf(jobOf())).toMatchObject([{ jobs: [{ question: '' }] }]);
  expect(newOf(jobOf(payOf(12)))).toEqual([]);
  expect(newOf(jobOf({}, hoursOf(38)))).toEqual([]);
  expect(newOf(jobOf({}, unclear))).toMatchObject([{ jobs: [{ question: expect.stringMatching(/matters to us/) }] }]);
});
