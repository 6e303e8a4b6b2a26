import { parseBody } from '@waratah/kit/errors';
import { australianDay } from '@waratah/vocabulary/australia/day';
import type { VisaOpening } from '@waratah/vocabulary/law/openings';
import type { AskedContext } from '../context.ts';
import { AdToCheck } from '../domain/check/ad-to-check.ts';
import { type CheckedAd, checkedAd } from '../domain/check/checked-ad.ts';
import { openingsIn } from '../domain/openings.ts';

/** Reads an ad from anywhere and keeps nothing of it. Errors: INVALID naming the field, TOO_MANY. */
export const checkAd = async (
  { limits, caller, client, localities, clock }: AskedContext,
  input: unknown,
): Promise<CheckedAd & Readonly<{ openings: readonly VisaOpening[] }>> => {
  const ad = parseBody(AdToCheck, input);
  if (caller.kind === 'user') await limits.checks.account.count(String(caller.id));
  else await limits.checks.address(client.address);
  const day = australianDay(clock());
  const checked = checkedAd(ad, day);
  return { ...checked, openings: openingsIn(checked.reading, localities, day) };
};
