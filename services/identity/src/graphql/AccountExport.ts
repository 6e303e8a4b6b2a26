import type { AccountExportResolvers } from '../__generated__/resolvers.ts';
import { exportOf } from '../actions/export-account.ts';

export const AccountExport: AccountExportResolvers = {
  identity: ({ id }, _args, context) => exportOf(context, id),
};
