import { expect, test } from '@jest/globals';
import { endsOnItsDate } from '@waratah/vocabulary/law/rules';
import { otherVisaTypes } from '@waratah/vocabulary/visa-types';
import { claimOf, findingOf } from './fields.ts';

const today = '2026-11-21';
const consent = true;

test('fields left empty are taken from the profile', () => {
  expect(claimOf({ consent }, '485', today)).toEqual({ visaSubclass: '485', visaExpiry: undefined });
  expect(claimOf({ consent, visaSubclass: '', visaExpiry: '' }, '485', today)).toMatchObject({ visaSubclass: '485' });
});

test.each([
  ['500', '500'],
  [' Student Visa subclass 500 ', '500'],
  ['Subclass 482 (TSS)', '482'],
  ['462', '417/462'],
  ['Working Holiday 417/462', '417/462'],
])('%s names subclass %s', (text, visaSubclass) => {
  expect(claimOf({ consent, visaSubclass: text, visaExpiry: '2027-01-01' }, '', today)).toEqual({
    visaSubclass,
    visaExpiry: '2027-01-01',
  });
});

test.each(otherVisaTypes)('a document can prove $label, by its label and by its code', ({ code, label }) => {
  const visaExpiry = endsOnItsDate(code) ? '2027-01-01' : undefined;
  for (const visaSubclass of [code, label])
    expect(claimOf({ consent, visaSubclass, visaExpiry: '2027-01-01' }, '', today)).toEqual({
      visaSubclass: code,
      visaExpiry,
    });
});

test('a permanent visa never has an end date', () => {
  expect(claimOf({ consent, visaSubclass: '189', visaExpiry: '2020-01-01' }, '', today).visaExpiry).toBeUndefined();
});

test.each([
  [{}, '500', 'consent: Please give your consent to the check.'],
  [{ consent: false }, '500', 'consent: Please give your consent to the check.'],
  [{ consent }, '', 'visa_subclass: Please choose your visa.'],
  [{ consent }, 'other', 'visa_subclass: Please choose your visa.'],
  [{ consent, visaSubclass: '4855' }, '500', 'visa_subclass: Please choose a visa from the list.'],
  [{ consent, visaExpiry: '31/12/2027' }, '500', 'visa_expiry: Please give the day on which the visa ends'],
  [{ consent, visaExpiry: '2027-02-30' }, '500', 'visa_expiry: Please give the day on which the visa ends'],
  [{ consent, visaExpiry: '2026-11-20' }, '500', 'visa_expiry: This visa has ended already.'],
])('an invalid claim is reported by its field: %j', (wish, declared, message) => {
  expect(() => claimOf(wish, declared, today)).toThrow(message);
});

test.each(['189', 'bridging-a', 'bridging-c', '309/820', '444'])(
  '%s is verified without an end date, also where the document names one',
  (visaSubclass) => {
    expect(findingOf({ approve: true, visaSubclass, visaExpiry: '2027-01-01' }, today)).toEqual({
      kind: 'verified',
      visaSubclass,
      visaExpiry: undefined,
      conditions: [],
    });
  },
);

test('a visa may end today', () => {
  expect(claimOf({ consent, visaExpiry: today }, '500', today).visaExpiry).toBe(today);
});

test.each([
  [{ approve: true }, 'visa_subclass: Please choose your visa.'],
  [{ approve: true, visaSubclass: 'other' }, 'visa_subclass: Please choose a visa from the list.'],
  [{ approve: true, visaSubclass: '500' }, 'visa_expiry: Please give the day on which the visa ends.'],
  [{ approve: true, visaSubclass: '500', visaExpiry: '2026-01-01' }, 'visa_expiry: This visa has ended already.'],
  [
    { approve: true, visaSubclass: '190', conditions: Array.from({ length: 21 }, (_, index) => `${index}`) },
    'conditions: Must have at most 20 entries.',
  ],
  [{ approve: true, visaSubclass: '190', conditions: ['x'.repeat(201)] }, 'conditions: Must have at most 200'],
  [{ approve: false }, 'reason: Please give a reason'],
  [{ approve: false, reason: '  ' }, 'reason: Please give a reason'],
  [{ approve: false, reason: 'x'.repeat(1_001) }, 'reason: Must have at most 1000 characters.'],
])('an invalid decision is reported by its field: %j', (ruling, message) => {
  expect(() => findingOf(ruling, today)).toThrow(message);
});

test('conditions are trimmed and unique', () => {
  expect(
    findingOf(
      { approve: true, visaSubclass: '500', visaExpiry: '2028-03-15', conditions: [' 8105 ', '', '8105'] },
      today,
    ),
  ).toEqual({ kind: 'verified', visaSubclass: '500', visaExpiry: '2028-03-15', conditions: ['8105'] });
});

test.each([
  ['No work', 'has none, or several'],
  ['8105 and 8501', 'has none, or several'],
  ['9105 Work limitation', 'has none, or several'],
  ['81055', 'has none, or several'],
])('a line of conditions without the number of one condition is named: %s', (line, message) => {
  const decide = () =>
    findingOf({ approve: true, visaSubclass: '500', visaExpiry: '2027-01-01', conditions: [line] }, today);
  expect(decide).toThrow(`"${line}" ${message}`);
});
