import { expect, test } from '@jest/globals';
import { anonymised } from './anonymised.ts';
import { adOf, now } from './search/test-ads.ts';

test('an ad without its employer keeps its id and none of their words', () => {
  const words = { title: 'Plumber', description: '<p>Call Sam.</p>', companyName: "Sam's Pipes", salary: 'Ask Sam' };
  const more = { location: 'Sam Street', educationRequirements: 'As Sam says', employerId: 7, idempotencyKey: 'Sam' };
  const [ad] = anonymised(adOf(1, { ...words, ...more }), now);
  expect(ad._id).toBe(1);
  expect(JSON.stringify(ad)).not.toMatch(/Sam|Plumber|employerId/);
});
