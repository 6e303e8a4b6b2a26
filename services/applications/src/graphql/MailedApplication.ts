import type { MailedApplicationResolvers } from '../__generated__/resolvers.ts';
import { hasAppliedAgain } from '../actions/mailed-application.ts';

export const MailedApplication: MailedApplicationResolvers = {
  title: ({ job }) => job.title,
  companyName: ({ job }) => job.companyName,
  withdrawn: ({ standing }) => !standing,
  appliedAgain: (application, _args, context) => hasAppliedAgain(context, application),
};
