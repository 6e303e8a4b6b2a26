import { Failure } from '@waratah/kit/errors';
import type { UserCaller } from '@waratah/kit/security/auth';
import { australianDay } from '@waratah/vocabulary/australia/day';
import type { VisaOpening } from '@waratah/vocabulary/law/openings';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Context } from '../context.ts';
import { messages } from '../domain/messages.ts';
import { openingsOfAd, WrittenAd } from '../domain/written-ad.ts';

/** What an employer's ad as written is to each visa that it can name. */
export const adOpenTo = async (
  { readings, localities, clock }: Context,
  caller: UserCaller,
  input: object,
): Promise<readonly VisaOpening[]> => {
  await readings.consume(caller.id).catch((refusal: unknown) => {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new Failure('TOO_MANY', messages.tooManyReadings, Math.ceil(refusal.msBeforeNext / 1_000));
  });
  return openingsOfAd(WrittenAd.parse(input), localities, australianDay(clock()));
};
