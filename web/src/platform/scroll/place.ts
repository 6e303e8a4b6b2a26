import { applicationsPath, dashboardPath, draftsPath, jobsPath, savedPath } from '../../lib/paths.ts';

type Address = Readonly<{ pathname: string; search: string }>;

/** Screens with lists: going back restores the scroll position. */
const lists: readonly string[] = [jobsPath, savedPath, dashboardPath, draftsPath, applicationsPath];

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
  return lists.includes(to.pathname) ? (left ?? 0) : 0;
}
