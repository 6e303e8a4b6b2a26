/** A student's answer to a job of a morning email; the last answer counts. */
export type Interest = Readonly<{
  /** `<student>:<job>`. */
  _id: string;
  version: number;
  studentId: number;
  jobId: number;
  interested: boolean;
  at: Date;
  /** The student is interested but could not apply yet, because their profile or the ad is not ready. */
  waiting?: boolean;
}>;

export const interestId = (studentId: number, jobId: number) => `${studentId}:${jobId}`;

/** As long as a morning email's link works; an older interest may be out of date. */
const freshMs = 30 * 24 * 3_600_000;

export const isFresh = ({ at }: Interest, now: Date) => now.getTime() - at.getTime() < freshMs;
