import { expect, test } from '@jest/globals';
import { readAd } from './ad.ts';
import { announceAd } from './announce-ad.ts';

const experienceSaid = (descriptionHtml: string) => {
  const facts = readAd({ title: 'Barista', descriptionHtml, skills: [], education: '' });
  const at = new Date('2026-11-26T00:00:00Z');
  const known = { _id: 7, version: 1, subjectVersion: 1, contentHash: '', round: 0, embedding: 'AAAA' };
  return announceAd({ ...known, facts, at }).data;
};

test('years of experience are announced as whole numbers, and months beside them', () => {
  expect(experienceSaid('At least 2 years of experience.')).toMatchObject({
    experience: { minYears: 2, quote: 'At least 2 years of experience.' },
  });
  const months = experienceSaid('3 to 6 months of experience.');
  expect(months).toMatchObject({ experience: { minMonths: 3, maxYears: 1 } });
  expect(months).not.toHaveProperty('experience.minYears');
  expect(experienceSaid('18 months of experience.')).toMatchObject({ experience: { minYears: 1, minMonths: 18 } });
});
