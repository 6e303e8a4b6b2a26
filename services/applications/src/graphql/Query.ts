import { requireUser } from '@waratah/kit/security/auth';
import type { QueryResolvers } from '../__generated__/resolvers.ts';
import { employerPage } from '../actions/employer-page.ts';
import { readOutlook } from '../actions/outlook-for.ts';
import { readApplication } from '../actions/read-reference.ts';
import { readMailOutlook } from '../actions/read-mail-outlook.ts';

export const Query: QueryResolvers = {
  myApplications: (_parent, _args, context) =>
    context.applications.ofStudent(requireUser(context.caller, 'student').id),
  employerApplications: (_parent, args, context) =>
    employerPage(context, requireUser(context.caller, 'employer'), args),
  application: (_parent, { id }, context) => readApplication(context, requireUser(context.caller), id),
  applicationOutlook: (_parent, { jobId }, context) =>
    readOutlook(context, requireUser(context.caller, 'student').id, jobId),
  mailApplicationOutlook: (_parent, { token, jobId }, context) => readMailOutlook(context, token, jobId),
};
