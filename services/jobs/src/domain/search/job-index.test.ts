import { expect, test } from '@jest/globals';
import { rarityOf, impactOf, frequencyIn, worthOf } from '@waratah/kit/search/bm25';
import { readLocalities } from '@waratah/vocabulary/australia/localities';
import { placeOf } from '@waratah/vocabulary/australia/places';
import fc from 'fast-check';
import type { z } from 'zod';
import { employmentTypeCodes } from '@waratah/vocabulary/employment-types';
import type { JobRecord } from '../job.ts';
import { type Entry, entryOf, type SearchedField, searchedFields } from './entry.ts';
import { bonusOf, fits } from './filters.ts';
import { JobIndex } from './job-index.ts';
import { alternativesOf, type Known } from './query.ts';
import { SearchInput, toSearch } from './search-input.ts';

const localities = await readLocalities();
const now = new Date('2026-11-20T07:00:00Z');
const minute = now.getTime() / 60_000;
const day = 86_400_000;

const adOf = (_id: number, given: Partial<JobRecord> = {}): JobRecord => {
  const { location = 'Sydney NSW' } = given;
  return {
    _id,
    version: 1,
    title: 'Shop assistant',
    description: '<p>Serve customers.</p>',
    companyName: 'Harbour Foods',
    location,
    place: placeOf({ location }, localities),
    salaryCurrency: 'AUD',
    remoteOption: false,
    visaTypes: [],
    requiredSkills: [],
    preferredSkills: [],
    fingerprint: { signature: '', bands: [] },
    postedAt: new Date(now.getTime() - _id * 3_600_000),
    expiresAt: new Date(now.getTime() + 20 * day),
    createdAt: now,
    updatedAt: now,
    isActive: true,
    review: { status: 'approved', by: 'rule' },
    shown: true,
    ...given,
  };
};

const indexOf = (...ads: readonly JobRecord[]) => {
  const index = new JobIndex();
  for (const ad of ads) index.put(ad);
  return index;
};

const find = (index: JobIndex, input: z.input<typeof SearchInput>, limit = 20, offset = 0) => {
  const { words, filters } = toSearch(SearchInput.parse(input), localities);
  return index.search(words, filters, { limit, offset, now });
};

/** The slow way: each ad by itself, by the rules as they are written. */
const findSlowly = (ads: readonly JobRecord[], input: z.input<typeof SearchInput>, limit: number, offset: number) => {
  const { words, filters } = toSearch(SearchInput.parse(input), localities);
  const entries = ads.map((ad) => ({ ad, entry: entryOf(ad) }));
  const documentsWith = (term: string) => entries.filter(({ entry }) => frequencyOf(entry, term) > 0).length;
  const known: Known = { documentsWith, corrections: (word, most) => indexOf(...ads).corrections(word, most) };
  const demands = words.map(({ stem }) => {
    const asked = documentsWith(stem);
    const rarity = (term: string) => rarityOf(Math.max(documentsWith(term), asked), ads.length);
    return alternativesOf(stem, known).map((one) => ({ ...one, rarity: rarity(one.term) }));
  });
  const hitsWith = (enough: (parts: readonly number[]) => boolean) =>
    entries.flatMap(({ ad, entry }) => {
      if (!fits(filters, entry, minute)) return [];
      const parts = demands.map((demand) =>
        Math.max(
          0,
          ...demand.map(({ term, weight, rarity }) => {
            const frequency = frequencyOf(entry, term);
            return frequency > 0 ? worthOf(rarity, impactOf(frequency), weight) : 0;
          }),
        ),
      );
      if (!enough(parts)) return [];
      const bonus = bonusOf(entry.facts.posted, minute, words.length > 0);
      return [{ id: ad._id, score: parts.reduce((a, b) => a + b, 0) + bonus }];
    });
  const strict = hitsWith((parts) => !parts.includes(0));
  const some = words.length > 1 ? hitsWith((parts) => parts.some((part) => part > 0)) : [];
  const hits = (strict.length > 0 ? strict : some).toSorted((a, b) => b.score - a.score || b.id - a.id);
  return { ids: hits.slice(offset, offset + limit).map(({ id }) => id), total: hits.length };
};

