import { conflict } from '@waratah/kit/errors';
import { type ApplicationStatus, applicationStatuses } from '@waratah/vocabulary/statuses';
import { messages } from './messages.ts';

/** Waiting for the employer. The specification counts a second status too (section 4). */
export const pendingStatuses = ['applied', 'In Review'] as const;

/** One step at a time; to rejected from any status that is not final (design section 9). */
const steps: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  applied: ['reviewed', 'rejected'],
  reviewed: ['interviewed', 'rejected'],
  interviewed: ['offered', 'rejected'],
  offered: [],
  rejected: [],
};

/** The statuses that may follow this one. */
export const nextStatuses = (status: ApplicationStatus): readonly ApplicationStatus[] => steps[status];

export const isFinal = (status: ApplicationStatus) => steps[status].length === 0;

/** Throws CONFLICT with the reason if the step is not allowed. */
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
