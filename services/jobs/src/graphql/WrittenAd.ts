import type { WrittenAdResolvers } from '../__generated__/resolvers.ts';
import { shownOfReading } from '../domain/written-ad.ts';

export const WrittenAd: WrittenAdResolvers = {
  weeklyHours: ({ reading }) => shownOfReading(reading).weeklyHours,
  sponsors: ({ reading }) => shownOfReading(reading).sponsors,
  workRights: ({ reading }) => shownOfReading(reading).workRights,
};
