/** The copy of an ad from jobs' events. Fields are absent while only its closing is known. */
export type Job = Readonly<{
  _id: number;
  version: number;
  /** Shown now, by the latest known event. */
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

/** When and why an ad was closed. */
export type Closing = Readonly<{ at: Date; reason: string }>;

/** As jobs announced it; undefined while the ad is shown. */
export const closingOf = (job: Job): Closing | undefined =>
  job.open ? undefined : { at: job.closedAt ?? new Date(0), reason: job.closedReason ?? 'held' };

/** An ad past its end takes no applications, even before its closing is announced. */
export const isOpen = (job: Job, now: Date) => job.open && !(job.expiresAt && job.expiresAt <= now);
