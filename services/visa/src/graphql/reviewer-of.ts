import type { Caller } from '@waratah/kit/security/auth';
import type { Reviewer } from '../domain/record.ts';

/** How a decision names the operator who made it. */
export const reviewerOf = (caller: Caller): Reviewer => (caller.kind === 'user' ? caller.id : 'key');
