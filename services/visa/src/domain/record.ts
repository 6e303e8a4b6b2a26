import type { Aggregate } from '@waratah/kit/mongo/aggregate';
import type { VisaDocument } from './document.ts';

/** How far a verification is; the words on the wire (design section 9). */
export const statuses = ['not_started', 'pending', 'verified', 'rejected', 'expired'] as const;
export type Status = (typeof statuses)[number];

/** What may follow what. A new document may be sent after any decision, and before the visa ends. */
export const transitions: Readonly<Record<Status, readonly Status[]>> = {
  not_started: ['pending'],
  pending: ['verified', 'rejected'],
  verified: ['pending', 'expired'],
  rejected: ['pending'],
  expired: ['pending'],
};

export const ruledOut = (from: Status, to: Status) => `A verification that is ${from} cannot become ${to}.`;

/** The operator's user id, or the operators' key. */
export type Reviewer = number | 'key';

export type View = Readonly<{ by: Reviewer; at: Date }>;

export type Decision = Readonly<{
  status: 'verified' | 'rejected' | 'expired';
  at: Date;
  /** Absent where a visa ended by itself. */
  reviewer?: Reviewer | undefined;
  visaSubclass?: string | undefined;
  /** Last day, YYYY-MM-DD. */
  visaExpiry?: string | undefined;
  conditions: readonly string[];
  reason?: string | undefined;
}>;

/** All about one student's verification; its id is the student's. */
export type Verification = Aggregate &
  Readonly<{
    _id: number;
    /** Identifies what a reviewer sees: increased by every upload, request and decision, by nothing else. */
    revision: number;
    status: Status;
    document?: (VisaDocument & Readonly<{ decided?: boolean | undefined }>) | undefined;
    /** What the student asked for last, and consented to. */
    request?:
      | Readonly<{ visaSubclass: string; visaExpiry?: string | undefined; at: Date; consentAt: Date }>
      | undefined;
    /** The visa that counts now. */
    verified?:
      | Readonly<{
          visaSubclass: string;
          visaExpiry?: string | undefined;
          conditions: readonly string[];
          /** The expiry date that the student was reminded of. */
          remindedFor?: string | undefined;
        }>
      | undefined;
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
