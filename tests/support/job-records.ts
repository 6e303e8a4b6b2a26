import type { Draft } from '@waratah/jobs/domain/draft';
import type { JobRecord } from '@waratah/jobs/domain/job';

const day = 24 * 3_600_000;
const description = `<p>${'You keep the place in order, serve whoever comes and learn what there is to learn. '.repeat(12)}</p>`;

/** Invented ads and drafts as they are stored, each a little different. */
export const aJobRecord = (id: number, fields: Partial<JobRecord> = {}): JobRecord => ({
  _id: id,
  version: 1,
  revision: 1,
  title: `Shop assistant ${id}`,
  description,
  salaryCurrency: 'AUD',
  salaryMin: 30 + (id % 20),
  salaryPeriod: 'hour',
  remoteOption: id % 7 === 0,
  visaTypes: ['500', '485'],
  requiredSkills: ['customer service', 'cash handling'],
  preferredSkills: [],
  employmentType: 'CASUAL',
  roleCategory: 'SERVICE_RETAIL_HOSPITALITY',
  experienceLevel: 'entry',
  location: 'Newtown NSW',
  companyName: 'Banksia Books',
  place: { city: 'Newtown', state: 'NSW', latitude: -33.9, longitude: 151.18 },
  fingerprint: { signature: 'x'.repeat(512), bands: Array.from({ length: 16 }, (_, band) => `${band}:${id}`) },
  postedAt: new Date(Date.now() - (id % 60) * day),
  expiresAt: new Date(Date.now() + ((id % 40) - 5) * day),
  createdAt: new Date(Date.now() - 90 * day),
  updatedAt: new Date(Date.now() - (id % 60) * day),
  isActive: id % 5 !== 0,
  review: { status: 'approved', by: 'rule' },
  approvedAt: new Date(Date.now() - 60 * day),
  shown: id % 5 !== 0,
  ...fields,
});

export const aDraftRecord = (id: number, fields: Partial<Draft> = {}): Draft => ({
  _id: id,
  version: 1,
  employerId: 1,
  step: id % 5,
  title: `Draft ${id}`,
  description,
  employmentType: 'CASUAL',
  salaryCurrency: 'AUD',
  remoteOption: false,
  visaTypes: ['500'],
  requiredSkills: ['customer service'],
  preferredSkills: [],
  createdAt: new Date(Date.now() - 10 * day),
  updatedAt: new Date(Date.now() - (id % 10) * day),
  ...fields,
});

/** For stores that only read. */
export const noOutbox = {
  wake: () => undefined,
  settled: async () => undefined,
  ageS: async () => 0,
  [Symbol.asyncDispose]: async () => undefined,
};
