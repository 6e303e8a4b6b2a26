import type { UserCaller } from '@waratah/kit/security/auth';
import { australianDay } from '@waratah/vocabulary/australia/day';
import type { Context } from '../context.ts';
import type { ReadAd } from '../domain/written-ad.ts';
import { WrittenAd } from '../domain/written-ad-fields.ts';

/** Reads an ad while its employer writes it. Errors: TOO_MANY, UNAVAILABLE. */
export const readOwnAd = async (
  { limits, reader, clock }: Context,
  caller: UserCaller,
  input: object,
): Promise<ReadAd> => {
  await limits.readings.count(String(caller.id));
  return reader.written({ ad: WrittenAd.parse(input), day: australianDay(clock()) });
};
