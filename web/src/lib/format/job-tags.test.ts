import { expect, test } from '@jest/globals';
import type { DemandedRights } from '../../gql/graphql.ts';
import { jobTags } from './job-tags.ts';

const job = { visaTypes: [], visaSponsorship: null, employmentType: null, weeklyHours: null, workRights: null };
const texts = (given: Partial<Parameters<typeof jobTags>[0]>) => jobTags({ ...job, ...given }).map(({ text }) => text);

test('tags show what the ad states, or that it states nothing', () => {
  expect(texts({})).toEqual(['Visa not stated']);
  expect(texts({ visaTypes: ['other'] })).toEqual(['Visa not stated']);
  expect(texts({ visaTypes: ['500', '485'], employmentType: 'CASUAL' })).toEqual(['Accepts 500, 485', 'Casual']);
  expect(texts({ visaSponsorship: true, employmentType: 'FIXED_TERM' })).toEqual(['Sponsors visas', 'Contract']);
});

test("the ad's text on work rights is a tag, and a welcome does not repeat the form's visas", () => {
  const said = (kind: 'open' | 'residents_only') => ({ workRights: { kind } });
  expect(texts(said('open'))).toEqual(['Open to visa holders']);
  expect(texts({ ...said('open'), visaTypes: ['500'] })).toEqual(['Accepts 500']);
  expect(texts({ ...said('residents_only'), visaSponsorship: true })).toEqual([
    'Sponsors visas',
    'Citizens and residents only',
  ]);
});

test('a demand is named by whom it accepts, unless its words are unclear', () => {
  const said = (kind: 'residents_only' | 'full_rights' | 'unclear', demanded: DemandedRights) =>
    texts({ workRights: { kind, demanded } });
  expect(said('residents_only', 'citizens')).toEqual(['Citizens only']);
  expect(said('full_rights', 'no_students')).toEqual(['No student visas']);
  expect(said('unclear', 'citizens')).toEqual(['Ask about work rights']);
  expect(said('unclear', 'students')).toEqual(['International students only']);
  expect(said('unclear', 'no_holiday_makers')).toEqual(['No working holiday visas']);
});

test('hours and days are a tag, green where all of them suit a student visa: up to 24 a week', () => {
  const tagOf = (min: number, max: number, kind: 'unstated' | 'residents_only' | 'full_rights' = 'unstated') =>
    jobTags({ ...job, weeklyHours: { min, max }, workDays: ['sat', 'sun'], workRights: { kind } }).find(({ text }) =>
      text.includes('a week'),
    );
  expect(tagOf(20, 24)).toEqual({ text: '20 to 24 h a week, Sat and Sun', tone: 'ok' });
  expect(tagOf(20, 30)).toEqual({ text: '20 to 30 h a week, Sat and Sun', tone: 'neutral' });
  expect(tagOf(20, 20, 'residents_only')?.tone).toBe('neutral');
  expect(tagOf(20, 20, 'full_rights')?.tone).toBe('neutral');
});
