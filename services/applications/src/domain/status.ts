import { conflict } from '@waratah/kit/errors';
import { messages } from './messages.ts';

export const statuses = ['applied', 'reviewed', 'interviewed', 'offered', 'rejected'] as const;
export type Status = (typeof statuses)[number];

/** Waiting for the employer; the specification counts a second word too (section 4). */
export const pendingStatuses = ['applied', 'In Review'] as const;

/** One step at a time, and rejected from any that is not final (design section 9). */
const steps: Readonly<Record<Status, readonly Status[]>> = {
  applied: ['reviewed', 'rejected'],
  reviewed: ['interviewed', 'rejected'],
  interviewed: ['offered', 'rejected'],
  offered: [],
  rejected: [],
};

/** Where an application may be moved. */
export const nextStatuses = (status: Status): readonly Status[] => steps[status];

export const isFinal = (status: Status) => steps[status].length === 0;

/** Throws CONFLICT with the reason when the step is none. */
export const requireStep = (from: Status, to: Status): void => {
  if (steps[from].includes(to)) return;
  const [next] = steps[from];
  if (from === to) throw conflict(messages.already(to));
  if (next === undefined) throw conflict(messages.final(from));
  throw conflict(
    statuses.indexOf(to) < statuses.indexOf(from) ? messages.back(from, to) : messages.skips(from, to, next),
  );
};
