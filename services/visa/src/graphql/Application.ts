import type { ApplicationResolvers } from '../__generated__/resolvers.ts';
import { sharedWith } from '../actions/share-visa.ts';
import { shownVisa } from '../domain/verification.ts';

export const Application: ApplicationResolvers = {
  __resolveReference: (reference) => reference,
  sharesVisa: async (application, _args, context) =>
    (await sharedWith(context, context.caller, application)) !== undefined,
  verifiedVisa: async (application, _args, context) => {
    const verification = await sharedWith(context, context.caller, application);
    return (verification && shownVisa(verification, context.clock())) ?? null;
  },
};
