import { browserStorage } from '../../lib/browser-storage.ts';
import { profileKeys } from '../../lib/session/session-storage.ts';

type Lists = Readonly<{ skills: readonly string[]; activities: readonly string[] }>;

/** Also stores skills and activities in the browser, with the user's id (spec section 3, design section 9). */
export function storeLists(userId: number, { skills, activities }: Lists): void {
  browserStorage.setItem(profileKeys.owner, String(userId));
  browserStorage.setItem(profileKeys.skills, JSON.stringify(skills));
  browserStorage.setItem(profileKeys.activities, JSON.stringify(activities));
}

/** The server's lists; an empty one is replaced by the list that this browser stores for the same user. */
export function withStoredLists(userId: number, known: Lists): Lists {
  if (browserStorage.getItem(profileKeys.owner) !== String(userId)) return known;
  return {
    skills: known.skills.length > 0 ? known.skills : read(profileKeys.skills),
    activities: known.activities.length > 0 ? known.activities : read(profileKeys.activities),
  };
}

function read(key: string): string[] {
  try {
    const value: unknown = JSON.parse(browserStorage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
  } catch {
    return [];
  }
}
