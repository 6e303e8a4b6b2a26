import { asUser } from '@waratah/kit/security/guards';
import type { QueryResolvers } from '../__generated__/resolvers.ts';
import { applicationsWithWithdrawn } from '../actions/my-applications.ts';
import { employerPage } from '../actions/employer-page.ts';
import { mailedApplication } from '../actions/mailed-application.ts';
import { readOutlook } from '../actions/outlook-for.ts';
import { readApplication } from '../actions/read-reference.ts';
import { readMailOutlook } from '../actions/read-mail-outlook.ts';

export const Query: QueryResolvers = {
  myApplications: asUser('student', async (context, user, { withdrawn }) => [
    ...(await (withdrawn ? applicationsWithWithdrawn(context, user) : context.applications.ofStudent(user.id))),
  ]),
  employerApplications: asUser('employer', employerPage),
  application: asUser('any', (context, user, { id }) => readApplication(context, user, id)),
  applicationOutlook: asUser('student', (context, user, { jobId }) => readOutlook(context, user.id, jobId)),
  mailedApplication: (_parent, { token }, context) => mailedApplication(context, token),
  mailApplicationOutlook: (_parent, { token, jobId }, context) => readMailOutlook(context, token, jobId),
};
