import { expect, test } from '@jest/globals';
import type { VisaCode } from '../visa-types.ts';
import { type DemandedRights, kindOfRights } from './demand.ts';
import { openingsOf, type WrittenAd } from './openings.ts';

const day = '2026-11-23';
const partTime: WrittenAd = {
  terms: { employer: '', hours: { min: 16, max: 24 }, remote: false, regional: false, offersSponsorship: false },
  demand: { kind: 'unstated' },
  visaTypes: [],
};
const withTerms = (terms: Partial<WrittenAd['terms']>): WrittenAd => ({
  ...partTime,
  terms: { ...partTime.terms, ...terms },
});
const demanding = (rights: DemandedRights, quote: string): WrittenAd => ({
  ...partTime,
  demand: { kind: kindOfRights(rights), quote, rights },
});

type Case = readonly [name: string, WrittenAd, VisaCode, kind: string, because: RegExp];

const cases: readonly Case[] = [
  [
    'hours within the limit',
    partTime,
    '500',
    'open',
    /^24 hours a week, 48 a fortnight: within the 48 of subclass 500/,
  ],
  [
    'full time',
    withTerms({ hours: { min: 38, max: 38 } }),
    '500',
    'closed',
    /^38 hours a week, 76 a fortnight: more than the 48 of subclass 500 in session$/,
  ],
  ['hours around the limit', withTerms({ hours: { min: 20, max: 30 } }), '500', 'ask', /^up to 30 hours a week/],
  ['no hours', withTerms({ hours: undefined }), '500', 'ask', /does not state its hours; at most 48 a fortnight/],
  ['full time', withTerms({ hours: { min: 38, max: 38 } }), '485', 'open', /^$/],
  ['a metropolitan place', partTime, '491', 'closed', /outside the designated regional areas/],
  ['a regional place', withTerms({ regional: true }), '491', 'open', /^$/],
  ['an unknown place', withTerms({ regional: undefined }), '491', 'ask', /designated regional area/],
  ['another sponsor', partTime, '482', 'ask', /Only for the sponsor/],
  ['a short job', partTime, '417/462', 'open', /Max 6 months with the same employer/],
  ['a year', withTerms({ termMonths: 12 }), '417/462', 'ask', /Max 6 months with the same employer/],
  ['an unknown visa', partTime, 'other', 'ask', /VEVO/],
  [
    'a demand for residency',
    demanding('residents', 'Permanent residents only.'),
    '500',
    'closed',
    /^the ad says "Permanent residents only.": citizens or permanent residents only$/,
  ],
  ['a demand for residency', demanding('residents', 'Permanent residents only.'), '189', 'open', /^$/],
  ['a demand for citizenship', demanding('citizens', 'Citizens only.'), '189', 'closed', /citizens only$/],
  ['a demand for full rights', demanding('full_rights', 'Full work rights.'), '485', 'open', /^$/],
  [
    'a demand for full rights',
    demanding('full_rights', 'Full work rights.'),
    '417/462',
    'closed',
    /full working rights/,
  ],
  [
    'unclear words',
    { ...partTime, demand: { kind: 'unclear', quote: 'Work rights apply.' } },
    '485',
    'ask',
    /"Work rights apply\."/,
  ],
  ['words that open it', { ...partTime, demand: { kind: 'open', quote: 'All visas welcome.' } }, '485', 'open', /^$/],
  ['a list without it', { ...partTime, visaTypes: ['500'] }, '485', 'closed', /you did not choose it/],
  ['a list with it', { ...partTime, visaTypes: ['485'] }, '485', 'open', /^$/],
];

test.each(cases)('%s, %#: the ad is as open to its holder as the gate decides', (...[, ad, visa, kind, because]) => {
  const opening = openingsOf(ad, day).find((one) => one.visa === visa);
  expect(opening?.kind).toBe(kind);
  expect(opening?.because).toMatch(because);
});
