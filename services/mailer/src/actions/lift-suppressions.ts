import { invalid, parseBody } from '@waratah/kit/errors';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { addressHash } from '../domain/message.ts';
import type { Which } from '../store/suppressions.ts';
import { Address } from './report-address.ts';

const day = 'Must be a day like 2026-11-21 or a time like 2026-11-21T07:00:00Z';
const Named = z.object({
  since: z.union([z.iso.date(), z.iso.datetime({ offset: true })], day).nullish(),
  reason: z.string().max(200).nullish(),
});

const Lifted = z.object({ address: Address });

/** Throws INVALID. */
const whichOf = (named: object): Which => {
  const { since, reason } = parseBody(Named, named);
  return { ...(since && { since: new Date(since) }), ...(reason && { reason }) };
};

/** Removes the reports of one address, for example after its mailbox was repaired. Errors: INVALID if it is none. */
export const liftSuppression = ({ suppressions, clock }: Context, named: object) =>
  suppressions.lift(addressHash(parseBody(Lifted, named).address), clock());

/**
 * The suppressed addresses, the latest first: all of them, those since a time, or those whose reason contains some
 * words.
 */
export const listSuppressions = ({ suppressions }: Context, named: object) => suppressions.list(whichOf(named));

/**
 * Lifts the suppressions since a time or whose reason contains some words. Answers how many. Errors: INVALID if neither
 * is given.
 */
export const liftSuppressions = async ({ suppressions, clock, log }: Context, named: object) => {
  const which = whichOf(named);
  if (Object.keys(which).length === 0) throw invalid('since', 'Name a time or words of the reason');
  const lifted = await suppressions.liftAll(which, clock());
  log.info({ lifted }, 'suppressions lifted');
  return lifted;
};
