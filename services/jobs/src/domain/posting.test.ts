import { expect, test } from '@jest/globals';
import { Failure, parseBody } from '@waratah/kit/errors';
import { messages } from './messages.ts';
import { postingAt } from './posting.ts';

const now = new Date('2026-03-02T09:00:00Z');

const cook = {
  title: 'Kitchen hand',
  description: '<p>Peel, wash and laugh with us.</p>',
  roleCategory: 'SERVICE_RETAIL_HOSPITALITY',
  employmentType: 'CASUAL',
};

const posting = (input: object) => parseBody(postingAt(now), { ...cook, ...input });

const problemsOf = (input: object) => {
  try {
    posting(input);
    return {};
  } catch (error) {
    if (!(error instanceof Failure) || typeof error.detail === 'string') throw error;
    return Object.fromEntries(error.detail.map(({ loc, msg }) => [loc.slice(1).join('.'), msg]));
  }
};

test('four fields are sufficient, and the others have defaults', () => {
  expect(posting({})).toMatchObject({
    ...cook,
    salaryCurrency: 'AUD',
    remoteOption: false,
    visaTypes: [],
    isActive: true,
  });
});

test("a description's length is that of its text without markup", () => {
  expect(problemsOf({ title: '<b>Cook</b>', description: '<p><strong>  Come soon </strong></p>' })).toEqual({
    title: 'Title must be at least 5 characters.',
    description: 'Description must be at least 20 characters.',
  });
});

test('characters that nobody can see are no text', () => {
  expect(problemsOf({ title: `Cook${'\u200b'.repeat(20)}`, description: '\u2060 \u3164'.repeat(20) })).toEqual({
    title: 'Title must be at least 5 characters.',
    description: 'Description must be at least 20 characters.',
  });
  expect(posting({ location: '\u2800', requiredSkills: ['Knives', '\u200b'] })).toMatchObject({
    location: '',
    requiredSkills: ['Knives'],
  });
});

test("missing and null fields give the specification's messages", () => {
  expect(problemsOf({ title: null, description: undefined, roleCategory: null, employmentType: undefined })).toEqual({
    title: 'Title must be at least 5 characters.',
    description: 'Description must be at least 20 characters.',
    role_category: 'Role category is required.',
    employment_type: 'Employment basis is required.',
  });
});

test('internships are allowed for study-aligned roles only', () => {
  expect(problemsOf({ employmentType: 'PAID_INTERNSHIP' })).toEqual({ employment_type: messages.internship });
  expect(problemsOf({ employmentType: 'UNPAID_INTERNSHIP', roleCategory: 'STUDY_ALIGNED_PROFESSIONAL' })).toEqual({});
});

test('visa types are accepted as codes, labels, numbers or JSON text', () => {
  const codesOf = (visaTypes: unknown) => posting({ visaTypes }).visaTypes;
  expect(codesOf(['500', 'Temporary Graduate 485', 'subclass 482', 'Working Holiday 417/462', '462'])).toEqual([
    '500',
    '485',
    '482',
    '417/462',
  ]);
  expect(codesOf('["Student Visa subclass 500","Other/Not Sure"]')).toEqual(['500', 'other']);
  expect(problemsOf({ visaTypes: ['Diplomat'] })).toEqual({ 'visa_types.0': messages.visaTypes });
});

test('pay must be positive, ordered and plausible', () => {
  expect(problemsOf({ salaryMin: 0 })).toEqual({ salary_min: messages.salaryPositive });
  expect(problemsOf({ salaryMin: 40, salaryMax: 30 })).toEqual({ salary_min: messages.salaryOrder });
  expect(problemsOf({ salaryMax: 60_000, salaryPeriod: 'hour' })).toEqual({ salary_max: messages.salaryPlausible });
  expect(problemsOf({ salaryMin: 3305, salaryPeriod: 'hour' })).toEqual({ salary_min: messages.salaryPlausible });
});

test('the currency of the pay must exist', () => {
  expect(posting({ salaryCurrency: 'nzd' }).salaryCurrency).toBe('NZD');
  for (const salaryCurrency of ['XXX', 'dollars'])
    expect(problemsOf({ salaryCurrency })).toEqual({ salary_currency: messages.currency });
});

test('the end date is in the future, within a year', () => {
  expect(problemsOf({ expiresAt: '2026-03-01T00:00:00Z' })).toEqual({ expires_at: messages.expiryPast });
  expect(problemsOf({ expiresAt: '2028-03-01T00:00:00Z' })).toEqual({ expires_at: messages.expiryFar });
  expect(problemsOf({ expiresAt: 'soon' })).toEqual({ expires_at: messages.date });
  expect(posting({ expiresAt: '2026-04-01T00:00:00Z' }).expiresAt).toEqual(new Date('2026-04-01T00:00:00Z'));
});

test('a state is one of the eight, by code or name', () => {
  expect(posting({ state: 'New South Wales' }).state).toBe('NSW');
  expect(problemsOf({ state: 'Ontario' })).toEqual({ state: messages.state });
});
