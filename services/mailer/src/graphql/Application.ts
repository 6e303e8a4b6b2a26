import type { ApplicationResolvers } from '../__generated__/resolvers.ts';
import { previewMove } from '../actions/preview-move.ts';

export const Application: ApplicationResolvers = {
  __resolveReference: (reference) => reference,
  moveEmail: (application, { status }, context) => previewMove(context, context.caller, application, status),
};
