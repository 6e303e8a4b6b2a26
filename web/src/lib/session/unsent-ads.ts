import { browserStorage } from '../browser-storage.ts';
import { durableStorage } from '../durable-storage.ts';

/** Prefix of the entries in both storages for a user's unsent ads; the ad's name follows. */
export const unsentAdsOf = (userId: number) => `post_job:${userId}:`;

/** Whether this browser holds an ad that the user has neither posted nor saved. */
export const hasUnsentAds = (userId: number): boolean => browserStorage.keysWith(unsentAdsOf(userId)).length > 0;

export async function removeUnsentAds(userId: number): Promise<void> {
  const prefix = unsentAdsOf(userId);
  for (const key of browserStorage.keysWith(prefix)) browserStorage.removeItem(key);
  for (const key of await durableStorage.keysWith(prefix)) await durableStorage.remove(key);
}
