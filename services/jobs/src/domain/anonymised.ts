import type { Changed } from '@waratah/kit/mongo/aggregate';
import { optionalFields } from '@waratah/vocabulary/posting-fields';
import { recordOf } from '@waratah/vocabulary/record-of';
import type { JobRecord, Review } from './job.ts';
import { deleted } from './lifecycle.ts';

/** What stays of a deleted employer's ad: its id, by which other services count, and its times and states. */
type Kept =
  | '_id'
  | 'version'
  | 'postedAt'
  | 'expiresAt'
  | 'createdAt'
  | 'updatedAt'
  | 'isActive'
  | 'deletedAt'
  | 'approvedAt'
  | 'hiddenAt'
  | 'duplicateOf'
  | 'revision'
  | 'standingSince'
  | 'wordsVersion'
  | 'shown';

/** Everything else is emptied. A field of an ad compiles only when it is listed here or kept. */
const emptied: { readonly [Field in Exclude<keyof JobRecord, Kept | 'review'>]: JobRecord[Field] } = {
  ...recordOf(optionalFields, () => undefined),
  title: '',
  description: '',
  salaryCurrency: '',
  remoteOption: false,
  visaTypes: [],
  requiredSkills: [],
  preferredSkills: [],
  companyName: '',
  lastShown: undefined,
  employerId: undefined,
  place: {},
  fingerprint: { signature: '', bands: [] },
  source: undefined,
  idempotencyKey: undefined,
  firstPosted: undefined,
  draftId: undefined,
  document: undefined,
  remindedFor: undefined,
  ownerSuspended: undefined,
  emailWaits: undefined,
  assessment: undefined,
  assessedAt: undefined,
  firstReadAt: undefined,
};

/** A reason may quote the ad. */
const withoutReason = (review: Review): Review => (review.status === 'approved' ? review : { ...review, reason: '' });

/** The ad of a deleted employer: deleted, without an owner, and without a word of theirs. */
export const anonymised = (job: JobRecord, now: Date): Changed<JobRecord> => {
  const [gone, events] = deleted({ ...job, review: withoutReason(job.review) }, now);
  return [{ ...gone, ...emptied }, events];
};
