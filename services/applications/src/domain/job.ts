/** The copy of an ad from jobs' events. Fields are absent if only its closing is known. */
export type Job = Readonly<{
  _id: number;
  version: number;
  /** Whether it is shown, by the latest known event. */
  open: boolean;
  /** Whether it was ever shown, so that others may know about it. */
  shownOnce?: boolean;
  /** Why it is not shown: deactivated, deleted, expired, duplicate, rejected or held. */
  closedReason?: string | null;
  closedAt?: Date | null;
  employerId?: number;
  title?: string;
  companyName?: string;
  city?: string;
  state?: string;
  location?: string;
  expiresAt?: Date | null;
  /** An ad from another website. */
  imported?: boolean;
  sourceUrl?: string;
}>;

/** When and why an ad was closed. */
export type Closing = Readonly<{ at: Date; reason: string }>;

/** The reason as published by jobs; undefined while the ad is shown. */
export const closingOf = (job: Job): Closing | undefined =>
  job.open ? undefined : { at: job.closedAt ?? new Date(0), reason: job.closedReason ?? 'held' };

/**
 * Whether students may see it before the event of its publication arrives: it is known to be held, or known only by an
 * end that overtook the rest.
 */
export const isOnItsWay = ({ shownOnce, closedReason, employerId }: Job) =>
  !shownOnce && (closedReason === 'held' || employerId === undefined);

/** How an ad ends in the ordinary way: what a student said before counts, even if it is heard only now. */
const ordinaryEnds: ReadonlySet<string | null | undefined> = new Set([
  'deactivated',
  'expired',
  'duplicate',
  'withdrawn',
]);

/** Whether the ad took applications at a time. An expired one takes none, even before its closing is published. */
export const isOpen = ({ open, closedReason, closedAt, expiresAt }: Job, at: Date) => {
  if (expiresAt && expiresAt <= at) return false;
  return open || Boolean(closedAt && closedAt > at && ordinaryEnds.has(closedReason));
};
