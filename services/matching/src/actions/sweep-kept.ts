import { daysAfter } from '@waratah/vocabulary/law/days';
import type { Context } from '../context.ts';
import { keptDays } from '../domain/shift.ts';
import { dayFrom } from './run-matching.ts';

/** Removes shifts and saved-search results that are past their retention time. */
export const sweepKept = async (context: Context) => {
  const { shifts, found, clock } = context;
  await shifts.removeBefore(daysAfter(dayFrom(context, undefined), -keptDays));
  await found.sweep(clock());
};
