import { expect, test } from '@jest/globals';
import { emptyWizard, type WizardValues } from './wizard-form.ts';
import { firstUnfinishedStep, problemsOfDraft, problemsOfStep, problemsToPublish, stepOf } from './wizard-rules.ts';

const now = new Date('2026-11-21T09:00:00Z');
const whole: WizardValues = {
  ...emptyWizard,
  title: 'Baker',
  roleCategory: 'SERVICE_RETAIL_HOSPITALITY',
  employmentType: 'CASUAL',
  experienceLevel: 'entry',
  location: 'Newtown NSW',
  city: 'Newtown',
  state: 'NSW',
  description: '<p>Bake bread at night with us.</p>',
  visaTypes: ['500'],
};

test('each step of an empty form is blocked in the words of the spec', () => {
  expect(problemsOfStep(0, emptyWizard)).toEqual({
    title: 'Title must be at least 5 characters.',
    roleCategory: 'Role category is required.',
    employmentType: 'Employment basis is required.',
    experienceLevel: 'Experience level is required.',
    location: 'Please provide a location or select Remote.',
  });
  expect(problemsOfStep(1, emptyWizard)).toEqual({ description: 'Description must be at least 20 characters.' });
  expect(problemsOfStep(2, emptyWizard)).toEqual({});
  expect(problemsOfStep(3, emptyWizard)).toEqual({ visaTypes: 'Please select at least one visa type.' });
  expect(problemsOfStep(4, emptyWizard)).toEqual({});
});

test('a whole form is blocked nowhere', () => {
  for (const step of [0, 1, 2, 3, 4]) expect(problemsOfStep(step, whole, now)).toEqual({});
  expect(problemsToPublish(whole, now)).toEqual({});
  expect(firstUnfinishedStep(whole, now)).toBeUndefined();
});

test('remote work needs no place, a place needs its city', () => {
  expect(problemsOfStep(0, { ...whole, location: '', city: '', remoteOption: true })).toEqual({});
  expect(problemsOfStep(0, { ...whole, city: ' ' })).toEqual({ city: 'City is required.' });
});

test('a description is as long as its words, not its markup', () => {
  expect(
    problemsOfStep(1, { ...whole, description: '<p><strong>Nineteen letters</strong> ok</p><p></p>' }),
  ).toHaveProperty('description');
});

test('pay is a number above zero, and in order', () => {
  expect(problemsOfStep(2, { ...whole, salaryMin: 'lots' })).toHaveProperty('salaryMin');
  expect(problemsOfStep(2, { ...whole, salaryMax: '0' })).toHaveProperty('salaryMax');
  expect(problemsOfStep(2, { ...whole, salaryMin: '40', salaryMax: '30' })).toEqual({
    salaryMin: 'The lowest pay must not be above the highest.',
  });
});

test('the last day lies ahead, within a year', () => {
  for (const expiresOn of ['2026-11-20', '2028-01-01', 'soon'])
    expect(problemsOfStep(4, { ...whole, expiresOn }, now)).toHaveProperty('expiresOn');
  expect(problemsOfStep(4, { ...whole, expiresOn: '2026-12-24' }, now)).toEqual({});
});

test('publishing checks every step, and asks for the employment basis in its own words', () => {
  const problems = problemsToPublish({ ...whole, employmentType: '', visaTypes: [], title: 'Job' });
  expect(problems).toEqual({
    title: 'Title must be at least 5 characters.',
    employmentType: 'Please select an employment basis.',
    visaTypes: 'Please select at least one visa type.',
  });
  expect(firstUnfinishedStep({ ...whole, visaTypes: [] }, now)).toBe(3);
});

test('a draft needs less, and visa types from step 3 on', () => {
  expect(problemsOfDraft(0, emptyWizard)).toEqual({
    title: 'Title must be at least 3 characters to save as draft.',
    employmentType: 'Employment basis is required.',
  });
  const begun = { ...emptyWizard, title: 'Job', employmentType: 'CASUAL' } as const;
  expect(problemsOfDraft(2, begun)).toEqual({});
  expect(problemsOfDraft(3, begun)).toEqual({ visaTypes: 'Please select at least one visa type.' });
});

test('every field stands on its step', () => {
  expect(['title', 'description', 'salaryMax', 'visaTypes', 'expiresOn', 'city'].map(stepOf)).toEqual([
    0, 1, 2, 3, 4, 0,
  ]);
});