const frequencyOf = ({ words }: Entry, term: string) => {
  let frequency = 0;
  for (const [name, field] of fields)
    for (const word of words[name]) if (word === term) frequency += frequencyIn(field, words[name].length);
  return frequency;
};
const fields = Object.entries(searchedFields).flatMap(([name, field]) =>
  isField(name) ? [[name, field] as const] : [],
);
function isField(name: string): name is SearchedField {
  return name in searchedFields;
}

const titles = [
  'Weekend barista',
  'Junior developer',
  'Registered nurse',
  'Sales assistant',
  'Graduate accountant',
  'Kitchen hand',
];
const places = ['Sydney NSW', 'Ultimo NSW', 'Melbourne VIC', 'Perth WA', 'Hobart TAS', 'Somewhere nice', 'Newcastle'];
const texts = [
  'Make coffee on Saturdays.',
  'Write Java and talk to customers.',
  'Care for people at night.',
  'Full-time, on site.',
];
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const someAd = fc.record({
  title: fc.constantFrom(...titles),
  description: fc.constantFrom(...texts),
  location: fc.constantFrom(...places),
  employmentType: maybe(fc.constantFrom(...employmentTypeCodes)),
  remoteOption: fc.boolean(),
  visaSponsorship: maybe(fc.boolean()),
  visaTypes: fc.subarray(['500', '485', '482', 'other']),
  salaryMin: maybe(fc.integer({ min: 25, max: 120_000 })),
  salaryMax: maybe(fc.integer({ min: 25, max: 150_000 })),
  expiresAt: fc.constantFrom(new Date(now.getTime() + day), new Date(now.getTime() - day)),
});

const someSearch = fc.record({
  search: fc.constantFrom(
    '',
    'barista',
    'coffee',
    'barsta',
    'developer java',
    'dev',
    'night nurse visa',
    '500 sales',
    'customers',
    'unicorn',
  ),
  location: fc.constantFrom('', 'Sydney', 'NSW', 'Victoria', 'Remote', 'somewhere', 'Newcastle NSW', 'Ultimo'),
  visaSponsorship: fc.boolean(),
  studentFriendly: fc.boolean(),
  remote: fc.boolean(),
  workTypes: fc.subarray(['Full-time', 'Casual', 'Internship']),
  visaTypes: fc.subarray(['500', 'Subclass 482']),
  category: fc.constantFrom('', 'Software', 'Sales'),
  industry: fc.constantFrom('', 'Hospitality', 'Healthcare'),
  salaryMin: maybe(fc.constantFrom(0, 60_000, 90_000)),
});

test('10,000 searches find what a slow look at every ad finds, in the same order', () => {
  fc.assert(
    fc.property(
      fc.array(someAd, { minLength: 1, maxLength: 30 }),
      fc.array(someSearch, { minLength: 50, maxLength: 50 }),
      fc.integer({ min: 0, max: 3 }),
      (drawn, searches, offset) => {
        const ads = drawn.map((ad, at) => adOf(at + 1, ad));
        const index = indexOf(...ads);
        for (const search of searches)
          expect(find(index, search, 5, offset)).toEqual(findSlowly(ads, search, 5, offset));
      },
    ),
    { numRuns: 200 },
  );
});

const shop = indexOf(
  adOf(1, { title: 'Weekend barista', description: '<p>Espresso and smiles.</p>', visaTypes: ['500', '485'] }),
  adOf(2, { title: 'Café all-rounder', description: '<p>Coffee, tills and tables.</p>', location: 'Parramatta NSW' }),
  adOf(3, {
    title: 'Software developer',
    description: '<p>C++ and .NET.</p>',
    visaSponsorship: true,
    location: 'Melbourne VIC',
  }),
  adOf(4, { title: 'Part time cleaner', employmentType: 'PART_TIME', visaTypes: ['500'], location: 'Brisbane QLD' }),
  adOf(5, { title: 'Payroll officer', salaryMin: 45, salaryMax: 50, salaryPeriod: 'hour', location: 'Newcastle NSW' }),
);
const ids = (input: z.input<typeof SearchInput>) => find(shop, input).ids;

