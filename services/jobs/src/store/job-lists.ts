import { ownAdsPerPage } from '@waratah/vocabulary/limits';
import type { JobRecord } from '../domain/job.ts';
import { idsOf, type JobModel, notDeleted, withoutInternals } from './job-queries.ts';

const forReview = { 'review.status': 'pending_review', 'review.cause': 'review' } as const;

/** How many of the newest ads the dashboard shows (spec section 9). */
const recentCount = 5;
/** Ads that the page of a company lists. */
const maxPerCompany = 50;

type Dashboard = Readonly<{ totalJobs: number; activeJobs: number; recent: JobRecord[] }>;

/** Lists and counts of ads for employers and operators. Each is one query with its own index. */
export const jobLists = (model: JobModel) => ({
  /** The number of an employer's ads, how many are active, and the newest ones, in one query. */
  dashboardOf: async (employerId: number, now: Date): Promise<Dashboard> => {
    const isOn = {
      $and: [
        '$isActive',
        { $gt: ['$expiresAt', now] },
        { $eq: ['$review.status', 'approved'] },
        { $ne: ['$ownerSuspended', true] },
      ],
    };
    const [found] = await model.aggregate<Dashboard>([
      { $match: { employerId, ...notDeleted } },
      { $sort: { postedAt: -1, _id: -1 } },
      {
        $group: {
          _id: null,
          totalJobs: { $sum: 1 },
          activeJobs: { $sum: { $cond: [isOn, 1, 0] } },
          recent: { $firstN: { n: recentCount, input: '$$ROOT' } },
        },
      },
      { $project: { _id: 0, totalJobs: 1, activeJobs: 1, recent: 1 } },
      { $unset: ['recent.outbox', 'recent.fingerprint'] },
    ]);
    return found ?? { totalJobs: 0, activeJobs: 0, recent: [] };
  },
  /** Every ad of an employer, newest first. */
  ofEmployer: (employerId: number) =>
    model
      .find({ employerId, ...notDeleted }, withoutInternals)
      .sort({ _id: -1 })
      .lean<JobRecord[]>()
      .exec(),
  /** Newest first; `after` is the last id of the page before. */
  pageOfEmployer: (employerId: number, after?: number | null) =>
    model
      .find({ employerId, ...(after && { _id: { $lt: after } }), ...notDeleted }, withoutInternals)
      .sort({ _id: -1 })
      .limit(ownAdsPerPage)
      .lean<JobRecord[]>()
      .exec(),
  /** How many ads an employer keeps, in every state. */
  countOfEmployer: (employerId: number) => model.countDocuments({ employerId, ...notDeleted }),
  /** An employer's live ads, newest first. */
  liveOfEmployer: (employerId: number, now: Date) =>
    model
      .find({ employerId, shown: true, expiresAt: { $gt: now }, ...notDeleted }, withoutInternals)
      .sort({ postedAt: -1, _id: -1 })
      .limit(maxPerCompany)
      .lean<JobRecord[]>()
      .exec(),
  /** Live imported ads with this company name, newest first. */
  liveImportedOf: (companyName: string, now: Date) =>
    model
      .find(
        { companyName, 'source.key': { $exists: true }, shown: true, expiresAt: { $gt: now }, ...notDeleted },
        withoutInternals,
      )
      .sort({ postedAt: -1, _id: -1 })
      .limit(maxPerCompany)
      .lean<JobRecord[]>()
      .exec(),
  /** Whether an operator has approved an ad of this employer. */
  hasApprovedByOperator: async (employerId: number) =>
    (await model.exists({ employerId, 'review.status': 'approved', 'review.by': 'operator' })) !== null,
  /** Ads that wait for an operator, oldest first. */
  waiting: (after: number, first: number) =>
    model
      .find({ ...forReview, _id: { $gt: after }, ...notDeleted }, withoutInternals)
      .sort({ _id: 1 })
      .limit(first)
      .lean<JobRecord[]>()
      .exec(),
  countWaiting: () => model.countDocuments({ ...forReview, ...notDeleted }),
  /** Whether an ad of this employer was ever approved. */
  hasApproved: async (employerId: number) =>
    (await model.exists({ employerId, approvedAt: { $exists: true } })) !== null,
  /** Whether an ad of this employer was approved and is rejected now, deleted ones included. */
  hasTakenDown: async (employerId: number) =>
    (await model.exists({ employerId, approvedAt: { $exists: true }, 'review.status': 'rejected' })) !== null,
  /** Ids of an employer's ads, deleted ones included. */
  everyIdOfEmployer: (employerId: number) => idsOf(model.find({ employerId }, { _id: 1 })),
  idsOfEmployer: (employerId: number) => idsOf(model.find({ employerId, ...notDeleted }, { _id: 1 })),
  /** Ads of our own employers that are shown, after an id and ordered by id. */
  ownLive: (after: number, first: number, now: Date) =>
    model
      .find({ shown: true, _id: { $gt: after }, expiresAt: { $gt: now }, source: { $exists: false } }, withoutInternals)
      .sort({ _id: 1 })
      .limit(first)
      .lean<JobRecord[]>()
      .exec(),
});
