import type { JobResolvers } from '../__generated__/resolvers.ts';
import { isInsider, readReference } from '../actions/read-job.ts';
import { similarJobs } from '../actions/similar-jobs.ts';
import { type JobRecord, weekHoursOfAd } from '../domain/job.ts';
import { shownHours, shownRights } from '../domain/shown-facts.ts';
import { payWarningOf } from '../domain/pay-warning.ts';
import { standingOf } from '../domain/standing.ts';
import { periodOf, salaryText } from '../domain/salary.ts';

export const Job: JobResolvers = {
  __resolveReference: ({ id }, context) => readReference(context, context.caller, id),
  id: (job) => job._id,
  company: ({ employerId, companyName }) => ({ id: employerId ?? null, name: companyName }),
  city: (job) => job.city ?? job.place.city ?? null,
  state: (job) => job.state ?? job.place.state ?? null,
  salary: (job) => job.salary ?? salaryText(job) ?? null,
  salaryPeriod: (job) => periodOf(job) ?? null,
  // If the employer ticked nothing, readers see what the text says; the employer sees only what they ticked.
  visaSponsorship: (job, _args, { caller }) =>
    job.visaSponsorship ?? (isInsider(caller, job) ? null : statedSponsorship(job)),
  visaSponsorshipConfidence: (job) => job.assessment?.sponsorshipConfidence ?? null,
  visaTypes: (job) => [...job.visaTypes],
  requiredSkills: (job) => [...job.requiredSkills],
  preferredSkills: (job) => [...job.preferredSkills],
  postedDate: (job) => job.postedAt,
  sourceWebsite: (job) => job.source?.website ?? null,
  sourceUrl: (job) => job.source?.url ?? null,
  scrapedAt: (job) => job.source?.scrapedAt ?? null,
  isWaratahJob: (job) => !job.source,
  isDuplicate: (job) => job.duplicateOf !== undefined,
  reviewStatus: (job) => job.review.status,
  standing: (job, _args, { clock }) => standingOf(job, clock()),
  standingSince: (job) => job.standingSince ?? null,
  reviewReason: (job) => ('reason' in job.review ? job.review.reason : null),
  reviewSignals: (job, _args, { caller }) =>
    job.review.status !== 'approved' && isInsider(caller, job) ? [...(job.assessment?.signals ?? [])] : [],
  payWarning: (job, _args, { caller, clock }) => (isInsider(caller, job) && payWarningOf(job, clock())) || null,
  viewsByDay: async ({ _id, employerId }, _args, { caller, views }) =>
    caller.kind === 'user' && caller.id === employerId ? [...((await views.ofJob(_id)) ?? [])] : null,
  employerId: ({ employerId }) => employerId ?? null,
  version: (job) => job.revision ?? 1,
  similar: (job, { first }, context) => similarJobs(context, job, first),
  weeklyHours: (job) => shownHours(weekHoursOfAd(job)),
  workRights: ({ assessment }) => (assessment ? shownRights(assessment.workRights) : null),
  workDays: ({ workDays }) => [...(workDays ?? [])],
  favoriteId: async (job, _args, { caller, favorites }) =>
    caller.kind === 'user' && caller.role === 'student' ? ((await favorites.idOf(caller.id, job._id)) ?? null) : null,
};

const statedSponsorship = ({ assessment }: JobRecord) => {
  const kind = assessment?.sponsorship.kind ?? 'unstated';
  return kind === 'unstated' ? null : kind === 'offers';
};
