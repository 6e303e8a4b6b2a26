import type { Context } from '../context.ts';

const most = 200;

/** Ads that wait for an operator, oldest first. */
export const reviewQueue = ({ jobs }: Context, after: number, first: number) =>
  jobs.waiting(after, Math.min(Math.max(first, 1), most));

/** How much waits for an operator. */
export const moderationCounts = async ({ jobs, reports }: Context) => {
  const [waiting, reported] = await Promise.all([jobs.countWaiting(), reports.countOpen()]);
  return { waiting, reports: reported };
};
