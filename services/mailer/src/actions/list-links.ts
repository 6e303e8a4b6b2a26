import type { Context } from '../context.ts';
import { type ListLinks, unconfirmedLifetime } from '../domain/subscriber.ts';

export const confirmPurpose = 'mailing-list-confirm';
export const leavePurpose = 'mailing-list-leave';

/** The links in the list's emails to an address. The link to unsubscribe never expires. */
export const listLinks = async ({ links, publicUrl }: Context, id: string): Promise<ListLinks> => {
  const [confirm, leave] = await Promise.all([
    links.sign(confirmPurpose, id, unconfirmedLifetime),
    links.sign(leavePurpose, id),
  ]);
  return {
    confirmUrl: `${publicUrl}/mail/list/confirm?token=${confirm}`,
    unsubscribeUrl: `${publicUrl}/mail/list/leave?token=${leave}`,
  };
};
