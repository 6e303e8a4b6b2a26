import { expect, test } from '@jest/globals';
import { type Ad, adOfRow } from './ad.ts';
import { columnsOf, mappingOf, type Row } from './columns.ts';
import { rowOfPosting } from './job-posting.ts';
import { plainUrl } from './source.ts';

const now = new Date('2026-03-10T00:00:00Z');

const row: Row = { title: 'Night porter', description: 'Watch the lobby and greet late guests.' };

const read = (more: Row = {}): Ad => {
  const result = adOfRow({ ...row, ...more }, { website: 'board.test', now });
  if (result.kind !== 'ad') throw new Error(result.reason);
  return result.ad;
};

const refusal = (more: Row) => {
  const result = adOfRow({ ...row, ...more }, { website: '', now });
  return result.kind === 'rejected' ? result.reason : undefined;
};

test('a row needs a title, a description, and readable dates, amounts and addresses', () => {
  for (const title of [' ', '\u2060\u2060\u2060', '\u3164 \u3164'])
    expect(refusal({ title })).toBe('title: is missing');
  expect(read({ company_name: '\u200b\u200b' }).companyName).toBe(read().companyName);
  expect(refusal({ description: `Short${'\u200b'.repeat(30)}` })).toMatch(/^description: Description must be at least/);
  expect(refusal({ description: 'Too short' })).toBe('description: Description must be at least 20 characters.');
  expect(refusal({ posted_date: 'soon', salary_min: 'lots' })).toBe(
    'posted_date: "soon" is not a date; salary_min: "lots" is not an amount',
  );
  for (const source_url of ['https:////evil.test/a', 'https:/board.test/a', 'https://board.test@evil.test/a'])
    expect(refusal({ source_url })).toBe('source_url: is not a web address');
  for (const source_url of ['N/A', 'https://board.test/a b?c=d']) expect(refusal({ source_url })).toBeUndefined();
  expect(refusal({ posted_date: 'N/A', salary_min: 'NaN', expires_at: null })).toBeUndefined();
});

test('other values that cannot be read count as not given', () => {
  expect(
    read({ state: 'Kent', employment_type: 'Gig', visa_types: 'Diplomat, subclass 500', salary: 'Nothing Found' })
      .fields,
  ).toMatchObject({ state: undefined, employmentType: undefined, visaTypes: ['500'], salary: undefined });
});

