import { writtenText } from '@waratah/kit/written-text';
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

/** How many jobs a student may keep saved. */
export const mostFavorites = 300;
export const tooManyFavorites = `You have saved ${mostFavorites} jobs, the most that we keep. Remove one that you no longer need and try again.`;

export const Notes = z.object({
  notes: z.string('Must be text').overwrite(writtenText).max(2_000, 'At most 2,000 characters').nullish(),
});
