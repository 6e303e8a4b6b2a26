import { conflict } from '@waratah/kit/errors';
import { messages } from '../domain/messages.ts';

/**
 * Prevents one tab from overwriting another: throws CONFLICT if the caller has seen another version than the present
 * one.
 */
export const requireVersion = (present: number, seen: number | undefined) => {
  if (seen !== undefined && seen !== present) throw conflict(messages.changedMeanwhile);
};
