import { type Ad, isSuspicious } from './ad.ts';

/** Queue priority, the least number first. */
export const profileRank = 1;

const ranks = { ownAd: 2, suspiciousAd: 3, importedAd: 4 } as const;

/**
 * The priority of an ad: an employer's before imported ones, and of these first those that students must not see, which
 * would otherwise stay in the search until thousands before them are assessed.
 */
export const rankOfAd = (ad: Ad, isOwn: boolean): number => {
  if (isOwn) return ranks.ownAd;
  return isSuspicious(ad) ? ranks.suspiciousAd : ranks.importedAd;
};
