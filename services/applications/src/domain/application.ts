import type { ApplicationStatus } from '@waratah/vocabulary/statuses';
import type { Closing } from './job.ts';
import type { Profile, StoredFile } from './person.ts';

/** The ad as it was when the student applied. */
export type AppliedJob = Readonly<{
  title: string;
  companyName: string;
  city: string;
  state: string;
  location: string;
}>;

/** A change of status whose email has not been sent yet. */
export type Move = Readonly<{ from: ApplicationStatus; fromAt: Date; emailAt: Date }>;

/** An application (spec section 3): one for each student and ad, with profile and resume as they were. */
export type Application = {
  _id: number;
  version: number;
  studentId: number;
  jobId: number;
  employerId: number;
  status: ApplicationStatus;
  /** True until it is withdrawn; a student has at most one standing application per ad. */
  standing?: true | undefined;
  /** How it was made: on the portal, or by the morning email's "I'm interested". */
  via: 'portal' | 'email';
  /** A digest of the request's idempotency key, so that applying twice makes one application. */
  idempotencyKey?: string | undefined;
  appliedAt: Date;
  /** Which one of the student's applications for the ad on that day (UTC) it is; absent for the first. */
  ofDay?: number | undefined;
  statusChangedAt: Date;
  /** The last change of status, while it can be undone and the student has not been told. */
  move?: Move | undefined;
  /** The version before the email of the last change was sent. For the employer the application is the same in both. */
  versionBeforeEmail?: number | undefined;
  job: AppliedJob;
  /** The resume; removed on withdrawal. */
  student?: Profile | undefined;
  /** The student's address was not verified when they applied. */
  addressUnproven?: true | undefined;
  resume?: StoredFile | undefined;
  /** The employer's note; removed on withdrawal. */
  note?: string | undefined;
  /** The ad's version that `closed` was taken from. */
  jobVersion: number;
  closed?: Closing | undefined;
  withdrawn?: Readonly<{ at: Date; by: 'student' | 'account_deleted' }> | undefined;
};

/** The first application for each ad of a list whose newest come first. */
export const latestForEachAd = (newestFirst: readonly Application[]): readonly Application[] => {
  const seen = new Set<number>();
  return newestFirst.filter(({ jobId }) => {
    const isFirst = !seen.has(jobId);
    seen.add(jobId);
    return isFirst;
  });
};
