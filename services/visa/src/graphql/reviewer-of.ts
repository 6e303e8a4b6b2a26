import { type Caller, requireOperator } from '@waratah/kit/security/auth';
import type { Reviewer } from '../domain/record.ts';

/** Who reviews. Errors: UNAUTHENTICATED, FORBIDDEN for all but operators. */
export const reviewerOf = (caller: Caller): Reviewer => {
  requireOperator(caller);
  return caller.kind === 'user' ? caller.id : 'key';
};
