import { Failure } from '@waratah/kit/errors';
import type { EventEmitter } from 'node:events';

/** Room for a form with several files; a fourth waits for one of the others. */
const mostAtOnce = 3;

/**
 * Lets each account have a few requests under way at once, so that one account's slow files never keep everybody
 * else's waiting. Throws TOO_MANY for more.
 */
export const fewAtOnce = () => {
  const underWay = new Map<number, number>();
  return (accountId: number, response: Pick<EventEmitter, 'once'>) => {
    const before = underWay.get(accountId) ?? 0;
    if (before >= mostAtOnce)
      throw new Failure('TOO_MANY', 'Your other files are still being read. Please try again.', 1);
    underWay.set(accountId, before + 1);
    response.once('close', () => {
      const left = (underWay.get(accountId) ?? 1) - 1;
      if (left > 0) underWay.set(accountId, left);
      else underWay.delete(accountId);
    });
  };
};
