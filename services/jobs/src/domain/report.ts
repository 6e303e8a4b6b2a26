import { writtenText } from '@waratah/kit/written-text';
import { z } from 'zod';
import { type ReportReason, reportReasons } from '@waratah/vocabulary/statuses';

/** A person's report that something is wrong with an ad; an operator reads it (design section 3). */
export type Report = Readonly<{
  _id: number;
  jobId: number;
  /** Who reported; absent once their account is deleted. */
  userId?: number | undefined;
  reason: ReportReason;
  comment?: string | undefined;
  createdAt: Date;
  closedAt?: Date | undefined;
}>;

export const ReportInput = z.object({
  reason: z.enum(reportReasons, 'Choose what is wrong with the ad'),
  comment: z.string().overwrite(writtenText).max(2_000, 'At most 2,000 characters').nullish(),
});
