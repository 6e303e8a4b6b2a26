import { expect, test } from '@jest/globals';
import type { ApplicantFragment } from '../../gql/graphql.ts';
import { choicesIn, hoursOf, isUnknown, passes, studiesOf, visaOf } from './applicant.ts';

const applicant = (changes: Partial<ApplicantFragment> = {}): ApplicantFragment => ({
  id: 1,
  user: {
    fullName: 'Mei Tan',
    email: 'mei@example.org',
    university: 'UTS',
    degree: 'IT',
    graduationYear: '2027',
    languages: ['English', 'Mandarin'],
    visaType: '500',
  },
  verifiedVisa: null,
  fit: null,
  ...changes,
});

const verifiedVisa = { subclass: '485', until: '2027-09' };
const fit = { reasons: [], hoursAWeek: 14, anyHours: false };

test('a visa is shown as declared until the applicant shares its verification', () => {
  expect(visaOf(applicant())).toMatchObject({ label: 'Student Visa subclass 500', verified: undefined });
  expect(visaOf(applicant({ verifiedVisa }))).toMatchObject({
    label: 'Temporary Graduate 485',
    verified: 'Visa verified · until Sept 2027',
  });
  expect(visaOf(applicant({ verifiedVisa: { ...verifiedVisa, until: null } })).verified).toBe('Visa verified');
});

test('hours that are not shared are never guessed', () => {
  expect(hoursOf(applicant())).toMatchObject({
    shared: false,
    text: 'Hours not shared',
    note: 'At most 48 h a fortnight in semester',
  });
  expect(hoursOf(applicant({ fit }))).toEqual({ shared: true, text: '14 h a week' });
  expect(hoursOf(applicant({ fit: { ...fit, hoursAWeek: null, anyHours: true } }))).toEqual({
    shared: true,
    text: 'Any hours',
  });
});

test('studies and languages form one line', () => {
  expect(studiesOf(applicant(), new Date('2026-11-22'))).toBe('Graduates 2027 · English, Mandarin');
  expect(studiesOf(applicant(), new Date('2028-11-22'))).toContain('Graduated 2027');
});

const open = { verified: false, hours: undefined, language: undefined, graduation: undefined };

test('a filter by hours keeps applicants without shared hours as unknown, and excludes those with fewer', () => {
  const asked = { ...open, hours: 20 };
  const everyone = [applicant(), applicant({ fit }), applicant({ fit: { ...fit, hoursAWeek: 24 } })];
  expect(everyone.map((one) => passes(one, asked))).toEqual([true, false, true]);
  expect(everyone.map((one) => isUnknown(one, asked))).toEqual([true, false, false]);
  expect(isUnknown(applicant(), open)).toBe(false);
});

test('filters keep matching applicants, and offer the choices of the list', () => {
  const shares = applicant({ verifiedVisa, fit });
  expect([applicant(), shares].map((one) => passes(one, { ...open, verified: true }))).toEqual([false, true]);
  expect(passes(shares, { ...open, hours: 20 })).toBe(false);
  expect(passes(shares, { ...open, language: 'mandarin', graduation: '2027' })).toBe(true);
  expect(passes(shares, { ...open, graduation: '2028' })).toBe(false);
  expect(choicesIn([shares])).toEqual({ languages: ['English', 'Mandarin'], years: ['2027'] });
});
