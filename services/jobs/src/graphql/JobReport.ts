import type { JobReportResolvers } from '../__generated__/resolvers.ts';
import { readReference } from '../actions/read-job.ts';

export const JobReport: JobReportResolvers = {
  id: (report) => report._id,
  job: ({ jobId }, _args, context) => readReference(context, context.caller, jobId),
};
