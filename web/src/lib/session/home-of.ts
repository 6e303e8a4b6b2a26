import { dashboardPath, jobsPath, profilePath } from '../paths.ts';
import type { Role } from './session.ts';

/** Where somebody lands after signing in (spec section 2). */
export const homeOf = (role: Role): string => (role === 'employer' ? dashboardPath : profilePath);

/**
 * A link to a job in a morning e-mail is followed through the sign-in; anything else ends at home, as the spec says.
 * `state` is what the guard left in the history entry.
 */
export function afterSignIn(role: Role, state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && from.startsWith(`${jobsPath}?job=`) ? from : homeOf(role);
}
