import type { AskedContext } from '../context.ts';
import { entryOf } from '../domain/audit.ts';
import type { User } from '../domain/user.ts';

/** Records what somebody does as an operator before they have a session. Throws when it cannot, so that it is not done. */
export const recordAct = ({ audit, client, clock }: AskedContext, { _id }: Pick<User, '_id'>, name: string) => {
  const fields = [{ name, args: { operatorId: _id } }];
  const operation = { name, kind: 'mutation', fields, address: client.address } as const;
  return audit.add(entryOf(operation, { actor: { kind: 'operator', id: _id }, at: clock(), owners: new Map() }));
};
