import { expect, test } from '@jest/globals';
import { adFitOf } from './ad-fit.ts';
import type { Assessment } from './job.ts';
import { jobOf, studentOf, today } from './test-examples.ts';
import { tradesOfStudent } from './trade.ts';
import { noOccupations, type Occupations } from './work-history.ts';

const profile = (
  occupations: Partial<Occupations>,
  skills: readonly string[] = [],
  chosen: readonly string[] = [],
) => ({
  ...studentOf('485'),
  degree: 'Bachelor of Accounting',
  skills,
  ...tradesOfStudent({ occupations: { ...noOccupations, ...occupations }, skills, studying: false, chosen }, today.now),
});
const family = (code: string) => [{ code, confidence: 0.95 }];
const adOf = (code: string, found: Partial<Assessment> = {}) => jobOf({}, { occupations: family(code), ...found });
const level = (kind: string) => ({ seniority: { kind, quote: kind } });

const accounting = profile({ studies: family('2211') });
const waiterSince = (start: string) =>
  profile({ works: [{ title: 'Waiter', code: '4315', confidence: 0.95, start, end: '' }] });
const linesOf = (...given: Parameters<typeof adFitOf>) =>
  adFitOf(...given).map(({ about, standing, text }) => `${about} ${standing}: ${text}`);

test('the trade of an ad is compared with studies, work and skills', () => {
  expect(linesOf(adOf('2211', level('graduate')), accounting)).toEqual([
    'trade fits: It is what your Bachelor of Accounting leads to.',
    'level fits: Meant for graduates.',
  ]);
  expect(linesOf(adOf('4315'), accounting)).toEqual([
    expect.stringMatching(/^trade differs: .*: not what your studies, work or skills lead to\.$/),
  ]);
  expect(linesOf(jobOf({}, { occupations: [] }), accounting)).toEqual([
    'trade unknown: The ad does not say clearly what kind of work it is.',
  ]);
  expect(linesOf(adOf('4315'), profile({}))).toEqual([
    'trade unknown: Your profile names no studies, work or skills that lead to an occupation.',
  ]);
});

test('a language that the ad demands is compared with the languages of the profile', () => {
  const ad = adOf('2211', { languagesAsked: { anyOf: ['Mandarin', 'Cantonese'], quote: 'Mandarin speaker' } });
  expect(linesOf(ad, { ...accounting, languages: ['Mandarin'] })).toContain(
    'language fits: Asks for Mandarin or Cantonese: your profile names it.',
  );
  expect(linesOf(ad, accounting)).toContain(
    'language differs: Asks for Mandarin or Cantonese: your profile does not name it.',
  );
});

test('work that the student chose fits, and of what only the profile leads to it is said that they look for other work', () => {
  const student = profile({ studies: family('221') }, [], ['3513']);
  expect(['221', '3513', '431'].map((code) => linesOf(adOf(code), student)[0])).toEqual([
    'trade fits: It is what your Bachelor of Accounting leads to. You chose to look for other work.',
    'trade fits: It is work that you look for: cooking.',
    'trade differs: Café, bar and restaurant service: not what your studies, work or skills lead to. You chose to look for other work.',
  ]);
  expect(linesOf(adOf('3513'), profile({}, [], ['3513']))[0]).toBe(
    'trade fits: It is work that you look for: cooking.',
  );
});

test('a level out of reach, and years that the profile does not show, differ', () => {
  expect(linesOf(adOf('2211', { ...level('senior'), yearsAsked: 5 }), accounting).slice(1)).toEqual([
    'level differs: Meant for people with many years of such work: your profile shows less than a year of such work.',
    'experience differs: Asks for 5 years: your profile shows less than a year of such work.',
  ]);
  expect(linesOf(adOf('2211'), accounting)).toHaveLength(1);
});

test.each([
  [1, 'fits'],
  [2, 'unknown'],
  [3, 'differs'],
])('%d years asked of somebody with one to three years: %s', (yearsAsked, standing) => {
  const [, years] = linesOf(adOf('4315', { yearsAsked }), waiterSince('2025-03'));
  expect(years).toBe(
    `experience ${standing}: Asks for ${yearsAsked} ${yearsAsked === 1 ? 'year' : 'years'}: your profile shows 1 to 3 years of such work.`,
  );
});

test.each([
  [0.5, '2025-03', 'fits: Asks for 6 months: your profile shows 1 to 3 years of such work.'],
  [0.25, '2026-10', 'unknown: Asks for 3 months: your profile shows less than a year of such work.'],
  [1 / 12, '2026-10', 'unknown: Asks for 1 month: your profile shows less than a year of such work.'],
  [1.5, '2025-03', 'unknown: Asks for 18 months: your profile shows 1 to 3 years of such work.'],
])('months are told as months: %d years, and work since %s', (yearsAsked, since, said) => {
  expect(linesOf(adOf('4315', { yearsAsked }), waiterSince(since))).toContain(`experience ${said}`);
});

test('who has done such work for long has the years, whatever the ad asks', () => {
  expect(linesOf(adOf('4315', { yearsAsked: 8 }), waiterSince('2015-03'))[1]).toBe(
    'experience unknown: Asks for 8 years: your profile shows 6 years or more of such work.',
  );
});

test('a registration that the law requires is looked for on the profile', () => {
  const nursing = { studies: family('2544') };
  const lastOf = (skills: readonly string[]) => linesOf(adOf('2544'), profile(nursing, skills)).at(-1);
  expect(lastOf([])).toBe(
    'registration differs: The law requires registration as a nurse (AHPRA): your profile does not name it.',
  );
  expect(lastOf(['ahpra registration'])).toBe(
    'registration fits: The law requires registration as a nurse (AHPRA): your profile names it.',
  );
});

test('guards need a security licence, and those who work in prisons do not', () => {
  const guard = { studies: family('442') };
  const lastOf = (title: string, skills: readonly string[]) =>
    linesOf(jobOf({ title }, { occupations: family('442') }), profile(guard, skills)).at(-1);
  expect(lastOf('Crowd controller', [])).toBe(
    'registration differs: The law requires a security licence: your profile does not name it.',
  );
  expect(lastOf('Crowd controller', ['security licence'])).toMatch(/^registration fits/);
  expect(lastOf('Correctional officer', [])).toMatch(/^trade/);
});

test('work that is not recognised is compared with nothing', () => {
  const vague = jobOf({}, { occupations: family('334').map((one) => ({ ...one, confidence: 0.3 })), yearsAsked: 3 });
  expect(linesOf(vague, accounting)).toEqual([
    'trade unknown: The ad does not say clearly what kind of work it is.',
    'experience unknown: Asks for 3 years of experience.',
  ]);
});

test('years of other work are none, and beginners are meant whatever they have done', () => {
  expect(linesOf(adOf('4315', { ...level('junior'), yearsAsked: 1 }), accounting).slice(1)).toEqual([
    'level fits: Meant for beginners.',
    'experience differs: Asks for 1 year: your profile shows none of such work.',
  ]);
  const internship = adOf('2211', level('student'));
  expect(linesOf(internship, accounting)[1]).toBe('level unknown: Meant for students.');
  expect(linesOf(internship, { ...accounting, visaType: '500' })[1]).toBe('level fits: Meant for students.');
});
