import { australianDay } from '@waratah/vocabulary/australia/day';
import type { Application } from './application.ts';

/** A student's answer to a job of a morning email; the last answer counts. */
export type Interest = Readonly<{
  /** `<student>:<job>`. */
  _id: string;
  version: number;
  studentId: number;
  jobId: number;
  interested: boolean;
  at: Date;
  /**
   * The ad in words. Absent where applications are made on another website, and in answers heard by an earlier release.
   */
  job?: Readonly<{ title: string; companyName: string }>;
  /** The student is interested but has not applied yet, because their profile, their account or the ad is not ready. */
  waiting?: boolean;
  /**
   * It had to wait for the student to complete their profile, or for their account to be reinstated, so the ad must
   * still be open then. The name is that of earlier releases' documents.
   */
  lacksProfile?: boolean;
}>;

/**
 * What an interest waits for: that the student completes their profile or their account is reinstated, or events about
 * the student or the ad; undefined if it is settled.
 */
export type Wait = 'student' | 'events' | undefined;

export const interestId = (studentId: number, jobId: number) => `${studentId}:${jobId}`;

/** As long as a morning email's link works; an older interest may be out of date. */
const freshMs = 30 * 24 * 3_600_000;

/** The last day in Sydney, YYYY-MM-DD, on which an interest that was given at a time can become an application. */
export const lastDayOf = (at: Date) => australianDay(new Date(at.getTime() + freshMs));

export const isFresh = ({ at }: Interest, now: Date) => australianDay(now) <= lastDayOf(at);

/** Whether turning the job down withdraws an application: one made by email that the employer has not reviewed. */
export const endsWithNotForMe = ({ via, status }: Application) => via === 'email' && status === 'applied';
