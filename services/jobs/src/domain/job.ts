import type { EmploymentType } from '@waratah/vocabulary/employment-types';
import type { JobDocument } from './document.ts';
import type { Place } from '@waratah/vocabulary/australia/places';
import type { z } from 'zod';
import type { AdFields } from './fields.ts';

/** What an ad says, as its employer or its source wrote it (spec section 3, Job). */
export type JobFields = Readonly<z.infer<typeof AdFields>>;

/** Whether others may see an ad (design section 9), and why not. */
export type Review =
  | Readonly<{ status: 'approved'; by: 'rule' | 'operator' }>
  | Readonly<{ status: 'pending_review'; cause: 'email' | 'review'; reason: string }>
  | Readonly<{ status: 'rejected'; reason: string }>;

/** Where an imported ad comes from. */
export type Source = Readonly<{
  website: string;
  url?: string | undefined;
  scrapedAt: Date;
  /** What makes the ad one and the same in every import: unique. */
  key: string;
  /** Hashes of the contents it has had, newest last: a row that was here before changes nothing. */
  contents: readonly string[];
}>;

/** What makes near-copies findable: a MinHash signature (base64), and the bands of it that are looked up. */
export type Fingerprint = Readonly<{ signature: string; bands: readonly string[] }>;

/** A job ad and all that decides who sees it. */
export type Job = JobFields &
  Readonly<{
    _id: number;
    version: number;
    /** Absent on imported ads. */
    employerId?: number | undefined;
    companyName: string;
    place: Place;
    fingerprint: Fingerprint;
    postedAt: Date;
    expiresAt: Date;
    createdAt: Date;
    updatedAt: Date;
    isActive: boolean;
    deletedAt?: Date | undefined;
    review: Review;
    /** When it was first approved: its employer is an established one from then on. */
    approvedAt?: Date | undefined;
    /** The ad of which this one is a near-copy. */
    duplicateOf?: number | undefined;
    source?: Source | undefined;
    /** The caller's name for the wish to post, so that posting twice makes one ad. */
    idempotencyKey?: string | undefined;
    /** The draft it was published from: unique, so that publishing twice makes one ad. */
    draftId?: number | undefined;
    /** How often its employer changed it, from 1; what happens to it otherwise does not count. */
    edition?: number | undefined;
    document?: JobDocument | undefined;
    /** The end of which its employer was reminded. */
    remindedFor?: Date | undefined;
    /** Its employer's account is suspended: it is hidden meanwhile. */
    ownerSuspended?: boolean | undefined;
    /** Whether listeners were told last that it is shown. */
    shown: boolean;
  }>;

/** What the ai service read in an ad; kept beside the ad's own state, since reading changes nothing in it. */
export type Assessment = Readonly<{
  jobVersion: number;
  sponsorship: Readonly<{ kind: 'offers' | 'refuses'; quote: string } | { kind: 'unstated' }>;
  sponsorshipConfidence: number;
  workRights: Readonly<
    { kind: 'residents_only' | 'full_rights' | 'unclear' | 'open'; quote: string } | { kind: 'unstated' }
  >;
  hours?: Readonly<{ min: number; max: number; quote: string }> | undefined;
  /** Bases that title and text offer; empty when they name none. Absent in assessments of before. */
  employmentTypes?: readonly EmploymentType[] | undefined;
  /** Title or text say that the work is done from anywhere. */
  remote?: boolean | undefined;
  /** The level that the ad is meant for, like graduate or senior. */
  seniority?: string | undefined;
  signals: readonly Signal[];
}>;

/** A sign of fraud with the words that show it. */
export type Signal = Readonly<{ kind: string; quote: string }>;

/** An ad as it is stored. */
export type JobRecord = Job & Readonly<{ assessment?: Assessment | undefined; assessedAt?: Date | undefined }>;
