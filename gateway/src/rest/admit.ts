import type { Caller } from '@waratah/kit/security/auth';
import { forbidden, unauthenticated } from '@waratah/kit/errors';
import type { Route } from './route.ts';

/**
 * Refuses callers who may not make a call before the body is read, so that they do not learn what a body must contain.
 * The subgraphs check again. Errors: UNAUTHENTICATED, FORBIDDEN.
 */
export const admit = ({ roles }: Pick<Route, 'roles'>, caller: Caller): void => {
  if (roles.includes('guest')) return;
  if (caller.kind === 'guest') throw unauthenticated();
  if (caller.kind === 'user' && !roles.some((open) => open === caller.role)) throw forbidden();
  if (caller.kind === 'key' && !roles.some((open) => open === 'key' || open === 'operator')) throw unauthenticated();
};
