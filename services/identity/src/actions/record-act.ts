import type { Act } from '@waratah/kit/security/acts';
import type { Context } from '../context.ts';
import { addressesIn, type AuditEntry, entryOf, type Recorded } from '../domain/audit.ts';

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
