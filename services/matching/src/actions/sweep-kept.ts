import { daysAfter } from '@waratah/vocabulary/law/days';
import type { Context } from '../context.ts';
import { keptDays } from '../domain/shift.ts';
import { dayFrom } from './run-matching.ts';

/** Removes shifts, kept checks and saved-search results that are past their retention time. */
export const sweepKept = async (context: Context) => {
  const { shifts, keptChecks, found, clock } = context;
  const firstKept = daysAfter(dayFrom(context, undefined), -keptDays);
  await shifts.removeBefore(firstKept);
  await keptChecks.removeBefore(firstKept);
  await found.sweep(clock());
};
