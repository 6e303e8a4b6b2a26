import type { Context } from '../context.ts';

const most = 200;

/** Ads that wait for an operator, oldest first. */
export const reviewQueue = ({ jobs }: Context, first: number) => jobs.waiting(Math.min(Math.max(first, 1), most));
