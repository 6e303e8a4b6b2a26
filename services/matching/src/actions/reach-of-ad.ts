import type { Context } from '../context.ts';
import { readingIn } from '../domain/reading.ts';
import { adOfReading, toldNumber, variantsOf } from '../domain/written-ad.ts';
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
  const [asWritten = 0, ...changed] = reachOf(
    [ad, ...variants.map((variant) => variant.ad)],
    await context.tallyOf(day, now),
  );
  const changes = variants.map(({ kind, change }, index) => ({
    kind,
    change,
    students: toldNumber(changed[index] ?? 0) ?? null,
  }));
  const told = toldNumber(asWritten) ?? null;
  return {
    students: told,
    near: ad.place.remote || !ad.place.coordinates ? null : ad.place.city || null,
    closing: changes.filter(({ kind }) => kind === 'closing'),
    // One that brings no more than there are is no advice.
    opening: changes.filter(({ kind, students }) => kind === 'opening' && (told === null || students !== told)),
  };
};