test("a source's own terms for employment, pay and dates are understood", () => {
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

test.each([
  ['Nov 22, 2025', '2025-11-22'],
  ['22 November 2025', '2025-11-22'],
  ['Posted on 22 Nov 2025', '2025-11-22'],
  ['22nd Nov, 2025', '2025-11-22'],
  ['22-11-2025', '2025-11-22'],
  ['22.11.2025', '2025-11-22'],
  ['22/11/25', '2025-11-22'],
  ['20251122', '2025-11-22'],
  ['1763769600', '2025-11-22'],
  ['1763769600000', '2025-11-22'],
  ['Sat, 22 Nov 2025 10:30:00 +1100', '2025-11-21T23:30:00Z'],
  ['22 Nov 2025 9:05', '2025-11-22T09:05:00Z'],
])('the date %s is understood', (posted_date, iso) => {
  expect(read({ posted_date }).postedAt).toEqual(new Date(iso));
});

test.each(['31 June 2025', '32/01/2025', '22 Foo 2025', '2025', '13/13/2025', 'Nov 2025'])(
  'the date %s is refused',
  (posted_date) => {
    expect(refusal({ posted_date })).toBe(`posted_date: "${posted_date}" is not a date`);
  },
);

test('an ad ends with its last day in Sydney, at its time, or counted from when it was seen', () => {
  const endOf = (expires_at: string) => read({ expires_at }).expiresAt?.toISOString();
  expect(endOf('2026-03-20')).toBe('2026-03-20T12:59:59.000Z');
  expect(endOf('20 June 2026')).toBe('2026-06-20T13:59:59.000Z');
  expect(endOf('2026-03-20T09:00:00Z')).toBe('2026-03-20T09:00:00.000Z');
  expect(endOf('Expires in 5 days')).toBe('2026-03-15T00:00:00.000Z');
  expect(endOf('3 days left')).toBe('2026-03-13T00:00:00.000Z');
  expect(read({ posted_date: 'Be an early applicant' }).postedAt).toBeUndefined();
});

test.each([
  ['Argon & Co.4.5 ★', 'Argon & Co.'],
  ['AC33.4 ★', 'AC3'],
  ['3.6 ★ Bunya', 'Bunya'],
  ['Bunya (4.1)', 'Bunya'],
  ['Bunya 3,8 ★', 'Bunya'],
  ['Level 3 4.1', 'Level 3'],
  ['Web 2.0', 'Web 2.0'],
  ['H&M', 'H&M'],
])('the company of “%s” is %s', (company_name, name) => {
  expect(read({ company_name }).companyName).toBe(name);
});

test.each([
  ['HEW 5 $85,000 - $92,000 pa', 'AUD', 85_000, 92_000],
  ['£45,000', 'GBP', 45_000, 45_000],
  ['US$90,000', 'USD', 90_000, 90_000],
  ['80.000 - 90.000 AUD', 'AUD', 80_000, 90_000],
  ['$2,000 sign-on bonus', 'AUD', undefined, undefined],
  ['$31.50 an hour', 'AUD', 31.5, 31.5],
])('the pay of “%s” is read in %s', (salary, salaryCurrency, salaryMin, salaryMax) => {
  expect(read({ salary }).fields).toMatchObject({ salaryCurrency, salaryMin, salaryMax });
});

test('commas around a location are left out', () => {
  expect(read({ location: 'Forest Lake, ' }).fields.location).toBe('Forest Lake');
});

test("a website's own terms are understood", () => {
  const at = (posted: string, more: Row = {}) => read({ posted_date: posted, ...more }).postedAt?.toISOString();
  expect(at('Posted 10d ago')).toBe('2026-02-28T00:00:00.000Z');
  expect(at('30+ days ago')).toBe('2026-02-08T00:00:00.000Z');
  expect(at('Listed two hours ago')).toBe('2026-03-09T22:00:00.000Z');
  expect(at('yesterday', { scraped_at: '2026-03-02T00:00:00Z' })).toBe('2026-03-01T00:00:00.000Z');
  expect(
    ['Bunya Mills3.6 ★', 'Bunya Mills 4.1 out of 5 stars', 'Bunya Mills', 'Bunya Mills 4.0', 'Route 6.1'].map(
      (company_name) => read({ company_name }).companyName,
    ),
  ).toEqual(['Bunya Mills', 'Bunya Mills', 'Bunya Mills', 'Bunya Mills', 'Route 6.1']);
  expect(read({ annual_salary_min: '60000.0', annual_salary_max: '70000.0' }).fields).toMatchObject({
    salaryMin: 60_000,
    salaryMax: 70_000,
    salaryPeriod: 'year',
  });
  expect(read({ salary: '$31 - $35 per hour', annual_salary_min: '61256' }).fields).toMatchObject({
    salaryMin: 31,
    salaryPeriod: 'hour',
  });
});

test.each([
  ['Remote', true],
  ['Brisbane QLD (Remote)', true],
  ['Melbourne VIC, Remote', true],
  ['Brisbane QLD (Hybrid)', false],
  ['Remote Area Nursing Centre, Katherine NT', true],
])('the location %s means remote work: %s', (location, remote) => {
  expect(read({ location }).fields.remoteOption).toBe(remote && !location.startsWith('Remote Area'));
});

test.each([
  ['Part time cleaner', '', 'PART_TIME'],
  ['Casual waiter', 'This is a full-time position.', 'CASUAL'],
  ['Casual or part time cook', '', undefined],
  ['Storeperson (6 month contract)', '', 'FIXED_TERM'],
  ['Cook', 'Work type: Part Time. Start soon.', 'PART_TIME'],
  ['Cook', 'We are offering a permanent part-time role near the beach.', 'PART_TIME'],
  ['Cook', 'This is a permanent position in our kitchen.', 'FULL_TIME'],
  ['Cook', 'You lead a team of full-time and casual staff.', undefined],
  ['Casual dining restaurant manager', '', undefined],
])('the employment type of “%s” is read: %s %s', (title, words, type) => {
  expect(read({ title, description: `Join our kitchen by the sea. ${words}` }).fields.employmentType).toBe(type);
});

test("values that change with every visit are not part of an ad's content", () => {
  const contentOf = (more: Row) => read(more).origin.content;
  const before = contentOf({ scraped_at: '2026-03-01T08:00:00Z', posted_date: 'Posted 3d ago' });
  expect(contentOf({ scraped_at: '2026-03-02T09:12:00Z', posted_date: 'Posted 4d ago' })).toBe(before);
  const description = '<p>Watch the  lobby and greet late guests. Posted 4 days ago. 31 applicants</p>';
  expect(contentOf({ description })).toBe(before);
  expect(contentOf({ description: 'Watch the lobby and greet early guests.' })).not.toBe(before);
});

test('an ad is identified by its id, else by its address without tracking, else by its text', () => {
  const keyOf = (more: Row) => read(more).origin.key;
  expect(keyOf({ source_id: 'A-1', source_url: 'https://board.test/a' })).toBe('id:board.test:A-1');
  expect(keyOf({ source_url: 'https://www.board.test/a/?utm_source=x&jk=7#top' })).toBe('url:board.test/a?jk=7');
  expect(keyOf({})).toBe(keyOf({ title: 'NIGHT porter' }));
  expect(keyOf({})).not.toBe(keyOf({ company_name: 'Hotel Ghost Gum' }));
  expect(keyOf({ source_url: 'https://board.test' })).toBe(keyOf({}));
  expect(plainUrl('https://board.test/job/61234567?type=standard&ref=search#top')).toBe('board.test/job/61234567');
  expect(plainUrl('https://board.test/viewjob?jk=a1&from=serp')).toBe('board.test/viewjob?jk=a1');
  expect(plainUrl('https://board.test/apply?position=1001&utm_source=x')).toBe('board.test/apply?position=1001');
  expect(plainUrl('https://board.test/jobs#/job/55')).toBe('board.test/jobs#/job/55');
  expect(plainUrl('https://board.test/vacancy?ref=SYD-44')).toBe('board.test/vacancy?ref=SYD-44');
  expect(plainUrl('javascript:alert(1)')).toBeUndefined();
  expect(read({ source_url: 'javascript:alert(1)' }).origin.url).toBeUndefined();
});

test('columns are found by the mapping, by their own name, or by a known synonym', () => {
  const header = ['job_title', 'Beschreibung', 'Company Name', 'employmentType', 'colour'];
  const columns = columnsOf(header, mappingOf('description=Beschreibung'));
  expect(
    columns.rowOf({ job_title: 'A', Beschreibung: 'B', 'Company Name': 'C', employmentType: 'D', colour: 'red' }),
  ).toEqual({ title: 'A', description: 'B', company_name: 'C', employment_type: 'D' });
  expect(columns.ignored).toEqual(['colour']);
  expect(() => mappingOf('titel=job_title')).toThrow('"titel" is not a field of a job');
  expect(() => mappingOf('title')).toThrow('"title" has no column. Write title=COLUMN.');
});

test('nested values of a JobPosting are found', () => {
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

test.each([
  ['Data engineer | $122-109K', '', { salaryMin: 109_000, salaryMax: 122_000, salaryPeriod: 'year' }],
  ['Cleaner, $34.50 per hour', '', { salaryMin: 34.5, salaryMax: 34.5, salaryPeriod: 'hour' }],
  ['Planner', 'Salary: $150000 - $160000 per annum.', { salaryMin: 150_000, salaryMax: 160_000, salaryPeriod: 'year' }],
  ['Waiter', 'We pay $33.10 an hour and meals.', { salaryMin: 33.1, salaryPeriod: 'hour' }],
  ['Nurse, $5,000 sign-on bonus', '', { salaryMin: undefined }],
  ['Engineer for a $40m project', '', { salaryMin: undefined }],
  ['Host', 'Pay: $120 per day.', { salaryMin: 120, salaryPeriod: 'day' }],
  ['Guard', 'We pay for a $50 meal voucher.', { salaryMin: undefined }],
  ['Fund manager', 'You look after $300,000 of petty cash.', { salaryMin: undefined }],
])('without a pay column, “%s” and the text are read for pay: %s', (title, text, pay) => {
  expect(read({ title, description: `Join our team by the sea. ${text}` }).fields).toMatchObject(pay);
});

test('a second amount forms a range only if it is larger or connected to the first', () => {
  expect(read({ salary: '$35.50 an hour, 25 hours a week' }).fields).toMatchObject({
    salaryMin: 35.5,
    salaryMax: 35.5,
  });
  expect(read({ salary: '$90,000 plus $50,000 bonus' }).fields).toMatchObject({ salaryMin: 90_000, salaryMax: 90_000 });
  expect(read({ salary: '$90,000 - $70,000' }).fields).toMatchObject({ salaryMin: 70_000, salaryMax: 90_000 });
});

test('a pay column overrides the text', () => {
  const fields = { title: 'Planner | $90k', salary: '$80,000 a year' };
  expect(read(fields).fields).toMatchObject({ salary: '$80,000 a year', salaryMin: 80_000 });
});

test.each([
  [{ description: 'This internship is unpaid and lasts twelve weeks.' }, 'UNPAID_INTERNSHIP'],
  [{ description: 'An unpaid placement in our studio.', employment_type: 'Internship' }, 'UNPAID_INTERNSHIP'],
  [{ description: 'Experience in a paid or voluntary role is welcome here.' }, undefined],
  [{ description: 'This role is unpaid.', salary: '$70,000 a year' }, undefined],
  [{ description: 'A casual role with an unpaid meal break of half an hour.' }, 'CASUAL'],
  [{ description: 'You lead volunteers of a large charity and may buy unpaid leave.' }, undefined],
])('unpaid work is recognised: %j', (fields, type) => {
  expect(read(fields).fields.employmentType).toBe(type);
});
