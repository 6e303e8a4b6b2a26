import { asOperator } from '@waratah/kit/security/guards';
import type { QueryResolvers } from '../__generated__/resolvers.ts';
import { listSuppressions } from '../actions/lift-suppressions.ts';

export const Query: QueryResolvers = {
  mailSuppressions: asOperator(listSuppressions),
};
