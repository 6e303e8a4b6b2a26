import type { Heard } from '@waratah/kit/events/consumer';
import { promoteCopy } from '../actions/promote-copy.ts';
import type { Context } from '../context.ts';

/** Our own news, heard durably: a copy of the closed ad may be shown now. */
export const onJobClosed =
  (context: Context) =>
  ({ data }: Heard<'jobs.job.v1.closed'>) =>
    promoteCopy(context, data.jobId);
