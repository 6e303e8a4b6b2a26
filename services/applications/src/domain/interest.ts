/** A student's answer to a job of a morning email; the last answer counts. */
export type Interest = Readonly<{
  /** `<student>:<job>`. */
  _id: string;
  version: number;
  studentId: number;
  jobId: number;
  interested: boolean;
  at: Date;
  /** They are interested and could not apply yet: their profile, or the ad, is not ready. */
  waiting?: boolean;
}>;

export const interestId = (studentId: number, jobId: number) => `${studentId}:${jobId}`;

/** As long as the link of a morning email works; an older interest may be out of date. */
const freshMs = 30 * 24 * 3_600_000;

export const isFresh = ({ at }: Interest, now: Date) => now.getTime() - at.getTime() < freshMs;
