import type { Act } from '@waratah/kit/security/acts';
import type { AskedContext, Context } from '../context.ts';
import { addressesIn, type AuditEntry, entryOf, type Recorded } from '../domain/audit.ts';
import type { User } from '../domain/user.ts';

const maxLookups = 20;

/** Adds a line to the trail. Email addresses become their owners' ids. */
export const keepAct = async ({ audit, users }: Pick<Context, 'audit' | 'users'>, recorded: Recorded, id?: string) => {
  const addresses = [...new Set(addressesIn(recorded.args))].slice(0, maxLookups);
  const found = await Promise.all(
    addresses.map(async (address) => [address, (await users.byEmail(address.toLowerCase()))?._id] as const),
  );
  const owners = new Map(found.flatMap(([address, owner]) => (owner === undefined ? [] : [[address, owner] as const])));
  await audit.add(entryOf(recorded, owners), id);
};

/** The field by which the gateway records pages that it serves itself. */
const ofPages = 'recordOperation';

/** Acts in this service go straight into the trail. */
export const ownActs = (context: Pick<Context, 'audit' | 'users' | 'clock'>) => ({
  record: async ({ caller, ...act }: Act) => {
    if (act.field !== ofPages) await keepAct(context, { ...act, operator: operatorOf(caller), at: context.clock() });
  },
});

export const operatorOf = (caller: Act['caller']): AuditEntry['operator'] =>
  caller.kind === 'user' ? caller.id : undefined;

/** Records what somebody does as an operator before they have a session. Throws when it cannot, so that it is not done. */
export const recordAct = (context: AskedContext, { _id }: Pick<User, '_id'>, name: string) => {
  const by = { operator: _id, address: context.client.address, at: context.clock() };
  return keepAct(context, { ...by, name, kind: 'mutation', field: name, args: { operatorId: _id } });
};
