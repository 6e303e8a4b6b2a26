import type { VisaDocumentViewResolvers } from '../__generated__/resolvers.ts';

export const VisaDocumentView: VisaDocumentViewResolvers = {
  viewer: ({ by }) => (typeof by === 'number' ? by : null),
};
