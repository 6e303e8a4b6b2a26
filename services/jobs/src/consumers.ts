import type { User } from '@waratah/events/identity/v1';
import type { Handlers } from '@waratah/kit/events/consumer';
import { followEmployer } from './actions/follow-employer.ts';
import { forgetUser } from './actions/forget-user.ts';
import { promoteCopy } from './actions/promote-copy.ts';
import { recordAssessment } from './actions/record-assessment.ts';
import type { Context } from './context.ts';

const onUser =
  (context: Context) =>
  async ({ data: { user } }: { data: { user?: User | undefined } }) => {
    if (user) await followEmployer(context, user);
  };

/** What the service does on each event that it receives. */
export const handlersOf = (context: Context): Handlers => ({
  'identity.user.v1.registered': onUser(context),
  'identity.user.v1.email_verified': onUser(context),
  'identity.profile.v1.updated': onUser(context),
  'identity.user.v1.suspended': onUser(context),
  'identity.user.v1.reinstated': onUser(context),
  'identity.user.v1.deleted': ({ data }) => forgetUser(context, data.userId, data.version),
  'ai.job.v1.assessed': ({ data }) => recordAssessment(context, data),
  'jobs.job.v1.closed': ({ data }) => promoteCopy(context, data.jobId),
});
