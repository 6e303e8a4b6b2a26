import type { Aggregate } from '@waratah/kit/mongo/aggregate';
import type { VisaDocument } from './document.ts';

/** States of a verification, with their names in requests and events (design section 9). */
export const statuses = ['not_started', 'pending', 'verified', 'rejected', 'expired'] as const;
export type Status = (typeof statuses)[number];

/** Which state may follow which. A new document may be sent after any decision, and before the visa ends. */
export const transitions: Readonly<Record<Status, readonly Status[]>> = {
  not_started: ['pending'],
  pending: ['verified', 'rejected'],
  verified: ['pending', 'expired', 'rejected'],
  rejected: ['pending'],
  expired: ['pending'],
};

export const ruledOut = (from: Status, to: Status) => `A verification that is ${from} cannot become ${to}.`;

/** The operator's user id, or the operators' key. */
export type Reviewer = number | 'key';

/** `key` identifies the document that was opened; older records of views have none. */
export type View = Readonly<{ by: Reviewer; at: Date; key?: string | undefined }>;

export type Decision = Readonly<{
  status: 'verified' | 'rejected' | 'expired';
  at: Date;
  /** Absent if the visa ended by itself. */
  reviewer?: Reviewer | undefined;
  visaSubclass?: string | undefined;
  /** Last day, YYYY-MM-DD. */
  visaExpiry?: string | undefined;
  conditions: readonly string[];
  reason?: string | undefined;
  /** The decision revoked an earlier approval; the status is then `rejected`. */
  revoked?: boolean | undefined;
  /** Who approved first, if two operators had to. */
  firstReviewer?: Reviewer | undefined;
}>;

/** An approval that waits for a second operator. */
export type FirstApproval = Readonly<{
  reviewer: Reviewer;
  at: Date;
  visaSubclass: string;
  visaExpiry?: string | undefined;
}>;

/** Everything about one student's verification; its id is the student's. */
export type Verification = Aggregate &
  Readonly<{
    _id: number;
    /** Identifies what a reviewer sees: increased by every upload, request and decision, and by nothing else. */
    revision: number;
    status: Status;
    document?: (VisaDocument & Readonly<{ decided?: boolean | undefined }>) | undefined;
    /** The student's last request, with their consent. */
    request?:
      | Readonly<{ visaSubclass: string; visaExpiry?: string | undefined; at: Date; consentAt: Date }>
      | undefined;
    firstApproval?: FirstApproval | undefined;
    /** The visa that is verified now. */
    verified?:
      | Readonly<{
          visaSubclass: string;
          visaExpiry?: string | undefined;
          conditions: readonly string[];
          /** The expiry date that the student was reminded of. */
          remindedFor?: string | undefined;
        }>
      | undefined;
    /** Since when the student allows employers to whom they applied to see it; absent if they do not. */
    sharedSince?: Date | undefined;
    /** The last first. */
    decisions: readonly Decision[];
    /** The last first. */
    views: readonly View[];
  }>;

/** Before anything happened. */
export const nothingYet = (studentId: number): Verification => ({
  _id: studentId,
  version: 0,
  revision: 0,
  status: 'not_started',
  decisions: [],
  views: [],
});
