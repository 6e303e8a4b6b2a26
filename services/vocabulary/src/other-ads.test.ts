import { expect, test } from '@jest/globals';
import { withoutOtherAds } from './other-ads.ts';

test.each([
  ['Pour coffee. Similar jobs you may like Barista, Corner Cafe', 'Pour coffee. '],
  ['Pour coffee.\nMore jobs like this\nBarista, Corner Cafe', 'Pour coffee.\n'],
  ['Apply now. Other Jobs You May Like: Florist', 'Apply now. '],
  ['Pour coffee. People also viewed Florist', 'Pour coffee. '],
])('a page that continues with others ends there: %s', (page, ad) => {
  expect(withoutOtherAds(page)).toBe(ad);
});

test.each([
  'See more jobs like this on our careers page. Australian citizens only.',
  'We have other jobs you may like, too. Citizens only.',
  'More jobs like this. Citizens only.',
  'Find similar jobs like this at our shops. Citizens only.',
])('a sentence of the ad itself does not end it: %s', (ad) => {
  expect(withoutOtherAds(ad)).toBe(ad);
});
