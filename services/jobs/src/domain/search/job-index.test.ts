import { expect, test } from '@jest/globals';
import { rarityOf, impactOf, frequencyIn, worthOf } from '@waratah/kit/search/bm25';
import fc from 'fast-check';
import type { z } from 'zod';
import { employmentTypeCodes } from '@waratah/vocabulary/employment-types';
import type { JobRecord } from '../job.ts';
import { type Entry, entryOf, type SearchedField, searchedFields } from './entry.ts';
import { bonusOf, fits } from './filters.ts';
import { adOf, localities, now } from './test-ads.ts';
import { closeRank, JobIndex } from './job-index.ts';
import { alternativesOf, type Known } from './query.ts';
import { type Search, SearchInput, toSearch } from './search-input.ts';
import { rankBy, sorts } from './sort.ts';

const minute = now.getTime() / 60_000;
const day = 86_400_000;

const indexOf = (...ads: readonly JobRecord[]) => {
  const index = new JobIndex();
  for (const ad of ads) index.put(ad);
  return index;
};

const find = (index: JobIndex, input: z.input<typeof SearchInput>) =>
  findAsked(index, toSearch(SearchInput.parse(input), localities));

const findAsked = (index: JobIndex, { words, filters, preferred, sort }: Search, limit = 20, offset = 0) =>
  index.search(words, filters, { limit, offset, now, preferred, sort });

/** What the slow way knows of some ads, computed once for all searches among them. */
const readSlowly = (ads: readonly JobRecord[]) => {
  const spelling = indexOf(...ads);
  return {
    entries: ads.map((ad) => ({ ad, entry: entryOf(ad) })),
    corrections: (word: string, most: number) => spelling.corrections(word, most),
  };
};

/** The slow way: each ad by itself, by the rules as they are written. */
const findSlowly = (
  { entries, corrections }: ReturnType<typeof readSlowly>,
  { words, filters, preferred, sort }: Search,
  limit: number,
  offset: number,
) => {
  const rank = rankBy(sort, filters.where);
  const documentsWith = (term: string) => entries.filter(({ entry }) => frequencyOf(entry, term) > 0).length;
  const known: Known = { documentsWith, corrections };
  const demands = words.map((word) => {
    const asked = documentsWith(word.stem);
    const rarity = (term: string) => rarityOf(Math.max(documentsWith(term), asked), entries.length);
    return alternativesOf(word, known).map((one) => ({ ...one, rarity: rarity(one.term) }));
  });
  const partsOf = (entry: Entry, names: readonly string[]) =>
    demands.map((demand) =>
      Math.max(
        0,
        ...demand.map(({ term, weight, rarity }) => {
          const frequency = frequencyOf(entry, term, names);
          return frequency > 0 ? worthOf(rarity, impactOf(frequency), weight) : 0;
        }),
      ),
    );
  const accepted = entries.filter(({ entry }) => fits(filters, entry, minute));
  const inHeads = accepted.filter(({ entry }) => !partsOf(entry, headNames).includes(0));
  const byCompany = accepted.filter(({ entry }) => words.every(({ stem }) => entry.words.company.includes(stem)));
  const close = words.length === 0 ? accepted : inHeads.length > 0 ? inHeads : byCompany;
  const named = (facts: Entry['facts']) =>
    preferred && (preferred.visas ? (facts.named & preferred.visas) !== 0 : facts.named !== 0 || facts.sponsors);
  const hitsWith = (enough: (parts: readonly number[]) => boolean) =>
    accepted.flatMap((one) => {
      const { ad, entry } = one;
      const parts = partsOf(entry, allNames);
      if (!enough(parts)) return [];
      const bonus = bonusOf(entry.facts.posted, minute, words.length > 0);
      const first = (words.length > 0 && close.includes(one) ? 4e9 : 0) + (named(entry.facts) ? 1e9 : 0);
      if (rank)
        return [{ id: ad._id, score: rank(entry.facts) + (words.length > 0 && close.includes(one) ? closeRank : 0) }];
      return [{ id: ad._id, score: parts.reduce((a, b) => a + b, 0) + bonus + first }];
    });
  const strict = hitsWith((parts) => !parts.includes(0));
  const some = words.length > 1 ? hitsWith((parts) => parts.some((part) => part > 0)) : [];
  const hits = (strict.length > 0 ? strict : some).toSorted((a, b) => b.score - a.score || b.id - a.id);
  return { ids: hits.slice(offset, offset + limit).map(({ id }) => id), total: hits.length, close: close.length };
};

