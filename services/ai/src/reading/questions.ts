import { z } from 'zod';
import type { Ad, AdFacts } from '../domain/ad.ts';
import type { AdToCheck } from '../domain/check/ad-to-check.ts';
import type { AnsweredAd } from '../domain/check/answered-ad.ts';
import type { Profile, ProfileFacts } from '../domain/profile.ts';
import type { ReadAd } from '../domain/written-ad.ts';
import type { WrittenAd } from '../domain/written-ad-fields.ts';

/** What the reading thread is asked, and what it answers. The day is local, YYYY-MM-DD. */
export type Readings = Readonly<{
  check: Readonly<{ asked: Readonly<{ ad: AdToCheck; day: string }>; answer: AnsweredAd }>;
  written: Readonly<{ asked: Readonly<{ ad: WrittenAd; day: string }>; answer: ReadAd }>;
  job: Readonly<{ asked: Ad; answer: AdFacts }>;
  profile: Readonly<{ asked: Profile; answer: ProfileFacts }>;
}>;

export const Question = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('check'), asked: z.custom<Readings['check']['asked']>() }),
  z.object({ kind: z.literal('written'), asked: z.custom<Readings['written']['asked']>() }),
  z.object({ kind: z.literal('job'), asked: z.custom<Readings['job']['asked']>() }),
  z.object({ kind: z.literal('profile'), asked: z.custom<Readings['profile']['asked']>() }),
]);
export type Question = z.infer<typeof Question>;
