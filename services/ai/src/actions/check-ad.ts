import { parseBody } from '@waratah/kit/errors';
import type { AskedContext } from '../context.ts';
import { AdToCheck } from '../domain/check/ad-to-check.ts';
import { type CheckedAd, checkedAd } from '../domain/check/checked-ad.ts';

/** Reads an ad from anywhere and keeps nothing of it. Errors: INVALID naming the field, TOO_MANY. */
export const checkAd = async ({ limits, caller, client }: AskedContext, input: unknown): Promise<CheckedAd> => {
  const ad = parseBody(AdToCheck, input);
  if (caller.kind === 'user') await limits.checks.account.count(String(caller.id));
  else await limits.checks.address(client.address);
  return checkedAd(ad);
};
