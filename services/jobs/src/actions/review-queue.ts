import type { Context } from '../context.ts';

const maxPageSize = 200;

/** Ads that wait for an operator, oldest first. */
export const reviewQueue = ({ jobs }: Context, after: number, first: number) =>
  jobs.waiting(after, Math.min(Math.max(first, 1), maxPageSize));

/** How many ads and reports wait for an operator. */
export const moderationCounts = async ({ jobs, reports }: Context) => {
  const [waiting, reported] = await Promise.all([jobs.countWaiting(), reports.countOpen()]);
  return { waiting, reports: reported };
};
