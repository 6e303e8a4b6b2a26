import { expect, test } from '@jest/globals';
import { Failure } from '@waratah/kit/errors';
import { type Draft, postingOf, readDraft, readDraftChange } from './draft.ts';

const now = new Date('2026-11-21T09:00:00Z');
const begun = { title: 'Cook', employmentType: 'CASUAL', step: 0 };

const draftOf = (input: object = {}): Draft => ({
  _id: 1,
  version: 1,
  employerId: 3,
  createdAt: now,
  updatedAt: now,
  ...readDraft({ ...begun, ...input }),
});

const problemsOf = (work: () => unknown) => {
  try {
    work();
    return {};
  } catch (error) {
    if (!(error instanceof Failure) || typeof error.detail === 'string') throw error;
    return Object.fromEntries(error.detail.map(({ loc, msg }) => [loc.slice(1).join('.'), msg]));
  }
};

test('a title of three characters and an employment type are enough for a draft', () => {
  expect(readDraft(begun)).toMatchObject({ title: 'Cook', description: '', visaTypes: [], remoteOption: false });
  expect(problemsOf(() => readDraft({ title: ' <b>Co</b> ', step: 0 }))).toEqual({
    title: 'Title must be at least 3 characters to save as draft.',
    employment_type: 'Employment basis is required.',
  });
});

test('visa types are demanded from step 3 on', () => {
  expect(problemsOf(() => readDraft({ ...begun, step: 2 }))).toEqual({});
  expect(problemsOf(() => readDraft({ ...begun, step: 3 }))).toEqual({
    visa_types: 'Please select at least one visa type.',
  });
  expect(problemsOf(() => readDraft({ ...begun, step: 4, visaTypes: '["500"]' }))).toEqual({});
});

test('a step is 0 to 4', () => {
  for (const step of [-1, 5, 1.5, '2', null]) {
    expect(problemsOf(() => readDraft({ ...begun, step }))).toEqual({ step: 'Step must be a number from 0 to 4.' });
  }
});

test('what a draft says of its fields is judged, how they fit together is not', () => {
  expect(problemsOf(() => readDraft({ ...begun, salaryMin: 40, salaryMax: 30, expiresAt: '2020-01-01' }))).toEqual({});
  expect(problemsOf(() => readDraft({ ...begun, salaryMin: -1, state: 'Kent' }))).toEqual({
    salary_min: 'Salary must be more than zero.',
    state: 'State must be one of ACT, NSW, NT, QLD, SA, TAS, VIC, WA.',
  });
});

test('the description of a draft is cleaned like that of an ad', () => {
  expect(readDraft({ ...begun, description: '<p onclick="a()">Hi</p><script>x()</script>' }).description).toBe(
    '<p>Hi</p>',
  );
});

test('a change keeps what it does not name', () => {
  const draft = draftOf({ visaTypes: ['485'], location: 'Perth WA' });
  expect(readDraftChange(draft, { title: 'Chef', location: null, step: 3 })).toMatchObject({
    title: 'Chef',
    step: 3,
    visaTypes: ['485'],
  });
  expect(readDraftChange(draft, { location: null }).location).toBeUndefined();
});

test('to be posted a draft needs all that an ad needs', () => {
  expect(problemsOf(() => postingOf(draftOf(), now))).toEqual({
    title: 'Title must be at least 5 characters.',
    description: 'Description must be at least 20 characters.',
    role_category: 'Role category is required.',
  });
  const whole = {
    title: 'Line cook',
    description: 'Grill, plate and clean up.',
    roleCategory: 'SERVICE_RETAIL_HOSPITALITY',
  };
  expect(postingOf(draftOf(whole), now)).toMatchObject({ title: 'Line cook', isActive: true });
  expect(problemsOf(() => postingOf({ ...draftOf(whole), step: 3 }, now))).toEqual({
    visa_types: 'Please select at least one visa type.',
  });
});
