import type { Context } from '../context.ts';
import { readingIn } from '../domain/reading.ts';
import { toldReach } from '../domain/told-reach.ts';
import { adOfReading, variantsOf } from '../domain/written-ad.ts';
import { reachOf } from '../engine/reach.ts';
import { dayFrom } from './run-matching.ts';

/**
 * About how many students may take the ad as written, and how many after each change that would exclude or admit more.
 */
export const reachOfAd = async (context: Context, reading: unknown) => {
  const now = context.clock();
  const day = dayFrom(context, undefined);
  const said = readingIn(reading);
  const ad = adOfReading(said, context.localities, now);
  const variants = variantsOf(ad);
  const reached = reachOf([ad, ...variants.map((variant) => variant.ad)], await context.tallyOf(day));
  return {
    ...toldReach(variants, reached),
    near: ad.place.remote || !ad.place.coordinates ? null : ad.place.city || null,
  };
};
