import type { ApplicationOutlookResolvers } from '../__generated__/resolvers.ts';
import { interestWait, outlookWithdrawnAt } from '../actions/outlook-for.ts';

export const ApplicationOutlook: ApplicationOutlookResolvers = {
  missing: (outlook) => (outlook.kind === 'profile' ? [...outlook.missing] : []),
  wait: async (outlook, _args, context) => {
    const wait = await interestWait(context, outlook);
    return wait ? { ...wait, missing: [...wait.missing] } : null;
  },
  withdrawnAt: async (outlook, _args, context) => (await outlookWithdrawnAt(context, outlook)) ?? null,
  sourceUrl: (outlook) => (outlook.kind === 'source' ? outlook.url || null : null),
};
