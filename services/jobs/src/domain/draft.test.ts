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

test('a draft needs a title of three characters and an employment type', () => {
  expect(readDraft(begun)).toMatchObject({ title: 'Cook', description: '', visaTypes: [], remoteOption: false });
  expect(problemsOf(() => readDraft({ title: ' <b>Co</b> ', step: 0 }))).toEqual({
    title: 'Title must be at least 3 characters to save as draft.',
    employment_type: 'Employment basis is required.',
  });
});

test('visa types are required from step 3', () => {
  expect(problemsOf(() => readDraft({ ...begun, step: 2 }))).toEqual({});
  expect(problemsOf(() => readDraft({ ...begun, step: 3 }))).toEqual({
    visa_types: 'Please select at least one visa type.',
  });
  expect(problemsOf(() => readDraft({ ...begun, step: 4, visaTypes: '["500"]' }))).toEqual({});
});

test('a step is a number from 0 to 4', () => {
  for (const step of [-1, 5, 1.5, '2', null]) {
    expect(problemsOf(() => readDraft({ ...begun, step }))).toEqual({ step: 'Step must be a number from 0 to 4.' });
  }
});

test('each field of a draft is validated by itself, but not in combination', () => {
  expect(problemsOf(() => readDraft({ ...begun, salaryMin: 40, salaryMax: 30, expiresAt: '2020-01-01' }))).toEqual({});
  expect(problemsOf(() => readDraft({ ...begun, salaryMin: -1, state: 'Kent' }))).toEqual({
    salary_min: 'Salary must be more than zero.',
    state: 'State must be one of ACT, NSW, NT, QLD, SA, TAS, VIC, WA.',
  });
});

test("a draft's description is cleaned like an ad's", () => {
  expect(readDraft({ ...begun, description: '<p onclick="a()">Hi</p><script>x()</script>' }).description).toBe(
    '<p>Hi</p>',
  );
});

test('an update keeps the fields that it does not contain', () => {
  const draft = draftOf({ visaTypes: ['485'], location: 'Perth WA' });
  expect(readDraftChange(draft, { title: 'Chef', location: null, step: 3 })).toMatchObject({
    title: 'Chef',
    step: 3,
    visaTypes: ['485'],
  });
  expect(readDraftChange(draft, { location: null }).location).toBeUndefined();
});

test('posting a draft requires everything that an ad requires', () => {
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
