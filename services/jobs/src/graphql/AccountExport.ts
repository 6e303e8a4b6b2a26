import { requireSelf } from '@waratah/kit/security/auth';
import type { AccountExportResolvers } from '../__generated__/resolvers.ts';
import { exportUser } from '../actions/export-user.ts';

export const AccountExport: AccountExportResolvers = {
  __resolveReference: (reference, { caller }) => (requireSelf(caller, reference.id), reference),
  jobs: ({ id }, _args, context) => exportUser(context, id),
};
