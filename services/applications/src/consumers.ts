import type { User } from '@waratah/events/identity/v1';
import type { Job } from '@waratah/events/jobs/v1';
import type { Handlers } from '@waratah/kit/events/consumer';
import { followClosed, followHeld, followShown } from './actions/follow-job.ts';
import { followUser } from './actions/follow-user.ts';
import { forgetUser } from './actions/forget-user.ts';
import { recordAnswer } from './actions/record-answer.ts';
import type { Context } from './context.ts';

const onUser =
  (context: Context) =>
  async ({ data }: { data: { user?: User | undefined } }) => {
    if (data.user) await followUser(context, data.user);
  };

const onShown =
  (context: Context) =>
  async ({ data }: { data: { job?: Job | undefined } }) => {
    if (data.job) await followShown(context, data.job);
  };

/** What the service does on each event that it receives. */
export const handlersOf = (context: Context): Handlers => ({
  'identity.user.v1.registered': onUser(context),
  'identity.user.v1.email_verified': onUser(context),
  'identity.user.v1.suspended': onUser(context),
  'identity.user.v1.reinstated': onUser(context),
  'identity.profile.v1.updated': onUser(context),
  'identity.resume.v1.uploaded': onUser(context),
  'identity.resume.v1.removed': onUser(context),
  'identity.user.v1.deleted': ({ data }) => forgetUser(context, data.userId, data.version),
  'jobs.job.v1.submitted': async ({ data, at }) => {
    if (data.job) await followHeld(context, data.job, at);
  },
  'jobs.job.v1.published': onShown(context),
  'jobs.job.v1.updated': onShown(context),
  'jobs.job.v1.closed': ({ data, at }) => followClosed(context, data, at),
  'matching.feedback.v1.given': ({ data, at }) => recordAnswer(context, data, at),
});
