import { requireUser } from '@waratah/kit/security/auth';
import type { WrittenAdResolvers } from '../__generated__/resolvers.ts';
import { reachOfAd } from '../actions/reach-of-ad.ts';

export const WrittenAd: WrittenAdResolvers = {
  reach: ({ reading }, _args, context) => {
    requireUser(context.caller, 'employer');
    return reachOfAd(context, reading);
  },
};
