import { expect, test } from '@jest/globals';
import { interestPage } from './answer-pages.ts';
import { page } from './page.ts';

const match = {
  title: 'Weekend barista',
  companyName: 'Harbour Kitchen',
  place: 'Sydney NSW',
  pay: '$31 an hour',
  closes: '',
  url: 'https://waratah.example/jobs?job=7',
  applyUrl: 'https://www.marlinwren.example/ads/7?from=waratah&x=1',
};
const outlook = { missing: [], sourceUrl: match.applyUrl };
const hrefs = (text: string) =>
  [...text.matchAll(/class="button" href="([^"]*)"[^>]*>([^<]*)</g)].map((found) => found.slice(1));

test('an ad of another website leads there by name, whatever the page knows of it', () => {
  const there = [['https://www.marlinwren.example/ads/7?from=waratah&#38;x=1', 'Apply at marlinwren.example ↗']];
  for (const known of [{ ...outlook, kind: 'source' as const }, undefined])
    expect(hrefs(page(interestPage(match, known)))).toEqual(there);
});

test('an ad of the portal leads to its page, and no address but a web address is a link', () => {
  const own = { ...match, applyUrl: null };
  const job = [['https://waratah.example/jobs?job=7', 'See the job']];
  expect(hrefs(page(interestPage(own, { kind: 'open', missing: [], sourceUrl: null })))).toEqual(job);
  expect(hrefs(page(interestPage(own, { kind: 'source', missing: [], sourceUrl: 'javascript:alert(1)' })))).toEqual(
    job,
  );
});
