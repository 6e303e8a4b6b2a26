import { requireSelf } from '@waratah/kit/security/auth';
import type { AccountExportResolvers } from '../__generated__/resolvers.ts';
import { exportMessages } from '../actions/export-messages.ts';

export const AccountExport: AccountExportResolvers = {
  __resolveReference: (reference, { caller }) => (requireSelf(caller, reference.id), reference),
  mailer: ({ email }, _args, context) => exportMessages(context, email),
};