const frequencyOf = ({ words }: Entry, term: string, names: readonly string[] = allNames) => {
  let frequency = 0;
  for (const [name, field] of fields.filter(([name]) => names.includes(name)))
    for (const word of words[name]) if (word === term) frequency += frequencyIn(field, words[name].length);
  return frequency;
};
const fields = Object.entries(searchedFields).flatMap(([name, field]) =>
  isField(name) ? [[name, field] as const] : [],
);
const allNames = Object.keys(searchedFields);
const headNames = allNames.filter((name) => name !== 'description' && name !== 'company');
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
  radiusKm: maybe(fc.constantFrom(1, 5, 300)),
  postedWithinDays: maybe(fc.constantFrom(1, 2)),
  sort: fc.constantFrom(...sorts),
});

/** Those that the searches name or nearly name: all others would only be compared with a name that is none of them. */
const namedLocalities = new Map([...localities].filter(([name]) => /^(?:sydney|newcastle|ultimo|some)/.test(name)));

test('10,000 searches return what a linear scan returns, in the same order', () => {
  fc.assert(
    fc.property(
      fc.array(someAd, { minLength: 1, maxLength: 30 }),
      fc.array(someSearch, { minLength: 50, maxLength: 50 }),
      fc.integer({ min: 0, max: 3 }),
      (drawn, searches, offset) => {
        const ads = drawn.map((ad, at) => adOf(at + 1, ad));
        const index = indexOf(...ads);
        const slow = readSlowly(ads);
        for (const search of searches) {
          const asked = toSearch(SearchInput.parse(search), namedLocalities);
          expect(findAsked(index, asked, 5, offset)).toEqual(findSlowly(slow, asked, 5, offset));
        }
      },
    ),
    { seed: 20_261_123, numRuns: 200 },
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

test('totals count live ads only', () => {
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
  ['a phrase of two words', { search: 'part-time' }, [4]],
  ['accents', { search: 'cafe' }, [2, 1]],
  ['a subclass, those that name it first', { search: 'barista visa 485' }, [1, 2]],
  ['the word visa, those that name one first', { search: 'visa' }, [1, 3, 4, 2, 5]],
  ['the visa of students', { search: 'student visa cleaner' }, [4]],
  ['sponsorship as a filter', { search: 'developer sponsorship' }, [3]],
  ['a place with what is near it', { location: 'Sydney' }, [1, 2]],
  ['a state', { location: 'New South Wales' }, [1, 2, 5]],
  ['pay of an hour as pay of a year', { salaryMin: 90_000 }, [5]],
  ['a category', { category: 'software' }, [3]],
  ['a work type by its name in the search', { workTypes: ['Part-time'] }, [4]],
  ['a distance around a place', { location: 'Sydney', radiusKm: 10 }, [1]],
  ['a longer distance', { location: 'Sydney', radiusKm: 150 }, [1, 2, 5]],
  ['the nearest first', { location: 'Parramatta NSW', sort: 'nearest' }, [2, 1]],
  ['the best paid first', { sort: 'pay' }, [5, 4, 3, 2, 1]],
  [
    'the newest first, those with all the words above the others',
    { search: 'coffee cleaner', sort: 'newest' },
    [1, 2, 4],
  ],
  ['the days since the posting', { postedWithinDays: 1, location: 'Melbourne' }, [3]],
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

test('values missing in the form are found by the text', () => {
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
  [{ radiusKm: 0 }, 'Must be 1 or more'],
  [{ postedWithinDays: 400 }, 'Must be 365 or less'],
])('reports the error in %j', (input, message) => {
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
])('treats %s as plain words', (_what, search) => {
  expect(find(shop, { search, location: search }).total).toBeLessThanOrEqual(5);
});
