import { type Level, rankOf } from '@waratah/vocabulary/occupations/levels';

/** Whether an ad's level is at most one away; an ad that names none is within everybody's reach. */
export const isWithinReach = (own: Level, asked: Level | undefined): boolean =>
  asked === undefined || Math.abs(rankOf(asked) - rankOf(own)) <= 1;
