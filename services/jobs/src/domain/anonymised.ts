import type { Changed } from '@waratah/kit/mongo/aggregate';
import { ownWords } from '@waratah/vocabulary/posting-fields';
import { recordOf } from '@waratah/vocabulary/record-of';
import type { Job } from './job.ts';
import { deleted } from './lifecycle.ts';

/**
 * The ad of a deleted employer: deleted and without an owner. Its id stays, so that numbers in other services remain
 * correct.
 */
export const anonymised = (job: Job, now: Date): Changed<Job> =>
  deleted(
    {
      ...job,
      title: '',
      description: '',
      companyName: '',
      ...recordOf(ownWords, () => undefined),
      employerId: undefined,
      idempotencyKey: undefined,
    },
    now,
  );
