import type { EmploymentType } from '@waratah/vocabulary/employment-types';
import type { Demand } from '@waratah/vocabulary/law/demand';
import type { WeekHours } from '@waratah/vocabulary/law/stated-terms';
import { hoursOfAd } from '@waratah/vocabulary/work-hours';
import type { JobDocument } from './document.ts';
import type { Place } from '@waratah/vocabulary/australia/places';
import type { z } from 'zod';
import type { AdFields } from './fields.ts';

/** The content of an ad, as its employer or its source wrote it (spec section 3, Job). */
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
  /** The trade in the source's own words. */
  classification?: string | undefined;
  /** Since when its feed no longer contains it. */
  withdrawnAt?: Date | undefined;
  /** Identifies the ad in every import; unique. */
  key: string;
  /** Hashes of its earlier contents, newest last: a row with one of them changes nothing. */
  contents: readonly string[];
}>;

/** How an ad is named to readers. */
export type Heading = Readonly<{ title: string; companyName: string }>;

/** Used to find near-copies: a MinHash signature (base64), and its bands, which are indexed. */
export type Fingerprint = Readonly<{ signature: string; bands: readonly string[] }>;

/** A job ad with everything that decides who sees it. */
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
    /** When it was last hidden; absent while it is shown, if it never was, and in ads hidden by an earlier release. */
    hiddenAt?: Date | undefined;
    /**
     * How it was named when others last saw it, because nobody has checked what was written since. Absent while it is shown,
     * if it never was, once it was held or rejected, and in ads hidden by an earlier release.
     */
    lastShown?: Heading | undefined;
    review: Review;
    /** When it was first approved: its employer is an established one from then on. */
    approvedAt?: Date | undefined;
    /** The ad of which this one is a near-copy. */
    duplicateOf?: number | undefined;
    source?: Source | undefined;
    /** The caller's idempotency key, so that posting twice makes one ad. */
    idempotencyKey?: string | undefined;
    /** A digest of the content with which the idempotency key was first used. */
    firstPosted?: string | undefined;
    /** The draft it was published from: unique, so that publishing twice makes one ad. */
    draftId?: number | undefined;
    /** How often its employer changed it, from 1. Other changes do not count. */
    revision?: number | undefined;
    document?: JobDocument | undefined;
    /** The end date about which its employer was reminded. */
    remindedFor?: Date | undefined;
    /** Its employer's account is suspended, so it is hidden for the time being. */
    ownerSuspended?: boolean | undefined;
    /** When its current state began; absent in old ads, where it was not stored. */
    standingSince?: Date | undefined;
    /**
     * The version in which the text that the ai service reads last changed; absent in old ads, where it was not stored.
     */
    wordsVersion?: number | undefined;
    /** The email about its current state waits until this text is read. */
    emailWaits?: boolean | undefined;
    /** Whether the last published event said that it is shown. */
    shown: boolean;
  }>;

/** What the ai service read in an ad. Stored beside the ad's own state, which it does not change. */
export type Assessment = Readonly<{
  jobVersion: number;
  sponsorship: Readonly<{ kind: 'offers' | 'refuses'; quote: string } | { kind: 'unstated' }>;
  sponsorshipConfidence: number;
  workRights: Demand;
  hours?: Readonly<{ min: number; max: number; quote: string; inferred?: boolean | undefined }> | undefined;
  /** Employment bases that title and text offer; empty if they name none. Absent in old assessments. */
  employmentTypes?: readonly EmploymentType[] | undefined;
  /** Whether title or text say that the work can be done from anywhere. */
  remote?: boolean | undefined;
  /** The career level, like graduate or senior. */
  seniority?: string | undefined;
  signals: readonly Signal[];
}>;

/** A sign of fraud with the words that show it. */
export type Signal = Readonly<{ kind: string; quote: string }>;

/** An ad as it is stored. */
export type JobRecord = Job &
  Readonly<{
    assessment?: Assessment | undefined;
    assessedAt?: Date | undefined;
    /** When it was assessed for the first time. */
    firstReadAt?: Date | undefined;
  }>;

/** Hours a week by form and text; undefined if neither states them. */
export const weekHoursOfAd = (job: JobRecord): WeekHours | undefined => hoursOfAd(job, job.assessment?.hours);
