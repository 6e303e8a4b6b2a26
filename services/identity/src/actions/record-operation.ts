import type { Caller } from '@waratah/kit/security/auth';
import { parseBody } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import { type Actor, addressesIn, entryOf, Operation } from '../domain/audit.ts';

/** Records what an operator is about to read or do; the gateway goes on only after it is recorded. */
export const recordOperation = async ({ audit, users, clock }: Context, caller: Caller, input: unknown) => {
  const operation = parseBody(Operation, input);
  const addresses = [...new Set(addressesIn(operation))].slice(0, 5);
  const found = await Promise.all(
    addresses.map(async (address) => [address, (await users.byEmail(address.trim().toLowerCase()))?._id] as const),
  );
  const owners = new Map(found.flatMap(([address, id]) => (id === undefined ? [] : [[address, id] as const])));
  await audit.add(entryOf(operation, { actor: actorOf(caller), at: clock(), owners }));
  return true;
};

const actorOf = (caller: Caller): Actor =>
  caller.kind === 'user' ? { kind: 'operator', id: caller.id } : { kind: 'key' };
