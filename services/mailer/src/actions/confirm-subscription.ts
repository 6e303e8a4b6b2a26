import { invalid } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import { confirm } from '../domain/subscriber.ts';
import { confirmPurpose, listLinks } from './list-links.ts';

/** Confirms an address by the signed link of its email. */
export const confirmSubscription = async (context: Context, token: string) => {
  const id = await context.links.read(confirmPurpose, token);
  if (id === undefined) throw invalid('token', 'This link does not work.');
  const links = await listLinks(context, id);
  const known = await context.subscribers.change(id, (asked) => confirm(asked, links, context.clock()));
  if (!known) throw invalid('token', 'This link does not work.');
  return true;
};
