import type { ApplicationOutlookResolvers } from '../__generated__/resolvers.ts';
import { outlookWithdrawnAt, waitsUntil } from '../actions/outlook-for.ts';

export const ApplicationOutlook: ApplicationOutlookResolvers = {
  missing: (outlook) => (outlook.kind === 'profile' ? [...outlook.missing] : []),
  waitsUntil: async (outlook, _args, context) => (await waitsUntil(context, outlook)) ?? null,
  withdrawnAt: async (outlook, _args, context) => (await outlookWithdrawnAt(context, outlook)) ?? null,
  sourceUrl: (outlook) => (outlook.kind === 'source' ? outlook.url || null : null),
};
