import {
  applicationsPath,
  companyPages,
  dashboardPath,
  draftsPath,
  jobsPath,
  profilePath,
  savedPath,
} from '../../lib/paths.ts';
import { hasArrived } from '../../lib/session/home-of.ts';

/** `state` is that of the history entry. */
type Address = Readonly<{ pathname: string; search: string; state?: unknown }>;

const lists: readonly string[] = [jobsPath, savedPath, dashboardPath, draftsPath, applicationsPath];
/** The tabs of a student's home that are lists. */
const listTabs: readonly string[] = ['matches', 'applications', 'saved'];

/** Whether a screen is a list, or a company with its jobs: going back restores the scroll position. */
function isList({ pathname, search, state }: Address): boolean {
  if (pathname !== profilePath) return lists.includes(pathname) || pathname.startsWith(companyPages);
  // Without a name in the URL, matches are shown after signing in.
  return listTabs.includes(new URLSearchParams(search).get('tab') ?? (hasArrived(state) ? 'matches' : ''));
}

/**
 * What starts at the top when it is opened: a path or, in the search, a page of results. A job does too on narrow
 * screens; on wide ones it opens next to the list, which does not move.
 */
export function placeOf({ pathname, search }: Address, wide: boolean): string {
  if (pathname !== jobsPath) return pathname;
  const query = new URLSearchParams(search);
  if (wide) query.delete('job');
  return `${pathname}?${query}`;
}

export type Arrival = Readonly<{
  /** How the URL was reached: by a link, by replacing the URL, or by the browser's Back and Forward. */
  by: 'PUSH' | 'REPLACE' | 'POP';
  from: Address;
  to: Address;
  wide: boolean;
  /** The scroll position of this URL when the user left it, in pixels; undefined if it was not visited. */
  left: number | undefined;
}>;

/** The position to scroll to, in pixels; undefined to stay (spec section 2). */
export function scrollTarget({ by, from, to, wide, left }: Arrival): number | undefined {
  const samePlace = placeOf(from, wide) === placeOf(to, wide);
  if (by !== 'POP') return samePlace ? undefined : 0;
  if (samePlace) return left;
  return isList(to) ? (left ?? 0) : 0;
}
