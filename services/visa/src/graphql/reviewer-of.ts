import type { Caller } from '@waratah/kit/security/auth';
import type { Reviewer } from '../domain/record.ts';

/** The operator who made a decision, as stored in it. */
export const reviewerOf = (caller: Caller): Reviewer => (caller.kind === 'user' ? caller.id : 'key');
