import { expect, test } from '@jest/globals';
import { profileRank, rankOfAd } from './rank.ts';

const ad = (descriptionHtml: string) => ({ title: 'Waiter', descriptionHtml, skills: [], education: '' });

test('profiles come before ads of employers, these before imported ones, and a suspicious one before its neighbours', () => {
  const harmless = ad('<p>Carry plates in our restaurant by the sea.</p>');
  const fraud = ad('<p>Pay a $150 registration fee first.</p>');
  const ranks = [profileRank, rankOfAd(harmless, true), rankOfAd(fraud, false), rankOfAd(harmless, false)];
  expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
  expect(new Set(ranks).size).toBe(4);
  expect(rankOfAd(fraud, true)).toBe(rankOfAd(harmless, true));
});
