import { firstCountedDay } from '@waratah/vocabulary/day-counts';
import type { Context } from '../context.ts';

/** How many students an ad was chosen for, by day; days without any are left out. */
export const countSent = async ({ digests, clock }: Context, job: number) => [
  ...(await digests.sentByDay(job, firstCountedDay(clock()))),
];

/** How many students are interested in an ad, by the day of their answer. */
export const countInterested = async ({ feedback, clock }: Context, job: number) => [
  ...(await feedback.interestedByDay(job, firstCountedDay(clock()))),
];
