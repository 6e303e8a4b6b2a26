import { beforeAll, expect, test } from '@jest/globals';
import type { AdReading } from '@waratah/vocabulary/ad-reading';
import { type Localities, readLocalities } from '@waratah/vocabulary/australia/localities';
import type { Needs } from '../domain/needs.ts';
import { tradesOf } from '../domain/trade.ts';
import { noOccupations } from '../domain/work-history.ts';
import { adOfReading, variantsOf } from '../domain/written-ad.ts';
import { type Alike, reachOf, tallied } from './reach.ts';

const now = new Date('2026-11-23T00:00:00Z');
let localities: Localities;
beforeAll(async () => {
  localities = await readLocalities();
});

const reading: AdReading = {
  title: 'Kitchen hand',
  employmentType: 'CASUAL',
  location: 'Newtown NSW',
  city: '',
  state: '',
  visaTypes: [],
  isRemote: false,
  workRights: { kind: 'unstated' },
  sponsors: false,
  hoursMin: 12,
  hoursMax: 18,
  occupations: [{ code: '851', confidence: 0.95 }],
};

const homes = {
  Ultimo: { name: 'Ultimo', state: 'NSW', latitude: -33.88, longitude: 151.2 },
  Katoomba: { name: 'Katoomba', state: 'NSW', latitude: -33.71, longitude: 150.31 },
} as const;

const students = (count: number, visaType: Needs['visaType'], home: keyof typeof homes = 'Ultimo'): Alike => ({
  count,
  mark: count,
  spoken: [],
  needs: {
    visaType,
    facts: {},
    day: '2026-11-23',
    visaVerified: false,
    visaMonths: Infinity,
    visaEnds: undefined,
    noted: undefined,
    wanted: { days: [], times: [] },
    hoursLeft: visaType === '500' ? 48 : undefined,
    afterBreak: undefined,
    freeAhead: undefined,
    freeTimes: [],
    breakWeeks: [],
    mayBeFree: undefined,
    toStudent: undefined,
    hoursWanted: undefined,
    home: homes[home],
    states: [],
    workTypes: [],
    payFloor: undefined,
  },
  trades: tradesOf(
    { occupations: { ...noOccupations, abilities: [{ code: '851', confidence: 0.95 }] }, skills: [], studying: true },
    now,
  ),
});

const reachOfReading = (given: Partial<AdReading>, all: readonly Alike[]) => {
  const ad = adOfReading({ ...reading, ...given }, localities, now);
  const variants = variantsOf(ad);
  const [asWritten, ...changed] = reachOf([ad, ...variants.map((variant) => variant.ad)], tallied(all));
  return {
    asWritten: asWritten?.count,
    ...Object.fromEntries(variants.map(({ change }, index) => [change, changed[index]?.count])),
  };
};

test('counts students near the place whose visa and hours allow the ad, and names what excludes others', () => {
  const all = [students(14, '500'), students(3, '189'), students(9, '500', 'Katoomba')];
  expect(reachOfReading({}, all)).toEqual({
    asWritten: 17,
    'More than 24 hours a week: no student visa (500) in semester': 3,
    '“Citizens or permanent residents only”': 3,
  });
});

test('an ad of 38 hours is closed to student visas, and shorter hours would open it', () => {
  expect(reachOfReading({ hoursMin: 38, hoursMax: 38 }, [students(14, '500'), students(3, '189')])).toMatchObject({
    asWritten: 3,
    'At most 24 hours a week': 17,
  });
});

test.each([
  ['CASUAL', 'Pay of at least $33.05 an hour'],
  ['PART_TIME', 'Pay of at least $26.44 an hour'],
])('too little pay for %s work names the minimum of that work', (employmentType, change) => {
  const pay = { salaryMin: 20, salaryMax: 20, salaryPeriod: 'hour' } as const;
  expect(reachOfReading({ employmentType, ...pay }, [students(9, '500')])).toMatchObject({ asWritten: 0, [change]: 9 });
});

test('an ad that demands a language counts those who speak it', () => {
  const languagesAsked = { anyOf: ['Mandarin', 'Cantonese'], quote: 'Mandarin or Cantonese speaker' };
  const all = [students(14, '500'), { ...students(3, '189'), spoken: ['English', 'Cantonese'] }];
  expect(reachOfReading({ languagesAsked }, all)).toMatchObject({ asWritten: 3 });
});

test('remote work counts students anywhere', () => {
  expect(reachOfReading({ isRemote: true }, [students(9, '500', 'Katoomba')])).toMatchObject({ asWritten: 9 });
});

test('another set of students has another combination of their numbers, and the same has the same', () => {
  const marksOf = (...all: readonly Alike[]) => reachOf([adOfReading(reading, localities, now)], tallied(all))[0]?.mark;
  expect(marksOf(students(6, '500'), students(3, '189'), students(9, '500', 'Katoomba'))).toBe(6 ^ 3);
  expect(marksOf(students(3, '189'), students(6, '500'))).toBe(6 ^ 3);
});
