import { readLocalities } from '@waratah/vocabulary/australia/localities';
import { placeOf } from '@waratah/vocabulary/australia/places';
import type { JobRecord } from '../job.ts';

/** Shared by the tests of the search: the places of Australia, the time, and a live ad of a shop in Sydney. */
export const localities = await readLocalities();
export const now = new Date('2026-11-20T07:00:00Z');
const day = 86_400_000;

export const adOf = (_id: number, given: Partial<JobRecord> = {}): JobRecord => {
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
