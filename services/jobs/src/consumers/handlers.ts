import type { Handlers } from '@waratah/kit/events/consumer';
import type { Context } from '../context.ts';
import { onJobAssessed } from './on-job-assessed.ts';
import { onJobClosed } from './on-job-closed.ts';
import { onUser } from './on-user.ts';
import { onUserDeleted } from './on-user-deleted.ts';

/** What the service does on each event it hears. */
export const handlersOf = (context: Context): Handlers => ({
  'identity.user.v1.registered': onUser(context),
  'identity.user.v1.email_verified': onUser(context),
  'identity.profile.v1.updated': onUser(context),
  'identity.user.v1.suspended': onUser(context),
  'identity.user.v1.reinstated': onUser(context),
  'identity.user.v1.deleted': onUserDeleted(context),
  'ai.job.v1.assessed': onJobAssessed(context),
  'jobs.job.v1.closed': onJobClosed(context),
});
