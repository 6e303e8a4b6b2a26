import { expect, test } from '@jest/globals';
import {
  allowedEmployment,
  emptyQuickForm,
  noticeOf,
  problemInWords,
  problemsOf,
  problemsOfDraft,
  toJobInput,
} from './quick-form.ts';

const filled = {
  ...emptyQuickForm,
  title: 'Baker',
  description: '<p>Bake bread at night with us.</p>',
  roleCategory: 'SERVICE_RETAIL_HOSPITALITY',
} as const;
test('title, description and role category are required', () => {
  expect(Object.keys(problemsOf(emptyQuickForm))).toEqual(['title', 'description', 'roleCategory']);
  expect(problemsOf(filled)).toEqual({});
});

test('a title needs five characters, and a description twenty without outer spaces', () => {
  expect(problemsOf({ ...filled, title: ' Bake ' })).toHaveProperty('title');
  expect(problemsOf({ ...filled, description: `<p>${'x'.repeat(19)}   </p>` })).toHaveProperty('description');
});

test('pay is a number above zero, and the minimum is not above the maximum', () => {
  expect(problemsOf({ ...filled, salaryMin: '$33.05', salaryMax: '36' })).toEqual({});
  expect(problemsOf({ ...filled, salaryMin: '1,234.50', salaryMax: '1 300' })).toEqual({});
  for (const salaryMin of ['lots', '33,05', '3,305,0', '$'])
    expect(problemsOf({ ...filled, salaryMin })).toHaveProperty('salaryMin');
  expect(problemsOf({ ...filled, salaryMax: '0' })).toHaveProperty('salaryMax');
  expect(problemsOf({ ...filled, salaryMin: '40', salaryMax: '36' })).toHaveProperty('salaryMin');
});

test('a draft needs a title of three characters, and pay and hours that can be stored', () => {
  const draftTitleRule = 'Title must be at least 3 characters to save as draft.';
  expect(problemsOfDraft({ ...emptyQuickForm, title: 'Bar' })).toEqual({});
  expect(problemsOfDraft({ ...filled, title: ' Ba ' })).toEqual({ title: draftTitleRule });
  expect(Object.keys(problemsOfDraft({ ...filled, salaryMax: 'lots', hoursMin: 'some' }))).toEqual([
    'salaryMax',
    'hoursMin',
  ]);
  expect(problemInWords({ title: { message: draftTitleRule } })).toBe(draftTitleRule);
});

test('hours are possible in a week and ordered, and a shift has both ends', () => {
  expect(problemsOf({ ...filled, hoursMin: '12', hoursMax: '18', shiftStart: '17:00', shiftEnd: '22:00' })).toEqual({});
  expect(problemsOf({ ...filled, hoursMin: '18', hoursMax: '12' })).toHaveProperty('hoursMin');
  expect(problemsOf({ ...filled, hoursMax: '61' })).toHaveProperty('hoursMax');
  expect(problemsOf({ ...filled, hoursMin: 'some' })).toHaveProperty('hoursMin');
  expect(problemsOf({ ...filled, shiftStart: '17:00' })).toHaveProperty('shiftEnd');
  expect(toJobInput({ ...filled, hoursMax: '18', workDays: ['sat'] })).toMatchObject({
    hoursMin: null,
    hoursMax: 18,
    workDays: ['sat'],
    shiftStart: null,
  });
});

test('an internship becomes casual when the role is no longer study-aligned', () => {
  expect(allowedEmployment({ roleCategory: 'STUDY_ALIGNED_PROFESSIONAL', employmentType: 'PAID_INTERNSHIP' })).toBe(
    'PAID_INTERNSHIP',
  );
  expect(allowedEmployment({ roleCategory: 'SERVICE_RETAIL_HOSPITALITY', employmentType: 'PAID_INTERNSHIP' })).toBe(
    'CASUAL',
  );
});

test('a posted job is casual and entry level by default, with its place as text and in parts', () => {
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

test('an ad that waits for the email to be confirmed says so, and does not mention a review', () => {
  const reviewReason = 'Confirm your email address and this ad goes live.';
  expect(noticeOf({ standing: 'live', reviewReason: null })).toBeUndefined();
  expect(noticeOf({ standing: 'waiting_for_email', reviewReason })).toBe(
    'Your job is saved. One step is left: Confirm your email address and this ad goes live.',
  );
  expect(noticeOf({ standing: 'in_review', reviewReason: 'We check it.' })).toMatch(
    /waits for a review. We check it.$/,
  );
});

test('every error of the form is named once', () => {
  const message = 'Pay is a number above zero, like 33.05.';
  const { title, description } = problemsOf(emptyQuickForm);
  expect(problemInWords({})).toBeUndefined();
  expect(
    problemInWords({
      title: { message: title },
      description: { message: description },
      salaryMin: { message },
      salaryMax: { message },
    }),
  ).toBe(`Please add a clear title (>= 5 chars) and a description (>= 20 chars).\n${message}`);
  expect(problemInWords({ title: { type: 'server', message: 'Told by the server' } })).toBeUndefined();
});
