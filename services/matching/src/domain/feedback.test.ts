import { expect, test } from '@jest/globals';
import { avoidedBy, firstAnswer, isTurnedDown, leftOutBy, nextAnswer } from './feedback.ts';
import type { JobAd } from './job.ts';
import { jobOf, sydney } from './test-examples.ts';

const ultimo = { name: 'Ultimo', state: 'NSW', latitude: -33.88, longitude: 151.2 };
const darwin = { ...sydney, city: 'Darwin', state: 'NT', coordinates: { latitude: -12.46, longitude: 130.84 } };

const ad = (companyName: string, place: JobAd['place']): JobAd =>
  jobOf({ title: 'Barista', companyName, employer: companyName.toLowerCase(), place });

const kitchen = ad('Harbour Kitchen', sydney);
const reef = ad('Reef Cafe', darwin);
const isOut = (answered: JobAd, other: JobAd) =>
  isTurnedDown(other, { avoided: avoidedBy([{ answer: 'wrong_place', ad: answered }], ultimo), visaType: '500' });

test('"wrong place" near home excludes that employer there, and farther away the whole place', () => {
  expect(isOut(kitchen, kitchen)).toBe(true);
  expect(isOut(kitchen, ad('Two Magpies', sydney))).toBe(false);
  expect(isOut(reef, ad('Another Cafe', darwin))).toBe(true);
  expect(isOut(reef, ad('Another Cafe', { ...darwin, remote: true }))).toBe(false);
});

test('an exclusion names its place or employer', () => {
  expect(leftOutBy({ answer: 'wrong_place', ad: kitchen }, ultimo)).toBe(
    'No more jobs from Harbour Kitchen in Sydney NSW',
  );
  expect(leftOutBy({ answer: 'wrong_place', ad: reef }, ultimo)).toBe('No more jobs in Darwin NT');
  expect(leftOutBy({ answer: 'not_my_visa', ad: reef }, ultimo)).toBe(
    'No more jobs from Reef Cafe that do not name your visa',
  );
  expect(leftOutBy({ answer: 'less_like_this', ad: reef }, ultimo)).toBeUndefined();
});

test('a withdrawn answer excludes nothing', () => {
  expect(avoidedBy([{ answer: 'taken_back', ad: reef }], ultimo)).toEqual({
    places: [],
    workplaces: [],
    employers: [],
  });
});

test('the time of each answer is after the one before, even if their clocks disagree', () => {
  const now = new Date('2026-11-20T08:00:00Z');
  const asked = { student: 1, job: 2, line: { title: 'Cook', companyName: 'Reef Cafe', elsewhere: false } };
  const [first] = firstAnswer({ ...asked, answer: 'interested' }, now);
  const [second, [said]] = nextAnswer(first, { ...asked, answer: 'no_reason' }, new Date(now.getTime() - 5));
  expect(second).toMatchObject({ version: 2, at: new Date(now.getTime() + 1) });
  expect(said).toMatchObject({ at: second.at });
  const later = new Date(now.getTime() + 60_000);
  expect(nextAnswer(second, { ...asked, answer: 'interested' }, later)[0]).toMatchObject({ version: 3, at: later });
});

test.each([
  ['names the ad', false, { title: 'Cook', companyName: 'Reef Cafe' }],
  ['does not name an ad of another website', true, {}],
])('an answer %s', (_what, elsewhere, words) => {
  const line = { title: 'Cook', companyName: 'Reef Cafe', elsewhere };
  const now = new Date('2026-11-20T08:00:00Z');
  const [first, [said]] = firstAnswer({ student: 1, job: 2, answer: 'no_reason', line }, now);
  expect(said?.data).toEqual({ studentId: 1, jobId: 2, answer: 'no_reason', version: 1, ...words });
  expect(first).not.toHaveProperty('line');
  const [, [again]] = nextAnswer(first, { student: 1, job: 2, answer: 'interested', line }, now);
  expect(again?.data).toMatchObject({ answer: 'interested', version: 2, ...words });
});
