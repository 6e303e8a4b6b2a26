import type { UserCaller } from '@waratah/kit/security/auth';
import { australianDay } from '@waratah/vocabulary/australia/day';
import type { Context } from '../context.ts';
import { readWrittenAd, type ReadAd } from '../domain/written-ad.ts';
import { WrittenAd } from '../domain/written-ad-fields.ts';

/** Reads an ad while its employer writes it. Errors: TOO_MANY. */
export const readOwnAd = async (
  { limits, localities, clock }: Context,
  caller: UserCaller,
  input: object,
): Promise<ReadAd> => {
  await limits.readings.count(String(caller.id));
  return readWrittenAd(WrittenAd.parse(input), localities, australianDay(clock()));
};
