import { expect, test } from '@jest/globals';
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

test('hours and days are a tag, green where they suit a student visa: up to 24 a week', () => {
  const toneOf = (min: number, max: number) =>
    jobTags({ ...job, weeklyHours: { min, max }, workDays: ['sat', 'sun'] }).find(({ text }) =>
      text.includes('a week'),
    );
  expect(toneOf(20, 30)).toEqual({ text: '20 to 30 h a week, Sat and Sun', tone: 'ok' });
  expect(toneOf(25, 25)).toEqual({ text: '25 h a week, Sat and Sun', tone: 'neutral' });
});
