import { conflict } from '@waratah/kit/errors';
import { type ApplicationStatus, applicationStatuses } from '@waratah/vocabulary/statuses';
import { messages } from './messages.ts';

/** Waiting for the employer; the specification counts a second word too (section 4). */
export const pendingStatuses = ['applied', 'In Review'] as const;

/** One step at a time, and rejected from any that is not final (design section 9). */
const steps: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  applied: ['reviewed', 'rejected'],
  reviewed: ['interviewed', 'rejected'],
  interviewed: ['offered', 'rejected'],
  offered: [],
  rejected: [],
};

/** Where an application may be moved. */
export const nextStatuses = (status: ApplicationStatus): readonly ApplicationStatus[] => steps[status];

export const isFinal = (status: ApplicationStatus) => steps[status].length === 0;

/** Throws CONFLICT with the reason when the step is none. */
export const requireStep = (from: ApplicationStatus, to: ApplicationStatus): void => {
  if (steps[from].includes(to)) return;
  const [next] = steps[from];
  if (from === to) throw conflict(messages.already(to));
  if (next === undefined) throw conflict(messages.final(from));
  throw conflict(
    applicationStatuses.indexOf(to) < applicationStatuses.indexOf(from)
      ? messages.back(from, to)
      : messages.skips(from, to, next),
  );
};
