import type { ApplicationOutlookResolvers } from '../__generated__/resolvers.ts';

export const ApplicationOutlook: ApplicationOutlookResolvers = {
  missing: (outlook) => (outlook.kind === 'profile' ? [...outlook.missing] : []),
  sourceUrl: (outlook) => (outlook.kind === 'source' ? outlook.url || null : null),
};
