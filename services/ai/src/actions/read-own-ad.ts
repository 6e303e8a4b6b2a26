import { Failure } from '@waratah/kit/errors';
import type { UserCaller } from '@waratah/kit/security/auth';
import { australianDay } from '@waratah/vocabulary/australia/day';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Context } from '../context.ts';
import { messages } from '../domain/messages.ts';
import { readWrittenAd, type ReadAd, WrittenAd } from '../domain/written-ad.ts';

/** Reads an ad while its employer writes it. Errors: TOO_MANY. */
export const readOwnAd = async (
  { readings, localities, clock }: Context,
  caller: UserCaller,
  input: object,
): Promise<ReadAd> => {
  await readings.consume(caller.id).catch((refusal: unknown) => {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new Failure('TOO_MANY', messages.tooManyReadings, Math.ceil(refusal.msBeforeNext / 1_000));
  });
  return readWrittenAd(WrittenAd.parse(input), localities, australianDay(clock()));
};
