import { expect, test } from '@jest/globals';
import { type Ad, adOfRow } from './ad.ts';
import { columnsOf, mappingOf, type Row } from './columns.ts';
import { rowOfPosting } from './job-posting.ts';
import { plainUrl } from './source.ts';

const row: Row = { title: 'Night porter', description: 'Watch the lobby and greet late guests.' };

const read = (more: Row = {}): Ad => {
  const result = adOfRow({ ...row, ...more }, 'board.test');
  if (result.kind !== 'ad') throw new Error(result.reason);
  return result.ad;
};

const refusal = (more: Row) => {
  const result = adOfRow({ ...row, ...more }, '');
  return result.kind === 'rejected' ? result.reason : undefined;
};

test('a row needs a title and a description, and readable dates and amounts', () => {
  expect(refusal({ title: ' ' })).toBe('title: is missing');
  expect(refusal({ description: 'Too short' })).toBe('description: Description must be at least 20 characters.');
  expect(refusal({ posted_date: 'yesterday', salary_min: 'lots' })).toBe(
    'posted_date: "yesterday" is not a date; salary_min: "lots" is not an amount',
  );
  expect(refusal({ posted_date: 'N/A', salary_min: 'NaN', expires_at: null })).toBeUndefined();
});

test('what is not understood of the rest counts as not said', () => {
  expect(
    read({ state: 'Kent', employment_type: 'Gig', visa_types: 'Diplomat, subclass 500', salary: 'Nothing Found' })
      .fields,
  ).toMatchObject({ state: undefined, employmentType: undefined, visaTypes: ['500'], salary: undefined });
});

test('a source says employment, pay and dates in its own way', () => {
  const { fields, postedAt } = read({
    employment_type: 'Casual/Vacation',
    salary: '$30 - $35 per hour',
    posted_date: '31/12/2025',
    required_skills: '["Opera","Night audit"]',
    remote_option: 'False',
  });
  expect(fields).toMatchObject({
    employmentType: 'CASUAL',
    salaryMin: 30,
    salaryMax: 35,
    salaryPeriod: 'hour',
    requiredSkills: ['Opera', 'Night audit'],
    remoteOption: false,
  });
  expect(postedAt).toEqual(new Date('2025-12-31'));
});

test('an ad is told by its id, else by its address without tracking, else by its words', () => {
  const keyOf = (more: Row) => read(more).origin.key;
  expect(keyOf({ source_id: 'A-1', source_url: 'https://board.test/a' })).toBe('id:board.test:A-1');
  expect(keyOf({ source_url: 'https://www.board.test/a/?utm_source=x&jk=7#top' })).toBe('url:board.test/a?jk=7');
  expect(keyOf({})).toBe(keyOf({ title: 'NIGHT porter' }));
  expect(keyOf({})).not.toBe(keyOf({ company_name: 'Hotel Ghost Gum' }));
  expect(keyOf({ source_url: 'https://board.test' })).toBe(keyOf({}));
  expect(plainUrl('javascript:alert(1)')).toBeUndefined();
  expect(read({ source_url: 'javascript:alert(1)' }).origin.url).toBeUndefined();
});

test('columns are found by the mapping, by their own name, by a known other name', () => {
  const header = ['job_title', 'Beschreibung', 'Company Name', 'employmentType', 'colour'];
  const columns = columnsOf(header, mappingOf('description=Beschreibung'));
  expect(
    columns.rowOf({ job_title: 'A', Beschreibung: 'B', 'Company Name': 'C', employmentType: 'D', colour: 'red' }),
  ).toEqual({ title: 'A', description: 'B', company_name: 'C', employment_type: 'D' });
  expect(columns.ignored).toEqual(['colour']);
  expect(() => mappingOf('titel=job_title')).toThrow('"titel" is not a field of a job');
});

test("a JobPosting's nested things are found", () => {
  const posting = rowOfPosting({
    '@type': 'JobPosting',
    title: 'Beekeeper &amp; guide',
    description: '&lt;p&gt;Show visitors &lt;b&gt;our hives&lt;/b&gt; every day.&lt;/p&gt;',
    hiringOrganization: { name: 'Golden Comb' },
    jobLocation: [{ address: { addressLocality: 'Hobart', addressRegion: 'TAS', addressCountry: { name: 'AU' } } }],
    baseSalary: { currency: 'AUD', value: { minValue: '5000', maxValue: 6000, unitText: 'MONTH' } },
    employmentType: ['PART_TIME', 'OTHER'],
    datePosted: '2026-01-05T09:30:00+1100',
    validThrough: '2026-02-05',
    identifier: { '@type': 'PropertyValue', value: 77 },
  });
  const { fields, companyName, origin, isAbroad, postedAt } = read(posting);
  expect({ companyName, key: origin.key, isAbroad }).toEqual({
    companyName: 'Golden Comb',
    key: 'id:board.test:77',
    isAbroad: false,
  });
  expect(postedAt).toEqual(new Date('2026-01-04T22:30:00Z'));
  expect(fields).toMatchObject({
    title: 'Beekeeper & guide',
    description: '<p>Show visitors <strong>our hives</strong> every day.</p>',
    city: 'Hobart',
    state: 'TAS',
    employmentType: 'PART_TIME',
    salaryMin: 60_000,
    salaryMax: 72_000,
    salaryPeriod: 'year',
  });
});
