import { expect, test } from '@jest/globals';
import type { PreferencesFieldsFragment } from '../../gql/graphql.ts';
import { preferencesForm, toPreferencesInput, toPreferencesValues } from './preferences-form.ts';

const known: Omit<PreferencesFieldsFragment, 'visaType' | 'visaVerified' | 'verifiedConditions'> = {
  digest: true,
  workTypes: ['CASUAL'],
  states: ['NSW'],
  pausedUntil: '2999-12-31',
  hoursWanted: 20,
  daysWanted: ['sat', 'sun'],
  timesWanted: ['evening'],
  hoursWorked: 0,
  payFloor: null,
  visaExpiry: '2028-03-15',
  courseLevel: 'research',
  courseBegins: '2027-03-01',
  degreeBegins: '2027-08-01',
  courseEnds: '2028-11-30',
  earlierRights: 'yes',
  employer: null,
  employerSince: null,
  employmentEnded: null,
  workGranted: 'conditions',
  grantConditions: '8105, 8503',
  formerVisa: '485',
  formerVisaEnds: '2027-01-31',
  breaks: [{ from: '2026-12-01', to: '2027-02-20' }],
};
const said = { ...known, visaType: '500', visaVerified: false, verifiedConditions: [] };

test('known values are filled in and sent back', () => {
  expect(toPreferencesInput(toPreferencesValues(said))).toEqual(known);
});

test('cleared fields send no preference', () => {
  const emptied = { ...toPreferencesValues(said), hoursWanted: ' ', visaExpiry: '' };
  expect(toPreferencesInput(emptied)).toMatchObject({ hoursWanted: null, hoursWorked: 0, visaExpiry: null });
});

test('hours and pay are numbers, and a break has both days', () => {
  const values = { ...toPreferencesValues(said), hoursWanted: 'a lot', breaks: [{ from: '2026-12-01', to: '' }] };
  const checked = preferencesForm.safeParse(values);
  expect(checked.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['hoursWanted', 'Enter a number.'],
    ['breaks.0.to', 'Choose a day.'],
  ]);
});
