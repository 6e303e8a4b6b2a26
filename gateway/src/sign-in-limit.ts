import type { ApolloServerPlugin } from '@apollo/server';
import { Failure } from '@waratah/kit/errors';
import { Kind } from 'graphql';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RequestContext } from './context.ts';

export type SignInLimit = ApolloServerPlugin<RequestContext>;

const limited = new Set([
  'login',
  'register',
  'resendVerification',
  'forgotPassword',
  'resetPassword',
  'signInWithGoogle',
  'linkGoogle',
  'beginGoogleSignIn',
  'finishGoogleSignIn',
  'deleteAccount',
  'joinMailingList',
]);

/** Counts sign-ins, registrations and asked-for mails by address and by account, together over all gateways. */
export const createSignInLimit = (redis: Redis, perMinute: number): SignInLimit => {
  const limit = { points: perMinute, duration: 60, keyPrefix: 'sign-in' };
  const limiter = new RateLimiterRedis({
    ...limit,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    insuranceLimiter: new RateLimiterMemory(limit),
  });

  const consume = async (key: string) => {
    try {
      await limiter.consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new Failure(
        'TOO_MANY',
        'Too many attempts. Please wait a moment and try again.',
        Math.ceil(refusal.msBeforeNext / 1_000),
      );
    }
  };

  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ operation, contextValue, request }) => {
        const fields = operation?.selectionSet.selections.flatMap((field) =>
          field.kind === Kind.FIELD ? [field.name.value] : [],
        );
        if (!fields?.some((field) => limited.has(field))) return;
        const { caller } = contextValue;
        const account = request.variables?.email ?? (caller.kind === 'user' ? `user ${caller.id}` : undefined);
        await consume(`address:${contextValue.address}`);
        if (typeof account === 'string') await consume(`account:${contextValue.address}:${account.toLowerCase()}`);
      },
    }),
  };
};