test('numbers count live ads only', () => {
  const soon = new JobIndex();
  soon.put(adOf(1, { expiresAt: new Date(now.getTime() + day) }));
  soon.put(adOf(2, { expiresAt: new Date(now.getTime() + 3 * day) }));
  expect(soon.stats(now).totalJobs).toBe(2);
  expect(soon.stats(new Date(now.getTime() + 2 * day)).totalJobs).toBe(1);
});

test.each<[string, z.input<typeof SearchInput>, number[]]>([
  ['words that say nothing', { search: 'the barista and a' }, [1, 2]],
  ['words that mean the same', { search: 'barista' }, [1, 2]],
  ['slips of the finger', { search: 'baristta' }, [1, 2]],
  ['forms of a word', { search: 'cleaning' }, [4]],
  ['signs in names', { search: 'c++' }, [3]],
  ['two words as one notion', { search: 'part-time' }, [4]],
  ['accents', { search: 'cafe' }, [2, 1]],
  ['a subclass as a filter', { search: 'barista visa 485' }, [1]],
  ['the word visa as a filter', { search: 'visa' }, [1, 3, 4]],
  ['sponsorship as a filter', { search: 'developer sponsorship' }, [3]],
  ['a place with what is near it', { location: 'Sydney' }, [1, 2]],
  ['a state', { location: 'New South Wales' }, [1, 2, 5]],
  ['pay of an hour as pay of a year', { salaryMin: 90_000 }, [5]],
  ['a category', { category: 'software' }, [3]],
  ['a work type by its name in the search', { workTypes: ['Part-time'] }, [4]],
])('understands %s', (_what, input, expected) => {
  expect(ids(input)).toEqual(expected);
});

const read = {
  jobVersion: 1,
  sponsorship: { kind: 'unstated' },
  sponsorshipConfidence: 0,
  workRights: { kind: 'unstated' },
  signals: [],
} as const;
const imported = { employmentType: undefined, remoteOption: false, title: 'Sorter' } as const;

test('what the form left open is found by what the text says', () => {
  const index = indexOf(
    adOf(1, { ...imported, assessment: { ...read, employmentTypes: ['PART_TIME'] } }),
    adOf(2, { ...imported, assessment: { ...read, remote: true } }),
    adOf(3, { ...imported, assessment: { ...read, seniority: 'graduate' } }),
    adOf(4, { ...imported, employmentType: 'FULL_TIME', assessment: { ...read, employmentTypes: ['PART_TIME'] } }),
  );
  expect(find(index, { workTypes: ['Part-time'] }).ids).toEqual([1]);
  expect(find(index, { remote: true }).ids).toEqual([2]);
  expect(find(index, { search: 'graduate' }).ids).toEqual([3]);
});

test.each([
  [{ category: 'Astrology' }, 'Must be one of Software, Design, Marketing, Sales'],
  [{ workTypes: ['Sometimes'] }, 'Must be Full-time, Part-time, Casual, Contract or Internship'],
  [{ visaTypes: ['007'] }, 'Must be a visa type, like 500'],
  [{ salaryMin: 90_000, salaryMax: 60_000 }, 'Must not be more than salary_max'],
  [{ salaryMin: -1 }, 'Must be 0 or more'],
])('names what is wrong in %j', (input, message) => {
  expect(SearchInput.safeParse(input).error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test.each([
  ['control characters', '\u0000\u0007'],
  ['a regular expression', '.*(a+)+$'],
  ['an operator', '{"$ne":null}'],
  ['a statement', "'; DROP TABLE jobs"],
  ['one endless word', 'x'.repeat(10_000)],
  ['endless words', 'a '.repeat(5_000)],
  ['a picture', '\u{1f4a5}'],
])('takes %s as words and nothing else', (_what, search) => {
  expect(find(shop, { search, location: search }).total).toBeLessThanOrEqual(5);
});
