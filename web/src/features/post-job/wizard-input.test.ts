import { expect, test } from '@jest/globals';
import { recordOf } from '@waratah/vocabulary/record-of';
import type { WizardFragment } from '../../gql/graphql.ts';
import { flags, lists, texts } from './wizard-fields.ts';
import { emptyWizard } from './wizard-form.ts';
import { toWizardChange, toWizardInput, toWizardValues } from './wizard-input.ts';

const job: WizardFragment = {
  ...recordOf(texts, () => null),
  ...recordOf(lists, () => []),
  ...recordOf(flags, () => false),
  version: 3,
  title: 'Analyst',
  description: '<p>Read <strong>numbers</strong> all day long.</p>',
  roleCategory: 'STUDY_ALIGNED_PROFESSIONAL',
  employmentType: 'PAID_INTERNSHIP',
  experienceLevel: 'entry',
  hoursMin: 12,
  hoursMax: 18,
  workDays: ['thu', 'fri'],
  shiftStart: '17:00',
  shiftEnd: '22:00',
  location: 'Somewhere by the sea',
  state: null,
  requiredSkills: ['SQL'],
  salaryMin: 62_000,
  salaryMax: null,
  salaryPeriod: 'year',
  visaTypes: ['485'],
  internationalStudentFriendly: true,
  expiresAt: null,
};

test('an untouched ad is sent as an empty change', () => {
  const values = toWizardValues(job);
  expect(toWizardChange(values, values)).toEqual({});
});

test('a change is sent alone, and pay with all its parts', () => {
  const values = toWizardValues(job);
  expect(toWizardChange({ ...values, title: 'Senior analyst' }, values)).toEqual({ title: 'Senior analyst' });
  expect(toWizardChange({ ...values, salaryMin: '65,000' }, values)).toEqual({
    salaryMin: 65_000,
    salaryMax: null,
    salaryPeriod: 'year',
    salary: null,
  });
});

test('hours, days and times are restored as stored, and cleared ones are sent as null', () => {
  const values = toWizardValues(job);
  expect(toWizardInput(values)).toMatchObject({
    hoursMin: 12,
    hoursMax: 18,
    workDays: ['thu', 'fri'],
    shiftStart: '17:00',
  });
  expect(toWizardChange({ ...values, hoursMax: '', workDays: [] }, values)).toEqual({ hoursMax: null, workDays: [] });
});

test('a preselected state is never sent, a chosen one always, also without a location', () => {
  const values = toWizardValues(job);
  expect(values).toMatchObject({ state: 'NSW', stateIsGuess: true });
  expect(toWizardInput(values).state).toBeNull();
  expect(toWizardInput({ ...values, state: 'WA', stateIsGuess: false }).state).toBe('WA');
  const remote = { ...values, remoteOption: true, location: '', city: 'Perth', state: 'WA', stateIsGuess: false };
  expect(toWizardInput(remote)).toMatchObject({ location: null, city: 'Perth', state: 'WA' });
});

test('an internship ends with the category that allows it', () => {
  const values = { ...toWizardValues(job), roleCategory: 'SERVICE_RETAIL_HOSPITALITY' } as const;
  expect(toWizardInput(values).employmentType).toBeNull();
});

test('nothing is claimed that was not entered', () => {
  expect(toWizardInput(emptyWizard)).toMatchObject({
    roleCategory: null,
    location: null,
    salaryPeriod: null,
    expiresAt: null,
    visaTypes: [],
  });
});
