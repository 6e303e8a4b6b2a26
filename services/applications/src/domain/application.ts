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
  /** How it was made: on the portal, or by the morning e-mail's "I'm interested". */
  via: 'portal' | 'email';
  appliedAt: Date;
  statusChangedAt: Date;
  job: AppliedJob;
  /** Removed on withdrawal. */
  student?: Profile | undefined;
  resume?: StoredFile | undefined;
  /** The ad's version that `closed` was taken from. */
  jobVersion: number;
  closed?: Closing | undefined;
  withdrawn?: Readonly<{ at: Date; by: 'student' | 'account_deleted' }> | undefined;
};
