import { expect, test } from '@jest/globals';
import { allowedEmployment, emptyQuickForm, problemsOf, toJobInput } from './quick-form.ts';

const filled = {
  ...emptyQuickForm,
  title: 'Baker',
  description: 'Bake bread at night with us.',
  roleCategory: 'SERVICE_RETAIL_HOSPITALITY',
} as const;
test('title, description and role category are required', () => {
  expect(Object.keys(problemsOf(emptyQuickForm))).toEqual(['title', 'description', 'roleCategory']);
  expect(problemsOf(filled)).toEqual({});
});

test('five characters make a title and twenty after trimming a description', () => {
  expect(problemsOf({ ...filled, title: ' Bake ' })).toHaveProperty('title');
  expect(problemsOf({ ...filled, description: `${'x'.repeat(19)}   ` })).toHaveProperty('description');
});

test('pay is a number above zero, and the lowest is not above the highest', () => {
  expect(problemsOf({ ...filled, salaryMin: '$33.05', salaryMax: '36' })).toEqual({});
  expect(problemsOf({ ...filled, salaryMin: 'lots' })).toHaveProperty('salaryMin');
  expect(problemsOf({ ...filled, salaryMax: '0' })).toHaveProperty('salaryMax');
  expect(problemsOf({ ...filled, salaryMin: '40', salaryMax: '36' })).toHaveProperty('salaryMin');
});

test('an internship falls back to casual when the role is no longer study-aligned', () => {
  expect(allowedEmployment({ roleCategory: 'STUDY_ALIGNED_PROFESSIONAL', employmentType: 'PAID_INTERNSHIP' })).toBe(
    'PAID_INTERNSHIP',
  );
  expect(allowedEmployment({ roleCategory: 'SERVICE_RETAIL_HOSPITALITY', employmentType: 'PAID_INTERNSHIP' })).toBe(
    'CASUAL',
  );
});

test('what is posted is casual and entry level unless said otherwise, with the place in words and in parts', () => {
  expect(toJobInput({ ...filled, city: 'Newtown', state: 'NSW', salaryMin: '33.05' })).toMatchObject({
    employmentType: 'CASUAL',
    experienceLevel: 'entry',
    description: '<p>Bake bread at night with us.</p>',
    location: 'Newtown NSW',
    city: 'Newtown',
    state: 'NSW',
    salaryMin: 33.05,
    salaryMax: null,
    salaryPeriod: 'hour',
  });
});

test('without details nothing is claimed about place, pay or sponsorship', () => {
  expect(toJobInput(filled)).toMatchObject({
    location: null,
    salaryPeriod: null,
    visaSponsorship: null,
    visaTypes: [],
  });
});
