import type { Caller } from '@waratah/kit/security/auth';
import { forbidden, unauthenticated } from '@waratah/kit/errors';
import type { Route } from './route.ts';

/**
 * Turns away who may not make a call, before anything of the request is read: who is not known should not learn what a
 * body must look like. The subgraphs decide all the same. Errors: UNAUTHENTICATED, FORBIDDEN.
 */
export const admit = ({ roles }: Pick<Route, 'roles'>, caller: Caller): void => {
  if (roles.includes('guest')) return;
  if (caller.kind === 'guest') throw unauthenticated();
  if (caller.kind === 'user' && !roles.some((open) => open === caller.role)) throw forbidden();
  if (caller.kind === 'key' && !roles.some((open) => open === 'key' || open === 'operator')) throw unauthenticated();
};
