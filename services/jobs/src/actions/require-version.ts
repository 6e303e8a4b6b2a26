import { conflict } from '@waratah/kit/errors';
import { messages } from '../domain/messages.ts';

/** Keeps one tab from overwriting another: throws CONFLICT when the caller has seen another version than the present. */
export const requireVersion = (present: number, seen: number | undefined) => {
  if (seen !== undefined && seen !== present) throw conflict(messages.changedMeanwhile);
};
