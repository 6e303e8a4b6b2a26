import { z } from 'zod';
import { OpsError } from './ops-error.ts';
import { callOps, type StackConnection } from './stack-connection.ts';

/** Filters by time, or by words in the reason. */
type Which = Readonly<{ since: string | undefined; reason: string | undefined }>;

const Suppressions = z.object({
  total: z.number(),
  suppressed: z.array(z.object({ address_sha256: z.string(), kind: z.string(), reason: z.string(), at: z.string() })),
});
const shownHash = 12;

/** Prints the suppressed addresses, the latest first. */
export const listSuppressions = async (stack: StackConnection, { since, reason }: Which) => {
  const query = new URLSearchParams({ ...(since && { since }), ...(reason && { reason }) });
  const { total, suppressed } = Suppressions.parse(await callOps(stack, 'GET', `/suppressions?${query.toString()}`));
  for (const one of suppressed)
    console.log(`${one.at}  ${one.kind.padEnd(9)}  ${one.address_sha256.slice(0, shownHash)}  ${one.reason}`);
  console.log(`Suppressed addresses: ${total}.`);
};

const LiftedOne = z.object({ lifted: z.boolean() });
const Lifted = z.object({ lifted: z.number() });

const liftAddress = async (stack: StackConnection, address: string) => {
  const { lifted } = LiftedOne.parse(await callOps(stack, 'POST', '/suppressions/lift-address', { address }));
  console.log(lifted ? `${address} gets email again.` : `${address} was not suppressed.`);
};

/** Lifts the suppression of one address, or those that the filters name. Throws OpsError. */
export const liftSuppressions = async (
  stack: StackConnection,
  { address, since, reason }: Which & Readonly<{ address: string | undefined }>,
) => {
  const filtered = since !== undefined || reason !== undefined;
  if (address && filtered) throw new OpsError('Name an EMAIL, or --since and --reason, not both.');
  if (address) return liftAddress(stack, address);
  if (!filtered) throw new OpsError('Name an EMAIL, or --since, or --reason.');
  const { lifted } = Lifted.parse(await callOps(stack, 'POST', '/suppressions/lift', { since, reason }));
  console.log(`Addresses that get email again: ${lifted}.`);
};
