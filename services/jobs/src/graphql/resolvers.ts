import type { Resolvers } from '../__generated__/resolvers.ts';
import { AccountExport } from './AccountExport.ts';
import { ClosedJob } from './ClosedJob.ts';
import { Company, NamedCompany } from './Company.ts';
import { EmployerStats } from './EmployerStats.ts';
import { Favorite } from './Favorite.ts';
import { Feed } from './Feed.ts';
import { ImportRun } from './ImportRun.ts';
import { Job } from './Job.ts';
import { JobDocument } from './JobDocument.ts';
import { JobDraft } from './JobDraft.ts';
import { JobReport } from './JobReport.ts';
import { JobSearchPage } from './JobSearchPage.ts';
import { Mutation } from './Mutation.ts';
import { Query } from './Query.ts';
import { SavedSearch } from './SavedSearch.ts';
import { WrittenAd } from './WrittenAd.ts';

export const resolvers: Resolvers = {
  Query,
  Mutation,
  Favorite,
  Feed,
  ImportRun,
  JobReport,
  JobSearchPage,
  SavedSearch,
  Job,
  ClosedJob,
  JobDocument,
  JobDraft,
  Company,
  NamedCompany,
  EmployerStats,
  AccountExport,
  WrittenAd,
};
