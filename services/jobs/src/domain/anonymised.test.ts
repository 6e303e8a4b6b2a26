import { expect, test } from '@jest/globals';
import { anonymised } from './anonymised.ts';
import type { JobRecord } from './job.ts';

const at = (day: number) => new Date(Date.UTC(2026, 10, day));

/** Whatever an ad can say, each word with a mark of its employer. */
const whole: { readonly [Field in keyof Required<JobRecord>]: JobRecord[Field] } = {
  _id: 1,
  version: 7,
  title: 'Quokka plumber',
  description: '<p>Call Quokka.</p>',
  location: 'Quokka Street',
  city: 'Quokkaville',
  state: 'QUOKKA',
  employmentType: 'CASUAL',
  roleCategory: 'SERVICE_RETAIL_HOSPITALITY',
  salary: 'Ask Quokka',
  salaryMin: 31,
  salaryMax: 33,
  salaryCurrency: 'QKA',
  salaryPeriod: 'hour',
  hoursMin: 11,
  hoursMax: 13,
  workDays: ['mon'],
  shiftStart: '17:30',
  shiftEnd: '21:30',
  experienceLevel: 'Years with Quokka',
  remoteOption: true,
  visaSponsorship: true,
  visaTypes: ['500'],
  internationalStudentFriendly: true,
  educationRequirements: 'As Quokka says',
  requiredSkills: ['Quokka keeping'],
  preferredSkills: ['Quokka feeding'],
  employerId: 7,
  companyName: 'Quokka Pipes',
  place: { city: 'Quokkaville', state: 'NSW', latitude: -33.1, longitude: 151.1, postcode: '2000' },
  fingerprint: { signature: 'Quokka', bands: ['Quokka'] },
  postedAt: at(1),
  expiresAt: at(30),
  createdAt: at(2),
  updatedAt: at(3),
  isActive: true,
  deletedAt: undefined,
  review: { status: 'pending_review', cause: 'review', reason: 'It says “call Quokka”' },
  approvedAt: at(4),
  hiddenAt: at(4),
  lastShown: { title: 'Quokka plumber', companyName: 'Quokka Pipes' },
  duplicateOf: 3,
  source: { website: 'quokka.example', scrapedAt: at(5), key: 'quokka', contents: ['quokka'] },
  idempotencyKey: 'Quokka',
  firstPosted: 'Quokka',
  draftId: 5,
  revision: 2,
  document: { key: 'job-documents/7/quokka', name: 'quokka.pdf', type: 'application/pdf', sizeBytes: 3, at: at(6) },
  remindedFor: at(30),
  ownerSuspended: true,
  standingSince: at(7),
  wordsVersion: 6,
  emailWaits: true,
  shown: true,
  assessment: {
    jobVersion: 7,
    sponsorship: { kind: 'offers', quote: 'Quokka sponsors' },
    sponsorshipConfidence: 0.9,
    workRights: { kind: 'open', quote: 'Quokka takes all visas' },
    signals: [{ kind: 'fee', quote: 'Pay Quokka' }],
  },
  assessedAt: at(8),
  firstReadAt: at(8),
};

test("of a deleted employer's ad nothing stays but its id, its times and its states", () => {
  const [ad, events] = anonymised(whole, at(9));
  const stays = Object.entries(ad).filter(([, value]) => value !== undefined);
  expect(Object.fromEntries(stays)).toEqual({
    _id: 1,
    version: 8,
    postedAt: at(1),
    expiresAt: at(30),
    createdAt: at(2),
    updatedAt: at(9),
    isActive: true,
    deletedAt: at(9),
    review: { status: 'pending_review', cause: 'review', reason: '' },
    approvedAt: at(4),
    hiddenAt: at(9),
    duplicateOf: 3,
    revision: 2,
    standingSince: at(7),
    wordsVersion: 6,
    shown: false,
    title: '',
    description: '',
    salaryCurrency: '',
    remoteOption: false,
    visaTypes: [],
    requiredSkills: [],
    preferredSkills: [],
    companyName: '',
    place: {},
    fingerprint: { signature: '', bands: [] },
  });
  expect(events).toMatchObject([{ type: 'jobs.job.v1.closed', data: { jobId: 1, reason: 'deleted' } }]);
  expect(JSON.stringify([ad, events])).not.toMatch(/quokka/i);
});

test('a rejected ad loses the words of the reason, an approved one has none', () => {
  const rejected = { ...whole, review: { status: 'rejected', reason: 'Quokka asks for money' } } as const;
  expect(anonymised(rejected, at(9))[0].review).toEqual({ status: 'rejected', reason: '' });
  const approved = { ...whole, review: { status: 'approved', by: 'operator' } } as const;
  expect(anonymised(approved, at(9))[0].review).toEqual({ status: 'approved', by: 'operator' });
});
