import type { Act } from '@waratah/kit/security/acts';
import type { AskedContext, Context } from '../context.ts';
import { addressesIn, type AuditEntry, entryOf, type Recorded, searchIn } from '../domain/audit.ts';
import type { User } from '../domain/user.ts';
import { findPeople } from './find-people.ts';

const maxLookups = 20;

/** Adds an entry to the audit trail. Email addresses and searches are replaced by the ids of the people they name. */
export const keepAct = async ({ audit, users }: Pick<Context, 'audit' | 'users'>, recorded: Recorded, id?: string) => {
  const addresses = [...new Set(addressesIn(recorded.args))].slice(0, maxLookups);
  const found = await Promise.all(
    addresses.map(async (address) => [address, (await users.byEmail(address.toLowerCase()))?._id] as const),
  );
  const owners = new Map(found.flatMap(([address, owner]) => (owner === undefined ? [] : [[address, owner] as const])));
  const search = searchIn(recorded);
  const sought = search === undefined ? undefined : await findPeople({ users }, search, 0, maxLookups);
  await audit.add(entryOf(recorded, { owners, found: sought?.people.map(({ _id }) => _id) }), id);
};

/** The field through which the gateway records pages that it serves itself. */
const ofPages = 'recordOperation';

/** Actions in this service are added to the audit trail directly. */
export const ownActs = (context: Pick<Context, 'audit' | 'users' | 'clock'>) => ({
  record: async ({ caller, ...act }: Act) => {
    if (act.field !== ofPages) await keepAct(context, { ...act, operator: operatorOf(caller), at: context.clock() });
  },
});

export const operatorOf = (caller: Act['caller']): AuditEntry['operator'] =>
  caller.kind === 'user' ? caller.id : undefined;

/**
 * Records an operator's action that happens before they have a session. Throws if it cannot, so that nothing is done
 * without a record.
 */
export const recordAct = (context: AskedContext, { _id }: Pick<User, '_id'>, name: string) => {
  const by = { operator: _id, address: context.client.address, at: context.clock() };
  return keepAct(context, { ...by, name, kind: 'mutation', field: name, args: { operatorId: _id } });
};
