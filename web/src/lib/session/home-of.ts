import { checkPath, dashboardPath, jobsPath, profilePath } from '../paths.ts';
import type { Role } from './session.ts';

/** State in the history entry of the page that is opened after signing in. */
export const arrival = { arrived: true } as const;

/** Whether the page was opened by signing in. */
export const hasArrived = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'arrived' in state && state.arrived === true;

/** The page after signing in (spec section 2). */
export const homeOf = (role: Role): string => (role === 'employer' ? dashboardPath : profilePath);

/**
 * The page to open after signing in: the job that the guest wanted to open, such as from an email's link, or the ad that
 * they checked, otherwise the user's home page. `state` is set in the history entry by what led to signing in.
 */
export function afterSignIn(role: Role, state: unknown): string {
  const from = originIn(state);
  return from.startsWith(`${jobsPath}?job=`) || from === checkPath ? from : homeOf(role);
}

/** Whether a guest wanted to open the search or a job. */
export const openedJobs = (state: unknown): boolean => originIn(state).startsWith(jobsPath);

/** Whether the sign-in page was opened because the server ended the session. */
export const wasEnded = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'ended' in state && state.ended === true;

const originIn = (state: unknown): string => {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' ? from : '';
};
