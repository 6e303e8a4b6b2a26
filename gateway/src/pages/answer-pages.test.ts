import { expect, test } from '@jest/globals';
import { listen } from '@waratah/kit/http/server';
import express from 'express';
import { sendBroken, unwell } from './ask.ts';
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
  answer: null,
};
const own = { ...match, applyUrl: null };
const outlook = { sourceUrl: match.applyUrl, wait: null, endsWithNotForMe: false, withdrawnAt: null };
const ownOutlook = { ...outlook, sourceUrl: null };
const action = '/Mail/Interested?token=interested.x&job=7';
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

const nothing = { until: '2026-12-29', isGiven: false, isClosed: false, missing: [] };
const waits = { ...ownOutlook, kind: 'closed' as const, wait: { ...nothing, isClosed: true } };

test('interest in a closed ad says until when it waits and what is sent then, and can be taken back', () => {
  const when = 'as soon as the job takes applications again, by 29 December 2026 at the latest';
  expect(beforeInterest(own, waits)).toMatch(`This job takes no applications now. We pass your profile`);
  for (const text of [beforeInterest(own, waits), shown(own, waits)]) expect(text).toContain(when);
  expect(shown(own, waits)).toMatch(/action="\/mail\/not-for-me\?token=interested\.x&#38;job=7".*taken_back/s);
});

test('a closed ad for which nothing waits has closed', () => {
  const gone = { ...ownOutlook, kind: 'closed' as const };
  expect(beforeInterest(own, gone)).toMatch(/no longer open/);
  expect(shown(own, gone)).toMatch(/This job has closed/);
  expect(shown(own, gone)).not.toMatch(/your profile,|taken_back/);
});

test('a profile with gaps is led to the profile, and can be taken back too', () => {
  const gaps = { ...ownOutlook, kind: 'profile' as const, wait: { ...nothing, missing: ['degree'] } };
  expect(beforeInterest(own, gaps)).toMatch(/^We pass your profile, .* as soon as your profile has your degree while/);
  expect(hrefs(shown(own, gaps))).toEqual([['/profile', 'Complete your profile']]);
  expect(shown(own, gaps)).toMatch(/One thing is missing.*taken_back/s);
});

test('while it is not known what follows, the page says that the application goes out later, unless it never does', () => {
  expect(beforeInterest(own, undefined)).toMatch(/on to the employer as soon as we can/);
  expect(shown(own, undefined)).toMatch(/your application goes out as soon as we can send it/);
  expect(beforeInterest(match, undefined)).toMatch(/another website/);
  expect(shown(match, undefined)).toMatch(/apply on their website/);
});

const applied = { ...ownOutlook, kind: 'applied' as const };
const given = { ...waits, wait: { ...waits.wait, isGiven: true } };
const open = { ...ownOutlook, kind: 'open' as const };
const ends = { ...applied, endsWithNotForMe: true };
const withdrawnOnce = { ...open, withdrawnAt: new Date('2026-11-29T00:00:00Z') };
test.each([
  ['one that ends with the answer', ends, { answer: 'no_reason', said: 'interested' }, /is withdrawn/],
  ['one that ends with taking it back', ends, { answer: 'taken_back', said: 'interested' }, /is withdrawn/],
  ['one of which the student reminds us', ends, { answer: 'already_applied', said: 'interested' }, /stands\./],
  ['one that stands', applied, { answer: 'no_reason', said: 'interested' }, /^Your application stands\. The link/],
  [
    'one that is on its way',
    open,
    { answer: 'no_reason', said: 'interested' },
    /^If your application had gone out, it is withdrawn/,
  ],
  ['one that waits', waits, { answer: 'no_reason', said: 'interested' }, /nothing is sent/],
  [
    'one that waits, of which the student reminds us',
    waits,
    { answer: 'already_applied', said: 'interested' },
    /still waits: we send it as soon/,
  ],
  ['one that waits since an earlier answer', given, { answer: 'low_pay', said: 'already_applied' }, /nothing is sent/],
  ['one that would wait', waits, { answer: 'no_reason', said: null }, /^$/],
  [
    'one that was withdrawn, once "Not for me" is undone',
    withdrawnOnce,
    { answer: 'taken_back', said: 'low_pay' },
    /stays withdrawn/,
  ],
  ['one that was withdrawn, and is turned down again', withdrawnOnce, { answer: 'low_pay', said: 'no_reason' }, /^$/],
  ['none', open, { answer: 'no_reason', said: null }, /^$/],
  ['one that is not known', undefined, { answer: 'no_reason', said: null }, /^We cannot tell/],
] as const)('what becomes of an application: %s', (_which, before, answered, words) => {
  expect(applicationAfter(own, before, answered) ?? '').toMatch(words);
});

test('an ad of another website has no application here to speak of', () => {
  expect(applicationAfter(match, undefined, { answer: 'no_reason', said: null })).toBeUndefined();
});

test('a suspended account is told so', async () => {
  const app = express();
  app.get('/', (_request, response) => sendBroken(response, 'FORBIDDEN'));
  await using server = await listen(app, 0, '127.0.0.1');
  const answer = await fetch(server.url);
  expect(answer.status).toBe(403);
  expect(await answer.text()).toContain('Your account is suspended');
});

test('a failure leads back to the same page, and of an answer it says only that it may be lost', () => {
  const there = [['/Mail/Interested?token=interested.x&#38;job=7', 'Try again']];
  for (const method of ['GET', 'POST']) expect(hrefs(page(unwell({ method, originalUrl: action })))).toEqual(there);
  expect(unwell({ method: 'GET', originalUrl: action }).title).toBe('That did not work');
  expect(unwell({ method: 'POST', originalUrl: action }).text).toMatch(/cannot tell whether it was saved/);
});
