import { expect, test } from '@jest/globals';
import { unwell } from './ask.ts';
import { applicationAfter, beforeInterest, interestPage } from './answer-pages.ts';
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
const own = { ...match, applyUrl: null };
const outlook = {
  missing: [],
  sourceUrl: match.applyUrl,
  waitsUntil: null,
  endsWithNotForMe: false,
  withdrawnAt: null,
};
const ownOutlook = { ...outlook, sourceUrl: null };
const action = '/mail/interested?token=interested.x&job=7';
const shown = (...[one, known]: Parameters<typeof beforeInterest>) => page(interestPage(one, known, action));
const hrefs = (text: string) =>
  [...text.matchAll(/class="button" href="([^"]*)"[^>]*>([^<]*)</g)].map((found) => found.slice(1));

test('an ad of another website leads there by name, whatever the page knows of it', () => {
  const there = [['https://www.marlinwren.example/ads/7?from=waratah&#38;x=1', 'Apply at marlinwren.example ↗']];
  for (const known of [{ ...outlook, kind: 'source' as const }, undefined])
    expect(hrefs(shown(match, known))).toEqual(there);
});

test('an ad of the portal leads to its page, and no address but a web address is a link', () => {
  const job = [['https://waratah.example/jobs?job=7', 'See the job']];
  expect(hrefs(shown(own, { ...ownOutlook, kind: 'open' }))).toEqual(job);
  expect(hrefs(shown(own, { ...ownOutlook, kind: 'source', sourceUrl: 'javascript:alert(1)' }))).toEqual(job);
});

// Already the next day in Sydney.
const waitsUntil = new Date('2026-12-28T14:00:00Z');

test('interest in a closed ad says until when it waits and what is sent then, and can be taken back', () => {
  const waits = { ...ownOutlook, kind: 'closed' as const, waitsUntil };
  expect(beforeInterest(own, waits)).toMatch(/If it opens again by 29 December 2026, we pass your profile/);
  expect(shown(own, waits)).toMatch(
    /takes no applications now.*by 29 December 2026, we pass your profile, and your resume if you have one, on .*action="\/mail\/not-for-me\?token=interested\.x&#38;job=7".*taken_back/s,
  );
});

test('a closed ad for which nothing waits has closed', () => {
  const gone = { ...ownOutlook, kind: 'closed' as const };
  expect(beforeInterest(own, gone)).toMatch(/no longer open/);
  expect(shown(own, gone)).toMatch(/This job has closed/);
  expect(shown(own, gone)).not.toMatch(/your profile,|taken_back/);
});

test('a profile with gaps says by when they can be filled', () => {
  const gaps = { ...ownOutlook, kind: 'profile' as const, missing: ['degree'], waitsUntil };
  expect(shown(own, gaps)).toMatch(/needs your degree\. Add it by 29 December 2026, while the job is open, and/);
});

test('a suspended account is told that nothing is sent while it is suspended', () => {
  const suspended = { ...ownOutlook, kind: 'suspended' as const, waitsUntil };
  expect(beforeInterest(own, suspended)).toMatch(/^Your account is suspended\./);
  expect(shown(own, suspended)).toMatch(/If the suspension ends by 29 December 2026, while the job is open, your/);
});

test('while it is not known what follows, the page says that the application goes out later, unless it never does', () => {
  expect(beforeInterest(own, undefined)).toMatch(/on to the employer as soon as we can/);
  expect(shown(own, undefined)).toMatch(/your application goes out as soon as we can send it/);
  expect(beforeInterest(match, undefined)).toMatch(/another website/);
  expect(shown(match, undefined)).toMatch(/apply on their website/);
});

const applied = { ...ownOutlook, kind: 'applied' as const };
const withdrawnOnce = { ...ownOutlook, kind: 'open' as const, withdrawnAt: waitsUntil };
test.each([
  ['one that ends with the answer', 'no_reason', { ...applied, endsWithNotForMe: true }, /is withdrawn/],
  ['one that ends with taking it back', 'taken_back', { ...applied, endsWithNotForMe: true }, /is withdrawn/],
  ['one of which the student reminds us', 'already_applied', { ...applied, endsWithNotForMe: true }, /stands\./],
  ['one that stands', 'no_reason', applied, /^Your application stands\. The link/],
  ['one that was withdrawn, once "Not for me" is undone', 'taken_back', withdrawnOnce, /stays withdrawn/],
  ['one that was withdrawn, and is turned down again', 'low_pay', withdrawnOnce, /^$/],
  ['none', 'no_reason', { ...ownOutlook, kind: 'open' as const }, /^$/],
  ['one that is not known', 'no_reason', undefined, /may stand/],
] as const)('what becomes of an application: %s', (_which, answer, before, words) => {
  expect(applicationAfter(own, before, answer) ?? '').toMatch(words);
});

test('an ad of another website has no application here to speak of', () => {
  expect(applicationAfter(match, undefined, 'no_reason')).toBeUndefined();
});

test('a failure leads back to the same page, and of an answer it says only that it may be lost', () => {
  const there = [['/mail/interested?token=interested.x&#38;job=7', 'Try again']];
  for (const method of ['GET', 'POST']) expect(hrefs(page(unwell({ method, originalUrl: action })))).toEqual(there);
  expect(unwell({ method: 'GET', originalUrl: action }).title).toBe('That did not work');
  expect(unwell({ method: 'POST', originalUrl: action }).text).toMatch(/cannot tell whether it was saved/);
});
