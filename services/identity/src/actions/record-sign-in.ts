import type { AskedContext } from '../context.ts';
import type { User } from '../domain/user.ts';
import { keepAct } from './record-act.ts';

/** Adds an entry to the audit trail for an operator's sign-in; other users' sign-ins are not recorded. */
export const recordSignIn = async (context: AskedContext, user: User, field: 'signed in' | 'sign-in refused') => {
  if (user.role !== 'operator') return;
  const by = { operator: user._id, address: context.client.address, at: context.clock() };
  await keepAct(context, { ...by, name: 'sign-in', kind: 'page', field, args: {} });
};
