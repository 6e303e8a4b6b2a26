import { parseBody } from '@waratah/kit/errors';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { addressHash } from '../domain/message.ts';
import { Kind } from '../domain/suppression.ts';
import { forgetSubscriber } from './forget-subscriber.ts';

/** An address as operators and mail providers give it. */
export const Address = z.email('Must be an email address');
const Report = z.object({ address: Address, kind: Kind });

/** Records a mail provider's report: the address gets no more email and leaves the mailing list. */
export const reportAddress = async (context: Context, given: object) => {
  const { suppressions, clock, log } = context;
  const { address, kind } = parseBody(Report, given);
  await suppressions.add(address, { kind, reason: 'reported by the mail provider', at: clock() });
  await forgetSubscriber(context, addressHash(address));
  log.info({ kind }, 'address reported');
  return true;
};
