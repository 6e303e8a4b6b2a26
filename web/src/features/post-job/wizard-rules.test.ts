import { expect, test } from '@jest/globals';
import { stepOf } from './wizard-fields.ts';
import { emptyWizard, type WizardValues } from './wizard-form.ts';
import { problemsOfDraft, problemsOfStep, problemsToPublish } from './wizard-rules.ts';

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

test("each step of an empty form is blocked with the specification's texts", () => {
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

test('a complete form is blocked nowhere', () => {
  for (const step of [0, 1, 2, 3, 4]) expect(problemsOfStep(step, whole, now)).toEqual({});
  expect(problemsToPublish(4, whole)).toEqual({});
});

test('remote work needs no place, and a place needs its city', () => {
  expect(problemsOfStep(0, { ...whole, location: '', city: '', remoteOption: true })).toEqual({});
  expect(problemsOfStep(0, { ...whole, city: ' ' })).toEqual({ city: 'City is required.' });
});

test("a description's length is that of its text without markup", () => {
  expect(
    problemsOfStep(1, { ...whole, description: '<p><strong>Nineteen letters</strong> ok</p><p></p>' }),
  ).toHaveProperty('description');
});

test('pay is a number above zero, and ordered', () => {
  expect(problemsOfStep(2, { ...whole, salaryMin: 'lots' })).toHaveProperty('salaryMin');
  expect(problemsOfStep(2, { ...whole, salaryMax: '0' })).toHaveProperty('salaryMax');
  expect(problemsOfStep(2, { ...whole, salaryMin: '40', salaryMax: '30' })).toEqual({
    salaryMin: 'The lowest pay must not be above the highest.',
  });
});

test('the last day is in the future, within a year', () => {
  for (const expiresOn of ['2026-11-20', '2028-01-01', 'soon'])
    expect(problemsOfStep(4, { ...whole, expiresOn }, now)).toHaveProperty('expiresOn');
  expect(problemsOfStep(4, { ...whole, expiresOn: '2026-12-24' }, now)).toEqual({});
});

test('publishing checks what section 5 lists, and visa types from their step on', () => {
  const unfinished: WizardValues = { ...emptyWizard, title: 'Job', salaryMin: 'lots', hoursMax: 'few' };
  const problems = {
    title: 'Title must be at least 5 characters.',
    roleCategory: 'Role category is required.',
    employmentType: 'Please select an employment basis.',
    description: 'Description must be at least 20 characters.',
    salaryMin: 'Pay is a number above zero, like 33.05.',
    hoursMax: 'Hours a week are a number from 1 to 60.',
  };
  expect(problemsToPublish(2, unfinished)).toEqual(problems);
  expect(problemsToPublish(3, unfinished)).toEqual({
    ...problems,
    visaTypes: 'Please select at least one visa type.',
  });
});

test('publishing requires nothing else of an ad, such as level, place or end', () => {
  const short = { ...whole, experienceLevel: '', location: '', city: '', visaTypes: [], expiresOn: '2020-01-01' };
  expect(problemsToPublish(0, short)).toEqual({});
});

test('a draft needs less, and visa types from step 3 on', () => {
  expect(problemsOfDraft(0, emptyWizard)).toEqual({
    title: 'Title must be at least 3 characters to save as draft.',
    employmentType: 'Employment basis is required.',
  });
  const begun = { ...emptyWizard, title: 'Job', employmentType: 'CASUAL' } as const;
  expect(problemsOfDraft(2, begun)).toEqual({});
  expect(Object.keys(problemsOfDraft(2, { ...begun, salaryMin: 'lots', hoursMax: 'few' }))).toEqual([
    'salaryMin',
    'hoursMax',
  ]);
  expect(problemsOfDraft(3, begun)).toEqual({ visaTypes: 'Please select at least one visa type.' });
});

test('every field belongs to its step', () => {
  expect(['title', 'description', 'salaryMax', 'visaTypes', 'expiresOn', 'city'].map(stepOf)).toEqual([
    0, 1, 2, 3, 4, 0,
  ]);
});
