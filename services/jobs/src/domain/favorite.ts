import { z } from 'zod';

/** A saved job (spec section 3, Favorite). It is kept when its ad is gone, with the ad's title. */
export type Favorite = Readonly<{
  _id: number;
  userId: number;
  jobId: number;
  notes?: string | undefined;
  title: string;
  companyName: string;
  createdAt: Date;
}>;

export const Notes = z.object({
  notes: z.string('Must be text').trim().max(2_000, 'At most 2,000 characters').nullish(),
});
