import { asUser } from '@waratah/kit/security/guards';
import type { QueryResolvers } from '../__generated__/resolvers.ts';
import { employerPage } from '../actions/employer-page.ts';
import { readOutlook } from '../actions/outlook-for.ts';
import { readApplication } from '../actions/read-reference.ts';
import { readMailOutlook } from '../actions/read-mail-outlook.ts';

export const Query: QueryResolvers = {
  myApplications: asUser('student', (context, user) => context.applications.ofStudent(user.id)),
  employerApplications: asUser('employer', employerPage),
  application: asUser('any', (context, user, { id }) => readApplication(context, user, id)),
  applicationOutlook: asUser('student', (context, user, { jobId }) => readOutlook(context, user.id, jobId)),
  mailApplicationOutlook: (_parent, { token, jobId }, context) => readMailOutlook(context, token, jobId),
};
