import { expect, test } from '@jest/globals';
import { jobTags } from './job-tags.ts';

const job = { visaTypes: [], visaSponsorship: null, employmentType: null, weeklyHours: null };
const texts = (given: Partial<Parameters<typeof jobTags>[0]>) => jobTags({ ...job, ...given }).map(({ text }) => text);

test('tags say what the ad states, and that it states nothing', () => {
  expect(texts({})).toEqual(['Visa not stated']);
  expect(texts({ visaTypes: ['other'] })).toEqual(['Visa not stated']);
  expect(texts({ visaTypes: ['500', '485'], employmentType: 'CASUAL' })).toEqual(['Accepts 500, 485', 'Casual']);
  expect(texts({ visaSponsorship: true, employmentType: 'FIXED_TERM' })).toEqual(['Sponsors visas', 'Contract']);
});

test('hours fit a student visa up to 24 a week', () => {
  expect(texts({ visaTypes: ['500'], weeklyHours: { min: 20, max: 30 } })).toContain('Fits 48 h');
  expect(texts({ visaTypes: ['500'], weeklyHours: { min: 25, max: 25 } })).not.toContain('Fits 48 h');
});
