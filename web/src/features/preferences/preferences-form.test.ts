import { expect, test } from '@jest/globals';
import { preferencesForm, toPreferencesInput, toPreferencesValues } from './preferences-form.ts';

const known = {
  digest: true,
  workTypes: ['CASUAL'],
  states: ['NSW'],
  hoursWanted: 20,
  hoursWorked: 0,
  payFloor: null,
  visaExpiry: '2028-03-15',
  breaks: [{ from: '2026-12-01', to: '2027-02-20' }],
};

test('what is known goes through the form and comes back', () => {
  expect(toPreferencesInput(toPreferencesValues(known))).toEqual(known);
});

test('emptied fields ask for nothing', () => {
  const emptied = { ...toPreferencesValues(known), hoursWanted: ' ', visaExpiry: '' };
  expect(toPreferencesInput(emptied)).toMatchObject({ hoursWanted: null, hoursWorked: 0, visaExpiry: null });
});

test('hours and pay are numbers, and a break has both days', () => {
  const values = { ...toPreferencesValues(known), hoursWanted: 'a lot', breaks: [{ from: '2026-12-01', to: '' }] };
  const checked = preferencesForm.safeParse(values);
  expect(checked.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['hoursWanted', 'Enter a number.'],
    ['breaks.0.to', 'Choose a day.'],
  ]);
});
