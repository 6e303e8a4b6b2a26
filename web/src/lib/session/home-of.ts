import { dashboardPath, jobsPath, profilePath } from '../paths.ts';
import type { Role } from './session.ts';

/** The page after signing in (spec section 2). */
export const homeOf = (role: Role): string => (role === 'employer' ? dashboardPath : profilePath);

/**
 * A link to a job from an e-mail is followed after the sign-in; any other origin leads to the user's home page.
 * `state` is set by the guard in the history entry.
 */
export function afterSignIn(role: Role, state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && from.startsWith(`${jobsPath}?job=`) ? from : homeOf(role);
}
