/** What jobs announced of an ad, as far as applications need it. Parts are absent where only its end was heard of. */
export type Job = Readonly<{
  _id: number;
  version: number;
  /** Shown now, as far as was heard. */
  open: boolean;
  /** Was shown once, so that others may know of it. */
  shownOnce?: boolean;
  /** deactivated, deleted, expired, duplicate, rejected or held. */
  closedReason?: string | null;
  closedAt?: Date | null;
  employerId?: number;
  title?: string;
  companyName?: string;
  city?: string;
  state?: string;
  location?: string;
  expiresAt?: Date | null;
  /** Another website's. */
  imported?: boolean;
  sourceUrl?: string;
}>;

/** Since when and why an ad takes no applications. */
export type Closing = Readonly<{ at: Date; reason: string }>;

/** As jobs announced it; undefined while the ad is shown. */
export const closingOf = (job: Job): Closing | undefined =>
  job.open ? undefined : { at: job.closedAt ?? new Date(0), reason: job.closedReason ?? 'held' };

/** An ad past its end takes nothing, whether its end was announced or not. */
export const isOpen = (job: Job, now: Date) => job.open && !(job.expiresAt && job.expiresAt <= now);
