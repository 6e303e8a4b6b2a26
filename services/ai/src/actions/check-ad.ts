import { parseBody } from '@waratah/kit/errors';
import { australianDay } from '@waratah/vocabulary/australia/day';
import type { AskedContext } from '../context.ts';
import { AdToCheck } from '../domain/check/ad-to-check.ts';
import type { AnsweredAd } from '../domain/check/answered-ad.ts';

/** Reads an ad from anywhere and keeps nothing of it. Errors: INVALID naming the field, TOO_MANY, UNAVAILABLE. */
export const checkAd = async (
  { limits, caller, client, reader, clock }: AskedContext,
  input: unknown,
): Promise<AnsweredAd> => {
  const ad = parseBody(AdToCheck, input);
  if (caller.kind === 'user') await limits.checks.account.count(String(caller.id));
  else await limits.checks.address(client.address);
  return reader.check({ ad, day: australianDay(clock()) });
};
