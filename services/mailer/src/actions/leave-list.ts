import { invalid } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import { forgetSubscriber } from './forget-subscriber.ts';
import { leavePurpose } from './list-links.ts';

/** Removes an address by the signed link of an email; repeating it gives the same answer. */
export const leaveList = async (context: Context, token: string) => {
  const id = await context.links.read(leavePurpose, token);
  if (id === undefined) throw invalid('token', 'This link does not work.');
  await forgetSubscriber(context, id);
  return true;
};
