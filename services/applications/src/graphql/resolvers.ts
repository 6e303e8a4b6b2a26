import type { Resolvers } from '../__generated__/resolvers.ts';
import { AccountExport } from './AccountExport.ts';
import { Application } from './Application.ts';
import { ApplicationOutlook } from './ApplicationOutlook.ts';
import { EmployerStats } from './EmployerStats.ts';
import { Job } from './Job.ts';
import { MailedApplication } from './MailedApplication.ts';
import { Mutation } from './Mutation.ts';
import { Query } from './Query.ts';

export const resolvers: Resolvers = {
  Query,
  Mutation,
  Application,
  ApplicationOutlook,
  MailedApplication,
  Job,
  EmployerStats,
  AccountExport,
};
