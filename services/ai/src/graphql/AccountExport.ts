import { requireSelf } from '@waratah/kit/security/auth';
import type { AccountExportResolvers } from '../__generated__/resolvers.ts';
import { exportProfile } from '../actions/export-profile.ts';

export const AccountExport: AccountExportResolvers = {
  __resolveReference: (reference, { caller }) => (requireSelf(caller, reference.id), reference),
  ai: ({ id }, _args, context) => exportProfile(context, id),
};
