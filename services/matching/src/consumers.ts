import type { User } from '@waratah/events/identity/v1';
import type { Job } from '@waratah/events/jobs/v1';
import type { Handlers } from '@waratah/kit/events/consumer';
import { offerFirstMatches } from './actions/first-matches.ts';
import { forgetStudent } from './actions/forget-student.ts';
import { followSearch, keepFound } from './actions/keep-found.ts';
import { noteApplication } from './actions/note-application.ts';
import { noteMessageBounced } from './actions/note-message-bounced.ts';
import { noteMessageSent } from './actions/note-message-sent.ts';
import type { Context } from './context.ts';

const keepUser =
  (context: Context) =>
  async ({ data }: { data: { user?: User | undefined } }) => {
    if (!data.user) return;
    await context.students.keepUser(data.user);
    await offerFirstMatches(context, data.user.id);
  };

const keepShown =
  ({ jobs }: Context) =>
  async ({ data }: { data: { job?: Job | undefined } }) => {
    if (data.job) await jobs.keepShown(data.job);
  };

/** What the service does on each event that it receives. */
export const handlersOf = (context: Context): Handlers => ({
  'identity.user.v1.registered': keepUser(context),
  'identity.user.v1.email_verified': keepUser(context),
  'identity.profile.v1.updated': keepUser(context),
  'identity.user.v1.suspended': keepUser(context),
  'identity.user.v1.reinstated': keepUser(context),
  'identity.user.v1.deleted': ({ data }) => forgetStudent(context, data.userId),
  'jobs.job.v1.published': keepShown(context),
  'jobs.job.v1.updated': keepShown(context),
  'jobs.job.v1.closed': async ({ data }) =>
    void (await context.jobs.keepClosed(data.jobId, data.version, data.reason === 'deleted')),
  'jobs.search.v1.found': ({ data }) => keepFound(context, data),
  'jobs.search.v1.changed': ({ data }) => followSearch(context, data),
  'ai.job.v1.assessed': async ({ data }) => void (await context.jobs.keepAssessment(data)),
  'ai.profile.v1.assessed': async ({ data }) => {
    await context.students.keepAssessment(data);
    await offerFirstMatches(context, data.userId);
  },
  'visa.verification.v1.decided': ({ data }) => context.students.keepVerification(data),
  'applications.application.v1.submitted': ({ data }) => noteApplication(context, data.studentId, data.jobId),
  'mailer.message.v1.bounced': ({ data, at }) => noteMessageBounced(context, data, at),
  'mailer.address.v1.restored': ({ data, at }) => context.students.markReachable(data.emailSha256, at),
  'mailer.message.v1.sent': ({ data }) => noteMessageSent(context, data.key, data.ambiguous),
});
