import { requireSelf } from '@waratah/kit/security/auth';
import type { AccountExportResolvers } from '../__generated__/resolvers.ts';
import { exportStudent } from '../actions/export-student.ts';

export const AccountExport: AccountExportResolvers = {
  __resolveReference: (reference, { caller }) => (requireSelf(caller, reference.id), reference),
  visa: ({ id }, _args, context) => exportStudent(context, id),
};
