import type { Changed } from '@waratah/kit/mongo/aggregate';
import type { Job } from './job.ts';
import { deleted } from './lifecycle.ts';

/** The ad of an employer who is gone: deleted, and nobody's. What others counted by its id still adds up. */
export const anonymised = (job: Job, now: Date): Changed<Job> =>
  deleted(
    {
      ...job,
      title: '',
      description: '',
      companyName: '',
      location: undefined,
      educationRequirements: undefined,
      salary: undefined,
      employerId: undefined,
      idempotencyKey: undefined,
    },
    now,
  );
