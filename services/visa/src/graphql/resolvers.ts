import type { Resolvers } from '../__generated__/resolvers.ts';
import { AccountExport } from './AccountExport.ts';
import { Application } from './Application.ts';
import { Mutation } from './Mutation.ts';
import { Query } from './Query.ts';
import { VisaDecision } from './VisaDecision.ts';
import { VisaDocumentView } from './VisaDocumentView.ts';
import { VisaReview } from './VisaReview.ts';
import { VisaStatus } from './VisaStatus.ts';

export const resolvers: Resolvers = {
  Query,
  Mutation,
  VisaStatus,
  VisaReview,
  VisaDecision,
  VisaDocumentView,
  Application,
  AccountExport,
};
