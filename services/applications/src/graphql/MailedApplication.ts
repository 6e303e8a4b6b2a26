import type { MailedApplicationResolvers } from '../__generated__/resolvers.ts';

export const MailedApplication: MailedApplicationResolvers = {
  title: ({ job }) => job.title,
  companyName: ({ job }) => job.companyName,
  withdrawn: ({ standing }) => !standing,
};
